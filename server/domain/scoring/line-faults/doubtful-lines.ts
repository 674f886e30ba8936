import type { Standing } from '../../law/law.ts'
import type { Conversation } from '../conversation.ts'
import type { CriterionId } from '../criteria/criteria.ts'
import { isStrength, type Moment, type Opportunity } from '../criteria/criterion.ts'
import type { Judged } from '../scores.ts'
import { graveness } from './graveness.ts'
import { lineFaultsIn } from './read.ts'

/**
 * Criteria of which a line is only shown where people would find fault with that line: of what was said of calmer ones, two trainers
 * a language called half wrong, and signed a quarter (data/report-claims, fifth look). The others show what the law asks for, what
 * nobody asked about, or words that are harsh by themselves.
 */
const shownByFaultyLines: ReadonlySet<CriterionId> = new Set([
  'empathy.acknowledged',
  'empathy.specific',
  'empathy.feeling_first',
  'empathy.interest',
  'empathy.warmth',
  'communication.one_at_a_time',
  'communication.takes_up',
  'objection_handling.taken_up',
  'objection_handling.probed',
  'objection_handling.answered',
  'objection_handling.no_pressure',
  'solution_focus.no_collecting',
  'solution_focus.options',
  'solution_focus.amount',
  'solution_focus.date_and_method',
  'solution_focus.within_means',
  'solution_focus.recap',
  'solution_focus.fallback',
  'compliance.careful',
])

/** From this graveness on people surely find fault with a line. */
const surelyFaulty = 1.1

/** Whether a moment of a criterion may be shown at its line. */
export type MayShow = (id: CriterionId, moment: Moment) => boolean

/** By what people would say of the lines of a call. A strength may always be shown. */
export function mayShowIn(talk: Conversation, law: Standing): MayShow {
  const faulty = new Set(
    lineFaultsIn(talk, law).flatMap(({ line, faults }) =>
      graveness(faults) >= surelyFaulty ? [line.line] : [],
    ),
  )
  return (id, { kind, quote }) => !shownByFaultyLines.has(id) || isStrength(kind) || faulty.has(quote.line)
}

/** The judgement without the lines of which people would say that nothing is wrong with them; what was lost stays lost. */
export function withoutDoubtfulLines(judged: readonly Judged[], mayShow: MayShow): Judged[] {
  return judged.map((one) => ({
    ...one,
    opportunities: one.opportunities.map((chance): Opportunity => {
      const { moment, also = [], ...rest } = chance
      const told = moment ? [moment, ...also] : []
      const shown = told.filter((each) => mayShow(one.id, each))
      if (shown.length === told.length) return chance
      const [first, ...others] = shown
      return first ? { ...rest, quote: first.quote, moment: first, also: others } : { ...rest, moment: null }
    }),
  }))
}
