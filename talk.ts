// Holds a call with the debtor without a server. Calls are files in ./calls/NAME.json
//   node talk.mjs new NAME PROSPECT_ID      starts a call with a prospect of prospects.json; prints the opening
//   node talk.mjs say NAME "line"           prints the debtor's reply
//   node talk.mjs show NAME
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fold, openingPlan } from '#server/domain/debtor/fold.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'

const [, , verb, name = '', ...rest] = process.argv
const here = process.env.TALK_DIR ?? process.cwd()
mkdirSync(`${here}/calls`, { recursive: true })
const file = `${here}/calls/${name}.json`
type Call = { prospect: string; scenario: Scenario; lines: TranscriptLine[]; ended: boolean; debug: unknown[] }

function save(call: Call) {
  writeFileSync(file, JSON.stringify(call, null, 1))
}

if (verb === 'new') {
  if (existsSync(file)) throw new Error('that call exists')
  const prospects = JSON.parse(readFileSync(`${here}/prospects.json`, 'utf8')) as Record<string, any>[]
  const one = prospects.find((p) => p.id === rest[0])
  if (!one) throw new Error(`no prospect ${rest[0]}`)
  let seed = 7
  for (const c of name) seed = (seed * 31 + c.charCodeAt(0)) | 0
  const scenario: Scenario = {
    seed,
    name: one.name,
    type: one.type ?? 'individual',
    occupation: one.occupation ?? null,
    income: one.income ?? null,
    debtCents: (one.debtAmount ?? 1000) * 100,
    debtType: one.debtType ?? 'credit_card',
    paymentHistory: one.paymentHistory ?? 'mixed',
    personality: one.personality,
    difficulty: one.difficultyLevel ?? 'medium',
    accent: one.accent ?? 'neutral',
    primaryLanguage: one.primaryLanguage ?? 'english',
    sessionLanguage: one.sessionLanguage ?? (one.primaryLanguage === 'spanish' ? 'spanish' : 'english'),
    sessionType: 'standard',
    opening: one.opening ?? 'greeting',
    scenario: one.scenario ?? null,
    objections: one.objections ?? [],
    today: '2026-11-23',
  }
  const plan = openingPlan(scenario)
  const text = realise(plan, { scenario, lines: [], turn: 0 })
  const call: Call = { prospect: one.id, scenario, lines: [{ itemId: null, speaker: 'assistant', text }], ended: false, debug: [] }
  save(call)
  console.log(text)
} else if (verb === 'say') {
  const call = JSON.parse(readFileSync(file, 'utf8')) as Call
  if (call.ended) {
    console.log('(the call is over)')
  } else {
    for (const line of rest) {
      call.lines.push({ itemId: null, speaker: 'user', text: line })
      const { steps } = fold(call.scenario, call.lines)
      const step = steps.at(-1)
      const plan = step?.plan
      if (!plan) {
        console.log('(the call is over)')
        call.ended = true
        break
      }
      const text = realise(plan, { scenario: call.scenario, lines: call.lines, turn: steps.length })
      call.lines.push({ itemId: null, speaker: 'assistant', text })
      call.debug.push({ says: 'fact' in plan.says ? `fact:${plan.says.fact.id}` : plan.says.situation, mood: plan.mood, feelings: step.state.feelings, reading: (step as any).reading?.sentences.map((s: any) => ({ q: s.quote, t: s.question?.topic, c: s.question?.certainty, so: s.social?.social, a: s.acts.map((a: any) => a.act), ce: s.certainty })) })
      console.log(text)
      if (plan.endsCall) {
        call.ended = true
        console.log('(the debtor has ended the call)')
        break
      }
    }
  }
  save(call)
} else if (verb === 'show') {
  const call = JSON.parse(readFileSync(file, 'utf8')) as Call
  for (const { speaker, text } of call.lines) console.log(speaker === 'user' ? `C: ${text}` : `D: ${text}`)
} else throw new Error('new, say or show')
