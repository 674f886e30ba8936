import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#protocol/rest/users.ts'
import { id, user, emptyPlan, aPlan } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aMember, aTeam, aTeamWithDetails, manager, north, south } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const ana = aMember()
const ines = aMember({
  id: id(4),
  username: 'ines.pena',
  firstName: 'Inés',
  lastName: 'Peña',
  email: 'ip@example.com',
  teamId: null,
  team: null,
  sessionsCount: 0,
  avgScore: null,
  currentStreak: 0,
  lastActiveAt: null,
})
const mara = aMember({ ...manager, team: north, avgScore: 69 })
const otto = aMember({ ...admin, team: null, avgScore: null })
const everybody = [ana, ines, mara, otto]

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', admin),
    mockEndpoint('listUsers', everybody),
    mockEndpoint('listTeams', [
      aTeam(),
      aTeam({ ...south, manager: null, avgTeamScore: null, memberCount: 0 }),
    ]),
    mockEndpoint('getUser', ({ params }) => everybody.find((one) => one.id === params['id']) ?? ana),
    mockEndpoint('listUserSessions', []),
    mockEndpoint('getUserPlan', emptyPlan),
    mockEndpoint('listInvitations', []),
    mockEndpoint('getRegistration', { mode: 'invite', setupOpen: false }),
  )
})

