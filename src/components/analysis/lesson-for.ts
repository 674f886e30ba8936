import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { LessonId } from '#protocol/vocabulary/course.ts'
import type { NextStep } from './next-step.ts'

const byDimension: Record<Dimension, LessonId> = {
  empathy: 'empathy-with-content',
  communication: 'questions-and-plain-words',
  objection_handling: 'what-objections-mean',
  solution_focus: 'room-to-pay',
  compliance: 'call-structure',
}

/** Criteria that another lesson teaches than the rest of their dimension. */
const byCriterion: Partial<Record<string, LessonId>> = {
  'communication.room': 'what-objections-mean',
  'communication.eye_level': 'empathy-with-content',
}

/** Breaches of how a call begins, which the six steps of a call teach. */
const ofTheBeginning: readonly string[] = [
  'missing_disclosure',
  'partial_disclosure',
  'debt_before_verification',
  'debt_after_name_alone',
  'third_party',
  'wrong_party_told',
]

/** The lesson on what is to be practised next. */
export function lessonFor({ source }: NextStep): LessonId {
  if ('id' in source) return byCriterion[source.id] ?? byDimension[source.dimension]
  if ('dimension' in source) return byDimension[source.dimension]
  return ofTheBeginning.includes(source.violation) ? 'call-structure' : 'rights-in-the-call'
}
