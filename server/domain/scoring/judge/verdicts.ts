import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { type Judgement, verdict } from '#protocol/vocabulary/judgement.ts'
import type { TranscriptLine } from '../../debtor/scenario.ts'
import { checkQuote } from '../quotes.ts'

/** Why a verdict cannot stand. The judge is told once; then the rules judge that criterion. */
export type Flaw = {
  id: string
  problem: 'unknown_criterion' | 'not_judged' | 'malformed' | 'no_quote' | 'quote_not_said'
}

/** What was wrong with an answer, for the judge that gave it. */
export const problems: Record<Flaw['problem'], string> = {
  unknown_criterion: 'no such criterion',
  not_judged: 'left out',
  malformed: 'score must be "0", "1", "2" or "none", with a line and a quote',
  no_quote: 'a quote and its line are missing',
  quote_not_said: 'these words do not stand in that line, or the wrong side said them',
}

const scores = { '0': 0, '1': 1, '2': 2, none: null } as const

export type CheckedVerdict =
  | { problem: Flaw['problem'] }
  | { score: null; quote: null }
  | { score: 0 | 1 | 2; quote: Quote }

/**
 * A verdict that can be checked against the call, or what is wrong with it.
 * @param either whether the debtor's words may show a 1 or a 2
 */
export function checkVerdict(
  given: unknown,
  lines: readonly TranscriptLine[],
  either: boolean,
): CheckedVerdict {
  if (given === undefined) return { problem: 'not_judged' }
  const parsed = verdict.safeParse(given)
  if (!parsed.success) return { problem: 'malformed' }
  const { score: written, line, quote } = parsed.data
  const score = scores[written]
  if (score === null) return { score, quote: null }
  if (quote === null || line === null) return { problem: 'no_quote' }
  const check = checkQuote(lines, { line, text: quote }, either || score === 0 ? null : 'user')
  return check.ok ? { score, quote: check.quote } : { problem: 'quote_not_said' }
}

/** What a request to a judge asked for, as far as its answer is checked. */
export type AskedFor = {
  ids: readonly string[]
  /** Other ids that pass without a word, such as criteria that had no occasion. */
  known?: readonly string[]
  /** Those that the debtor's words may show. */
  either: readonly string[] | 'all'
}

/** What is wrong with the answer to a request, criterion by criterion. */
export function flawsIn(
  given: Judgement['criteria'],
  { ids, known = [], either }: AskedFor,
  lines: readonly TranscriptLine[],
): Flaw[] {
  const unknown = Object.keys(given).filter((id) => !ids.includes(id) && !known.includes(id))
  return [
    ...unknown.map((id): Flaw => ({ id, problem: 'unknown_criterion' })),
    ...ids.flatMap((id): Flaw[] => {
      const found = checkVerdict(given[id], lines, either === 'all' || either.includes(id))
      return 'problem' in found ? [{ id, problem: found.problem }] : []
    }),
  ]
}
