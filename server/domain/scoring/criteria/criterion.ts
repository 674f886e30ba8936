import type { Dimension, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import type { ObjectionTopic } from '../../debtor/plan.ts'
import type { Finances, Right } from '../../debtor/state.ts'
import type { Standing } from '../../law/law.ts'
import type { Conversation } from '../conversation.ts'
import type { Breach } from '../violations.ts'
import type { UsedRight } from '../words/missed-rights.ts'

export function dimensionOf(id: string): Dimension {
  const [name] = id.split('.')
  switch (name) {
    case 'empathy':
    case 'communication':
    case 'objection_handling':
    case 'solution_focus':
    case 'compliance':
      return name
    default:
      throw new Error(`criterion without a dimension: ${id}`)
  }
}

/** What a key finding can be about. The words for each are in words/. */
export const momentKinds = [
  'named_feeling',
  'missed_feeling',
  'generic_feeling',
  'money_before_feeling',
  'harsh_line',
  'pushy_line',
  'asked_again',
  'care_given',
  'care_missing',
  'open_question',
  'closed_only',
  'lecture',
  'stacked_questions',
  'unanswered_question',
  'checked_understanding',
  'no_recap',
  'wrong_language',
  'interrupted',
  'objection_answered',
  'objection_ignored',
  'objection_off_point',
  'objection_not_probed',
  'pressure_after_objection',
  'cause_found',
  'concrete_offer',
  'full_only',
  'no_offer',
  'no_affordability',
  'vague_promise',
  'no_promise',
  'not_agreed',
  'specific_promise',
  'first_figure',
  'above_means',
  'recap_given',
  'no_fallback',
  'right_honoured',
  'right_ignored',
  'clean_opening',
  'no_next_step',
  'collecting_on',
  'impatient_line',
  'cause_let_go',
  'cause_unasked',
  'figure_first',
  'name_alone',
  'debt_before_check',
  'half_notice',
  'late_notice',
  'cold_line',
  'bare_demand',
  'no_thanks',
  'curt_demand',
  'passed_over',
  'vague_line',
  'request_left',
  'near_breach',
  'pressing_line',
  'belittling_line',
  'unclear_line',
  'rambling_line',
] as const
export type MomentKind = (typeof momentKinds)[number]

export const strengthKinds = [
  'named_feeling',
  'care_given',
  'open_question',
  'checked_understanding',
  'objection_answered',
  'cause_found',
  'concrete_offer',
  'specific_promise',
  'recap_given',
  'right_honoured',
  'clean_opening',
] as const satisfies readonly MomentKind[]
export type StrengthKind = (typeof strengthKinds)[number]

export function isStrength(kind: MomentKind): kind is StrengthKind {
  return strengthKinds.some((strength) => strength === kind)
}

/** One moment worth showing: the collector's line, and the debtor's line it answered. */
export type Moment = {
  kind: MomentKind
  quote: Quote
  about: Quote | null
  /** What the debtor had spoken of. */
  told?: ReadonlySet<Concept>
  topic?: ObjectionTopic
  right?: Right
}

/** One opportunity, with the share of it that was earned (0-1). */
export type Opportunity = {
  credit: number
  quote: Quote | null
  moment?: Moment | null
  /** Further lines that show the same loss, the worst first: a habit is one occasion, and shows in several. */
  also?: readonly Moment[]
  /** The right that gave the opportunity: what is said of it names this one. */
  right?: UsedRight | null
  /** What is said of it where it lost, if the sentence of its grade says something else. */
  why?: Record<Language, string>
}

/** Everything a criterion may look at. `finances` are the debtor's hidden figures, used after the call only. */
export type Subject = {
  talk: Conversation
  finances: Finances | null
  law: Standing
  breaches: readonly Breach[]
}

/** What is an occasion for a criterion, and what earns 2, 1 and 0. */
export type Definition = { occasion: string; two: string; one: string; zero: string }

/** One sentence for each grade (0, 1, 2). */
type Graded = readonly [missed: string, partly: string, met: string]

/** One thing that a call is judged by. The embedded rules, a judge and a manager's scorecard read the same one. */
export type Criterion = {
  id: `${Dimension}.${string}`
  /** Its share in the dimension (docs/scoring.md). */
  weight: number
  definition: Record<Language, Definition>
  /** What a judgement says of the call. */
  reasons: Record<Language, Graded>
  /** Lists the opportunities; an empty list means that the criterion does not apply. */
  opportunities: (subject: Subject) => Opportunity[]
}
