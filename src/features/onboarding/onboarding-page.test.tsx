import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourse } from '#src/testing/course.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

beforeEach(() => {
  server.use(mockEndpoint('currentUser', user))
})

const card = async (name: string) => screen.findByRole('region', { name })

describe('the onboarding page', () => {
  it('[NAV11][COURSE1][COURSE4] shows the modules with their durations, the progress and the next lesson', async () => {
    server.use(mockEndpoint('getCourseProgress', aCourse()))
    renderApp('/onboarding')
    expect(await screen.findByText('0 of 34 lessons')).toBeVisible()
    expect(screen.getByText('7 hr 15 min left')).toBeVisible()
    const times = [45, 60, 75, 90, 45, 120].map((minutes, place) => `Module ${place + 1} · ${minutes} min`)
    for (const time of times) expect(screen.getByText(time)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/onboarding/first-call')
  })

  it('[COURSE2] marks completed, started and locked modules, and says why one is locked', async () => {
    server.use(
      mockEndpoint(
        'getCourseProgress',
        aCourse({ completedModules: ['fundamentals'], completedLessons: ['empathy-with-content'] }),
      ),
    )
    renderApp('/onboarding')
    const done = within(await card('Fundamentals of a collection call'))
    expect(done.getByText('Completed', { selector: 'span:not(.sr-only)' })).toBeVisible()
    expect(done.getByText('Completed on Nov 2, 2026')).toBeVisible()
    const begun = within(await card('Communication and empathy'))
    expect(begun.getByText('In progress')).toBeVisible()
    expect(begun.getByText('1 of 6 lessons')).toBeVisible()
    const locked = within(await card('Advanced strategies'))
    expect(
      locked.getByText('Complete first: Communication and empathy, Objection handling, and Negotiation.'),
    ).toBeVisible()
    expect(locked.queryByRole('link')).toBeNull()
    expect(within(await card('The law on collection calls')).getByText('Not started')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/onboarding/questions-and-plain-words',
    )
  })

  it('[COURSE1] unfolds only the module of the next lesson', async () => {
    server.use(mockEndpoint('getCourseProgress', aCourse({ completedModules: ['fundamentals'] })))
    renderApp('/onboarding')
    expect((await card('Communication and empathy')).querySelector('details')?.open).toBe(true)
    for (const other of ['Fundamentals of a collection call', 'Advanced strategies'])
      expect((await card(other)).querySelector('details')?.open).toBe(false)
  })

  it('[COURSE9] says when the whole course is done', async () => {
    server.use(mockEndpoint('getCourseProgress', aCourse({ completedModules: 'all' })))
    renderApp('/onboarding')
    expect(await screen.findByText('You have completed the course.')).toBeVisible()
    expect(screen.getByText('34 of 34 lessons')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start a session' }).getAttribute('href')).toBe('/training-setup')
  })

  it('can be retried if the progress could not be loaded', async () => {
    server.use(mockError('getCourseProgress', 503, 'unavailable'))
    const { actor } = renderApp('/onboarding')
    await screen.findByText('The server cannot answer right now. Try again in a moment.')
    server.use(mockEndpoint('getCourseProgress', aCourse()))
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('0 of 34 lessons')).toBeVisible()
  })

  it('is in the sidebar, in Spanish too', async () => {
    server.use(mockEndpoint('getCourseProgress', aCourse()))
    localStorage.setItem('portal-language', 'es')
    renderApp('/onboarding', 'es')
    expect(await screen.findByRole('heading', { level: 1, name: 'Inducción' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Inducción' }).getAttribute('aria-current')).toBe('page')
    expect(await screen.findByText('0 de 34 lecciones')).toBeVisible()
  })
})
