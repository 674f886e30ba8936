import { readFileSync } from 'node:fs'
import { fold, openingPlan } from '#server/domain/debtor/fold.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { stemsOf } from '#server/domain/debtor/life/word-families.ts'
const [, , pf, qf, show] = process.argv
const d = JSON.parse(readFileSync(pf!, 'utf8'))
const prospects: any[] = d.prospects ?? d
const q0 = qf && qf !== '-' ? JSON.parse(readFileSync(qf, 'utf8')) : d.questions
const qs: any[] = Array.isArray(q0)
  ? q0.map((x: any) => ({ id: x.id ?? x.prospect, q: x.q ?? x.question, answer: x.answer }))
  : Object.entries(q0).flatMap(([id, l]: any) =>
      l.map((x: any) => ({ id, q: x.q ?? x.question, answer: x.answer })),
    )
const ok: Record<string, number> = {},
  all: Record<string, number> = {}
for (const p of prospects) {
  const es = p.sessionLanguage === 'spanish'
  const scenario: any = {
    seed: 11,
    name: p.name,
    type: p.type,
    occupation: p.occupation,
    income: p.income,
    debtCents: p.debtAmount * 100,
    debtType: p.debtType,
    paymentHistory: p.paymentHistory,
    personality: 'cooperative',
    difficulty: 'beginner',
    accent: p.accent,
    primaryLanguage: p.primaryLanguage,
    sessionLanguage: p.sessionLanguage,
    sessionType: 'standard',
    opening: p.opening,
    scenario: p.scenario,
    objections: p.objections,
    today: '2026-11-23',
  }
  const base: any[] = [
    {
      itemId: null,
      speaker: 'assistant',
      text: realise(openingPlan(scenario), { scenario, lines: [], turn: 0 }),
    },
  ]
  for (const text of es
    ? [
        `Buenos días, le habla Marta Solís de Andes Servicios, ¿hablo con ${p.name.replace(/ \(.*/, '')}?`,
        'Gracias. Este es un intento de cobrar una deuda. Lamento mucho lo que está pasando, estoy aquí para ayudarle.',
      ]
    : [
        `Hello, this is Dana Cole with Alder Recovery on a recorded line, am I speaking with ${p.name.replace(/ \(.*/, '')}?`,
        "Thank you. This is an attempt to collect a debt. I'm sorry about what you're going through, and I'm here to help.",
      ]) {
    base.push({ itemId: null, speaker: 'user', text })
    const plan = fold(scenario, base).steps.at(-1)!.plan
    if (plan)
      base.push({
        itemId: null,
        speaker: 'assistant',
        text: realise(plan, { scenario, lines: base, turn: 1 }),
      })
  }
  for (const { q, answer } of qs.filter((x) => x.id === p.id)) {
    const lines = [...base, { itemId: null, speaker: 'user', text: q }]
    const step = fold(scenario, lines).steps.at(-1)!
    const reply = step.plan ? realise(step.plan, { scenario, lines, turn: 3 }) : 'OVER'
    const lang = es ? 'es' : 'en'
    const want = new Set(stemsOf(answer.replace(/\(.*?\)/g, ''), lang)),
      got = new Set(stemsOf(reply, lang))
    const hit = [...want].filter((w) => got.has(w)).length
    const good = hit >= Math.max(1, Math.min(2, want.size) * 0.5 + (want.size > 4 ? 1 : 0) - 0.01)
    all[lang] = (all[lang] ?? 0) + 1
    if (good) ok[lang] = (ok[lang] ?? 0) + 1
    if (show)
      console.log(
        good ? '+' : '-',
        p.id,
        '|',
        q,
        '|',
        reply,
        '|',
        answer,
        '|',
        step.plan && ('fact' in step.plan.says ? step.plan.says.fact.id : step.plan.says.situation),
      )
  }
}
console.log(ok, all)
