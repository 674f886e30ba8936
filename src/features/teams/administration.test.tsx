import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Member } from '#protocol/rest/users.ts'
import type { Team } from '#protocol/rest/teams.ts'
import { browser } from '#src/lib/browser.ts'
import { emptyPlan } from '#src/testing/fixtures.ts'
import { mockDeferredEndpoint, mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aMember, aTeam, aTeamWithDetails, manager, north, south } from '#src/testing/organisation.ts'
import { aTeamHome } from '#src/testing/homes.ts'
import { renderApp } from '#src/testing/render-app.tsx'

let people: Member[] = []
let teams: Team[] = []
let sent: unknown[] = []

// Loads the chunks here, so that the first test does not wait for them.
beforeAll(async () => {
  await Promise.all([import('./teams-page.tsx'), import('./team-page.tsx')])
})
beforeEach(() => {
  people = [aMember(), aMember({ ...manager, team: north }), aMember({ ...admin, team: null })]
  teams = [aTeam(), aTeam({ ...south, manager: null, memberCount: 0 })]
  sent = []
  server.use(
    mockEndpoint('currentUser', admin),
    mockEndpoint('listUsers', () => people),
    mockEndpoint('listTeams', () => teams),
    mockEndpoint('listUserSessions', []),
    mockEndpoint('getUserPlan', emptyPlan),
    mockEndpoint('listWeakHabits', []),
    mockEndpoint('listInvitations', []),
    mockEndpoint('getTeamOverview', aTeamHome()),
    mockEndpoint('listAssignments', []),
    mockEndpoint('getRegistration', { mode: 'invite', setupOpen: false }),
    mockEndpoint('getUser', ({ params }) => people.find(({ id }) => id === params['id']) ?? aMember()),
    mockEndpoint('getTeamDetails', ({ params }) =>
      aTeamWithDetails(teams.find(({ id }) => id === params['id'])),
    ),
    mockEndpoint('updateUser', ({ body, params }) => {
      sent.push(body)
      people = people.map((member) =>
        member.id === params['id']
          ? {
              ...member,
              role: body.role ?? member.role,
              ...(body.teamId === undefined
                ? {}
                : { teamId: body.teamId, team: teams.find(({ id }) => id === body.teamId) ?? null }),
            }
          : member,
      )
      return people.find(({ id }) => id === params['id']) ?? aMember()
    }),
  )
})

