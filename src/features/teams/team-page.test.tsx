import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPlan, aProspect, aSession, emptyPlan, id, user } from '#src/testing/fixtures.ts'
import { anAssignment } from '#src/testing/assignments.ts'
import { aTeamHome, aTraineeRow } from '#src/testing/homes.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { aMember, aTeam, aTeamWithDetails, manager, north } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const ana = aMember()
let asked: Record<string, URLSearchParams>
beforeEach(() => {
  asked = {}
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    asked[pathname] = searchParams
  })
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listTeams', [aTeam()]),
    mockEndpoint('getTeamDetails', aTeamWithDetails()),
    mockEndpoint(
      'getTeamOverview',
      aTeamHome({
        attention: {
          live: {
            total: 1,
            rows: [
              {
                sessionId: id(21),
                user: ana,
                prospectName: 'Rosa Delgado',
                startedAt: '2026-11-20T12:00:00.000Z',
                communicationMode: 'voice',
              },
            ],
          },
        },
        trainees: { total: 1, rows: [aTraineeRow()] },
      }),
    ),
    mockEndpoint('listAssignments', [anAssignment()]),
    mockEndpoint('getUser', ana),
    mockEndpoint('getUserPlan', emptyPlan),
    mockEndpoint('listWeakHabits', []),
    mockEndpoint('listUserSessions', [
      aSession({ id: id(31), status: 'completed', score: 71 }),
      aSession({ id: id(30), status: 'completed', score: 58 }),
    ]),
  )
})

describe('the page of a team', () => {
  it('[TEAM15] has its figures, running calls, trainees, assignments and other members', async () => {
    renderApp(`/teams/${north.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible()
    expect(screen.getByText(/Manager: Mara Lindt · Trade credit/u)).toBeVisible()
    expect(screen.getByText('Active trainees')).toBeVisible()
    const watch = await screen.findByRole('link', { name: /^Watch/u })
    expect(watch.getAttribute('href')).toBe(`/session/${id(21)}`)
    expect(screen.getByRole('link', { name: 'Practice of Ana Ruiz' }).getAttribute('href')).toBe(
      `/teams/people/${user.id}`,
    )
    expect(await screen.findByRole('button', { name: /^Show the results of the assignment/u })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Mara Lindt/u })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
    for (const path of ['/api/overview/team', '/api/assignments'])
      expect(asked[path]?.get('teamId')).toBe(north.id)
  })

  it('[TEAM15] shows who may only know it the members alone', async () => {
    server.use(mockEndpoint('currentUser', { ...user, teamId: north.id }))
    renderApp(`/teams/${north.id}`)
    expect(await screen.findByRole('heading', { level: 2, name: 'Members' })).toBeVisible()
    expect(screen.queryByText('Active trainees')).toBeNull()
    expect(asked['/api/overview/team']).toBeUndefined()
    expect(asked['/api/assignments']).toBeUndefined()
  })

  it('[TEAM11] that cannot be loaded says so', async () => {
    server.use(mockError('getTeamDetails', 404, 'not_found'))
    renderApp(`/teams/${north.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Team Not Found' })).toBeVisible()
    expect(screen.getByText('Unable to load team details.')).toBeVisible()
  })
})

describe('the practice of a trainee', () => {
  it('[TEAM17] is that of the trainee: figures, plan, trend and every session', async () => {
    renderApp(`/teams/people/${ana.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Practice of Ana Ruiz' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'North' }).getAttribute('href')).toBe(`/teams/${north.id}`)
    const performance = within(screen.getByRole('region', { name: 'Performance overview' }))
    expect(performance.getByText('12')).toBeVisible()
    expect(await screen.findByRole('img', { name: '58, 71' })).toBeVisible()
    const sessions = screen.getAllByRole('link', { name: 'Rosa Delgado' })
    expect(sessions.map((link) => link.getAttribute('href'))).toEqual([
      `/session/${id(31)}`,
      `/session/${id(30)}`,
    ])
    expect(asked[`/api/users/${ana.id}/sessions`]).toBeDefined()
    expect(asked['/api/training-sessions']).toBeUndefined()
  })

  it('[PLAN6] assigns each moment of the plan, with its debtor and kind of call', async () => {
    const prospect = aProspect({ id: id(30), name: 'Rosa Delgado' })
    server.use(
      mockEndpoint('getUserPlan', aPlan),
      mockEndpoint('getProspect', { ...prospect, life: null }),
      mockEndpoint('listProspects', [prospect]),
      mockEndpoint('listScorecards', []),
      mockEndpoint('listUsers', [ana]),
    )
    const { actor } = renderApp(`/teams/people/${ana.id}`)
    await actor.click(await screen.findByRole('link', { name: 'Assign practice with Rosa Delgado' }))
    const form = within(await screen.findByRole('dialog', { name: 'New assignment' }))
    expect(form.getByLabelText(/^Title/u)).toHaveProperty(
      'value',
      'Practice: responding to a feeling right away',
    )
    expect(await form.findByRole('radio', { name: 'Rosa Delgado' })).toHaveProperty('checked', true)
    expect(form.getByText('1 person selected')).toBeVisible()
    await actor.click(form.getByRole('button', { name: 'Cancel' }))
    expect(window.location.search).toBe('?tab=assignments')
  })

  it('[TEAM17] is not shown to anybody else', async () => {
    server.use(mockEndpoint('currentUser', { ...user, id: id(77), teamId: north.id }))
    renderApp(`/teams/people/${ana.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'User Not Found' })).toBeVisible()
    expect(asked[`/api/users/${ana.id}/sessions`]).toBeUndefined()
  })
})
