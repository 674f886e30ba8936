import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { AnalysisReport, Criterion, Quote, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { capCost } from '#src/components/analysis/cap-cost.ts'
import { linesFrom, ownLines } from './compare-tries.ts'

/** Why a retry cannot be compared with its first try. */
export type TooShort = 'nothing_said' | 'no_answer' | 'no_score' | 'few_lines'

type Lines = Pick<TrainingSessionDetails, 'items' | 'score'>

/** Whether too little was said in a retry from its line on, which counts from 1; null if it can be compared. */
export function tooShort(first: Lines, retry: Lines, line: number): TooShort | null {
  const lines = linesFrom(retry, line)
  const start = lines.findIndex(({ role }) => role === 'user')
  if (start < 0) return 'nothing_said'
  if (!lines.slice(start).some(({ role }) => role === 'assistant')) return 'no_answer'
  if (retry.score === null) return 'no_score'
  return ownLines(retry, line) < Math.min(limits.retryLinesMin, ownLines(first, line)) ? 'few_lines' : null
}

/** What decided that a retry was no better. */
export type Reason = {
  cause:
    | { name: 'violation'; violation: ViolationFinding; limit: number }
    /** `points` less than in the first try; null where no cost is stored. */
    | { name: 'lost'; criterion: Criterion; points: number | null }
    /** Nothing got worse: what still costs most. */
    | { name: 'still_lost'; criterion: Criterion; points: number | null }
  quote: Quote | null
  why: string
  betterLine: string | null
  /** From where to take it again: the first line of the collector there. */
  retryFrom: Pick<Quote, 'itemId' | 'line'> | null
}

/** Why a retry scored no better than its first try; null if nothing in it was lost. `line` counts from 1. */
export function explainRetry(first: AnalysisReport, retry: AnalysisReport, line: number): Reason | null {
  return violationIn(retry, line) ?? criterionIn(first, retry, line)
}

/** A line of the collector to take again, and whose it is. `line` counts from 1. */
export type RetryPlace = { of: 'first' | 'retry'; itemId: string; line: number }

/**
 * The line to take again after a retry: what lost in it, or the moment of both. Lines from before the moment are taken from
 * the first try, so that the next retry is compared with that as well. Null if there is none.
 */
export function placeToRetry(
  first: Pick<Lines, 'items'>,
  retry: Pick<Lines, 'items'>,
  line: number,
  retryFrom: Reason['retryFrom'],
): RetryPlace | null {
  const at = retryFrom === null ? -1 : placeOf(retry, retryFrom)
  const of = at >= line - 1 ? 'retry' : 'first'
  const lines = linesFrom(of === 'retry' ? retry : first, 1)
  const place = lines.findIndex(({ role }, index) => index >= (at < 0 ? line - 1 : at) && role === 'user')
  const item = lines[place]
  return item ? { of, itemId: item.id, line: place + 1 } : null
}

/** The place of a line of a report among the lines of its try; -1 if it is gone. */
function placeOf(of: Pick<Lines, 'items'>, { itemId, line }: Pick<Quote, 'itemId' | 'line'>): number {
  return itemId === null ? line : linesFrom(of, 1).findIndex(({ id }) => id === itemId)
}

function violationIn(retry: AnalysisReport, line: number): Reason | null {
  const cap = capCost(retry)
  const causes = retry.violations.filter(({ causesCap }) => causesCap === true)
  // One that was said before the moment stands in both tries.
  const violation = causes.find(({ quote }) => quote.line >= line - 1) ?? causes[0]
  if (cap === null || !violation) return null
  return {
    cause: { name: 'violation', violation, limit: cap.at },
    quote: violation.quote,
    why: violation.why,
    betterLine: violation.betterLine,
    retryFrom: violation.quote,
  }
}

function criterionIn(first: AnalysisReport, retry: AnalysisReport, line: number): Reason | null {
  const isStored = [...first.criteria, ...retry.criteria].every(({ cost }) => cost !== undefined)
  // Without stored costs the share of its opportunities stands for what a criterion lost.
  const lost = ({ cost, credited, opportunities }: Criterion) =>
    isStored ? (cost ?? 0) : 1 - credited / opportunities
  const ranked = retry.criteria
    .map((criterion) => {
      const before = first.criteria.find(({ id }) => id === criterion.id)
      // One that the first try was not judged by, as in an older analysis, compares to nothing.
      return {
        criterion,
        lost: lost(criterion),
        more: before ? lost(criterion) - lost(before) : 0,
        inBoth: before !== undefined,
      }
    })
    .filter((one) => one.lost > 0)
  const shown = (list: typeof ranked) =>
    // What was said before the moment is the same in both tries, so it shows no difference.
    list.find(({ criterion }) => evidenceFrom(criterion, line) !== null) ?? list[0]
  const worse = shown(ranked.filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more))
  const dearest = ranked.toSorted((a, b) => b.lost - a.lost)
  const found = worse ?? shown(dearest.filter(({ inBoth }) => inBoth)) ?? shown(dearest)
  if (!found) return null
  const { criterion } = found
  const points = isStored ? (worse ? worse.more : found.lost) : null
  const evidence = evidenceFrom(criterion, line)
  return {
    cause: { name: worse ? 'lost' : 'still_lost', criterion, points },
    quote: evidence?.quote ?? null,
    why: criterion.why,
    betterLine: evidence?.betterLine ?? null,
    retryFrom: evidence?.retryFrom ?? null,
  }
}

/** The words from a line on, counted from 1, that show what a criterion lost; null without any. */
function evidenceFrom(
  { missed = [], quote }: Criterion,
  line: number,
): (Pick<Reason, 'betterLine' | 'retryFrom'> & { quote: Quote }) | null {
  const moment = missed.find(({ retryFrom }) => retryFrom.line >= line - 1)
  if (moment) return moment
  return quote !== null && quote.line >= line - 1 ? { quote, betterLine: null, retryFrom: quote } : null
}
