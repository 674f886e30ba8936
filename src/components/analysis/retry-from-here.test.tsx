import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { en } from '#src/i18n/en/messages.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp, renderComponent } from '#src/testing/render-app.tsx'
import { ReviewBody } from './review-body.tsx'

beforeEach(() => server.use(mockEndpoint('currentUser', user), mockEndpoint('getSessionReview', noReview)))

describe('retry from here', () => {
  it('[DETAIL6][API26] opens a new session at any line of the collector, and says that the original is kept', async () => {
    const asked: unknown[] = []
    const next = aSession({ id: id(21) })
    server.use(
      mockEndpoint('getSessionMetrics', metrics),
      mockEndpoint('getTrainingSession', ({ params }) =>
        params['id'] === next.id ? { ...completedSession, id: next.id } : completedSession,
      ),
      mockEndpoint('retryTrainingSession', ({ body, params }) => {
        asked.push({ id: params['id'], ...body })
        return next
      }),
    )
    const { actor } = renderApp(`/session/${completedSession.id}`)
    const buttons = await screen.findAllByRole('button', { name: /Retry from here, line/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Retry from here, line 2',
      'Retry from here, line 4',
    ])
    await actor.click(screen.getByRole('button', { name: 'Retry from here, line 4' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${next.id}`))
    expect(asked).toEqual([{ id: completedSession.id, itemId: id(103) }])
    expect(await screen.findByText('Retrying from line 4')).toBeVisible()
  })

  it('shows an error if the session could not be started', async () => {
    server.use(
      mockEndpoint('getSessionMetrics', metrics),
      mockError('retryTrainingSession', 503, 'unavailable'),
    )
    const { actor } = renderComponent(<ReviewBody details={completedSession} />)
    await actor.click(await screen.findByRole('button', { name: 'Retry from here, line 2' }))
    expect(await screen.findByText('Could not start training session.')).toBeVisible()
  })

  it('[ASSIGN7] is not offered for an open attempt at an assignment', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const attempt = { ...completedSession, status: 'active' as const, assignmentId: id(80) }
    renderComponent(<ReviewBody details={attempt} />)
    expect(await screen.findByText('Score rubric')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Retry from here/ })).toBeNull()
  })

  it('is not offered for another user’s session', async () => {
    server.use(
      mockEndpoint('getSessionMetrics', metrics),
      mockEndpoint('currentUser', { ...user, id: id(2), role: 'manager' }),
    )
    renderComponent(<ReviewBody details={completedSession} />)
    await screen.findByRole('heading', { name: en.analysis.detailed })
    expect(screen.queryByRole('button', { name: /Retry from here/ })).toBeNull()
  })
})
