import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Analytics, Evaluation } from '#protocol/rest/analytics.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { aMember } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const noActivity = {
  sessions: 0,
  completed: 0,
  scored: 0,
  completionRate: null,
  averageScore: null,
  otherwiseScored: 0,
  averageDurationS: null,
  prospectsCreated: 0,
}
const timeSeries = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => ({
  from: day,
  to: day,
  sessions: 0,
  completed: 0,
  averageScore: null,
  criteriaEdition: null,
}))
const empty: Analytics = {
  from: '2026-11-15',
  to: '2026-11-17',
  current: noActivity,
  previous: noActivity,
  types: [
    { sessionType: 'standard', sessions: 0, percentage: 0 },
    { sessionType: 'objection_handling', sessions: 0, percentage: 0 },
  ],
  course: timeSeries,
  latest: [],
}

function anEvaluation(changes: Partial<Evaluation> = {}): Evaluation {
  return {
    sessionId: id(20),
    overallScore: 91,
    empathyScore: 84,
    communicationScore: 71,
    objectionHandlingScore: null,
    solutionFocusScore: 40,
    complianceScore: 100,
    criteriaEdition: 2,
    user,
    prospectName: 'Rosa Delgado',
    sessionType: 'objection_handling',
    startedAt: '2026-11-16T15:00:00.000Z',
    ...changes,
  }
}

const practised: Analytics = {
  ...empty,
  current: {
    sessions: 5,
    completed: 4,
    scored: 4,
    completionRate: 80,
    averageScore: 72,
    otherwiseScored: 0,
    averageDurationS: 372,
    prospectsCreated: 2,
  },
  previous: { ...noActivity, sessions: 3, completed: 3, scored: 3, completionRate: 100, averageScore: 60 },
  types: [
    { sessionType: 'standard', sessions: 3, percentage: 60 },
    { sessionType: 'objection_handling', sessions: 2, percentage: 40 },
  ],
  course: timeSeries.map((bucket, index) =>
    index === 0 ? bucket : { ...bucket, sessions: 3 - index, completed: 1, averageScore: 60 + 10 * index },
  ),
  latest: [anEvaluation(), anEvaluation({ sessionId: id(21), overallScore: 55, prospectName: 'Luis Prado' })],
}

const team = {
  id: id(60),
  name: 'North',
  industry: null,
  manager: null,
  memberCount: 4,
  activeTrainees: 3,
  avgTeamScore: null,
  totalSessions: 9,
  createdAt: '2026-10-01T12:00:00.000Z',
}
const texts = { en, es }

const requestedQueries: string[] = []
beforeEach(() => {
  requestedQueries.length = 0
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getAnalytics', ({ query }) => {
      requestedQueries.push(query.toString())
      return practised
    }),
  )
})

const cardNamed = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement

