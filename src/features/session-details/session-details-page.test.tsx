import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSessionWithDetails, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { pendingScorecard } from '#src/testing/scorecards.ts'

const path = `/session/${completedSession.id}`

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./session-details-page.tsx')
})
beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getSessionMetrics', metrics),
    mockEndpoint('getSessionReview', noReview),
  )
})

describe('the session details', () => {
  it('[NAV6][DETAIL2][BAND1] shows the facts of a session, and its score with the rubric', async () => {
    server.use(mockEndpoint('getTrainingSession', completedSession))
    const { actor } = renderApp(path)
    expect(await screen.findByText('Poor')).toBeVisible()
    const info = within(screen.getByRole('region', { name: 'Session information' }))
    const names = info.getAllByRole('term')
    expect(names.map((name) => name.textContent)).toEqual(
      expect.arrayContaining(['Prospect', 'Type', 'Date', 'Duration', 'Status']),
    )
    expect(info.getByText('4 min')).toBeVisible()
    expect(screen.getByText('Score rubric')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Read the whole analysis' }))
    expect(screen.getByText('You met her loss with words of your own.')).toBeVisible()
  })

  it('[EDITION6] says of a session of an earlier edition that it is not compared, and why', async () => {
    server.use(
      mockEndpoint('getTrainingSession', { ...completedSession, criteriaEdition: 1, earlierCriteria: true }),
    )
    renderApp(path)
    expect(await screen.findByText('Scored by earlier criteria')).toBeVisible()
    expect(screen.getByText(/so this one is not compared with them\.$/u)).toBeVisible()
  })

  it('[EDITION6] says nothing of it of a session of the present edition', async () => {
    server.use(mockEndpoint('getTrainingSession', completedSession))
    renderApp(path)
    expect(await screen.findByText('Poor')).toBeVisible()
    expect(screen.queryByText('Scored by earlier criteria')).toBeNull()
  })

  it('[LAW5] shows what the session was held against, with its facts and its findings', async () => {
    const law = { jurisdiction: 'us_california', capacity: 'agency' } as const
    server.use(mockEndpoint('getTrainingSession', { ...completedSession, law }))
    renderApp(path)
    expect(await screen.findByText('Held against: California law, for an agency')).toBeVisible()
    const info = within(screen.getByRole('region', { name: 'Session information' }))
    expect(info.getByText('Held against')).toBeVisible()
    expect(info.getByText('California law, for an agency')).toBeVisible()
  })

  it('[LAW5] shows nothing of it for a session from before there was a law', async () => {
    server.use(mockEndpoint('getTrainingSession', { ...completedSession, law: null }))
    renderApp(path)
    expect(await screen.findByText('Score rubric')).toBeVisible()
    expect(screen.queryByText(/Held against/)).toBeNull()
  })

  it('[NAV18] counts somebody else’s call to the teams', async () => {
    const theirs = { ...completedSession, userId: id(2) }
    server.use(mockEndpoint('getTrainingSession', theirs), mockEndpoint('getSessionMetrics', metrics))
    renderApp(`/session/${theirs.id}`)
    const [link] = await screen.findAllByRole('link', { name: 'Teams', current: 'page' })
    expect(link).toBeVisible()
    expect(screen.queryByRole('link', { name: 'History', current: 'page' })).toBeNull()
  })

  it('[DETAIL4][DETAIL5] says that the session was not found, with a link back', async () => {
    server.use(mockError('getTrainingSession', 404, 'not_found'))
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Error loading session details' })).toBeVisible()
    expect(screen.getByText('Session not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to History' }).getAttribute('href')).toBe('/history')
  })

  it('[DETAIL4][DETAIL5] says that data is missing', async () => {
    server.use(mockEndpoint('getTrainingSession', { ...completedSession, duration: null }))
    renderApp(path)
    expect(await screen.findByText('Incomplete session data')).toBeVisible()
    expect(screen.getByText('Some session details may be missing')).toBeVisible()
  })

  it('links to the original session of a retry', async () => {
    const retryOf = { sessionId: id(19), line: 4, startedAt: '2026-11-01T15:00:00.000Z' }
    server.use(mockEndpoint('getTrainingSession', { ...completedSession, retryOf }))
    renderApp(path)
    const origin = await screen.findByRole('link', { name: /^the session of Nov 1/ })
    expect(origin.getAttribute('href')).toBe(`/session/${id(19)}`)
    expect(origin.closest('p')?.textContent).toMatch(/^Retry of the session of .*, from line 4\.$/)
  })

  it.each([
    [completedSession.score, 100, 'Not passed: the pass mark is 100.'],
    [completedSession.score, 10, 'Passed: the pass mark is 10.'],
    [null, 70, 'It has no score, so it only counts as an attempt. The pass mark is 70.'],
  ])(
    'shows what a score of %s means for an assignment with a pass mark of %s',
    async (score, passMark, words) => {
      const assignment = {
        title: 'First calls',
        passMark,
        byScorecard: false,
        deadline: '2026-12-04T23:59:59.999Z',
      }
      server.use(
        mockEndpoint('getTrainingSession', { ...completedSession, score, assignmentId: id(80), assignment }),
      )
      renderApp(path)
      expect(await screen.findByText('Part of the assignment “First calls”.')).toBeVisible()
      expect(screen.getByText(words)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to the overview' }).getAttribute('href')).toBe('/')
    },
  )

  it.each([
    [{ passed: true, pending: 0 }, 'Passed: the pass mark is 80.'],
    [{ passed: false, pending: 1 }, 'Not passed: the pass mark is 80.'],
    [{ passed: null, pending: 1 }, 'A reviewer has yet to mark the scorecard. The pass mark is 80.'],
    [
      { passed: null, pending: 0, score: null },
      'It has no score, so it only counts as an attempt. The pass mark is 80.',
    ],
  ])('[CARD29] shows what the scorecard of an assignment came to: %o', async (outcome, words) => {
    const { result } = pendingScorecard
    if (result === null) throw new Error('no result')
    server.use(
      mockEndpoint('getTrainingSession', {
        ...completedSession,
        assignmentId: id(80),
        assignment: {
          title: 'First calls',
          passMark: 80,
          byScorecard: true,
          deadline: '2026-12-04T23:59:59.999Z',
        },
        scorecard: { ...pendingScorecard, result: { ...result, ...outcome } },
      }),
    )
    renderApp(path)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('links to a session that is still running', async () => {
    server.use(mockEndpoint('getTrainingSession', aSessionWithDetails({ id: completedSession.id })))
    renderApp(path)
    const link = await screen.findByRole('link', { name: 'Continue the session' })
    expect(link.getAttribute('href')).toBe(`/training/${completedSession.id}`)
  })

  describe('of a session that is too short to score', () => {
    const short = aSessionWithDetails({ id: completedSession.id, items: completedSession.items.slice(0, 1) })

    it('[SESS36] offers to end it without a score', async () => {
      const asked: unknown[] = []
      server.use(
        mockEndpoint('getTrainingSession', () => (asked.length === 0 ? short : completedSession)),
        mockEndpoint('completeTrainingSession', ({ body, params }) => {
          asked.push({ ...body, id: params['id'] })
          return { ...completedSession, score: null }
        }),
      )
      const { actor } = renderApp(path)
      expect(await screen.findByText('Too little was said for a score.')).toBeVisible()
      await actor.click(screen.getByRole('button', { name: 'End without a score' }))
      const dialog = screen.getByRole('alertdialog', { name: 'End this session?' })
      await actor.click(within(dialog).getByRole('button', { name: 'End without a score' }))
      expect(await screen.findByText('Session ended without a score')).toBeVisible()
      expect(asked).toEqual([{ allowTooShort: true, id: short.id }])
      expect(await screen.findByText('Score rubric')).toBeVisible()
    })

    it('[SESS37][UNDO6] offers to delete it after a question, and goes back to History', async () => {
      const deleted: unknown[] = []
      server.use(
        mockEndpoint('getTrainingSession', short),
        mockEndpoint('deleteTrainingSession', ({ params }) => {
          deleted.push(params['id'])
          return undefined
        }),
      )
      const { actor } = renderApp(path)
      await actor.click(await screen.findByRole('button', { name: 'Delete the session' }))
      const dialog = screen.getByRole('alertdialog', { name: 'Delete this session?' })
      await actor.click(within(dialog).getByRole('button', { name: 'Delete the session' }))
      await waitFor(() => expect(window.location.pathname).toBe('/history'))
      expect(deleted).toEqual([short.id])
    })

    it('[SESS37] does not offer to delete an attempt at an assignment', async () => {
      const assignment = {
        title: 'First calls',
        passMark: 70,
        byScorecard: false,
        deadline: '2026-12-04T23:59:59.999Z',
      }
      server.use(mockEndpoint('getTrainingSession', { ...short, assignmentId: id(80), assignment }))
      renderApp(path)
      expect(await screen.findByRole('button', { name: 'End without a score' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Delete the session' })).toBeNull()
    })

    it('[SESS36] offers nothing of it once enough was said', async () => {
      server.use(mockEndpoint('getTrainingSession', { ...short, items: completedSession.items.slice(0, 2) }))
      renderApp(path)
      expect(await screen.findByRole('link', { name: 'Continue the session' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'End without a score' })).toBeNull()
    })
  })
})
