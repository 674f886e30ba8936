import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp, renderComponent } from '#src/testing/render-app.tsx'
import { ReviewBody } from './review-body.tsx'

const show = async (place: 'training' | 'details' = 'training') => {
  const view = renderComponent(<ReviewBody details={completedSession} />)
  await screen.findByRole('heading', { name: 'Detailed scores' })
  return view
}

beforeEach(() => server.use(mockEndpoint('currentUser', user), mockEndpoint('getSessionReview', noReview)))

describe('the analysis of a session', () => {
  it('[RESULT2][BAND1] shows the same band on both screens', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, overallScore: 84 }))
    const first = await show('training')
    expect(screen.getByText('Strong')).toBeVisible()
    expect(screen.getByText('Top performer: the deal will close')).toBeVisible()
    first.unmount()
    await show('details')
    expect(screen.getByText('Strong')).toBeVisible()
    expect(screen.getByText('Top performer: the deal will close')).toBeVisible()
  })

  it('[RESULT3][DETAIL1] has a bar for each dimension, and marks those without evidence', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show('details')
    const card = screen.getByRole('heading', { name: 'Detailed scores' }).closest<HTMLElement>('section')
    const bars = within(card ?? document.createElement('p'))
    for (const name of ['Empathy', 'Communication', 'Objection handling', 'Solution focus', 'Compliance'])
      expect(bars.getByText(name)).toBeVisible()
    for (const score of ['84', '71', '40', '20']) expect(bars.getByText(score)).toBeVisible()
  })

  it('[DETAIL3] says so if there is no written analysis', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, aiAnalysis: '' }))
    await show('details')
    expect(screen.getByText('There is no written analysis for this session.')).toBeVisible()
  })

  it('[RESULT6] begins with the judgement, what to practise and a button to take it again', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const retried: unknown[] = []
    server.use(
      mockEndpoint('retryTrainingSession', ({ body }) => {
        retried.push(body)
        return aSession({ id: id(44) })
      }),
    )
    const { actor } = await show()
    expect(screen.getByText('A call with a serious breach of the rules: it was left open.')).toBeVisible()
    const next = within(screen.getByRole('region', { name: 'Practice this next' }))
    expect(next.getByText('Third party involved')).toBeVisible()
    expect(next.getByText('This stays between us.')).toBeVisible()
    await actor.click(next.getByRole('button', { name: 'Try this moment again' }))
    await waitFor(() => expect(retried).toEqual([{ itemId: id(103) }]))
  })

  it('says what limits a score', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show()
    expect(screen.getByText('Limited to 59: a severe violation')).toBeVisible()
    expect(screen.getByText('Without the limit it would be 66.')).toBeVisible()
  })

  it('shows no score without evidence', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, overallScore: null }))
    await show()
    expect(screen.getAllByText('Not enough evidence').length).toBeGreaterThan(1)
  })

  it('expands a dimension to its criteria, and opens the line of a quote', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    await actor.click(screen.getByText('Empathy'))
    expect(screen.getByText('Responds to a feeling within one turn')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: /I am sorry you lost your job/ }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(document.activeElement).toBe(line)
    expect(line.querySelector('mark')?.textContent).toBe('I am sorry you lost your job.')
  })

  it('shows a compliance finding with its legal basis and a better line', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show()
    const finding = screen.getByRole('heading', { name: 'Third party involved' }).closest('li')
    if (!finding) throw new Error('the finding is not in a list')
    expect(within(finding).getByText('15 U.S.C. 1692c(b)')).toBeVisible()
    expect(within(finding).getByText('Severe')).toBeVisible()
    expect(within(finding).getByText('This stays between us.')).toBeVisible()
  })

  it('describes the feelings chart in a text and a table', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    expect(
      screen.getByRole('img', {
        name: 'The debtor’s feelings over 2 lines: trust went from 40 to 25, anger from 30 to 55.',
      }),
    ).toBeVisible()
    await actor.click(screen.getByText('Show as table'))
    expect(screen.getByRole('row', { name: '4 25 55 45 25 50 Was offended' })).toBeVisible()
  })

  it('[RESULT5] says that its data is incomplete, keeps the transcript, and can be reloaded', async () => {
    server.use(mockError('getSessionMetrics', 404, 'not_found'))
    const { actor } = renderComponent(<ReviewBody details={completedSession} />)
    expect(await screen.findByText('The analysis of this session is not available.')).toBeVisible()
    expect(screen.getByText('Analysis completed but data is incomplete. Please try again.')).toBeVisible()
    expect(screen.getByText('I lost my job in March.')).toBeVisible()
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Detailed scores' })).toBeVisible()
  })
})

describe('the strengths and improvements of an analysis', () => {
  it('opens the line that a strength quotes', async () => {
    server.use(
      mockEndpoint('getSessionMetrics', {
        ...metrics,
        strengths: ['You named her loss: “I am sorry you lost your job”'],
      }),
    )
    const { actor } = await show()
    await actor.click(screen.getByRole('link', { name: '“I am sorry you lost your job”' }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(line.querySelector('mark')?.textContent).toBe('I am sorry you lost your job')
  })
})

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
    await show('details')
    expect(screen.queryByRole('button', { name: /Retry from here/ })).toBeNull()
  })
})
