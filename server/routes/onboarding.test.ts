import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import {
  course,
  findModule,
  lessonIds,
  lessonsBy,
  lessonsOf,
  passMark,
  questionsIn,
  type LessonId,
} from '#protocol/vocabulary/course.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ seed: ({ db }) => seedSamples(db) })
let browser: TestBrowser

beforeEach(async () => {
  browser = await portal.registeredUser()
})

const lessonIn = (progress: CourseProgress, id: LessonId) => {
  const found = progress.modules.flatMap((module) => module.lessons).find((lesson) => lesson.id === id)
  if (!found) throw new Error(`no lesson ${id}`)
  return found
}
const moduleIn = (progress: CourseProgress, id: string) => {
  const found = progress.modules.find((module) => module.id === id)
  if (!found) throw new Error(`no module ${id}`)
  return found
}
const complete = (id: LessonId, correct?: number) =>
  browser.call('completeLesson', { params: { id }, body: correct === undefined ? {} : { correct } })

/** A whole call with a prospect: completing it takes two lines, scoring it eight. */
async function holdSession(
  prospectId: string,
  sessionType: 'standard' | 'objection_handling',
  lines: string[],
) {
  const session = await browser.call('createTrainingSession', { body: { prospectId, sessionType } })
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of lines) {
    messages.push({ role: 'user', content })
    const { response } = await browser.call('chat', {
      body: { messages, prospectId, sessionId: session.id },
    })
    messages.push({ role: 'assistant', content: response })
  }
  return browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
}
const wholeCall = [
  'Hello, my name is Laura, calling on behalf of Northway Recovery on a recorded line. Am I speaking with you?',
  'Thank you. Could you confirm your date of birth, please?',
  'This is an attempt to collect a debt, and any information obtained will be used for that purpose. You have a past due balance.',
  'I am sorry to hear that, that must be hard. What happened?',
  'We have a few options, for example a payment plan of $50 a month.',
  'To recap, we agreed on $50 a month, the first payment on Friday by card. Thank you for your time.',
]

/** Completes all lessons of a module except its practice lessons. */
async function completeModule(moduleId: string) {
  for (const lesson of lessonsBy(findModule(moduleId) ?? course[0], 'by_region')) {
    if (lesson.type === 'quiz') await complete(lesson.id, questionsIn(lesson, 'by_region'))
    else if (lesson.type !== 'practice') await complete(lesson.id)
  }
}
async function practise(id: LessonId, prospectId: string, type: 'standard' | 'objection_handling') {
  await browser.call('startLesson', { params: { id } })
  return holdSession(prospectId, type, wholeCall)
}

describe('the course', () => {
  it('[COURSE7] has six modules with the estimated times of the specification', () => {
    expect(course.map((module) => module.estimatedTime)).toEqual([45, 60, 75, 90, 45, 120])
    for (const law of ['by_region', 'us', 'us_texas'] as const)
      for (const module of course) {
        const minutes = lessonsBy(module, law).reduce((sum, { duration }) => sum + duration, 0)
        expect(minutes).toBe(module.estimatedTime)
      }
    expect(new Set(lessonIds).size).toBe(lessonIds.length)
  })

  it('provides sample debtors who speak the language of the practice', () => {
    const languageOf = new Map(Object.values(sampleProspects).map((one) => [one.id, one.primaryLanguage]))
    for (const lesson of course.flatMap(lessonsOf)) {
      if (lesson.type !== 'practice') continue
      expect(['english', 'bilingual']).toContain(languageOf.get(lesson.practice.prospectIds.en))
      expect(['spanish', 'bilingual']).toContain(languageOf.get(lesson.practice.prospectIds.es))
    }
  })
})

