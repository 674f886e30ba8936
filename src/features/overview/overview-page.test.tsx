import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PracticeOverview, RecentSession } from '#protocol/rest/overview.ts'
import { browser } from '#src/lib/browser.ts'
import { aCoach, aProspect, id, emptyPlan, user } from '#src/testing/fixtures.ts'
import { aHome, aRecentSession, aWeek, skillScores } from '#src/testing/homes.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const practised: Partial<PracticeOverview> = { averageScore: 76, scoredSessions: 2 }

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('getPracticeOverview', aHome()),
    mockEndpoint('getPlan', emptyPlan),
    mockEndpoint('listDueAssignments', []),
    mockEndpoint('getVoiceAgent', { agentId: null }),
  )
})

describe('the overview', () => {
  const section = async (name: string) => {
    const found = (await screen.findByRole('heading', { name })).closest<HTMLElement>('section')
    if (!found) throw new Error(`${name} is in no card`)
    return within(found)
  }

  it('[DASH10][DASH17][DASH19] makes up no figure for a new user', async () => {
    renderApp('/')
    const performance = await section('Average Performance')
    expect(performance.getByText('Not enough data')).toBeVisible()
    expect((await section('Your week')).getByText('0 of 3 calls')).toBeVisible()
    expect(screen.getByText('No streak yet')).toBeVisible()
    expect(screen.getByText('No training sessions yet')).toBeVisible()
    for (const name of ['Team Progress', 'Active Sessions', 'Voice agent'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
  })

  it.each([
    [12, '12 points up on last month (4 calls; 3 then)', 'text-positive'],
    [0, 'The same as last month (4 calls; 3 then)', 'text-text-muted'],
    [-5, '5 points down on last month (4 calls; 3 then)', 'text-critical'],
  ])('[DASH5][DASH11][DASH12] shows a change of the average of %i as %s', async (points, text, tone) => {
    const monthChange = { points, calls: 4, callsBefore: 3 }
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, monthChange })))
    renderApp('/')
    expect((await screen.findByText(text)).className).toContain(tone)
    const performance = await section('Average Performance')
    expect(performance.getByText('76')).toBeVisible()
    expect(performance.getByText('Reaches the pass mark of 70')).toBeVisible()
    expect(performance.getByText('Of all your scored sessions so far: 2')).toBeVisible()
  })

  it('[DASH11] says how many retries are not in the average, only where there are any', async () => {
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, scoredRetries: 1 })))
    const { unmount } = renderApp('/')
    const text = '1 retry is not in the average: a retry repeats part of a call.'
    expect(await screen.findByText(text)).toBeVisible()
    unmount()
    server.use(mockEndpoint('getPracticeOverview', aHome(practised)))
    renderApp('/')
    await screen.findByText('Of all your scored sessions so far: 2')
    expect(screen.queryByText(/not in the average/u)).toBeNull()
  })

  it('[DASH12] does not compare with a month without a score', async () => {
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, monthChange: null })))
    renderApp('/')
    expect(await screen.findByText('Not enough data to compare with last month.')).toBeVisible()
  })

  it('[DASH19] says how many scored calls a trend still needs', async () => {
    server.use(mockEndpoint('getPracticeOverview', aHome(practised)))
    renderApp('/')
    expect(
      await screen.findByText('Not enough data for a trend: 3 more scored calls are needed.'),
    ).toBeVisible()
  })

  it('[DASH19] draws the five skills over the last calls, with the same in a table', async () => {
    const trend = [60, 71, 83].map((empathy, place) => ({
      sessionId: id(40 + place),
      prospectName: 'Rosa Delgado',
      startedAt: `2026-11-0${place + 1}T15:00:00.000Z`,
      overall: 70,
      scores: skillScores({ empathy, compliance: place === 1 ? null : 90 }),
      criteriaEdition: 1,
    }))
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, trend })))
    const { actor } = renderApp('/')
    expect(await screen.findByRole('img', { name: 'Empathy: 60, 71, 83' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Compliance: 90, none, 90' })).toBeVisible()
    const skills = await section('Average Performance')
    expect(
      skills.getByText(
        'The figures at the right are of the latest call. Scale from 60 to 100. Dashed line: the pass mark, 70.',
      ),
    ).toBeVisible()
    await actor.click(skills.getByText('Show as table'))
    const rows = skills.getAllByRole('row')
    expect(rows[2]?.textContent).toBe('Rosa Delgado, Nov 2, 20267071––––')
    expect(
      within(rows[2] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/session/${id(41)}`)
  })

  it('[EDITION3][EDITION5] draws calls of earlier criteria apart, says so once, and leaves them out of the average', async () => {
    const trend = [88, 47, 51].map((empathy, place) => ({
      sessionId: id(40 + place),
      prospectName: 'Rosa Delgado',
      startedAt: `2026-11-0${place + 1}T15:00:00.000Z`,
      overall: empathy,
      scores: skillScores({ empathy, ...(place === 0 && { compliance: 90 }) }),
      criteriaEdition: place === 0 ? 1 : 2,
    }))
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, earlierScored: 3, trend })))
    renderApp('/')
    const line = await screen.findByRole('img', { name: 'Empathy: 88 (earlier criteria), 47, 51' })
    expect([...line.querySelectorAll('circle')].map((dot) => dot.classList.contains('fill-surface'))).toEqual(
      [true, false, false],
    )
    const skills = await section('Average Performance')
    expect(
      skills.getByText('1 call scored by earlier criteria, on another scale: drawn apart, not compared.'),
    ).toBeVisible()
    expect(
      skills.getByText('Not in this average: 3 calls scored by earlier criteria, on another scale.'),
    ).toBeVisible()
    // Its only score is of earlier criteria: there is no latest one.
    const row = screen.getByRole('img', { name: /^Compliance: 90/ }).closest('li')
    expect(row?.textContent).toContain('Not enough data')
  })

  it('[EDITION5] one edition alone is marked nowhere, whichever it is', async () => {
    const trend = [60, 71, 83].map((empathy, place) => ({
      sessionId: id(40 + place),
      prospectName: 'Rosa Delgado',
      startedAt: `2026-11-0${place + 1}T15:00:00.000Z`,
      overall: empathy,
      scores: skillScores({ empathy }),
      criteriaEdition: 1,
    }))
    const recent = [aRecentSession({ status: 'completed', score: 83, criteriaEdition: 1 })]
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, trend, recent })))
    renderApp('/')
    expect(await screen.findByRole('img', { name: 'Empathy: 60, 71, 83' })).toBeVisible()
    expect(screen.queryByText(/criteria/u)).toBeNull()
  })

  it('[EDITION4][EDITION6] tells no change against a call of other criteria, and why', async () => {
    const recent = [
      aRecentSession({ status: 'completed', score: 47, criteriaEdition: 2, otherCriteria: true }),
      aRecentSession({ id: id(21), status: 'completed', score: 72, criteriaEdition: 1 }),
    ]
    server.use(mockEndpoint('getPracticeOverview', aHome({ ...practised, recent })))
    renderApp('/')
    const sessions = await section('Recent Sessions')
    expect(sessions.getByText('Not compared: last time was scored by other criteria')).toBeVisible()
    const rows = sessions.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringContaining('47'),
      'Scored by earlier criteria',
      expect.stringContaining('72'),
    ])
  })

  it('[DASH17][DASH18] shows the week by day, the goal that was met, and the streak', async () => {
    server.use(
      mockEndpoint('getPracticeOverview', aHome({ week: aWeek({ calls: [2, 0, 1] }), streakWeeks: 4 })),
    )
    renderApp('/')
    const week = await section('Your week')
    expect(week.getByText('3 of 3 calls')).toBeVisible()
    expect(week.getByText('Goal met')).toBeVisible()
    expect(week.getByText('4 weeks in a row with a call')).toBeVisible()
    const days = within(week.getByRole('list', { name: 'Days of this week' })).getAllByRole('listitem')
    expect(days.map((day) => day.querySelector('.sr-only')?.textContent)).toEqual([
      'Monday, November 2: 2 calls',
      'Tuesday, November 3: no call',
      'Wednesday, November 4: 1 call',
      ...['Thursday, November 5', 'Friday, November 6', 'Saturday, November 7', 'Sunday, November 8'].map(
        (day) => `${day}: still to come`,
      ),
    ])
  })

  it('[DASH18] says until when a streak can be kept', async () => {
    server.use(mockEndpoint('getPracticeOverview', aHome({ streakWeeks: 1 })))
    renderApp('/')
    const week = await section('Your week')
    expect(week.getByText('1 week in a row with a call')).toBeVisible()
    expect(week.getByText('A call by Sunday keeps it.')).toBeVisible()
  })

  it('[DASH17] stores a changed goal, and brings the old one back if that fails', async () => {
    let stored = 3
    server.use(
      mockEndpoint('getPracticeOverview', ({ query }) => {
        expect(query.get('timeZone')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
        return aHome({ week: aWeek({ goal: stored }) })
      }),
      mockEndpoint('setWeeklyGoal', ({ body }) => {
        stored = body.callsPerWeek
        return undefined
      }),
    )
    const { actor } = renderApp('/')
    const week = await section('Your week')
    await actor.click(week.getByRole('button', { name: 'One call more a week' }))
    await waitFor(() => expect(stored).toBe(4))
    expect(await week.findByText('0 of 4 calls')).toBeVisible()
    server.use(mockError('setWeeklyGoal', 503, 'unavailable'))
    await actor.click(week.getByRole('button', { name: 'One call fewer a week' }))
    expect(await screen.findByText('Could not save the goal. Please try again.')).toBeVisible()
    expect(await week.findByText('0 of 4 calls')).toBeVisible()
  })

  it('[DASH3][DASH15] shows the progress of the team for the goals of this week', async () => {
    server.use(mockEndpoint('getPracticeOverview', aHome({ team: { completed: 9, goal: 15 } })))
    renderApp('/')
    const team = await section('Team Progress')
    expect(team.getByText('9 of 15 calls')).toBeVisible()
    expect(team.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  })

  it('[NAV21] reports that the figures could not be loaded, and retries', async () => {
    server.use(mockError('getPracticeOverview', 503, 'unavailable'))
    const { actor } = renderApp('/')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getPracticeOverview', aHome(practised)))
    await actor.click(again)
    expect(await screen.findByText('76')).toBeVisible()
  })

  it('[DASH5] shows a score that stayed the same without an arrow', async () => {
    const same = aRecentSession({ id: id(41), status: 'completed', score: 83, change: 0 })
    server.use(mockEndpoint('getPracticeOverview', aHome({ recent: [same] })))
    renderApp('/')
    const change = await (await section('Recent Sessions')).findByText('The same as last time')
    expect(change.querySelector('svg')).toBeNull()
  })

  it('[DASH20] compares no retry whose first try is deleted', async () => {
    const retry = aRecentSession({ id: id(41), status: 'completed', score: 83, change: null, isRetry: true })
    server.use(mockEndpoint('getPracticeOverview', aHome({ recent: [retry] })))
    renderApp('/')
    const recent = await section('Recent Sessions')
    expect(await recent.findByText('Not compared with a first try')).toBeVisible()
  })

  it('[DASH4][DASH5][DASH9][DASH10][DASH20] lists the recent sessions with the change of each score', async () => {
    const completed = (place: number, changes: Partial<RecentSession>) =>
      aRecentSession({ id: id(40 + place), prospectName: `Day ${place}`, status: 'completed', ...changes })
    server.use(
      mockEndpoint(
        'getPracticeOverview',
        aHome({
          recent: [
            completed(5, { score: 83, change: 3 }),
            aRecentSession({ id: id(44), prospectName: 'Day 4' }),
            completed(3, { score: 80, change: -6, retryOf: { sessionId: id(41), line: 3 } }),
            completed(2, { score: null }),
            completed(1, { score: 86, change: null }),
          ],
        }),
      ),
    )
    renderApp('/')
    const recent = await section('Recent Sessions')
    expect(recent.getByRole('heading', { name: 'Active Sessions' })).toBeVisible()
    expect(recent.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Day 4.*In Progress$/u),
      expect.stringMatching(/Day 5.*3 points more than last time$/u),
      expect.stringMatching(/Day 3.*6 points less than your first try$/u),
      expect.stringMatching(/Day 2.*Too little to score$/u),
      expect.stringMatching(/Day 1.*First call to compare with$/u),
    ])
    expect(recent.getByText(/^3 points more/).className).toContain('text-positive')
    expect(recent.getByText(/^6 points less/).className).toContain('text-critical')
    const links = recent.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/analytics',
      ...[44, 45, 43, 41, 42, 41].map((number) => `/session/${id(number)}`),
    ])
  })

  it('[DASH7] shows the name, type, debt, amount and personality of each prospect, and two buttons', async () => {
    server.use(
      mockEndpoint('listProspects', [
        aProspect({ type: 'business', debtType: 'auto_loan', personality: 'evasive', debtAmount: 4300 }),
      ]),
    )
    renderApp('/')
    const card = within(
      (await screen.findByText('Rosa Delgado')).closest<HTMLElement>('li') ?? document.createElement('p'),
    )
    for (const text of ['Business', 'Evasive']) expect(card.getByText(text)).toBeVisible()
    expect(card.getByText(/Auto loan/)).toBeVisible()
    expect(card.getByText(/USD\s4,300/)).toBeVisible()
    const buttons = card.getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Standard', 'Objections'])
  })

  it('[NAV2][DASH1] links to the setup, the builder and the analytics', async () => {
    renderApp('/')
    const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await screen.findByRole('heading', { name: 'AI Debt Collection Training' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Start Training Session' })[0]?.getAttribute('href')).toBe(
      '/training-setup',
    )
    expect(await to('Create New')).toBe('/prospects?new')
    expect(await to('View All')).toBe('/analytics')
  })

  it('[DASH6] scrolls its prospects above 24rem', async () => {
    renderApp('/')
    const list = (await screen.findByText('Rosa Delgado')).closest('ul')
    // 96 × 0.25rem.
    expect(list?.parentElement?.className.split(' ')).toEqual(
      expect.arrayContaining(['max-h-96', 'overflow-y-auto']),
    )
  })

  it('[DASH8] offers to create the first prospect if there is none', async () => {
    server.use(mockEndpoint('listProspects', []))
    renderApp('/')
    expect(await screen.findByText('No prospects available')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Create Your First Prospect' })
    expect(link.getAttribute('href')).toBe('/prospects?new')
  })

  it('[PICK1] starts an objections session from a card', async () => {
    const sent = recordNewSessions()
    server.use(mockEndpoint('listCoaches', [aCoach()]))
    const { actor } = renderApp('/')
    await actor.click(
      await screen.findByRole('button', { name: 'Start an objection handling session with Rosa Delgado' }),
    )
    await screen.findByRole('radio', { name: 'Elena Marchetti' })
    await actor.click(screen.getByRole('button', { name: 'Start Training' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ sessionType: 'objection_handling', coachId: null })
  })

  it('[NAV21] says what failed and what to do, with an error id to copy', async () => {
    server.use(mockError('listProspects', 503, 'unavailable'))
    renderApp('/')
    expect(
      await screen.findByText('The server cannot answer right now. Try again in a moment.'),
    ).toBeVisible()
    expect(screen.getByText(/mention req-17/)).toBeVisible()
  })

  it('[NAV17][AUTH7] logs out even if the call fails', async () => {
    const reload = vi.spyOn(browser, 'reloadTo').mockImplementation(() => undefined)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(mockGatewayFailure('logout'))
    const { actor } = renderApp('/')
    await actor.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(reload).toHaveBeenCalledWith('/'))
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('[NAV15] shows Page Not Found for any other path', async () => {
    renderApp('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })

  it('[LANG4][NAV18] changes the language with a toast, and marks the current entry', async () => {
    const { actor } = renderApp('/')
    const sidebar = within(await screen.findByRole('complementary'))
    const current = await sidebar.findByRole('link', { name: 'Overview' })
    expect(current.getAttribute('aria-current')).toBe('page')
    expect(screen.queryByText('Language changed')).toBeNull()
    await actor.click(sidebar.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByText('Idioma cambiado')).toBeVisible()
    expect(sidebar.getByRole('link', { name: 'Resumen' })).toBeVisible()
    expect(document.documentElement.lang).toBe('es')
  })
})
