import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { completedSession, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const path = `/training/${completedSession.id}`

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await Promise.all([
    import('./training-session-page.tsx'),
    import('#src/features/session-details/session-details-page.tsx'),
  ])
})
beforeEach(() => server.use(mockEndpoint('currentUser', user), mockEndpoint('getSessionReview', noReview)))

describe('the page of a session', () => {
  it('[NAV5][CENTER5][RESULT1] leads to the page of a completed session, with the coach and a link back', async () => {
    server.use(
      mockEndpoint('getTrainingSession', completedSession),
      mockEndpoint('getSessionMetrics', metrics),
    )
    const { actor } = renderApp(path)
    expect(await screen.findByRole('heading', { name: 'AI Performance Analysis' })).toBeVisible()
    expect(window.location.pathname).toBe(`/session/${completedSession.id}`)
    expect(await screen.findByRole('button', { name: 'Ask the AI Coach' })).toBeVisible()
    expect(screen.getByText('59 / 100')).toBeInstanceOf(HTMLElement)
    expect(screen.getByRole('heading', { name: 'Detailed scores' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What You Did Well' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Key Areas to Focus On' })).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Read the whole analysis' }))
    expect(screen.getByText('You met her loss with words of your own.')).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to Dashboard' })
    expect(back.getAttribute('href')).toBe('/training')
  })

  it('[LAW5] shows what the call was held against with the analysis', async () => {
    const law = { jurisdiction: 'spain', capacity: 'creditor' } as const
    server.use(
      mockEndpoint('getTrainingSession', { ...completedSession, law }),
      mockEndpoint('getSessionMetrics', metrics),
    )
    localStorage.setItem('portal-language', 'es')
    renderApp(path, 'es')
    expect(await screen.findByText('Evaluada con: Ley de España, para el acreedor')).toBeVisible()
  })

  it('[SESS22] says that the session was not found, with a link back', async () => {
    server.use(mockError('getTrainingSession', 404, 'not_found'))
    renderApp(path)
    expect(await screen.findByText('No active session found.')).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to Dashboard' })
    expect(back.getAttribute('href')).toBe('/training')
  })

  it('can be reloaded after a failure', async () => {
    server.use(mockError('getTrainingSession', 503, 'unavailable'))
    const { actor } = renderApp(path)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(
      mockEndpoint('getTrainingSession', completedSession),
      mockEndpoint('getSessionMetrics', metrics),
    )
    await actor.click(again)
    expect(await screen.findByRole('heading', { name: 'AI Performance Analysis' })).toBeVisible()
  })
})