const names = () =>
  screen.getAllByRole('button', { name: /^Show the details of/u }).map((button) => button.textContent)
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the users', () => {
  it('[TEAM1][TEAM4][TEAM5] shows an admin every tab, filter and stat', async () => {
    renderApp('/teams')
    expect(await screen.findByText('Master view of all teams and users.')).toBeVisible()
    await screen.findByText('4 people')
    expect(tabs()).toEqual(['Users', 'Teams', 'Assignments', 'Live', 'Analytics'])
    expect(options('Role')).toEqual(['All roles', 'Trainees', 'Managers', 'Admins'])
    await waitFor(() => expect(options('Team')).toEqual(['All teams', 'North', 'South', 'No team']))
    const row = screen.getByRole('button', { name: 'Show the details of Ana Ruiz' }).closest('li')
    expect(row?.textContent).toContain('ana@example.com')
    for (const text of ['Trainee', 'North', 'Sessions: 12', 'Average: 86', '3 days', 'Nov 19, 2026'])
      expect(row?.textContent).toContain(text)
  })

  it('[BAND5] colours an average as everywhere: green from 70, yellow from 60', async () => {
    server.use(mockEndpoint('listUsers', [ana, { ...ines, avgScore: 79 }, mara]))
    renderApp('/teams')
    expect((await screen.findByText('86')).className).toContain('text-positive')
    expect(screen.getByText('79').className).toContain('text-positive')
    expect(screen.getByText('69').className).toContain('text-caution')
  })

  it('[TEAM2] searches by name, username and email, ignoring accents, and filters by role and team', async () => {
    const { actor } = renderApp('/teams')
    const search = await screen.findByRole('searchbox', { name: 'Search by name, username or email' })
    for (const [typed, found] of [
      ['ines pena', ['Inés Peña']],
      ['IP@', ['Inés Peña']],
      ['otto', ['Otto Kern']],
    ] as const) {
      await actor.clear(search)
      await actor.type(search, typed)
      await waitFor(() => expect(names()).toEqual(found))
    }
    await actor.clear(search)
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Managers')
    await waitFor(() => expect(names()).toEqual(['Mara Lindt']))
    expect(screen.getByText('1 of 4 people')).toBeVisible()
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'All roles')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'No team')
    await waitFor(() => expect(names()).toEqual(['Inés Peña', 'Otto Kern']))
    await actor.type(search, 'nobody')
    await actor.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(names()).toHaveLength(4))
  })

  it('[TEAM2] sorts by name, and by a column in both directions, those without a figure last', async () => {
    const { actor } = renderApp('/teams')
    await screen.findByText('4 people')
    expect(names()).toEqual(['Ana Ruiz', 'Inés Peña', 'Mara Lindt', 'Otto Kern'])
    const average = screen.getByRole('button', { name: /^Average/u })
    await actor.click(average)
    expect(names()[0]).toBe('Mara Lindt')
    expect(average.getAttribute('aria-pressed')).toBe('true')
    await actor.click(average)
    expect(names()[0]).toBe('Ana Ruiz')
    expect(names().at(-1)).toBe('Otto Kern')
  })

  it('[EDITION3][EDITION6] marks an average of earlier criteria, puts it last, and says that none is of both', async () => {
    const people = [ana, { ...ines, avgScore: 79, criteriaEdition: 1 }, { ...mara, hasEarlierScores: true }]
    server.use(mockEndpoint('listUsers', people))
    const { actor } = renderApp('/teams')
    await screen.findByText('3 people')
    const rowOf = (name: string) => screen.getByRole('button', { name }).closest('li')?.textContent
    expect(rowOf('Show the details of Inés Peña')).toContain('Average: 79Earlier criteria')
    expect(rowOf('Show the details of Ana Ruiz')).not.toContain('Earlier criteria')
    expect(screen.getByText(/^Each average is of the newest criteria alone/u)).toBeVisible()
    const average = screen.getByRole('button', { name: /^Average/u })
    await actor.click(average)
    expect(names()).toEqual(['Mara Lindt', 'Ana Ruiz', 'Inés Peña'])
    await actor.click(average)
    expect(names()).toEqual(['Ana Ruiz', 'Mara Lindt', 'Inés Peña'])
  })

  it('[EDITION6] compares the teams of the newest criteria first, and marks the others', async () => {
    const south = aTeam({ id: id(61), name: 'South', avgTeamScore: 95, criteriaEdition: 1 })
    server.use(
      mockEndpoint('listTeams', [south, aTeam({ avgTeamScore: 60, hasEarlierScores: true })]),
      mockEndpoint('listWeakHabits', []),
      mockError('getAnalytics', 503, 'unavailable'),
    )
    renderApp('/teams?tab=analytics')
    const [first, second] = (
      await screen.findAllByRole('link', { name: /^Show the details of the team/u })
    ).map((link) => link.closest('li')?.textContent)
    expect(first).toMatch(/^North.*60$/u)
    expect(second).toMatch(/^SouthEarlier criteria.*95$/u)
    expect(
      screen.getByText(/scored by the newest criteria; earlier scores are on another scale/u),
    ).toBeVisible()
  })

  it('[TEAM1][TEAM4][TEAM5] shows a manager no analytics and no admin filter', async () => {
    server.use(
      mockEndpoint('currentUser', manager),
      mockEndpoint('listUsers', [ana, mara]),
      mockEndpoint('listTeams', [aTeam()]),
    )
    renderApp('/teams?tab=analytics')
    await screen.findByText('2 people')
    expect(tabs()).toEqual(['Users', 'Teams', 'Assignments', 'Live'])
    expect(options('Role')).toEqual(['All roles', 'Trainees', 'Managers'])
    await waitFor(() => expect(options('Team')).toEqual(['All teams', 'North']))
  })

  it('[TEAM1][TEAM5][TEAM7] shows a trainee the members, without stats or teams, and does not request them', async () => {
    const hiddenStats: Partial<Member> = {
      email: null,
      sessionsCount: null,
      avgScore: null,
      currentStreak: null,
      lastActiveAt: null,
    }
    server.use(
      mockEndpoint('currentUser', { ...user, teamId: north.id }),
      mockEndpoint('listUsers', [ana, { ...mara, ...hiddenStats }]),
      mockEndpoint('getUser', { ...mara, ...hiddenStats, role: 'trainee' }),
      mockGatewayFailure('listTeams'),
      mockGatewayFailure('listUserSessions'),
    )
    const { actor } = renderApp('/teams')
    expect(await screen.findByText('The members of your team.')).toBeVisible()
    await screen.findByText('2 people')
    expect(tabs()).toEqual(['Users'])
    expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull()
    expect(screen.queryByText('86')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Show the details of Mara Lindt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindt' }))
    expect(await dialog.findByText(/^Only Mara Lindt and the team’s manager/u)).toBeVisible()
    expect(dialog.queryByText('Performance overview')).toBeNull()
    expect(dialog.queryByText('Email')).toBeNull()
  })

  it('explains to a user without a team why nobody is listed', async () => {
    server.use(
      mockEndpoint('currentUser', user),
      mockEndpoint('listUsers', [{ ...ana, teamId: null, team: null }]),
    )
    localStorage.setItem('portal-language', 'es')
    renderApp('/teams', 'es')
    expect(await screen.findByText('Aún no está en un equipo')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Empezar una sesión de práctica' })).toBeVisible()
  })

  it('renders a long list in parts, and searches all of it', async () => {
    const crowd = Array.from({ length: 300 }, (_, index) =>
      aMember({ id: id(1_000 + index), username: `u${index}`, firstName: `Nr${index}`, lastName: 'Crowd' }),
    )
    server.use(mockEndpoint('listUsers', crowd))
    const { actor } = renderApp('/teams')
    await screen.findByText('300 people')
    expect(names()).toHaveLength(48)
    expect(screen.getByText('48 of 300 shown')).toBeVisible()
    await actor.type(screen.getByRole('searchbox'), 'nr276')
    await waitFor(() => expect(names()).toEqual(['Nr276 Crowd']))
  })

  it('reports that loading failed, and retries', async () => {
    server.use(mockError('listUsers', 503, 'unavailable'))
    const { actor } = renderApp('/teams')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('listUsers', everybody))
    await actor.click(retry)
    expect(await screen.findByText('4 people')).toBeVisible()
  })
})

