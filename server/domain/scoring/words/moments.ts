import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Moment, MomentKind } from '../criteria/criterion.ts'
import { themeOf } from './acknowledging.ts'
import { quoted } from './format.ts'
import { improvementProse } from './improvements.ts'
import { objectionName } from './objections.ts'
import { strengthProse } from './strengths.ts'

export const momentDimension: Record<MomentKind, Dimension> = {
  named_feeling: 'empathy',
  missed_feeling: 'empathy',
  generic_feeling: 'empathy',
  money_before_feeling: 'empathy',
  harsh_line: 'empathy',
  pushy_line: 'empathy',
  asked_again: 'empathy',
  impatient_line: 'empathy',
  care_given: 'empathy',
  care_missing: 'empathy',
  open_question: 'communication',
  closed_only: 'communication',
  lecture: 'communication',
  stacked_questions: 'communication',
  unanswered_question: 'communication',
  checked_understanding: 'communication',
  no_recap: 'communication',
  wrong_language: 'communication',
  interrupted: 'communication',
  objection_answered: 'objection_handling',
  objection_ignored: 'objection_handling',
  objection_off_point: 'objection_handling',
  objection_not_probed: 'objection_handling',
  pressure_after_objection: 'objection_handling',
  cause_found: 'objection_handling',
  cause_let_go: 'objection_handling',
  cause_unasked: 'objection_handling',
  concrete_offer: 'solution_focus',
  full_only: 'solution_focus',
  no_offer: 'solution_focus',
  no_affordability: 'solution_focus',
  figure_first: 'solution_focus',
  vague_promise: 'solution_focus',
  no_promise: 'solution_focus',
  not_agreed: 'solution_focus',
  specific_promise: 'solution_focus',
  first_figure: 'solution_focus',
  above_means: 'solution_focus',
  recap_given: 'solution_focus',
  no_fallback: 'solution_focus',
  no_next_step: 'solution_focus',
  collecting_on: 'solution_focus',
  right_honoured: 'compliance',
  right_ignored: 'compliance',
  clean_opening: 'compliance',
  name_alone: 'compliance',
  debt_before_check: 'compliance',
  half_notice: 'compliance',
  late_notice: 'compliance',
  cold_line: 'empathy',
  bare_demand: 'empathy',
  no_thanks: 'communication',
  curt_demand: 'communication',
  passed_over: 'communication',
  vague_line: 'communication',
  request_left: 'communication',
  near_breach: 'compliance',
  pressing_line: 'communication',
  belittling_line: 'communication',
  unclear_line: 'communication',
  rambling_line: 'communication',
}

const prose = { ...strengthProse, ...improvementProse }

/** Title and reason of a moment in the language of the feedback. */
export function momentProse(moment: Moment, language: Language): { title: string; why: string } {
  const said = moment.about?.text ?? ''
  const words = prose[moment.kind][language]
  const objection = objectionName(moment.topic ?? 'custom', language)
  const about = said
    ? quoted(said, language)
    : language === 'en'
      ? 'something that mattered'
      : 'algo importante'
  return {
    title: words.title,
    why: words.why({ about, theme: themeOf(moment.told ?? new Set(), language), objection }),
  }
}
