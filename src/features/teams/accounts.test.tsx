import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Invitation } from '#protocol/rest/invitations.ts'
import type { Member } from '#protocol/rest/users.ts'
import { id, emptyPlan } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aMember, aTeam, manager, north, south } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: id(70),
  role: 'trainee',
  team: north,
  note: null,
  createdBy: { id: manager.id, username: 'mara', firstName: 'Mara', lastName: 'Lindt' },
  createdAt: '2026-11-22T12:00:00.000Z',
  expiresAt: '2026-11-29T12:00:00.000Z',
  uses: 1,
  used: 0,
  state: 'open',
  ...changes,
})

let people: Member[] = []
let invitations: Invitation[] = []
let sent: unknown[] = []

beforeEach(() => {
  people = [aMember(), aMember({ ...manager, team: north }), aMember({ ...admin, team: null })]
  invitations = []
  sent = []
  server.use(
    mockEndpoint('currentUser', admin),
    mockEndpoint('getRegistration', { mode: 'invite', setupOpen: false }),
    mockEndpoint('listUsers', () => people),
    mockEndpoint('listTeams', [aTeam(), aTeam({ ...south, manager: null })]),
    mockEndpoint('listUserSessions', []),
    mockEndpoint('getUserPlan', emptyPlan),
    mockEndpoint('getUser', ({ params }) => people.find((one) => one.id === params['id']) ?? aMember()),
    mockEndpoint('updateUser', ({ body, params }) => {
      sent.push(body)
      people = people.map((one) =>
        one.id === params['id'] ? { ...one, active: body.active ?? one.active } : one,
      )
      return people.find((one) => one.id === params['id']) ?? aMember()
    }),
    mockEndpoint('listInvitations', () => invitations),
    mockEndpoint('createInvitation', ({ body }) => {
      sent.push(body)
      const { expiresInDays: _, teamId, ...values } = body
      const created = anInvitation({ ...values, team: teamId === null ? null : north })
      invitations = [created, ...invitations]
      return { ...created, token: 'secret' }
    }),
    mockEndpoint('revokeInvitation', ({ params }) => {
      invitations = invitations.filter((one) => one.id !== params['token'])
      return undefined
    }),
  )
})