describe('the details of a person', () => {
  const open = async (name: string, language: 'en' | 'es' = 'en') => {
    const view = renderApp(`/teams?user=${everybody.find((one) => one.firstName === name)?.id}`, language)
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }

  it('[TEAM3][TEAM6][TEAM9] shows performance and the latest five sessions of a trainee', async () => {
    const requestedUrls: string[] = []
    server.use(mockEndpoint('listUserSessions', aTeamWithDetails().recentSessions))
    server.events.on('request:start', ({ request }) => requestedUrls.push(request.url))
    const { dialog } = await open('Ana')
    expect(await dialog.findByText('Performance overview')).toBeVisible()
    expect((await dialog.findByRole('link', { name: /Rosa Delgado/u })).getAttribute('href')).toBe(
      `/session/${id(20)}`,
    )
    expect(requestedUrls.some((url) => url.endsWith(`/api/users/${ana.id}/sessions?limit=5`))).toBe(true)
  })

  it('[PLAN5][PLAN6] shows the plan of a trainee, without starting retries', async () => {
    server.use(mockEndpoint('getUserPlan', aPlan))
    const { dialog } = await open('Ana')
    expect(await dialog.findByText('Practice next: responding to a feeling right away')).toBeVisible()
    expect(dialog.getByText('I lost my job in March.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /Retry/ })).toBeNull()
  })

  it('[TEAM6] shows neither for a manager', async () => {
    server.use(mockGatewayFailure('listUserSessions'))
    const { dialog } = await open('Mara')
    expect(await dialog.findByText('Role and team')).toBeVisible()
    expect(dialog.queryByText('Performance overview')).toBeNull()
    expect(dialog.queryByText('Recent sessions')).toBeNull()
  })

  it('says so if somebody has not practised yet', async () => {
    localStorage.setItem('portal-language', 'es')
    const { dialog } = await open('Inés', 'es')
    expect(await dialog.findByText('Aún no hay sesiones de entrenamiento')).toBeVisible()
  })

  it('says that a person was not found, and returns to the list', async () => {
    server.use(mockError('getUser', 404, 'not_found'))
    const { actor } = renderApp(`/teams?user=${id(99)}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'User Not Found' }))
    expect(dialog.getByText('Unable to load user details.')).toBeVisible()
    await actor.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.search).toBe('')
  })
})

it('returns the focus to the row, and starts with the focus on the dialog', async () => {
  const { actor } = renderApp('/teams')
  const row = await screen.findByRole('button', { name: 'Show the details of Ana Ruiz' })
  await actor.click(row)
  const dialog = await screen.findByRole('dialog', { name: 'Ana Ruiz' })
  expect(document.activeElement).toBe(dialog)
  await actor.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(row))
})