describe('the analytics page', () => {
  it('[NAV7][STATS2][STATS7] shows four metrics, each compared with the previous period', async () => {
    renderApp('/analytics')
    expect(await screen.findByRole('heading', { name: 'Completed sessions' })).toBeVisible()
    expect(cardNamed('Average score').textContent).toBe(
      'Average score72Reaches the pass mark of 70Of 4 scored calls in the last 30 days.+12 points vs 3 scored calls in the previous 30 days',
    )
    expect(cardNamed('Completed sessions').textContent).toBe(
      'Completed sessions480% of 5 sessions started3 in the previous 30 days',
    )
    expect(cardNamed('Average duration').textContent).toBe(
      'Average duration6 minNot enough data to compare with the previous 30 days.',
    )
    expect(cardNamed('Debtors created').textContent).toBe('Debtors created20 in the previous 30 days')
  })

  it('[STATS7] says over how many calls an average is unchanged', async () => {
    const previous = { ...practised.previous, averageScore: practised.current.averageScore }
    server.use(mockEndpoint('getAnalytics', { ...practised, previous }))
    renderApp('/analytics')
    expect(await screen.findByText('The same as over 3 scored calls in the previous 30 days')).toBeVisible()
  })

  it('[EDITION3][EDITION4] compares no average with one of earlier criteria, and says what was left out', async () => {
    server.use(
      mockEndpoint('getAnalytics', {
        ...practised,
        current: { ...practised.current, averageScore: 47, scored: 2, otherwiseScored: 3 },
        previous: { ...practised.previous, averageScore: null, scored: 0, otherwiseScored: 5 },
      }),
    )
    renderApp('/analytics')
    expect(
      await screen.findByText(
        /^The average score is 47 \(2 calls\)\. Not in this average: 3 calls scored by earlier criteria, on another scale\./u,
      ),
    ).toBeVisible()
    expect(cardNamed('Average score').textContent).toContain(
      'The previous 30 days were scored by earlier criteria: not compared.',
    )
  })

  it('[EDITION5][EDITION6] draws averages of earlier criteria apart, and marks evaluations by them', async () => {
    const course = timeSeries.map((day, at) => ({
      ...day,
      sessions: 1,
      completed: 1,
      averageScore: [72, 44, 47][at] ?? null,
      criteriaEdition: at === 0 ? 1 : 2,
    }))
    const latest = [
      anEvaluation({ empathyScore: 50 }),
      anEvaluation({ sessionId: id(22), empathyScore: 40 }),
      anEvaluation({ sessionId: id(21), criteriaEdition: 1, solutionFocusScore: 5 }),
    ]
    server.use(mockEndpoint('getAnalytics', { ...practised, course, latest }))
    renderApp('/analytics')
    const chart = await screen.findByRole('img', {
      name: 'Average scores at 2 points in the period: from 44 at the start to 47 at the end, between 44 and 47. Scored by earlier criteria, on another scale: drawn apart, not compared.',
    })
    expect(chart.querySelectorAll('circle.fill-surface')).toHaveLength(1)
    expect(screen.getAllByText('Scored by earlier criteria')).toHaveLength(1)
    // Of the two newer evaluations alone.
    expect(
      screen.getByText(/Weakest skill in the latest calls: Solution focus, 40 on average\./u),
    ).toBeVisible()
  })

  it('[STATS8] says what the figures come to, and has no card for two zeros', async () => {
    const none = { prospectsCreated: 0 }
    const evaluations = [anEvaluation({ overallScore: 60 }), anEvaluation({ sessionId: id(21) })]
    server.use(
      mockEndpoint('getAnalytics', {
        ...practised,
        current: { ...practised.current, ...none, averageScore: 64 },
        previous: { ...practised.previous, averageScore: 70 },
        latest: evaluations,
      }),
    )
    renderApp('/analytics')
    expect(
      await screen.findByText(
        'The average score fell by 6 points to 64 (4 calls; 3 in the period before). That is below the pass mark of 70. Weakest skill in the latest calls: Solution focus, 40 on average. Sessions not completed: 1 of 5.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Debtors created' })).toBeNull()
    expect(screen.getByText(/No debtors created/u)).toBeVisible()
    expect(screen.getByText('Pass mark 70')).toBeVisible()
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    expect(header.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/')
  })

  it('[STATS9] begins a team with who may need help, why, and how to help', async () => {
    const ana = aMember({ avgScore: 53, sessionsCount: 4 })
    const ben = aMember({ id: id(9), firstName: 'Ben', avgScore: 90, lastActiveAt: new Date().toISOString() })
    server.use(
      mockEndpoint('currentUser', { ...user, role: 'manager', teamId: team.id }),
      mockEndpoint('listTeams', [team]),
      mockEndpoint('getTeam', { ...team, members: [ben, ana] }),
      mockEndpoint('listWeakHabits', [
        { userId: ana.id, criterion: 'empathy.acknowledged', lostIn: 3, calls: 4 },
        { userId: ben.id, criterion: 'empathy.acknowledged', lostIn: 2, calls: 4 },
      ]),
    )
    renderApp('/analytics')
    expect(await screen.findByText(/^1 of 2 trainees: average of all their calls below 70/u)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Practice of Ana Ruiz' })
    expect(link.getAttribute('href')).toBe(`/teams/people/${ana.id}`)
    expect(
      await screen.findByText(
        'To practice first: responding to a feeling right away (points lost in 3 of the last 4 calls)',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Assign practice to Ana Ruiz' }).getAttribute('href')).toBe(
      `/teams?tab=assignments&create=assignment&person=${ana.id}&criterion=empathy.acknowledged`,
    )
    expect(screen.queryByRole('link', { name: 'Practice of Ben Ruiz' })).toBeNull()
  })

  it('[STATS1] loads another period, and keeps it in the URL', async () => {
    const { actor } = renderApp('/analytics')
    const period = await screen.findByRole('combobox', { name: 'Period' })
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days', 'Last 365 days'])
    await actor.selectOptions(period, 'Last 90 days')
    await waitFor(() => expect(requestedQueries).toEqual(['days=30', 'days=90']))
    expect(window.location.search).toBe('?days=90')
  })

  it('[STATS3][BAND1] labels recent evaluations with the bands of the analysis, and links to each', async () => {
    renderApp('/analytics')
    const links = await screen.findAllByRole('link', { name: /Rosa Delgado|Luis Prado/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/session/${id(20)}`,
      `/session/${id(21)}`,
    ])
    await waitFor(() => expect(links[0]?.textContent).toContain('Top performer'))
    expect(links[0]?.textContent).toContain('Empathy84')
    expect(links[0]?.textContent).toContain('Not enough evidence')
    expect(links[1]?.textContent).toContain('Poor')
  })

  it('[STATS4] shows the share of each session type in percent', async () => {
    renderApp('/analytics')
    await screen.findByRole('heading', { name: 'Session types' })
    expect(
      within(cardNamed('Session types'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Standard Collection60% · 3 sessions', 'Objection Handling40% · 2 sessions'])
  })

  it('charts scores and sessions over time, with a summary and tables', async () => {
    const { actor } = renderApp('/analytics')
    expect(
      await screen.findByRole('img', {
        name: 'Average scores at 2 points in the period: from 70 at the start to 80 at the end, between 70 and 80.',
      }),
    ).toBeVisible()
    expect(
      screen.getByRole('img', { name: '3 sessions were started in the period, 2 of them completed.' }),
    ).toBeVisible()
    await actor.click(within(cardNamed('Scores over time')).getByText('Show as table'))
    const rows = within(cardNamed('Scores over time')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'WhenAverage score',
      'November 15, 2026–',
      'November 16, 202670',
      'November 17, 202680',
    ])
  })

  it('[STATS5] shows no metrics for an empty period, and offers to practise', async () => {
    server.use(mockEndpoint('getAnalytics', empty))
    renderApp('/analytics')
    expect(await screen.findByText('No sessions in this period')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Training Session' }).getAttribute('href')).toBe(
      '/training-setup',
    )
    expect(screen.queryByText('Not enough data')).toBeNull()
    expect(screen.getByRole('button', { name: 'Last 90 days' })).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('[NAV21] reports that the metrics could not be loaded, and retries', async () => {
    server.use(mockError('getAnalytics', 503, 'unavailable'))
    const { actor } = renderApp('/analytics')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getAnalytics', practised))
    await actor.click(again)
    expect(await screen.findByText('Recent evaluations')).toBeVisible()
  })

  it('[STATS6] shows a manager the team first, with the name of each trainee, and their own practice on demand', async () => {
    server.use(
      mockEndpoint('currentUser', { ...user, role: 'manager', teamId: team.id }),
      mockEndpoint('listTeams', [team]),
      mockEndpoint('getTeam', { ...team, members: [] }),
      mockEndpoint('listWeakHabits', []),
    )
    const { actor } = renderApp('/analytics?days=7')
    const whose = await screen.findByRole('combobox', { name: 'Whose practice' })
    await screen.findByRole('option', { name: 'Team North' })
    expect((await screen.findAllByText(/Ana Ruiz ·/)).length).toBe(2)
    expect(requestedQueries.at(-1)).toBe(`days=7&teamId=${team.id}`)
    await actor.selectOptions(whose, 'My practice')
    await waitFor(() => expect(screen.queryByText(/Ana Ruiz ·/)).toBeNull())
    expect(requestedQueries.at(-1)).toBe('days=7')
  })

  it.each([
    [
      'en',
      'North: how the team’s practice is progressing over time.',
      'How your own practice is progressing over time.',
    ],
    [
      'es',
      'North: cómo avanza la práctica del equipo con el tiempo.',
      'Cómo avanza su propia práctica con el tiempo.',
    ],
  ] as const)('[STATS6] %s: says whose figures they are', async (language, ofTeam, ofOneself) => {
    server.use(
      mockEndpoint('currentUser', { ...user, role: 'manager', teamId: team.id }),
      mockEndpoint('listTeams', [team]),
      mockEndpoint('getTeam', { ...team, members: [] }),
      mockEndpoint('listWeakHabits', []),
    )
    localStorage.setItem('portal-language', language)
    const { actor } = renderApp('/analytics', language)
    expect(await screen.findByText(ofTeam)).toBeVisible()
    await actor.selectOptions(
      screen.getByRole('combobox', { name: texts[language].analytics.whose }),
      texts[language].analytics.own,
    )
    expect(await screen.findByText(ofOneself)).toBeVisible()
    expect(screen.queryByText(ofTeam)).toBeNull()
  })

  it('is translated to Spanish', async () => {
    localStorage.setItem('portal-language', 'es')
    renderApp('/analytics', 'es')
    expect(
      await screen.findByText('+12 puntos frente a 3 llamadas calificadas de los 30 días anteriores'),
    ).toBeVisible()
    expect(screen.getByText('Se iniciaron 3 sesiones en el periodo; completadas: 2.')).toBeDefined()
    expect(screen.getByText('Desempeño superior')).toBeVisible()
  })
})