/** Opens the dialog of a person, and returns its account section. */
const openAccount = async (name: string) => {
  const { actor } = renderApp('/teams')
  await actor.click(await screen.findByRole('button', { name: `Show the details of ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { actor, dialog, account: within(await dialog.findByRole('region', { name: /^Account/u })) }
}

describe('invitations', () => {
  it('[PEOPLE2][PEOPLE3] an admin chooses role, team and length, and copies the link, which is shown once', async () => {
    const { actor } = renderApp('/teams')
    await actor.click(await screen.findByRole('button', { name: 'Invite people' }))
    const form = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    await form.findByRole('option', { name: 'North' })
    await actor.selectOptions(form.getByLabelText('Role'), 'Manager')
    await actor.selectOptions(form.getByLabelText('Team'), 'North')
    await actor.selectOptions(form.getByLabelText('Valid for'), '30 days')
    const uses = form.getByLabelText('Number of people')
    await actor.clear(uses)
    await actor.type(uses, '101')
    await actor.click(form.getByRole('button', { name: 'Create link' }))
    expect(form.getByText('Enter a number from 1 to 100.')).toBeVisible()
    expect(sent).toEqual([])
    await actor.clear(uses)
    await actor.type(uses, '20')
    await actor.type(form.getByLabelText(/^Note/u), ' the March class ')
    await actor.click(form.getByRole('button', { name: 'Create link' }))

    const ready = within(await screen.findByRole('dialog', { name: 'The invitation is ready' }))
    expect(sent).toEqual([
      { role: 'manager', teamId: north.id, note: 'the March class', uses: 20, expiresInDays: 30 },
    ])
    const link = ready.getByLabelText('Invitation link')
    expect(link).toHaveProperty('value', `${window.location.origin}/invitation#secret`)
    expect(document.activeElement).toBe(link)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await actor.click(ready.getByRole('button', { name: 'Copy' }))
    expect(await ready.findByText('Link copied.')).toBeVisible()
    expect(copied).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/invitation#secret`)
    await actor.click(ready.getByRole('button', { name: 'Done' }))
    await actor.click(await screen.findByRole('button', { name: /^Open invitations/u }))
    const row = (await screen.findByText('Manager, North: the March class')).closest('li')
    expect(row?.textContent).toContain('0 of 20 used')
    expect(document.body.innerHTML).not.toContain('secret')
  })

  it('[PEOPLE3] selects the link if the browser refuses to copy it', async () => {
    const { actor } = renderApp('/teams')
    await actor.click(await screen.findByRole('button', { name: 'Invite people' }))
    await actor.click(await screen.findByRole('button', { name: 'Create link' }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await actor.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/^The browser did not allow copying\./u)).toBeVisible()
    expect(document.activeElement).toBe(screen.getByLabelText('Invitation link'))
  })

  it('[PEOPLE2] a manager invites trainees to their own team', async () => {
    server.use(mockEndpoint('currentUser', manager))
    const { actor } = renderApp('/teams')
    await actor.click(await screen.findByRole('button', { name: 'Invite people' }))
    const form = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    expect(form.getByText('They join your team as trainees.')).toBeVisible()
    expect(form.queryByLabelText('Role')).toBeNull()
    await actor.click(form.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'The invitation is ready' })
    expect(sent).toEqual([{ role: 'trainee', teamId: north.id, note: null, uses: 1, expiresInDays: 7 }])
  })

  it('[PEOPLE1] lists the open ones, and revokes one after a question', async () => {
    invitations = [
      anInvitation(),
      anInvitation({ id: id(71), role: 'admin', team: null }),
      anInvitation({ id: id(72), note: 'expired', state: 'expired' }),
    ]
    const { actor } = renderApp('/teams')
    const pending = await screen.findByRole('button', { name: /^Open invitations/u })
    expect(pending.textContent).toContain('2')
    await actor.click(pending)
    const list = within(screen.getByRole('list', { name: 'Open invitations' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getByText('Admin, No team')).toBeVisible()
    await actor.click(list.getByRole('button', { name: 'Revoke the invitation: Trainee, North' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this invitation?' }))
    await actor.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Invitation revoked')).toBeVisible()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  })

  it.each([
    ['a trainee', aMember()],
    ['a manager without a team', { ...manager, teamId: null }],
  ])('[PEOPLE1] are not shown to %s', async (_, reader) => {
    server.use(mockEndpoint('currentUser', reader))
    renderApp('/teams')
    await screen.findByText('3 people')
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
  })

  it('[PEOPLE7] cannot be made where the registration is closed', async () => {
    server.use(mockEndpoint('getRegistration', { mode: 'closed', setupOpen: false }))
    renderApp('/teams')
    expect(
      await screen.findByText('Registration is closed on this portal, so nobody can be invited.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
  })
})

describe('the account of another person', () => {
  it('[PEOPLE4][PEOPLE3] gets a password link', async () => {
    server.use(
      mockEndpoint('createPasswordReset', ({ body }) => {
        sent.push(body)
        const { id: userId, username, firstName, lastName } = aMember()
        return {
          token: 'secret',
          user: { id: userId, username, firstName, lastName },
          expiresAt: '2026-11-22T12:30:00.000Z',
        }
      }),
    )
    const { actor, account } = await openAccount('Ana Ruiz')
    await actor.click(account.getByRole('button', { name: 'Create password link' }))
    expect(await account.findByLabelText('Password link')).toHaveProperty(
      'value',
      `${window.location.origin}/reset-password#secret`,
    )
    expect(sent).toEqual([{ userId: aMember().id }])
  })

  it('[PEOPLE4][PEOPLE5] is logged out everywhere after a question', async () => {
    const ended = vi.fn<(personId: unknown) => undefined>()
    server.use(mockEndpoint('endUserLogins', ({ params }) => ended(params['id'])))
    const { actor, account } = await openAccount('Ana Ruiz')
    await actor.click(account.getByRole('button', { name: 'Log out everywhere' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Log Ana Ruiz out everywhere?' }))
    expect(question.getByText(/A call in progress stops/u)).toBeVisible()
    await actor.click(question.getByRole('button', { name: 'Log out everywhere' }))
    expect(await screen.findByText('Logged out everywhere')).toBeVisible()
    expect(ended).toHaveBeenCalledExactlyOnceWith(aMember().id)
  })

  it('[PEOPLE4][PEOPLE5][PEOPLE6] is switched off and on again', async () => {
    const { actor, dialog, account } = await openAccount('Ana Ruiz')
    await actor.click(account.getByRole('button', { name: 'Switch account off' }))
    const off = within(
      await screen.findByRole('alertdialog', { name: 'Switch off the account of Ana Ruiz?' }),
    )
    expect(off.getByText(/Sessions, scores and history stay\./u)).toBeVisible()
    await actor.click(off.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    await actor.click(account.getByRole('button', { name: 'Switch account off' }))
    await actor.click(await screen.findByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Account switched off')).toBeVisible()
    expect(await dialog.findByText('Switched off')).toBeVisible()
    expect(account.queryByRole('button', { name: 'Create password link' })).toBeNull()
    await actor.click(account.getByRole('button', { name: 'Switch account on' }))
    await actor.click(await screen.findByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('Account switched on')).toBeVisible()
    await waitFor(() => expect(dialog.queryByText('Switched off')).toBeNull())
    expect(sent).toEqual([{ active: false }, { active: true }])
  })

  it('says that the last admin cannot be switched off', async () => {
    people.push(aMember({ id: id(9), username: 'ada', firstName: 'Ada', lastName: 'Voss', role: 'admin' }))
    server.use(mockError('updateUser', 409, 'conflict'))
    const { actor, account } = await openAccount('Ada Voss')
    await actor.click(account.getByRole('button', { name: 'Switch account off' }))
    await actor.click(await screen.findByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText(/^There must be at least one active admin\./u)).toBeVisible()
  })

  it.each([
    ['an admin', 'oneself', admin, 'Otto Kern'],
    ['a manager', 'another manager', { ...manager, id: id(8) }, 'Mara Lindt'],
    ['a manager', 'a trainee of another team', { ...manager, teamId: south.id }, 'Ana Ruiz'],
  ])('[PEOPLE4] is not offered to %s: %s', async (_, _whose, reader, name) => {
    server.use(mockEndpoint('currentUser', reader))
    const { actor } = renderApp('/teams')
    await actor.click(await screen.findByRole('button', { name: `Show the details of ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(await dialog.findByText('Username')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Switch account off' })).toBeNull()
  })

  it('[PEOPLE6] is marked in the list', async () => {
    people = [aMember({ active: false })]
    localStorage.setItem('portal-language', 'es')
    renderApp('/teams', 'es')
    const row = (await screen.findByRole('button', { name: 'Ver los detalles de Ana Ruiz' })).closest('li')
    expect(row?.textContent).toContain('Desactivada')
  })
})
