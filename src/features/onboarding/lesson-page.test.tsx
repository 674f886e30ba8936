import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import { lessonIds, type LessonId } from '#protocol/vocabulary/course.ts'
import { aCourse } from '#src/testing/course.ts'
import { aProspect, aSession, aSessionWithDetails, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { stubMicrophone } from '#src/testing/fake-devices.ts'
import { loadLessons } from './load-lessons.ts'
import { shuffledFor } from './shuffled-for.ts'

type Actor = ReturnType<typeof renderApp>['actor']

let stored: CourseProgress
/** The requests sent, in order. */
let sent: { lesson: unknown; body: unknown }[] = []

/** Mocks the server, which remembers completed lessons. `before` is the progress at the start. */
function serve(before: Parameters<typeof aCourse>[0] = {}) {
  const completedLessons: LessonId[] = [...(before.completedLessons ?? [])]
  const lessons = { ...before.lessons }
  stored = aCourse(before)
  server.use(
    mockEndpoint('getCourseProgress', () => stored),
    mockEndpoint('startLesson', ({ params }) => {
      const lesson = lessonIds.find((one) => one === params['id'])
      if (lesson) lessons[lesson] = { ...lessons[lesson], startedAt: '2026-11-02T15:00:00.000Z' }
      sent.push({ lesson, body: 'start' })
      stored = aCourse({ ...before, completedLessons, lessons })
      return stored
    }),
    mockEndpoint('completeLesson', ({ params, body }) => {
      const lesson = lessonIds.find((one) => one === params['id'])
      if (lesson) completedLessons.push(lesson)
      if (lesson && body.correct !== undefined) lessons[lesson] = { correct: body.correct }
      sent.push({ lesson, body })
      stored = aCourse({ ...before, completedLessons, lessons })
      return stored
    }),
  )
}

// Compile the chunks that a lesson loads before a test waits for them.
beforeAll(async () => {
  await Promise.all([import('./lesson-page.tsx'), loadLessons('en', 'fundamentals')])
})
beforeEach(() => {
  sent = []
  server.use(mockEndpoint('currentUser', user))
})

const click = (actor: Actor, name: string | RegExp) => actor.click(screen.getByRole('button', { name }))
const found = (role: string, name: string | RegExp) => screen.findByRole(role, { name })

describe('a reading', () => {
  it('[NAV11] is marked as completed and links to the next lesson', async () => {
    serve()
    const { actor } = renderApp('/onboarding/call-structure')
    expect(await found('heading', '3. Disclose: say what the call is about')).toBeVisible()
    expect(screen.getByText('15 U.S.C. 1692e(11); 12 CFR 1006.18(e)')).toBeVisible()
    expect(screen.getByRole('link', { name: /The six steps of a call/u }).getAttribute('aria-current')).toBe(
      'page',
    )
    await click(actor, 'Mark as completed')
    const end = await found('heading', 'Lesson completed')
    await waitFor(() => expect(document.activeElement).toBe(end))
    expect(sent).toEqual([{ lesson: 'call-structure', body: {} }])
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull()
    await actor.click(screen.getByRole('link', { name: 'Next: Someone else answers' }))
    const heading = await found('heading', 'Someone else answers')
    expect(document.activeElement).toBe(heading)
  })

  it('[COURSE9] completes the module and names the modules it unlocked', async () => {
    serve({ completedLessons: ['first-call', 'who-picks-up', 'fundamentals-practice', 'fundamentals-quiz'] })
    const { actor } = renderApp('/onboarding/call-structure')
    await found('heading', /1\. Open/u)
    await click(actor, 'Mark as completed')
    expect(await screen.findByText('Module completed!')).toBeVisible()
    expect(screen.getByText('“Fundamentals of a collection call” is completed.')).toBeVisible()
    expect(screen.getByText('Now open: Communication and empathy.')).toBeVisible()
  })

  it('[COURSE9] reports that saving failed and can be marked again', async () => {
    serve()
    server.use(mockError('completeLesson', 503, 'unavailable'))
    const { actor } = renderApp('/onboarding/call-structure')
    await found('heading', /1\. Open/u)
    await click(actor, 'Mark as completed')
    expect(await screen.findByText('Your progress could not be saved. Please try again.')).toBeVisible()
    expect(await found('button', 'Mark as completed')).toBeVisible()
    serve()
    await click(actor, 'Mark as completed')
    expect(await found('heading', 'Lesson completed')).toBeVisible()
  })

  it('names the missing prerequisites if its module is locked', async () => {
    serve()
    renderApp('/onboarding/room-to-pay')
    expect(await screen.findByText('This module is still locked')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next: A call from start to end' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull()
  })

  it('shows the not-found page if it does not exist', async () => {
    serve()
    renderApp('/onboarding/no-such-lesson')
    expect(await found('heading', 'Page Not Found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Onboarding' })).toBeVisible()
  })
})

describe('an example call', () => {
  it('[COURSE6] is revealed line by line and completed at its end', async () => {
    serve()
    const { actor } = renderApp('/onboarding/first-call')
    const log = await found('log', 'The call')
    expect(within(log).getAllByText(/Agent|Marisol Vega/u, { selector: 'span' })).toHaveLength(1)
    await click(actor, 'Next line')
    expect(within(log).getByText('That’s me. What is this about?')).toBeVisible()
    expect(screen.getByText('Line 2 of 15')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull()
    await click(actor, 'Show the whole call')
    expect(screen.getByText('Key takeaways')).toBeVisible()
    await click(actor, 'Mark as completed')
    expect(await found('heading', 'Lesson completed')).toBeVisible()
    await click(actor, 'From the start')
    expect(screen.getByText('Line 1 of 15')).toBeVisible()
  })
})

describe('a call with choices', () => {
  const strong = [
    'Good evening, my name is Laura. May I speak with Karen Whitfield, please?',
    'It is a personal matter that I can only discuss with her. When would be a good time to reach her?',
    'That is kind of you. I still need to speak with her personally. Would tomorrow after six work for her?',
  ]
  const value = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent

  it('shows the effect of a line and why, and completes with a good ending', async () => {
    serve()
    const { actor } = renderApp('/onboarding/who-picks-up')
    await found('heading', 'What do you say?')
    expect(value('Trust')).toBe('Trust40')
    for (const line of strong) {
      await click(actor, line)
      expect(screen.getAllByText('Strong').length).toBeGreaterThan(0)
      await click(actor, 'Continue')
    }
    expect(value('Trust')).toBe('Trust58')
    expect(await screen.findByText('A good ending')).toBeVisible()
    expect(await found('heading', 'Lesson completed')).toBeVisible()
    expect(sent).toEqual([{ lesson: 'who-picks-up', body: {} }])
  })

  it("[COURSE13] shows the lines in the user's own order, the same after going back", async () => {
    serve()
    const { actor } = renderApp('/onboarding/who-picks-up')
    await found('heading', 'What do you say?')
    const lines = () =>
      within(screen.getByRole('region', { name: 'What do you say?' }))
        .getAllByRole('button')
        .map((one) => one.textContent)
    const before = lines()
    const lesson = (await loadLessons('en', 'fundamentals')).find((one) => one.id === 'who-picks-up')
    const own = lesson && shuffledFor(user.id, lesson)
    if (own?.type !== 'interactive') throw new Error('no call with choices')
    expect(before).toEqual(own.scenes[0]?.choices.map(({ says }) => says))
    await click(actor, /unpaid medical bill/u)
    await click(actor, 'Try this moment again')
    expect(lines()).toEqual(before)
  })

  it('lets the user go back from a line that lost the call, which does not complete it', async () => {
    serve()
    const { actor } = renderApp('/onboarding/who-picks-up')
    await found('heading', 'What do you say?')
    await click(actor, /unpaid medical bill/u)
    expect(screen.getByText('Harmful')).toBeVisible()
    expect(value('Anger')).toBe('Anger40+20')
    expect(document.activeElement?.textContent).toContain('15 U.S.C. 1692c(b)')
    await click(actor, 'Continue')
    expect(screen.getByText('The call is lost')).toBeVisible()
    expect(sent).toEqual([])
    await click(actor, 'Try this moment again')
    expect(value('Anger')).toBe('Anger20')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What do you say?' }))
  })
})

describe('a quiz', () => {
  const right = [
    'Identity, disclosure, debt',
    '“Could you tell me your date of birth, please?”',
    'That it is a personal matter you can only discuss with her, and you ask when she can be reached',
    'Why it was not paid, and what is left each month',
    'An amount, a date and a method, repeated by both',
  ]
  const answerOf = (radio: HTMLElement) => radio.closest('label')?.textContent ?? ''
  const reply = async (actor: Actor, text: string) => {
    await actor.click(screen.getByRole('radio', { name: text }))
    await click(actor, 'Check the answer')
  }

  it('explains each answer immediately and is passed with four out of five', async () => {
    serve()
    const { actor } = renderApp('/onboarding/fundamentals-quiz')
    expect(await found('group', /Question 1 of 5/u)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check the answer' }).hasAttribute('disabled')).toBe(true)
    await reply(actor, 'Disclosure, identity, debt')
    expect(screen.getByText('Not quite')).toBeVisible()
    expect(screen.getByText(/must already be the right person/u)).toBeVisible()
    expect(screen.getByText('The right answer', { selector: 'p' }).textContent).toBe(
      'The right answer: Identity, disclosure, debt',
    )
    for (const text of right.slice(1)) {
      await click(actor, 'Next question')
      await reply(actor, text)
      expect(screen.getByText('Right')).toBeVisible()
    }
    await click(actor, 'See the result')
    const result = await found('heading', 'Passed: 4 of 5 right')
    expect(document.activeElement).toBe(result)
    expect(sent).toEqual([{ lesson: 'fundamentals-quiz', body: { correct: 4 } }])
    expect(await screen.findByText('Best result: 4 of 5')).toBeVisible()
  })

  it('can be taken again after too few right answers, and sends nothing until it is passed', async () => {
    serve()
    const { actor } = renderApp('/onboarding/fundamentals-quiz')
    await found('group', /Question 1 of 5/u)
    for (const question of [1, 2, 3, 4, 5]) {
      const answers = within(
        screen.getByRole('group', { name: new RegExp(`Question ${question} of 5`, 'u') }),
      )
      const wrong = answers.getAllByRole('radio').find((one) => !right.includes(answerOf(one)))
      if (!wrong) throw new Error('a question without a wrong answer')
      await actor.click(wrong)
      await click(actor, 'Check the answer')
      await click(actor, question === 5 ? 'See the result' : 'Next question')
    }
    expect(screen.getByRole('heading', { name: '0 of 5 right. 4 are needed.' })).toBeVisible()
    expect(sent).toEqual([])
    await click(actor, 'Take the quiz again')
    expect(screen.getByRole('group', { name: /Question 1 of 5/u })).toBeVisible()
  })
})

describe('a practice', () => {
  const karen = aProspect({ id: '5eed0000-0000-4000-8000-000000000001', name: 'Karen Whitfield' })
  const session = aSession({ prospectId: karen.id, startedAt: '2026-11-02T15:01:00.000Z' })

  it('is started on the server, then opens a session with the prepared debtor', async () => {
    serve()
    const started: unknown[] = []
    server.use(
      mockEndpoint('getProspect', { ...karen, life: null }),
      mockEndpoint('listTrainingSessions', []),
      mockEndpoint('createTrainingSession', ({ body }) => {
        started.push(body)
        return session
      }),
      mockEndpoint('getTrainingSession', aSessionWithDetails({ id: session.id })),
    )
    const { actor } = renderApp('/onboarding/fundamentals-practice')
    expect(await screen.findByText('Karen Whitfield')).toBeVisible()
    await click(actor, 'Start the practice')
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${session.id}`))
    expect(sent).toEqual([{ lesson: 'fundamentals-practice', body: 'start' }])
    expect(started).toMatchObject([
      {
        prospectId: karen.id,
        sessionType: 'standard',
        opening: 'cold',
        sessionLanguage: 'english',
        feedbackLanguage: 'en',
      },
    ])
  })

  it('[SETUP3] is held by voice where there is a microphone, or by text if that is chosen', async () => {
    stubMicrophone({ permission: 'granted' })
    serve()
    const modes: unknown[] = []
    server.use(
      mockEndpoint('getProspect', { ...karen, life: null }),
      mockEndpoint('listTrainingSessions', []),
      mockEndpoint('createTrainingSession', ({ body }) => {
        modes.push(body.communicationMode)
        return session
      }),
      mockEndpoint('getTrainingSession', aSessionWithDetails({ id: session.id })),
    )
    for (const mode of ['Voice', 'Chat']) {
      const { actor, unmount } = renderApp('/onboarding/fundamentals-practice')
      const chosen = await screen.findByRole('radio', { name: mode })
      if (mode === 'Voice') await waitFor(() => expect(chosen).toHaveProperty('checked', true))
      else await actor.click(chosen)
      await click(actor, 'Start the practice')
      await waitFor(() => expect(window.location.pathname).toBe(`/training/${session.id}`))
      unmount()
    }
    expect(modes).toEqual(['voice', 'text'])
  })

  it('links to the active session, and to the analysis of the one that completed it', async () => {
    const begun = { 'fundamentals-practice': { startedAt: '2026-11-02T15:00:00.000Z' } }
    serve({ lessons: begun })
    server.use(
      mockEndpoint('getProspect', { ...karen, life: null }),
      mockEndpoint('listTrainingSessions', [session]),
    )
    const view = renderApp('/onboarding/fundamentals-practice')
    const resume = await screen.findByText('Continue the session')
    expect(resume.getAttribute('href')).toBe(`/training/${session.id}`)
    view.unmount()
    serve({
      completedLessons: ['fundamentals-practice'],
      lessons: { 'fundamentals-practice': { sessionId: id(21) } },
    })
    server.use(mockEndpoint('getTrainingSession', aSessionWithDetails({ id: id(21), score: 84 })))
    renderApp('/onboarding/fundamentals-practice')
    const analysis = await screen.findByText('Read the analysis')
    expect(analysis.getAttribute('href')).toBe(`/session/${id(21)}`)
    const result = within(screen.getByRole('region', { name: 'Your call' }))
    expect(await result.findByText('Strong')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Practice again' })).toBeVisible()
  })

  it('accepts any debtor if the prepared one was deleted', async () => {
    serve()
    server.use(mockError('getProspect', 404, 'not_found'), mockEndpoint('listTrainingSessions', []))
    const { actor } = renderApp('/onboarding/fundamentals-practice')
    expect(await screen.findByText(/was deleted/u)).toBeVisible()
    await click(actor, 'Start the practice')
    const choose = await found('link', 'Choose a debtor')
    expect(choose.getAttribute('href')).toBe('/training-setup')
    expect(sent).toEqual([{ lesson: 'fundamentals-practice', body: 'start' }])
  })

  it('reports that the session could not be started', async () => {
    serve()
    server.use(
      mockEndpoint('getProspect', { ...karen, life: null }),
      mockEndpoint('listTrainingSessions', []),
      mockError('createTrainingSession', 503, 'unavailable'),
    )
    const { actor } = renderApp('/onboarding/fundamentals-practice')
    await screen.findByText('Karen Whitfield')
    await click(actor, 'Start the practice')
    expect(await screen.findByText('Could not start training session.')).toBeVisible()
  })
})
