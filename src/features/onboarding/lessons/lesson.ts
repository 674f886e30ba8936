import { z } from 'zod'
import { lawCountries, lessonIds } from '#protocol/vocabulary/course.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import { citedLaws } from './citations.ts'

/**
 * The content of the course: one file for each lesson and language. The types come from the schema. A test parses
 * every lesson with it and checks that both languages have the same structure.
 */
const text = z.string().trim().min(1)
/** Unique within its lesson. */
const partId = z.string().regex(/^[a-z0-9-]+$/)
const speaker = z.enum(['agent', 'debtor'])

/** A paragraph, a list, a call excerpt, a weak line with a better one, or a rule with its citation. */
export const block = z.union([
  text,
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ steps: z.array(text).min(2) }),
  z.strictObject({ call: z.array(z.tuple([speaker, text])).min(1) }),
  z.strictObject({ instead: text, say: text, why: text }),
  // A rule of a general lesson, with where each law has it: shown with the citations of the law by which one collects.
  z.strictObject({
    rule: text,
    by: z.partialRecord(z.enum(citedLaws), text),
    /** A line of a collector who keeps it. */
    say: text.optional(),
  }),
  z.strictObject({
    rule: text,
    /** Citations, separated by "; ". */
    basis: text,
    /** The language of the citation, if it differs from the page's. */
    basisLang: z.enum(languages).optional(),
    /** A line of a collector who keeps it. */
    say: text.optional(),
  }),
])
export type Block = z.infer<typeof block>

const id = z.enum(lessonIds)
const takeaways = z.array(text).min(2).max(6)

export const readingLesson = z.strictObject({
  id,
  type: z.literal('reading'),
  intro: text,
  sections: z.array(z.strictObject({ id: partId, title: text, blocks: z.array(block).min(1) })).min(2),
  takeaways,
})
export type ReadingLesson = z.infer<typeof readingLesson>

/** An example call, shown line by line with a trainer's notes. */
export const videoLesson = z.strictObject({
  id,
  type: z.literal('video'),
  intro: text,
  debtor: text,
  lines: z.array(z.strictObject({ speaker, text, note: text.optional() })).min(8),
  takeaways,
})
export type VideoLesson = z.infer<typeof videoLesson>

/** How a line changes the debtor's feelings, in points on the simulation's scales (0-100). */
const effect = z.strictObject({ trust: z.number().int(), anger: z.number().int() })
const choice = z.strictObject({
  id: partId,
  says: text,
  verdict: z.enum(['strong', 'weak', 'harmful']),
  effect,
  why: text,
  /** Id of a scene or an ending. */
  next: partId,
})

/** A call in which the trainee chooses the collector's lines and sees their effect. */
export const interactiveLesson = z.strictObject({
  id,
  type: z.literal('interactive'),
  intro: text,
  debtor: text,
  /** `debtor` describes somebody whose name nobody knows yet. */
  isUnnamed: z.literal(true).optional(),
  start: z.strictObject({ trust: z.number().int(), anger: z.number().int() }),
  scenes: z.array(z.strictObject({ id: partId, says: text, choices: z.array(choice).length(3) })).min(3),
  endings: z.array(
    z.strictObject({
      id: partId,
      outcome: z.enum(['good', 'fair', 'lost']),
      says: text,
      text,
    }),
  ),
})
export type InteractiveLesson = z.infer<typeof interactiveLesson>
export type Scene = InteractiveLesson['scenes'][number]
export type Choice = z.infer<typeof choice>
export type Ending = InteractiveLesson['endings'][number]

/** Questions with three answers each; every answer explains why it is right or wrong. */
export const quizLesson = z.strictObject({
  id,
  type: z.literal('quiz'),
  intro: text,
  questions: z.array(
    z.strictObject({
      id: partId,
      /** Asked where this country's law is taught; absent: everywhere. */
      law: z.enum(lawCountries).optional(),
      question: text,
      right: partId,
      answers: z.array(z.strictObject({ id: partId, text, why: text })).length(3),
    }),
  ),
})
export type QuizLesson = z.infer<typeof quizLesson>
export type Question = QuizLesson['questions'][number]

export const practiceLesson = z.strictObject({
  id,
  type: z.literal('practice'),
  intro: text,
  goals: z.array(text).min(2),
  lookFor: z.array(text).min(2),
})
export type PracticeLesson = z.infer<typeof practiceLesson>

export const lesson = z.discriminatedUnion('type', [
  readingLesson,
  videoLesson,
  interactiveLesson,
  quizLesson,
  practiceLesson,
])
export type Lesson = z.infer<typeof lesson>
