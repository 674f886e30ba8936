import { z } from 'zod'
import type { Language } from './language.ts'
import { jurisdictions } from './law.ts'
import type { Opening, SessionType } from './training-session.ts'

export const lessonTypes = ['video', 'reading', 'interactive', 'practice', 'quiz'] as const
export const lessonType = z.enum(lessonTypes)
export type LessonType = z.infer<typeof lessonType>

/**
 * A practice lesson is a real session with a prepared debtor, one per portal language. The ids are those of
 * the sample prospects.
 */
export type Practice = {
  prospectIds: Record<Language, string>
  sessionType: SessionType
  opening: Opening
}

/** Where an installation collects: by one law, or by that of each debtor's region. */
export const courseLaws = ['by_region', ...jurisdictions] as const
export const courseLaw = z.enum(courseLaws)
export type CourseLaw = z.infer<typeof courseLaw>

/** The country whose law a lesson or a question is about. */
export const lawCountries = ['us', 'mexico'] as const
export type LawCountry = (typeof lawCountries)[number]

type OutlineLesson<Id extends string> = {
  id: Id
  duration: number
  /** The lesson is for installations of this country, or of any single law; absent: for all. */
  law?: LawCountry | 'one'
} & (
  | { type: 'video' | 'reading' | 'interactive' }
  | { type: 'quiz'; questions: number; questionsOf?: Partial<Record<LawCountry, number>> }
  | { type: 'practice'; practice: Practice }
)

type OutlineModule = {
  id: string
  /** Minutes [COURSE7]; the lessons' durations add up to it. */
  estimatedTime: number
  /** Modules that must be completed first. */
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

// Lesson constructors by type: an id, minutes, and what else the type needs.
const video = <const Id extends string>(id: Id, duration: number) =>
  ({ id, type: 'video', duration }) as const
const reading = <const Id extends string>(id: Id, duration: number) =>
  ({ id, type: 'reading', duration }) as const
const interactive = <const Id extends string>(id: Id, duration: number) =>
  ({ id, type: 'interactive', duration }) as const
const quiz = <const Id extends string>(id: Id, duration: number, questions: number) =>
  ({ id, type: 'quiz', duration, questions }) as const
const lawReading = <const Id extends string>(id: Id, duration: number, law: LawCountry | 'one') =>
  ({ id, type: 'reading', duration, law }) as const
const practice = <const Id extends string>(
  id: Id,
  duration: number,
  prospectIds: Practice['prospectIds'],
  sessionType: SessionType,
  opening: Opening,
) => ({ id, type: 'practice', duration, practice: { prospectIds, sessionType, opening } }) as const

/**
 * The course as shared by client and server: its content, order and prerequisites. The texts are in the
 * client. Durations are in minutes, including time to think and, after a practice, to read the analysis.
 * Lesson ids are unique across the course, since progress is stored by lesson id.
 */
export const course = [
  {
    id: 'fundamentals',
    estimatedTime: 45,
    prerequisites: [],
    lessons: [
      video('first-call', 8),
      reading('call-structure', 10),
      interactive('who-picks-up', 7),
      practice('fundamentals-practice', 15, { en: samples.karen, es: samples.carlos }, 'standard', 'cold'),
      quiz('fundamentals-quiz', 5, 5),
    ],
  },
  {
    id: 'communication',
    estimatedTime: 60,
    prerequisites: ['fundamentals'],
    lessons: [
      reading('empathy-with-content', 10),
      reading('questions-and-plain-words', 8),
      video('two-ways-to-listen', 9),
      interactive('an-accused-customer', 8),
      practice(
        'communication-practice',
        20,
        { en: samples.carlos, es: samples.roberto },
        'standard',
        'greeting',
      ),
      quiz('communication-quiz', 5, 5),
    ],
  },
  {
    id: 'objection-handling',
    estimatedTime: 75,
    prerequisites: ['fundamentals', 'communication'],
    lessons: [
      reading('what-objections-mean', 10),
      reading('ten-objections', 15),
      video('the-amount-is-wrong', 8),
      interactive('ask-me-next-month', 10),
      practice(
        'objections-practice',
        25,
        { en: samples.james, es: samples.roberto },
        'objection_handling',
        'greeting',
      ),
      quiz('objections-quiz', 7, 6),
    ],
  },
  {
    id: 'negotiation',
    estimatedTime: 90,
    prerequisites: ['fundamentals', 'communication', 'objection-handling'],
    lessons: [
      reading('room-to-pay', 12),
      reading('from-full-to-plan', 12),
      video('a-promise-that-holds', 10),
      interactive('the-counter-offer', 12),
      practice('negotiation-practice', 35, { en: samples.frank, es: samples.lucia }, 'standard', 'greeting'),
      quiz('negotiation-quiz', 9, 6),
    ],
  },
  {
    id: 'compliance',
    estimatedTime: 45,
    prerequisites: [],
    lessons: [
      lawReading('law-united-states', 14, 'us'),
      lawReading('law-mexico', 12, 'mexico'),
      lawReading('law-here', 12, 'one'),
      interactive('rights-in-the-call', 9),
      { ...quiz('compliance-quiz', 10, 5), questionsOf: { us: 6, mexico: 2 } },
    ],
  },
  {
    id: 'advanced-strategies',
    estimatedTime: 120,
    // [COURSE3] names these four.
    prerequisites: ['fundamentals', 'communication', 'objection-handling', 'negotiation'],
    lessons: [
      reading('vulnerable-customers', 15),
      interactive('when-someone-despairs', 10),
      reading('anger-and-threats', 12),
      video('charm-and-pressure', 8),
      practice(
        'practice-under-strain',
        30,
        { en: samples.frank, es: samples.lucia },
        'objection_handling',
        'cold',
      ),
      practice(
        'practice-with-a-business',
        35,
        { en: samples.denise, es: samples.ernesto },
        'standard',
        'greeting',
      ),
      quiz('advanced-quiz', 10, 6),
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

/** The lessons of a module, typed as `Lesson`: the outline's inferred type differs for each lesson. */
export function lessonsOf(module: CourseModule): readonly CourseLesson[] {
  return module.lessons
}

/** The countries whose law an installation teaches with lessons of their own: those of the debtors that it comes with. */
export function countriesOf(law: CourseLaw): readonly LawCountry[] {
  if (law === 'by_region') return lawCountries
  if (law === 'mexico') return ['mexico']
  return law.startsWith('us') ? ['us'] : []
}

/** The lessons of a module where calls are held by this law. */
export function lessonsBy(module: CourseModule, law: CourseLaw): CourseLesson[] {
  return lessonsOf(module).filter(({ law: of }) => {
    if (of === undefined) return true
    return of === 'one' ? law !== 'by_region' : countriesOf(law).includes(of)
  })
}

/** The number of questions of a quiz where calls are held by this law. */
export function questionsIn(lesson: Extract<CourseLesson, { type: 'quiz' }>, law: CourseLaw): number {
  return countriesOf(law).reduce((sum, one) => sum + (lesson.questionsOf?.[one] ?? 0), lesson.questions)
}

export function findModule(id: string): CourseModule | undefined {
  return course.find((module) => module.id === id)
}

/** Finds a lesson and its module by id. */
export function findLesson(id: string): { module: CourseModule; lesson: CourseLesson } | undefined {
  for (const module of course) {
    const lesson = lessonsOf(module).find((one) => one.id === id)
    if (lesson) return { module, lesson }
  }
  return undefined
}

/** The number of right answers that passes a quiz: four in five. */
export function passMark(questions: number): number {
  return Math.ceil(questions * 0.8)
}
