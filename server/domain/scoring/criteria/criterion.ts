import type { Dimension, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import type { ObjectionTopic } from '../../debtor/plan.ts'
import type { Finances, Right } from '../../debtor/state.ts'
import type { Conversation } from '../conversation.ts'

/** The criteria of each dimension with their share in it. docs/scoring.md defines every one. */
export const criterionWeights = {
  'empathy.acknowledged': 2,
  'empathy.specific': 1,
  'empathy.feeling_first': 1,
  'empathy.interest': 0.75,
  'empathy.respect': 2,
  'empathy.calmed': 1.5,
  'empathy.care': 3,
  'empathy.warmth': 4,
  'communication.opening': 3,
  'communication.open_questions': 1.5,
  'communication.short_turns': 2,
  'communication.substance': 1.5,
  'communication.one_at_a_time': 1,
  'communication.answers': 2,
  'communication.checks': 1,
  'communication.closing': 1.5,
  'communication.language': 1.5,
  'communication.listens': 1.5,
  'objection_handling.taken_up': 1.5,
  'objection_handling.probed': 1.5,
  'objection_handling.answered': 1.5,
  'objection_handling.no_pressure': 1.5,
  'objection_handling.resolved': 1.5,
  'objection_handling.cause_found': 2,
  'objection_handling.right_taken': 5,
  'solution_focus.no_collecting': 4,
  'solution_focus.evidence': 2,
  'solution_focus.next_step': 4,
  'solution_focus.affordability': 1,
  'solution_focus.options': 0.75,
  'solution_focus.amount': 0.75,
  'solution_focus.date_and_method': 1.5,
  'solution_focus.commitment': 4,
  'solution_focus.within_means': 1,
  'solution_focus.recap': 1,
  'solution_focus.fallback': 0.75,
  'compliance.identified': 1,
  'compliance.verified_first': 5,
  'compliance.disclosure': 3,
  'compliance.rights': 2,
  'compliance.lawful': 4,
} as const satisfies Record<`${Dimension}.${string}`, number>
export type CriterionId = keyof typeof criterionWeights
export const criterionIds = Object.keys(criterionWeights).filter(
  (id): id is CriterionId => id in criterionWeights,
)

export function dimensionOf(id: CriterionId): Dimension {
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
  'specific_promise',
  'above_means',
  'recap_given',
  'no_fallback',
  'right_honoured',
  'right_ignored',
  'clean_opening',
  'no_next_step',
  'collecting_on',
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
export type Opportunity = { credit: number; quote: Quote | null; moment?: Moment | null }

/** Everything a criterion may look at. `finances` are the debtor's hidden figures, used after the call only. */
export type Subject = { talk: Conversation; finances: Finances | null }

/** Each criterion lists its opportunities; an empty list means that it does not apply. */
export type CriteriaOf<D extends Dimension> = {
  [Id in Extract<CriterionId, `${D}.${string}`>]: (subject: Subject) => Opportunity[]
}