describe('progress in the course', () => {
  it('[COURSE4][API33] starts with nothing completed, and with modules without prerequisites unlocked', async () => {
    const { modules } = await browser.call('getCourseProgress')
    expect(modules.map(({ id, locked, completed }) => [id, locked, completed])).toEqual([
      ['fundamentals', false, false],
      ['communication', true, false],
      ['objection-handling', true, false],
      ['negotiation', true, false],
      ['compliance', false, false],
      ['advanced-strategies', true, false],
    ])
    expect(modules.flatMap((module) => module.lessons).every((lesson) => !lesson.completed)).toBe(true)
  })

  it('[COURSE5] stores a lesson per user, with its first completion time', async () => {
    const first = lessonIn(await complete('call-structure'), 'call-structure')
    expect(first).toMatchObject({ completed: true, correct: null, sessionId: null })
    expect(lessonIn(await complete('call-structure'), 'call-structure')).toEqual(first)
    expect(lessonIn(await browser.call('getCourseProgress'), 'call-structure')).toEqual(first)
    const other = await portal.registeredUser()
    expect(lessonIn(await other.call('getCourseProgress'), 'call-structure').completed).toBe(false)
  })

  it('accepts the same lesson from several windows at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => complete('call-structure')))
    expect(lessonIn(await browser.call('getCourseProgress'), 'call-structure').completed).toBe(true)
  })

  it('[COURSE8][API33] remembers when a lesson was started and completes it later', async () => {
    const begun = lessonIn(await browser.call('startLesson', { params: { id: 'first-call' } }), 'first-call')
    expect(begun).toMatchObject({ completed: false, completedAt: null })
    expect(begun.startedAt).not.toBeNull()
    await browser.call('startLesson', { params: { id: 'first-call' } })
    expect(lessonIn(await complete('first-call'), 'first-call')).toMatchObject({
      completed: true,
      startedAt: begun.startedAt,
    })
  })

  it('passes a quiz with four of five correct answers and keeps the best result', async () => {
    expect(passMark(5)).toBe(4)
    const path = '/api/onboarding/lessons/fundamentals-quiz/complete'
    for (const body of [{}, { correct: 3 }, { correct: 6 }])
      expect(await browser.attempt('POST', path, body)).toEqual({ status: 400, code: 'invalid_input' })
    expect(lessonIn(await complete('fundamentals-quiz', 5), 'fundamentals-quiz').correct).toBe(5)
    expect(lessonIn(await complete('fundamentals-quiz', 4), 'fundamentals-quiz').correct).toBe(5)
  })

  it('[COURSE3] rejects a lesson of a locked module and an unknown lesson', async () => {
    for (const verb of ['start', 'complete']) {
      const base = '/api/onboarding/lessons'
      expect(await browser.attempt('POST', `${base}/empathy-with-content/${verb}`, {})).toEqual({
        status: 409,
        code: 'conflict',
      })
      expect(await browser.attempt('POST', `${base}/no-such-lesson/${verb}`, {})).toEqual({
        status: 404,
        code: 'not_found',
      })
    }
    const progress = await browser.call('getCourseProgress')
    expect(lessonIn(progress, 'empathy-with-content').startedAt).toBeNull()
  })

  it('requires a login', async () => {
    const stranger = portal.visitor()
    expect((await stranger.fetch('/api/onboarding/progress')).status).toBe(401)
  })
})

describe('a practice lesson', () => {
  const { karen, carlos } = sampleProspects

  it('is completed only by its session, and completes the module', async () => {
    const path = '/api/onboarding/lessons/fundamentals-practice/complete'
    expect(await browser.attempt('POST', path, {})).toEqual({ status: 409, code: 'conflict' })
    await completeModule('fundamentals')
    // This call started before the lesson, so it does not count.
    await holdSession(karen.id, 'standard', wholeCall)
    const session = await practise('fundamentals-practice', karen.id, 'standard')
    expect(session.score).not.toBeNull()
    const progress = await browser.call('getCourseProgress')
    expect(lessonIn(progress, 'fundamentals-practice')).toMatchObject({
      completed: true,
      sessionId: session.id,
      completedAt: session.completedAt,
    })
    expect(moduleIn(progress, 'fundamentals')).toMatchObject({
      completed: true,
      completedAt: session.completedAt,
    })
    expect(moduleIn(progress, 'communication').locked).toBe(false)
    expect(moduleIn(progress, 'negotiation').locked).toBe(true)
    expect(lessonIn(await complete('empathy-with-content'), 'empathy-with-content').completed).toBe(true)
  })

  it('accepts the debtor of either language, but no other debtor, type or unscored call', async () => {
    await browser.call('startLesson', { params: { id: 'fundamentals-practice' } })
    const stillOpen = async () =>
      !lessonIn(await browser.call('getCourseProgress'), 'fundamentals-practice').completed
    await holdSession(sampleProspects.frank.id, 'standard', wholeCall)
    await holdSession(karen.id, 'objection_handling', wholeCall)
    const short = await holdSession(karen.id, 'standard', ['Hello.'])
    expect(short.score).toBeNull()
    expect(await stillOpen()).toBe(true)
    await holdSession(carlos.id, 'standard', wholeCall)
    expect(await stillOpen()).toBe(false)
  })

  it('accepts any debtor if its own were deleted', async () => {
    const remove = (deletedAt: Date | null) =>
      Promise.all(
        [karen.id, carlos.id].map((id) =>
          portal.database.db.update(prospects).set({ deletedAt }).where(eq(prospects.id, id)),
        ),
      )
    await remove(new Date())
    try {
      await practise('fundamentals-practice', sampleProspects.frank.id, 'standard')
      const progress = await browser.call('getCourseProgress')
      expect(lessonIn(progress, 'fundamentals-practice').completed).toBe(true)
    } finally {
      await remove(null)
    }
  })
})

describe('the last module', () => {
  it('[COURSE3] unlocks when fundamentals, communication, objection handling and negotiation are completed', async () => {
    const sessionTypes = new Set<string>()
    for (const module of course.slice(0, 4)) {
      expect(moduleIn(await browser.call('getCourseProgress'), 'advanced-strategies').locked).toBe(true)
      await completeModule(module.id)
      for (const lesson of lessonsOf(module)) {
        if (lesson.type !== 'practice') continue
        sessionTypes.add(lesson.practice.sessionType)
        await practise(lesson.id, lesson.practice.prospectIds.en, lesson.practice.sessionType)
      }
    }
    expect([...sessionTypes].toSorted()).toEqual(['objection_handling', 'standard'])
    const progress = await browser.call('getCourseProgress')
    expect(moduleIn(progress, 'advanced-strategies').locked).toBe(false)
    expect(moduleIn(progress, 'compliance').completed).toBe(false)
  })
})
