import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { aSession, id, emptyOverview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockPagedEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const sessions: TrainingSession[] = Array.from({ length: 100 }, (_, index) =>
  aSession({
    id: id(1_000 + index),
    prospectName: `Debtor ${index}`,
    status: index % 2 === 0 ? 'completed' : 'active',
    sessionType: index % 3 === 0 ? 'objection_handling' : 'standard',
    ending: index % 2 === 0 ? 'refused' : null,
  }),
)
const requestedQueries: string[] = []

beforeEach(() => {
  requestedQueries.length = 0
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getOverview', {
      ...emptyOverview,
      sessions: { total: 100, completed: 50, byType: { standard: 66, objection_handling: 34 } },
      averageScore: 71,
      practisedS: 7_200,
      debtors: [{ id: id(11), name: 'Rosa Delgado' }],
    }),
    mockPagedEndpoint('listTrainingSessions', (query) => {
      requestedQueries.push(query.toString())
      return sessions.filter(
        (session) =>
          session.prospectName.includes(query.get('search') ?? '') &&
          (query.get('status') ?? session.status) === session.status &&
          (query.get('type') ?? session.sessionType) === session.sessionType &&
          (query.get('ending') ?? session.ending) === session.ending &&
          (query.get('prospectId') ?? session.prospectId) === session.prospectId &&
          (query.get('kind') ?? 'practice') === 'practice',
      )
    }),
  )
})

/** By URL: finding a hundred links by role and name takes jsdom seconds. */
const rows = () => [...document.querySelectorAll('main li a[href^="/session/"]')]

