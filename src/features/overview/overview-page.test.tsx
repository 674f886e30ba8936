import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Overview } from '#protocol/rest/overview.ts'
import { browser } from '#src/lib/browser.ts'
import { aCoach, aProspect, aSession, id, emptyOverview, emptyPlan, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const practised: Overview = {
  sessions: { total: 4, completed: 2, byType: { standard: 3, objection_handling: 1 } },
  practisedS: 540,
  lastSessionAt: '2026-11-02T15:00:00.000Z',
  averageScore: 76,
  scoredSessions: 2,
  scoreChange: 12,
  activeSessions: { standardCollection: false, objectionHandling: true },
}
const teamId = id(60)

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('listTrainingSessions', []),
    mockEndpoint('getOverview', emptyOverview),
    mockEndpoint('getPlan', emptyPlan),
    mockEndpoint('listDueAssignments', []),
    mockEndpoint('getVoiceAgent', { agentId: null }),
  )
})

describe('the overview', () => {
  it('[DASH10][DASH13] shows no metrics to a new user', async () => {
    renderApp('/')
    expect((await screen.findAllByText('Not enough data')).length).toBe(2)
    expect(screen.getByText('No training sessions yet')).toBeVisible()
    expect(screen.getAllByText('Pending').length).toBe(2)
  })

  it('[DASH3][DASH4] shows completed sessions, the average score and active sessions', async () => {
    server.use(mockEndpoint('getOverview', practised))
    renderApp('/')
    expect(await screen.findByText('Average of 2 scored sessions')).toBeVisible()
    expect(screen.getByText('76')).toBeVisible()
    expect(screen.getByText('50%')).toBeVisible()
    expect(screen.getByText('2 of 4 sessions completed')).toBeVisible()
    const active = screen.getByRole('heading', { name: 'Active Sessions' }).closest('section')
    const [standard, objections] = within(active as HTMLElement).getAllByRole('listitem')
    expect(standard?.textContent).toBe('Standard CollectionPending')
    expect(objections?.textContent).toBe('Objection HandlingIn Progress')
  })

  it.each([
    [12, '+12% vs last month', 'text-positive'],
    [0, '+0% vs last month', 'text-positive'],
    [-5, '-5% vs last month', 'text-critical'],
  ])('[DASH5] shows a score change of %i as %s', async (scoreChange, text, tone) => {
    server.use(mockEndpoint('getOverview', { ...practised, scoreChange }))
    renderApp('/')
    expect((await screen.findByText(text)).className).toContain(tone)
  })

  it('[DASH12] does not compare with a month without a score', async () => {
    server.use(mockEndpoint('getOverview', { ...practised, scoreChange: null }))
    renderApp('/')
    expect(await screen.findByText('Not enough data to compare with last month.')).toBeVisible()
  })

  it('[DASH3][DASH15][API17] shows the team progress to a user with a team', async () => {
    server.use(
      mockEndpoint('currentUser', { ...user, teamId }),
      mockEndpoint('getTeamStats', ({ params }) => {
        expect(params['teamId']).toBe(teamId)
        return { completed: 21, total: 60, percentage: 35 }
      }),
    )
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Team Progress' })).toBeVisible()
    expect(screen.getByText('35%')).toBeVisible()
    expect(screen.getByText('21 of 60 team sessions completed')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Your progress' })).toBeNull()
  })

  it('[NAV21] reports that the metrics could not be loaded, and retries', async () => {
    server.use(mockError('getOverview', 503, 'unavailable'))
    const { actor } = renderApp('/')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getOverview', practised))
    await actor.click(again)
    expect(await screen.findByText('50%')).toBeVisible()
  })

  it('[DASH9][DASH10] loads the five newest sessions and links to each', async () => {
    const requestedLimits: (string | null)[] = []
    server.use(
      http.get('*/api/training-sessions', ({ request }) => {
        requestedLimits.push(new URL(request.url).searchParams.get('limit'))
        return HttpResponse.json(
          [2, 1].map((day) => aSession({ id: id(40 + day), prospectName: `Day ${day}` })),
        )
      }),
    )
    renderApp('/')
    await screen.findByText('Day 2')
    expect(requestedLimits).toEqual(['5'])
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/session/'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/session/${id(42)}`,
      `/session/${id(41)}`,
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
    expect(card.getByText(/\$4,300/)).toBeVisible()
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