const openPerson = async (name: string) => {
  const { actor } = renderApp('/teams')
  await actor.click(await screen.findByRole('button', { name: `Show the details of ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('option', { name: 'South' })
  return { actor, dialog }
}
const openTeam = async (name: string) => {
  const { actor } = renderApp('/teams?tab=teams')
  await actor.click(await screen.findByRole('link', { name: `Show the details of the team ${name}` }))
  await screen.findByRole('heading', { level: 1, name })
  return { actor, dialog: screen }
}

describe('the role and team of a person', () => {
  it('[TEAM12] sends only a new team, and reloads the data on the screen', async () => {
    const { actor, dialog } = await openPerson('Ana Ruiz')
    const save = dialog.getByRole('button', { name: 'Save changes' })
    expect(save.hasAttribute('disabled')).toBe(true)
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'South')
    await actor.click(save)
    await screen.findByText('Ana Ruiz: Trainee, South.')
    expect(sent).toEqual([{ teamId: south.id }])
    // Not with Escape: the first one would close the new toast.
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    const row = await screen.findByRole('button', { name: 'Show the details of Ana Ruiz' })
    await waitFor(() => expect(row.closest('li')?.textContent).toContain('South'))
  })

  it('a role chosen while a new team is saved and reloaded stays chosen', async () => {
    const { actor, dialog } = await openPerson('Ana Ruiz')
    const details = mockDeferredEndpoint('getUser', aMember({ teamId: south.id, team: south }))
    const list = mockDeferredEndpoint('listUsers', people)
    server.use(details.handler, list.handler)
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'South')
    await actor.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Ana Ruiz: Trainee, South.')
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Manager')
    details.release()
    list.release()
    await actor.click(await dialog.findByRole('button', { name: 'Save changes' }))
    await actor.click(await screen.findByRole('button', { name: 'Change role' }))
    await waitFor(() => expect(sent).toEqual([{ teamId: south.id }, { role: 'manager' }]))
  })

  it('asks before changing a role, which logs the person out', async () => {
    const { actor, dialog } = await openPerson('Ana Ruiz')
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Manager')
    await actor.click(dialog.getByRole('button', { name: 'Save changes' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Make Ana Ruiz a manager?' }))
    expect(question.getByText(/logs Ana Ruiz out everywhere/u)).toBeVisible()
    await actor.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Save changes' }))
    await actor.click(await screen.findByRole('button', { name: 'Change role' }))
    await screen.findByText('Ana Ruiz: Manager, North.')
    expect(sent).toEqual([{ role: 'manager' }])
  })

  it('reloads the portal after changing one’s own role', async () => {
    const reload = vi.spyOn(browser, 'reloadTo').mockImplementation(() => undefined)
    const { actor, dialog } = await openPerson('Otto Kern')
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Trainee')
    await actor.click(dialog.getByRole('button', { name: 'Save changes' }))
    await actor.click(await screen.findByRole('button', { name: 'Change role' }))
    await waitFor(() => expect(reload.mock.calls).toEqual([['/']]))
  })

  it.each([
    ['conflict', 409, 'There must be at least one admin. Make someone else an admin first.'],
    ['invalid_input', 400, 'That team no longer exists. Choose another one.'],
    ['internal', 500, 'Could not save the role and team. Please try again.'],
  ] as const)('[TEAM12] shows a server error: %s', async (code, status, text) => {
    server.use(mockError('updateUser', status, code))
    const { actor, dialog } = await openPerson('Ana Ruiz')
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'No team')
    await actor.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(text)
    expect(dialog.getByRole('combobox', { name: 'Team' })).toHaveProperty('value', '')
  })
})

describe('a team', () => {
  it('[TEAM3][TEAM9] has a page, where an old link leads too, with its stats and latest sessions', async () => {
    renderApp(`/teams?team=${north.id}`)
    expect(await screen.findByRole('heading', { name: 'North' })).toBeVisible()
    expect(window.location.pathname).toBe(`/teams/${north.id}`)
    expect(screen.getByText('9 of 60 sessions completed')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Team progress' }).getAttribute('aria-valuenow')).toBe(
      '15',
    )
    for (const text of ['Active trainees', 'Total sessions', 'Ana Ruiz with Rosa Delgado'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('[TEAM11] that cannot be loaded says so', async () => {
    server.use(mockError('getTeamDetails', 404, 'not_found'))
    renderApp(`/teams?team=${north.id}`)
    expect(await screen.findByText('Team Not Found')).toBeVisible()
    expect(screen.getByText('Unable to load team details.')).toBeVisible()
  })

  it('[TEAM13] is created with a manager', async () => {
    server.use(
      mockEndpoint('createTeam', ({ body }) => {
        sent.push(body)
        const made = aTeam({ id: '00000000-0000-4000-8000-000000000062', name: body.name })
        teams = [...teams, made]
        return made
      }),
    )
    const { actor } = renderApp('/teams?tab=teams')
    await actor.click(await screen.findByRole('button', { name: 'Create Team' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a team' }))
    await actor.click(dialog.getByRole('button', { name: 'Create Team' }))
    expect(dialog.getByText('Enter a name for the team.')).toBeVisible()
    expect(sent).toEqual([])
    await actor.type(dialog.getByRole('textbox', { name: 'Name' }), ' West ')
    await actor.selectOptions(
      await dialog.findByRole('combobox', { name: /^Manager/u }),
      await dialog.findByRole('option', { name: 'Mara Lindt · North' }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Create Team' }))
    await screen.findByText('Team created')
    expect(sent).toEqual([{ name: 'West', industry: null, managerId: manager.id }])
    expect(await screen.findByRole('link', { name: 'Show the details of the team West' })).toBeVisible()
  })

  it('[TEAM13][TEAM14] is edited, and keeps the input on failure', async () => {
    server.use(
      mockError('updateTeam', 400, 'invalid_input', 'refused', [
        { path: 'managerId', message: 'not a manager' },
      ]),
    )
    const { actor, dialog } = await openTeam('North')
    await actor.click(await dialog.findByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit team' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit North' }))
    const name = form.getByRole('textbox', { name: 'Name' })
    await actor.clear(name)
    await actor.type(name, 'Far North')
    await actor.click(form.getByRole('button', { name: 'Save team' }))
    expect(await screen.findByText('That person is no longer a manager. Choose another one.')).toBeVisible()
    expect(name).toHaveProperty('value', 'Far North')
  })

  it('[TEAM13] is deleted after confirmation, and its details are not requested again', async () => {
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => requests.push(`${request.method} ${request.url}`))
    server.use(
      mockEndpoint('deleteTeam', ({ params }) => {
        teams = teams.filter(({ id }) => id !== params['id'])
        return undefined
      }),
    )
    const { actor, dialog } = await openTeam('North')
    await actor.click(await dialog.findByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete team' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete North?' }))
    expect(question.getByText(/^Its 2 members stay, without a team\./u)).toBeVisible()
    await actor.click(question.getByRole('button', { name: 'Delete team' }))
    await screen.findByText('Team deleted')
    await waitFor(() => expect(screen.queryByText('North')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.filter((request) => request.endsWith(`/${north.id}/details`))).toHaveLength(1)
  })

  it('[TEAM14] that could not be created or dissolved says so', async () => {
    server.use(mockError('createTeam', 503, 'unavailable'), mockError('deleteTeam', 503, 'unavailable'))
    const { actor } = renderApp('/teams?tab=teams')
    await actor.click(await screen.findByRole('button', { name: 'Create Team' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create a team' }))
    await actor.type(form.getByRole('textbox', { name: 'Name' }), 'West')
    await actor.click(form.getByRole('button', { name: 'Create Team' }))
    expect(await screen.findByText('Could not create the team. Please try again.')).toBeInstanceOf(
      HTMLElement,
    )
    cleanup()
    const { actor: again, dialog } = await openTeam('North')
    await again.click(await dialog.findByRole('button', { name: 'More actions' }))
    await again.click(await screen.findByRole('menuitem', { name: 'Delete team' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete North?' }))
    await again.click(question.getByRole('button', { name: 'Delete team' }))
    expect(await screen.findByText('Could not delete the team. Please try again.')).toBeInstanceOf(
      HTMLElement,
    )
  })

  it('an admin can create the first one', async () => {
    teams = []
    renderApp('/teams?tab=teams')
    expect(await screen.findByText('No teams yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Your First Team' })).toBeVisible()
  })
})
