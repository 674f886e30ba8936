import { z } from 'zod'
import type { Language } from './language.ts'
import type { Opening, SessionType } from './training-session.ts'

export const lessonTypes = ['video', 'reading', 'interactive', 'practice', 'quiz'] as const
export const lessonType = z.enum(lessonTypes)
export type LessonType = z.infer<typeof lessonType>

/**
 * A practice lesson is a real session with a prepared debtor: one for each language of the portal. The ids
 * are those of the sample prospects.
 */
export type Practice = {
  prospectIds: Record<Language, string>
  sessionType: SessionType
  opening: Opening
}

type OutlineLesson<Id extends string> = { id: Id; duration: number } & (
  | { type: 'video' | 'reading' | 'interactive' }
  | { type: 'quiz'; questions: number }
  | { type: 'practice'; practice: Practice }
)

type OutlineModule = {
  id: string
  /** Minutes (specification, section 3); the lessons' durations add up to it. */
  estimatedTime: number
  /** Modules to complete first. */
  prerequisites: readonly string[]
  lessons: readonly OutlineLesson<string>[]
}

/** Ids of the sample prospects (db/seed/sample-prospects.ts). */
const samples = {
  karen: '5eed0000-0000-4000-8000-000000000001',
  carlos: '5eed0000-0000-4000-8000-000000000002',
  roberto: '5eed0000-0000-4000-8000-000000000003',
  james: '5eed0000-0000-4000-8000-000000000004',
  lucia: '5eed0000-0000-4000-8000-000000000005',
  frank: '5eed0000-0000-4000-8000-000000000006',
  denise: '5eed0000-0000-4000-8000-000000000007',
  ernesto: '5eed0000-0000-4000-8000-000000000008',
}

/**
 * The course as client and server know it: what there is, in which order, and what is done before what. The
 * texts are the client's. Durations are in minutes, with time to think and, after a practice, to read the
 * analysis. Lesson ids are unique over the whole course, since progress is kept by them.
 */
export const course = [
  {
    id: 'fundamentals',
    estimatedTime: 45,
    prerequisites: [],
    lessons: [
      { id: 'first-call', type: 'video', duration: 8 },
      { id: 'call-structure', type: 'reading', duration: 10 },
      { id: 'who-picks-up', type: 'interactive', duration: 7 },
      {
        id: 'fundamentals-practice',
        type: 'practice',
        duration: 15,
        practice: {
          prospectIds: { en: samples.karen, es: samples.carlos },
          sessionType: 'standard',
          opening: 'cold',
        },
      },
      { id: 'fundamentals-quiz', type: 'quiz', duration: 5, questions: 5 },
    ],
  },
  {
    id: 'communication',
    estimatedTime: 60,
    prerequisites: ['fundamentals'],
    lessons: [
      { id: 'empathy-with-content', type: 'reading', duration: 10 },
      { id: 'questions-and-plain-words', type: 'reading', duration: 8 },
      { id: 'two-ways-to-listen', type: 'video', duration: 9 },
      { id: 'an-accused-customer', type: 'interactive', duration: 8 },
      {
        id: 'communication-practice',
        type: 'practice',
        duration: 20,
        practice: {
          prospectIds: { en: samples.carlos, es: samples.roberto },
          sessionType: 'standard',
          opening: 'greeting',
        },
      },
      { id: 'communication-quiz', type: 'quiz', duration: 5, questions: 5 },
    ],
  },
  {
    id: 'objection-handling',
    estimatedTime: 75,
    prerequisites: ['fundamentals', 'communication'],
    lessons: [
      { id: 'what-objections-mean', type: 'reading', duration: 10 },
      { id: 'ten-objections', type: 'reading', duration: 15 },
      { id: 'the-amount-is-wrong', type: 'video', duration: 8 },
      { id: 'ask-me-next-month', type: 'interactive', duration: 10 },
      {
        id: 'objections-practice',
        type: 'practice',
        duration: 25,
        practice: {
          prospectIds: { en: samples.james, es: samples.roberto },
          sessionType: 'objection_handling',
          opening: 'greeting',
        },
      },
      { id: 'objections-quiz', type: 'quiz', duration: 7, questions: 6 },
    ],
  },
  {
    id: 'negotiation',
    estimatedTime: 90,
    prerequisites: ['fundamentals', 'communication', 'objection-handling'],
    lessons: [
      { id: 'room-to-pay', type: 'reading', duration: 12 },
      { id: 'from-full-to-plan', type: 'reading', duration: 12 },
      { id: 'a-promise-that-holds', type: 'video', duration: 10 },
      { id: 'the-counter-offer', type: 'interactive', duration: 12 },
      {
        id: 'negotiation-practice',
        type: 'practice',
        duration: 35,
        practice: {
          prospectIds: { en: samples.frank, es: samples.lucia },
          sessionType: 'standard',
          opening: 'greeting',
        },
      },
      { id: 'negotiation-quiz', type: 'quiz', duration: 9, questions: 6 },
    ],
  },
  {
    id: 'compliance',
    estimatedTime: 45,
    prerequisites: [],
    lessons: [
      { id: 'law-united-states', type: 'reading', duration: 14 },
      { id: 'law-mexico', type: 'reading', duration: 12 },
      { id: 'rights-in-the-call', type: 'interactive', duration: 9 },
      { id: 'compliance-quiz', type: 'quiz', duration: 10, questions: 8 },
    ],
  },
  {
    id: 'advanced-strategies',
    estimatedTime: 120,
    // Section 4 of the specification names these four.
    prerequisites: ['fundamentals', 'communication', 'objection-handling', 'negotiation'],
    lessons: [
      { id: 'vulnerable-customers', type: 'reading', duration: 15 },
      { id: 'when-someone-despairs', type: 'interactive', duration: 10 },
      { id: 'anger-and-threats', type: 'reading', duration: 12 },
      { id: 'charm-and-pressure', type: 'video', duration: 8 },
      {
        id: 'practice-under-strain',
        type: 'practice',
        duration: 30,
        practice: {
          prospectIds: { en: samples.frank, es: samples.lucia },
          sessionType: 'objection_handling',
          opening: 'cold',
        },
      },
      {
        id: 'practice-with-a-business',
        type: 'practice',
        duration: 35,
        practice: {
          prospectIds: { en: samples.denise, es: samples.ernesto },
          sessionType: 'standard',
          opening: 'greeting',
        },
      },
      { id: 'advanced-quiz', type: 'quiz', duration: 10, questions: 6 },
    ],
  },
] as const satisfies readonly OutlineModule[]

export type CourseModule = (typeof course)[number]
export type ModuleId = CourseModule['id']
export type LessonId = CourseModule['lessons'][number]['id']
/** One lesson of the outline. */
export type CourseLesson = OutlineLesson<LessonId>

export const moduleIds = course.map((module) => module.id)
export const lessonIds = course.flatMap((module) => module.lessons.map((lesson) => lesson.id))

/** The lessons of a module, as the general type: the outline's own is one type for each lesson. */
export function lessonsOf(module: CourseModule): readonly CourseLesson[] {
  return module.lessons
}

export function findModule(id: string): CourseModule | undefined {
  return course.find((module) => module.id === id)
}

/** A lesson with its module, by its id. */
export function findLesson(id: string): { module: CourseModule; lesson: CourseLesson } | undefined {
  for (const module of course) {
    const lesson = lessonsOf(module).find((one) => one.id === id)
    if (lesson) return { module, lesson }
  }
  return undefined
}

/** Right answers that pass a quiz: four in five. */
export function passMark(questions: number): number {
  return Math.ceil(questions * 0.8)
}
