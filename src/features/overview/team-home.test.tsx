import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { id, user } from '#src/testing/fixtures.ts'
import { anInstallation, aTeamHome, aTraineeRow, skillScores } from '#src/testing/homes.ts'
import { mockEndpoint, mockError, mockGatewayFailure } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const ana = { id: user.id, username: user.username, firstName: 'Ana', lastName: 'Ruiz' }
const call = {
  sessionId: id(20),
  user: ana,
  prospectName: 'Rosa Delgado',
  startedAt: '2026-11-02T15:00:00.000Z',
}

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

describe('a manager’s home', () => {
  beforeEach(() => {
    server.use(mockEndpoint('currentUser', manager), mockEndpoint('listWeakHabits', []))
  })

  it('[DASH21] is a manager’s: no debtors, no plan, no sessions of their own', async () => {
    server.use(mockEndpoint('getTeamOverview', aTeamHome()))
    renderApp('/')
    expect(await screen.findByText('Nothing needs your attention')).toBeVisible()
    expect(screen.getByText('No trainees yet')).toBeVisible()
    expect(screen.getByText('Nobody has completed a scored call in the last 8 weeks.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Training Session' })).toBeVisible()
    const assign = screen.getByRole('link', { name: 'New assignment' })
    expect(assign.getAttribute('href')).toBe('/teams?tab=assignments&create=assignment')
    for (const name of ['Available Prospects', 'Your plan', 'Recent Sessions', 'Installation'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
  })

  it('[DASH22] shows what needs attention, the most urgent first, and leads to each', async () => {
    server.use(
      mockEndpoint(
        'getTeamOverview',
        aTeamHome({
          attention: {
            live: { total: 1, rows: [{ ...call, communicationMode: 'voice' }] },
            violations: { total: 7, rows: [{ ...call, sessionId: id(21), violation: 'threat_of_harm' }] },
            poor: { total: 1, rows: [{ ...call, sessionId: id(23), score: 48, criteriaEdition: 2 }] },
            overdue: {
              total: 1,
              rows: [
                {
                  assignmentId: id(80),
                  title: null,
                  prospectName: 'Leo Park',
                  sessionType: 'standard',
                  deadline: '2026-11-01T12:00:00.000Z',
                  people: 3,
                  firstPeople: [ana],
                },
              ],
            },
            reviews: { total: 1, rows: [{ ...call, sessionId: id(22) }] },
            away: { total: 2, rows: [{ user: ana, lastSessionAt: null }] },
          },
        }),
      ),
    )
    renderApp('/')
    const groups = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    expect(groups).toEqual([
      'On a call now1',
      'Severe violations, last 7 days7',
      'Poor scores, last 7 days1',
      'Overdue assignments1',
      'Waiting for your review1',
      'No practice for 7 days2',
    ])
    const to = (place: Awaited<ReturnType<typeof region>>) =>
      place.getAllByRole('link').map((link) => link.getAttribute('href'))
    const live = await region(/^On a call now/u)
    expect(live.getByRole('link', { name: 'Watch Ana Ruiz with Rosa Delgado' })).toBeVisible()
    expect(to(live)).toEqual([`/session/${id(20)}`, `/session/${id(20)}`])
    const violations = await region(/^Severe violations/u)
    expect(to(violations)).toEqual([`/session/${id(21)}`, '/teams?tab=users'])
    expect(violations.getByText('and 6 more')).toBeVisible()
    const poor = await region(/^Poor scores/u)
    expect(poor.getByText('48')).toBeVisible()
    expect(to(poor)).toEqual([`/session/${id(23)}`])
    const overdue = await region(/^Overdue/u)
    expect(overdue.getByText('Leo Park: Standard Collection')).toBeVisible()
    expect(overdue.getByText(/Ana Ruiz and 2 others/u).textContent).toContain('since Nov 1, 2026')
    expect(to(overdue)).toEqual([`/teams?tab=assignments&assignment=${id(80)}`])
    expect(to(await region(/^Waiting/u))).toEqual([`/session/${id(22)}`])
    const away = await region(/^No practice/u)
    expect(away.getByText('Has never practiced')).toBeVisible()
    expect(to(away)).toEqual([`/teams/people/${ana.id}`, '/teams?tab=users'])
  })

  it('[DASH22][NOTICE13] reminds the people of an overdue assignment, once', async () => {
    const reminded: unknown[] = []
    const task = { title: 'First calls', prospectName: 'Leo Park', sessionType: 'standard' } as const
    const late = { deadline: '2026-11-01T12:00:00.000Z', people: 1, firstPeople: [ana] }
    const overdue = { total: 1, rows: [{ ...task, ...late, assignmentId: id(80) }] }
    server.use(
      mockEndpoint('getTeamOverview', aTeamHome({ attention: { overdue } })),
      mockEndpoint('remindAssignees', ({ params }) => {
        reminded.push(params['id'])
        return { reminded: 1 }
      }),
    )
    const { actor } = renderApp('/')
    await actor.click(await screen.findByRole('button', { name: 'Remind 1 person of “First calls”' }))
    expect(await screen.findByText('1 person was reminded.')).toBeVisible()
    const done = screen.getByRole('button', { name: 'Reminded' })
    await actor.click(done)
    expect(done.getAttribute('aria-disabled')).toBe('true')
    expect(reminded).toEqual([id(80)])
  })

  it('[DASH24] sorts the trainees: the lowest last score first, and by any column in both directions', async () => {
    const person = (number: number, firstName: string, scores: number[], completed: number) =>
      aTraineeRow({ user: { ...ana, id: id(number), firstName }, scores, week: { completed, goal: 3 } })
    const rows = [person(7, 'Ben', [80, 90], 0), person(8, 'Cleo', [], 2), person(9, 'Ana', [60, 61], 1)]
    server.use(mockEndpoint('getTeamOverview', aTeamHome({ trainees: { total: 3, rows } })))
    const { actor } = renderApp('/')
    const names = async () =>
      (await screen.findAllByRole('link', { name: /^Practice of/u })).map(({ textContent }) => textContent)
    expect(await names()).toEqual(['Ana Ruiz', 'Ben Ruiz', 'Cleo Ruiz'])
    expect(screen.getByText('10 points more than the call before')).toBeVisible()
    const sort = within(screen.getByRole('group', { name: 'Sort the trainees' }))
    await actor.click(sort.getByRole('button', { name: /^Last scores/u }))
    expect(await names()).toEqual(['Ben Ruiz', 'Ana Ruiz', 'Cleo Ruiz'])
    await actor.click(sort.getByRole('button', { name: /^This week/u }))
    expect(await names()).toEqual(['Ben Ruiz', 'Ana Ruiz', 'Cleo Ruiz'])
    await actor.click(sort.getByRole('button', { name: /^This week/u }))
    expect(await names()).toEqual(['Cleo Ruiz', 'Ana Ruiz', 'Ben Ruiz'])
  })

  it('[DASH24] lists the trainees with last call, scores and goal; each leads to the person and the call', async () => {
    server.use(
      mockEndpoint(
        'getTeamOverview',
        aTeamHome({
          trainees: {
            total: 2,
            rows: [
              aTraineeRow({ week: { completed: 3, goal: 3 } }),
              aTraineeRow({ user: { ...ana, id: id(9), firstName: 'Ben' }, lastCall: null, scores: [] }),
            ],
          },
        }),
      ),
    )
    server.use(
      mockEndpoint('listWeakHabits', [
        { userId: ana.id, criterion: 'empathy.acknowledged', lostIn: 3, calls: 5 },
      ]),
    )
    renderApp('/')
    expect(await screen.findByText('To practice first: responding to a feeling right away')).toBeVisible()
    expect(await screen.findByText('1 of 2 trainees have met the weekly goal.')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Practice of Ana Ruiz' })
    expect(link.getAttribute('href')).toBe(`/teams/people/${ana.id}`)
    const [first, second] = screen.getAllByRole('listitem').slice(-2)
    const row = within(first as HTMLElement)
    expect(row.getByRole('link', { name: 'Rosa Delgado' }).getAttribute('href')).toBe(`/session/${id(20)}`)
    expect(row.getByRole('img', { name: '58, 64, 71' })).toBeVisible()
    expect(first?.textContent).toContain('3 of 3, goal met')
    expect(second?.textContent).toContain('No call yet')
    expect(second?.textContent).toContain('Not enough data')
  })

  it('[DASH23] draws the skills of the team by week', async () => {
    const weeks = aTeamHome().trend.map((week, place) => ({
      ...week,
      calls: place < 6 ? 0 : 4,
      scores: skillScores(place < 6 ? {} : { empathy: 50 + place }),
    }))
    server.use(mockEndpoint('getTeamOverview', aTeamHome({ trend: weeks })))
    const { actor } = renderApp('/')
    expect(
      await screen.findByRole('img', { name: 'Empathy: none, none, none, none, none, none, 56, 57' }),
    ).toBeVisible()
    await actor.click(screen.getByText('Show as table'))
    expect(screen.getAllByRole('row')).toHaveLength(9)
  })

  it('[EDITION3][EDITION5] draws weeks and scores of earlier criteria apart, and tells no change over both', async () => {
    const weeks = aTeamHome().trend.map((week, place) => ({
      ...week,
      calls: 4,
      scores: skillScores({ empathy: 50 + place }),
      criteriaEdition: place < 7 ? 1 : 2,
    }))
    const row = aTraineeRow({ scores: [80, 72, 47], criteriaEditions: [1, 1, 2] })
    server.use(
      mockEndpoint('getTeamOverview', aTeamHome({ trend: weeks, trainees: { total: 1, rows: [row] } })),
    )
    renderApp('/')
    const earlier = [80, 72].map((score) => `${score} (earlier criteria)`)
    expect(await screen.findByRole('img', { name: [...earlier, '47'].join(', ') })).toBeVisible()
    expect(screen.queryByText(/points less than the call before/u)).toBeNull()
    expect(screen.getByRole('img', { name: /^Empathy: 50 \(earlier criteria\).*, 57$/u })).toBeVisible()
    expect(screen.getByText(/A week with both counts only calls scored by the newer criteria/u)).toBeVisible()
  })

  it('[NAV21] reports that it could not be loaded, and retries', async () => {
    server.use(mockError('getTeamOverview', 503, 'unavailable'))
    const { actor } = renderApp('/')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getTeamOverview', aTeamHome()))
    await actor.click(again)
    expect(await screen.findByText('Nothing needs your attention')).toBeVisible()
  })

  it('[DASH21] says to a manager without a team what is missing, and sends no request', async () => {
    server.use(
      mockEndpoint('currentUser', { ...manager, teamId: null }),
      mockGatewayFailure('getTeamOverview'),
    )
    renderApp('/')
    expect(await screen.findByText('You are not in a team yet')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('an admin’s home', () => {
  beforeEach(() => {
    server.use(
      mockEndpoint('currentUser', admin),
      mockEndpoint('getTeamOverview', aTeamHome({ trainees: { total: 1, rows: [aTraineeRow()] } })),
      mockEndpoint('getVoiceAgent', { agentId: null }),
      mockEndpoint('listWeakHabits', []),
    )
  })

  it('[DASH2][DASH25] says what the installation runs on, and what the month has used', async () => {
    server.use(mockEndpoint('getInstallationOverview', anInstallation()))
    renderApp('/')
    expect(await screen.findByText('Browser only')).toBeVisible()
    expect(screen.getAllByText('Built in')).toHaveLength(2)
    expect(screen.getByText(/Set ELEVENLABS_AGENT_ID/u)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Usage in November 2026' })).toBeVisible()
    expect(screen.getByText('1 hr 35 min')).toBeVisible()
    expect(screen.getByText('$2.38')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Accounts without a team' })).toBeNull()
    expect(await screen.findByText('North')).toBeVisible()
  })

  it('[DASH25] names the services that are connected', async () => {
    server.use(
      mockEndpoint('getVoiceAgent', { agentId: 'agent_1' }),
      mockEndpoint(
        'getInstallationOverview',
        anInstallation({
          providers: {
            model: { builtIn: false, provider: 'openai', model: 'gpt-x' },
            voice: { builtIn: false, provider: 'elevenlabs' },
            liveTranscription: null,
            transcription: 'openai',
          },
        }),
      ),
    )
    renderApp('/')
    for (const text of ['OpenAI, gpt-x', 'ElevenLabs', 'OpenAI, from recordings', 'Connected'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('[DASH25] leads from each account without a team to its dialog', async () => {
    server.use(
      mockEndpoint('getInstallationOverview', anInstallation({ withoutTeam: { total: 9, rows: [ana] } })),
    )
    renderApp('/')
    expect(await screen.findByText('9 accounts without a team')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Choose a team for Ana Ruiz' })
    expect(link.getAttribute('href')).toBe(`/teams?tab=users&user=${ana.id}`)
    expect(screen.getByRole('link', { name: 'and 8 more' })).toBeVisible()
  })
})