describe('the history page', () => {
  it('[NAV10][HIST2] summarises all sessions, and loads the first page of the newest', async () => {
    renderApp('/history')
    expect(await screen.findByText('120 min')).toBeVisible()
    expect(screen.getByText('71')).toBeVisible()
    expect(screen.getByText('Calls too short to score are not counted.')).toBeVisible()
    expect(await screen.findByText('48 shown')).toBeVisible()
    expect(rows()).toHaveLength(48)
    expect(rows()[0]?.getAttribute('href')).toBe(`/session/${id(1_000)}`)
    expect(requestedQueries).toEqual(['limit=48'])
  })

  it('[HIST2] goes on with a session that still runs from its row', async () => {
    renderApp('/history')
    const [running] = await screen.findAllByRole('link', { name: /^Continue with / })
    expect(running?.getAttribute('href')).toMatch(/^\/training\/[0-9a-f-]{36}$/)
  })

  it('loads more pages on request, to the end', async () => {
    const { actor } = renderApp('/history')
    await actor.click(await screen.findByText('Show more'))
    await screen.findByText('96 shown')
    await actor.click(screen.getByText('Show more'))
    await waitFor(() => expect(rows()).toHaveLength(100))
    expect(screen.queryByText('Show more')).toBeNull()
    expect(requestedQueries).toEqual(['limit=48', 'limit=48&after=48', 'limit=48&after=96'])
  })

  it('[HIST1] searches and filters on the server, and keeps both in the URL', async () => {
    const { actor } = renderApp('/history')
    await actor.type(await screen.findByPlaceholderText('Search by name'), 'Debtor 9')
    await waitFor(() => expect(rows()).toHaveLength(11))
    await actor.click(screen.getByRole('button', { name: 'More filters' }))
    await actor.selectOptions(screen.getByLabelText('Status'), 'Completed')
    await waitFor(() => expect(rows()).toHaveLength(5))
    await actor.selectOptions(screen.getByLabelText('Type'), 'Objection Handling')
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(['Debtor 90', 'Debtor 96']))
    expect(window.location.search).toBe('?search=Debtor+9&status=completed&type=objection_handling')
  })

  it('[HIST1] filters by outcome and by what counts, and keeps both in the URL', async () => {
    const { actor } = renderApp('/history')
    await actor.click(await screen.findByRole('button', { name: 'More filters' }))
    await actor.selectOptions(screen.getByLabelText('Outcome'), 'Refused')
    await waitFor(() => expect(requestedQueries.at(-1)).toContain('ending=refused'))
    await actor.selectOptions(screen.getByLabelText('Assignment or practice'), 'Assignment')
    expect(await screen.findByText('No sessions match')).toBeVisible()
    expect(window.location.search).toBe('?ending=refused&kind=assignment')
    await actor.selectOptions(screen.getByLabelText('Assignment or practice'), 'Practice')
    await waitFor(() => expect(rows()).toHaveLength(48))
    expect(window.location.search).toBe('?ending=refused&kind=practice')
    // Folded again, they are still counted.
    await actor.click(screen.getByRole('button', { name: 'More filters (2)', expanded: true }))
    expect(screen.getByLabelText('Outcome')).not.toBeVisible()
  })

  it('[HIST1] filters by period and by debtor, and keeps both in the URL', async () => {
    const { actor } = renderApp('/history')
    await actor.selectOptions(await screen.findByLabelText('Period'), 'Last 30 days')
    await waitFor(() => expect(requestedQueries.at(-1)).toContain('days=30'))
    const debtor = screen.getByLabelText('Debtor')
    await within(debtor).findByRole('option', { name: 'Rosa Delgado' })
    await actor.selectOptions(debtor, 'Rosa Delgado')
    await waitFor(() => expect(requestedQueries.at(-1)).toContain(`prospectId=${id(11)}`))
    expect(window.location.search).toBe(`?days=30&debtor=${id(11)}`)
  })

  it('[HIST1] names the debtor of its URL whose calls are from longer ago', async () => {
    server.use(
      mockPagedEndpoint('listTrainingSessions', () => [
        aSession({ prospectId: id(77), prospectName: 'Ines Ortega' }),
      ]),
    )
    renderApp(`/history?debtor=${id(77)}`)
    await screen.findByRole('link', { name: 'Ines Ortega' })
    expect(screen.getByLabelText('Debtor')).toHaveProperty('value', id(77))
  })

  it('[HIST3] draws the scores of the listed calls, the oldest first, with the same in a table', async () => {
    const scored = [null, 84, 70, 61, 43].map((score, place) =>
      aSession({
        id: id(60 + place),
        status: 'completed',
        score,
        startedAt: `2026-11-0${9 - place}T15:00:00.000Z`,
      }),
    )
    const retry = aSession({ id: id(70), status: 'completed', score: 99, isRetry: true })
    server.use(mockPagedEndpoint('listTrainingSessions', () => [retry, ...scored]))
    const { actor } = renderApp('/history')
    const trend = within(await screen.findByRole('region', { name: 'Score over time' }))
    expect(
      trend.getByRole('img', {
        name: '4 scored calls, from 43 to 84; the lowest is 43, the highest 84.',
      }),
    ).toBeVisible()
    expect(
      trend.getByText(
        'The latest 4 scored calls of this list: lowest 43, highest 84, last 84. Dashed line: the pass mark, 70.',
      ),
    ).toBeVisible()
    await actor.click(trend.getByText('Show as table'))
    expect(trend.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([
      'Score',
      '43',
      '61',
      '70',
      '84',
    ])
  })

  /** Scored calls, the newest first. */
  const scoredCalls = (...calls: readonly (readonly [score: number, edition: number])[]) =>
    calls.map(([score, criteriaEdition], place) =>
      aSession({
        id: id(60 + place),
        status: 'completed',
        score,
        criteriaEdition,
        startedAt: `2026-11-0${9 - place}T15:00:00.000Z`,
      }),
    )

  it('[EDITION5][EDITION6] draws calls of earlier criteria apart, and tells the way of the newest alone', async () => {
    const calls = scoredCalls([55, 2], [44, 2], [47, 2], [72, 1], [90, 1])
    server.use(mockPagedEndpoint('listTrainingSessions', () => calls))
    const { actor } = renderApp('/history')
    const trend = within(await screen.findByRole('region', { name: 'Score over time' }))
    const apart = '2 calls scored by earlier criteria, on another scale: drawn apart, not compared.'
    const chart = trend.getByRole('img', {
      name: `3 scored calls, from 47 to 55; the lowest is 44, the highest 55. ${apart}`,
    })
    expect(chart.querySelectorAll('circle.fill-surface')).toHaveLength(2)
    expect(trend.getAllByText(apart, { selector: 'span' })).toHaveLength(1)
    await actor.click(trend.getByText('Show as table'))
    expect(trend.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([
      'Score',
      '90 (earlier criteria)',
      '72 (earlier criteria)',
      '47',
      '44',
      '55',
    ])
    expect(screen.getAllByText('Scored by earlier criteria')).toHaveLength(1)
  })

  it('[EDITION6] parts the list wherever it goes to earlier criteria and comes back', async () => {
    const [newest, earlier, newer, ...rest] = scoredCalls([47, 2], [72, 1], [44, 2], [90, 1], [80, 1])
    // An open one belongs to those before it.
    const open = aSession({ id: id(80), startedAt: '2026-11-09T10:00:00.000Z' })
    const all = [newest, earlier, open, newer, ...rest].filter((call) => call !== undefined)
    server.use(mockPagedEndpoint('listTrainingSessions', () => all))
    renderApp('/history')
    const list = (await screen.findAllByText('Scored by earlier criteria'))[0]?.closest('ul')
    expect(
      [...(list?.children ?? [])].map((row) => row.querySelector('a') === null && row.textContent),
    ).toEqual([
      false,
      'Scored by earlier criteria',
      false,
      false,
      'Scored by newer criteria',
      false,
      'Scored by earlier criteria',
      false,
      false,
    ])
  })

  it('[EDITION5] says that the newest criteria have too few calls for a trend', async () => {
    const calls = scoredCalls([47, 2], [72, 1], [90, 1])
    server.use(mockPagedEndpoint('listTrainingSessions', () => calls))
    renderApp('/history')
    expect(
      await screen.findByText(
        'By the newest criteria 1 call is scored so far: too few for a trend. Dashed line: the pass mark, 70.',
      ),
    ).toBeVisible()
  })

  it('[EDITION5] draws and says nothing of it where all calls are of one edition', async () => {
    const calls = scoredCalls([55, 1], [44, 1], [47, 1])
    server.use(mockPagedEndpoint('listTrainingSessions', () => calls))
    renderApp('/history')
    const chart = await screen.findByRole('img', {
      name: '3 scored calls, from 47 to 55; the lowest is 44, the highest 55.',
    })
    expect(chart.querySelector('circle.fill-surface')).toBeNull()
    expect(screen.queryByText(/criteria/u)).toBeNull()
  })

  it('[EDITION3] says how many calls of earlier criteria are not in the average', async () => {
    server.use(mockEndpoint('getOverview', { ...emptyOverview, averageScore: 49, earlierScored: 4 }))
    renderApp('/history')
    expect(await screen.findByText(/Not in this average: 4 calls scored by earlier criteria/u)).toBeVisible()
  })

  it('[DASH11] says how many retries are not in the average', async () => {
    server.use(mockEndpoint('getOverview', { ...emptyOverview, averageScore: 20, scoredRetries: 2 }))
    renderApp('/history')
    expect(await screen.findByText(/2 retries are not in the average/u)).toBeVisible()
  })

  it('[HIST3] says how many scored calls a trend still needs', async () => {
    server.use(
      mockPagedEndpoint('listTrainingSessions', () => [aSession({ status: 'completed', score: 70 })]),
    )
    renderApp('/history')
    expect(
      await screen.findByText('Not enough data for a trend: 2 more scored calls are needed.'),
    ).toBeVisible()
  })

  it('starts with the filters of its URL', async () => {
    renderApp('/history?search=Debtor+99&status=active')
    expect(await screen.findByText('Debtor 99')).toBeVisible()
    expect(rows()).toHaveLength(1)
    // A filter that is set is not folded.
    expect(screen.getByLabelText('Status')).toBeVisible()
  })

  it('says that no session matches, and clears the filters', async () => {
    const { actor } = renderApp('/history?status=paused')
    expect(await screen.findByText('No sessions match')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(rows()).toHaveLength(48))
    expect(window.location.search).toBe('')
  })

  it('[NAV20] offers to practise if there is no session', async () => {
    server.use(
      mockPagedEndpoint('listTrainingSessions', () => []),
      mockEndpoint('getOverview', emptyOverview),
    )
    renderApp('/history')
    expect(await screen.findByText('No training sessions yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Training Session' }).getAttribute('href')).toBe(
      '/training-setup',
    )
  })

  it('[NAV21] reports that a page failed to load, keeps the loaded ones and retries', async () => {
    const { actor } = renderApp('/history')
    const showMore = await screen.findByText('Show more')
    server.use(mockError('listTrainingSessions', 503, 'unavailable'))
    await actor.click(showMore)
    const again = await screen.findByText('Try again')
    expect(rows()).toHaveLength(48)
    server.resetHandlers()
    server.use(
      mockEndpoint('currentUser', user),
      mockPagedEndpoint('listTrainingSessions', () => sessions),
    )
    await actor.click(again)
    await waitFor(() => expect(rows()).toHaveLength(96))
  })

  it('links to the original session of a retry', async () => {
    server.use(
      mockPagedEndpoint('listTrainingSessions', () => [
        aSession({ id: id(21), retryOf: { sessionId: id(20), line: 4 } }),
        aSession(),
      ]),
    )
    renderApp('/history')
    const origin = await screen.findByRole('link', { name: 'Retry of an earlier session, from line 4' })
    expect(origin.getAttribute('href')).toBe(`/session/${id(20)}`)
    expect(screen.getAllByRole('link', { name: /^Retry/ })).toHaveLength(1)
  })
})
