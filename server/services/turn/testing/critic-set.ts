import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import type { Fact } from '#server/domain/debtor/life/life.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { DebtorAct } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { Critic } from '#server/domain/turn/critic.ts'

/** A reply of the critic's set in its situation. `half`: replies of `b` are only measured, never looked at. */
const row = z.object({
  half: z.enum(['a', 'b']),
  kind: z.string().optional(),
  lang: z.enum(['en', 'es', 'bilingual']),
  collector: z.string(),
  history: z.array(z.string()),
  life: z.array(z.string()),
  not_yet: z.array(z.string()),
  balance: z.number(),
  move: z.string(),
  offer: z.string().nullable(),
  reply: z.string(),
})
export type CriticRow = z.output<typeof row>

/** The replies of one kind, good or bad. */
export function criticSet(kind: 'good' | 'bad', half: 'a' | 'b'): CriticRow[] {
  const url = new URL(`../../../../data/critic/${kind}.jsonl`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => row.parse(JSON.parse(line)))
    .filter((one) => one.half === half)
}

const actOf: Record<string, DebtorAct> = {
  accept: 'accept',
  promise: 'promise',
  counter_offer: 'counter_offer',
  object: 'no_money',
  ask_back: 'ask_back',
  put_off: 'defer',
  reveal: 'reveal',
  lash_out: 'lash_out',
  break_down: 'break_down',
  hang_up: 'hang_up',
  farewell: 'goodbye',
  invoke_right: 'stop_calling',
  repeat_request: 'check_line',
}

/** Why a reply of the set is refused, with the clause; null where it passes. */
export function refusalOf({
  lang,
  collector,
  history,
  life,
  not_yet: kept,
  balance,
  ...one
}: CriticRow): string | null {
  const task = replyTask({ plan: { language: lang === 'es' ? 'es' : 'en' } })
  const spoken = lang === 'es' ? ('es' as const) : ('en' as const)
  const fact = (text: string, at: number): Fact => ({
    id: `author-${at}`,
    topic: 'elsewhere',
    also: [],
    text,
    again: text,
    openness: 'free',
    from: 'author',
    quotable: true,
  })
  const known = [...life, ...kept].map(fact)
  const name = /(?:my name is|me llamo|soy) ([^.,]+)/iu.exec(life.join(' '))?.[1] ?? 'Alex'
  const base = lifeOf(task.scenario, spoken)
  const own = { ...base, facts: known, cause: [] }
  const sessionLanguage = lang === 'bilingual' ? 'bilingual' : lang === 'es' ? 'spanish' : 'english'
  const scenario = {
    ...task.scenario,
    name,
    debtCents: balance * 100,
    sessionLanguage: sessionLanguage as typeof task.scenario.sessionLanguage,
    lives: { en: own, es: own },
    income: null,
    occupation: null,
  }
  const lines = [...history, `C: ${collector}`].map((line): TranscriptLine => {
    const speaker = line.startsWith('D:') ? 'assistant' : 'user'
    return { itemId: null, speaker, text: line.replace(/^[CD]: ?/u, '') }
  })
  const act = actOf[one.move] ?? 'answer'
  const plan = {
    ...task.plan,
    act,
    says: { situation: 'own.words' as const },
    endsCall: act === 'hang_up' || act === 'goodbye',
  }
  const notYet = one.move === 'reveal' ? [] : known.slice(life.length).map(({ id }) => id)
  const briefing = { told: {}, notYet, own: null, agreed: null, objections: [] }
  const critic = new Critic({ plan, scenario, lines, turn: { briefing } })
  const splitter = new ClauseSplitter()
  let before = ''
  for (const clause of [...splitter.push(one.reply), ...splitter.flush()]) {
    const verdict = critic.judge(clause, before)
    if (!verdict.ok) return `${verdict.because} | ${clause.trim()}`
    before += clause
  }
  return null
}
