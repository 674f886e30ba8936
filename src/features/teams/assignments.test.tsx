import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Assignment } from '#protocol/rest/assignments.ts'
import { anAssignee, anAssignment, anAssignmentWithDetails } from '#src/testing/assignments.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aMember, aTeam, manager, north, south } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { toDayString, endOfDay } from './deadline-day.ts'

let list: Assignment[] = []
let sent: unknown[] = []

beforeEach(() => {
  list = [anAssignment()]
  sent = []
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listUsers', [
      aMember(),
      aMember({ id: id(4), username: 'ben', firstName: 'Ben', lastName: 'Ode' }),
      aMember({ ...manager, team: north }),
    ]),
    mockEndpoint('listTeams', [aTeam(), aTeam({ ...south, manager: null })]),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('listScorecards', []),
    mockEndpoint('listAssignments', ({ query }) =>
      list.filter(({ closedAt }) => (closedAt === null) === (query.get('status') === 'open')),
    ),
    mockEndpoint('getAssignment', ({ params }) =>
      anAssignmentWithDetails(list.find((assignment) => assignment.id === params['id']) ?? {}),
    ),
    mockEndpoint('listAssignees', [
      anAssignee(),
      anAssignee({
        user: { id: id(4), username: 'ben', firstName: 'Ben', lastName: 'Ode' },
        state: 'passed',
        late: true,
        sessions: [],
      }),
    ]),
    mockEndpoint('createAssignment', ({ body }) => {
      sent.push(body)
      return anAssignmentWithDetails({ id: id(81), title: body.title })
    }),
    mockEndpoint('updateAssignment', ({ body }) => {
      sent.push(body)
      const closedAt = body.closed === true ? '2026-11-21T12:00:00.000Z' : null
      list = list.map((assignment) => ({ ...assignment, closedAt }))
      return anAssignmentWithDetails({ closedAt })
    }),
  )
})

const openTab = async () => {
  const { actor } = renderApp('/teams?tab=assignments')
  await screen.findByRole('button', { name: 'New assignment' })
  return actor
}
const openOne = async () => {
  const actor = await openTab()
  await actor.click(
    await screen.findByRole('button', { name: 'Show the results of the assignment First calls' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'First calls' }))
  await dialog.findByText('Ana Ruiz')
  return { actor, dialog }
}
const openForm = async () => {
  const actor = await openTab()
  await actor.click(screen.getByRole('button', { name: 'New assignment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New assignment' }))
  await dialog.findByRole('radio', { name: 'Rosa Delgado' })
  return { actor, dialog }
}

describe('the tab Assignments', () => {
  it('is for supervisors', async () => {
    server.use(mockEndpoint('currentUser', user))
    renderApp('/teams?tab=assignments')
    await screen.findByRole('tab', { name: 'Users' })
    expect(screen.queryByRole('tab', { name: 'Assignments' })).toBeNull()
  })

  it('shows how many have passed, with closed assignments separate', async () => {
    list = [
      anAssignment(),
      anAssignment({ id: id(82), title: 'Long ago', closedAt: '2026-11-01T12:00:00.000Z' }),
    ]
    const actor = await openTab()
    expect(await screen.findByText('3 of 8 people passed')).toBeVisible()
    expect(screen.getByText('1 overdue')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remind 4 people of “First calls”' })).toBeVisible()
    expect(screen.getByText('1 not passed')).toBeVisible()
    expect(screen.queryByText('Long ago')).toBeNull()
    await actor.click(screen.getByRole('radio', { name: 'Closed' }))
    expect(await screen.findByText('Long ago')).toBeVisible()
  })

  it('offers to create the first one', async () => {
    list = []
    const actor = await openTab()
    await actor.click(await screen.findByRole('button', { name: 'Create your first assignment' }))
    expect(await screen.findByRole('dialog', { name: 'New assignment' })).toBeVisible()
  })

  it('links from an empty list of closed ones to the open ones', async () => {
    const actor = await openTab()
    await actor.click(screen.getByRole('radio', { name: 'Closed' }))
    expect(await screen.findByText('No closed assignments')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Show open assignments' }))
    expect(await screen.findByText('First calls')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Open' })).toHaveProperty('checked', true)
  })
})

describe('an assignment', () => {
  it('[API39] shows who has done what, with the sessions', async () => {
    const { dialog } = await openOne()
    const [ana, ben] = ['Ana Ruiz', 'Ben Ode'].map((name) =>
      within(dialog.getByText(name).closest<HTMLElement>('li') ?? document.body),
    )
    expect(ana?.getByText('In progress')).toBeVisible()
    expect(ana?.getByText('1 of 3 attempts')).toBeVisible()
    expect(ana?.getByRole('link').getAttribute('href')).toBe(`/session/${id(20)}`)
    expect(ben?.getByText('Passed late')).toBeVisible()
    expect(dialog.getByText('Everyone in North')).toBeVisible()
    expect(dialog.getByText('Same as the debtor (Medium)')).toBeVisible()
  })

  it.each([
    ['may be changed', true],
    ['is only read', false],
  ])('says that nobody is assigned, and how to add people if it %s', async (_, mayEdit) => {
    list = [anAssignment({ mayEdit })]
    server.use(mockEndpoint('listAssignees', []))
    const actor = await openTab()
    await actor.click(await screen.findByRole('button', { name: /results of the assignment First calls/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'First calls' }))
    expect(await dialog.findByText('Nobody is assigned at the moment.')).toBeVisible()
    expect(dialog.queryAllByText('Use “Edit” to assign people.')).toHaveLength(mayEdit ? 1 : 0)
    expect(dialog.queryAllByRole('button', { name: 'Edit' })).toHaveLength(mayEdit ? 1 : 0)
  })

  it('[ASSIGN2] can be closed and reopened', async () => {
    const { actor, dialog } = await openOne()
    await actor.click(dialog.getByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Close assignment' }))
    expect(await screen.findByText('Assignment closed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await actor.click(dialog.getByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
    expect(await screen.findByText('Assignment reopened')).toBeVisible()
    expect(sent).toEqual([{ closed: true }, { closed: false }])
  })

  it('[ASSIGN2] is deleted after confirmation, and its dialog closes', async () => {
    server.use(mockEndpoint('deleteAssignment', undefined))
    const { actor, dialog } = await openOne()
    await actor.click(dialog.getByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this assignment?' }))
    list = []
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Assignment deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('No assignments')).toBeVisible()
  })

  it('[ASSIGN1] is edited: untouched fields are kept, including a deadline in the past', async () => {
    list = [anAssignment({ deadline: '2026-01-04T23:59:59.999Z' })]
    const { actor, dialog } = await openOne()
    await actor.click(dialog.getByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit the assignment' }))
    expect(form.queryByRole('radio', { name: 'Rosa Delgado' })).toBeNull()
    await actor.clear(form.getByRole('textbox', { name: 'Pass mark' }))
    await actor.type(form.getByRole('textbox', { name: 'Pass mark' }), '85')
    await actor.selectOptions(form.getByRole('combobox', { name: 'Attempts' }), 'Unlimited')
    await actor.click(form.getByRole('button', { name: 'Save assignment' }))
    expect(await screen.findByText('Assignment saved')).toBeVisible()
    expect(sent).toEqual([{ title: 'First calls', passMark: 85, attemptsMax: null }])
  })

  it('cannot be edited by a reader who sees only a part of it', async () => {
    list = [anAssignment({ mayEdit: false, team: null, wholeTeam: false })]
    const { dialog } = await openOne()
    expect(dialog.getByText('Specific people')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('that no longer exists says so', async () => {
    server.use(mockError('getAssignment', 404, 'not_found'))
    renderApp(`/teams?tab=assignments&assignment=${id(89)}`)
    expect(await screen.findByRole('dialog', { name: 'Assignment Not Found' })).toBeVisible()
  })
})

describe('a new assignment', () => {
  it('that cannot be saved says so', async () => {
    server.use(mockError('createAssignment', 503, 'unavailable'))
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    expect(await screen.findByText('Could not create the assignment. Please try again.')).toBeVisible()
  })

  it('[ASSIGN1][ASSIGN6] defaults to the user’s own team, a week from now, with the default pass mark', async () => {
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Title/u }), ' First calls ')
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Attempts' }), '2')
    const inAWeek = new Date()
    inAWeek.setDate(inAWeek.getDate() + 7)
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    expect(await screen.findByText('Assignment created')).toBeVisible()
    expect(screen.getByText('Assigned to 8 people.')).toBeVisible()
    expect(sent).toEqual([
      {
        title: 'First calls',
        prospectId: id(10),
        sessionType: 'standard',
        difficulty: null,
        passMark: 70,
        scorecardId: null,
        attemptsMax: 2,
        deadline: endOfDay(toDayString(inAWeek))?.toISOString(),
        teamId: north.id,
        wholeTeam: true,
        personIds: [],
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows what is missing, and focuses the first invalid field', async () => {
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: /^Specific people/u }))
    const mark = dialog.getByRole('textbox', { name: 'Pass mark' })
    await actor.clear(mark)
    await actor.type(mark, '101')
    await actor.clear(dialog.getByLabelText('Deadline'))
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    for (const text of [
      'Choose a debtor.',
      'Enter a whole number from 0 to 100.',
      'Choose a date.',
      'Choose at least one person.',
    ])
      expect(dialog.getByText(text)).toBeVisible()
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    expect(sent).toEqual([])
  })

  it('to people by name: searched and selected one by one', async () => {
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(dialog.getByRole('radio', { name: /^Specific people/u }))
    await actor.type(dialog.getByRole('searchbox', { name: 'Search by name or username' }), 'ode')
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Ana Ruiz' })).toBeNull())
    await actor.click(dialog.getByRole('checkbox', { name: 'Ben Ode' }))
    expect(dialog.getByText('1 person selected')).toBeVisible()
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    await screen.findByText('Assignment created')
    expect(sent).toMatchObject([{ teamId: null, wholeTeam: false, personIds: [id(4)] }])
  })

  it('requires an admin to choose a team', async () => {
    server.use(mockEndpoint('currentUser', admin))
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Team' }))
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'South')
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    await screen.findByText('Assignment created')
    expect(sent).toMatchObject([{ teamId: south.id, wholeTeam: true }])
  })

  it('[ASSIGN3] keeps the input on failure', async () => {
    server.use(mockError('createAssignment', 404, 'not_found'))
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Title/u }), 'Kept')
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    expect(
      await screen.findByText(
        'The prospect, the scorecard, the team or one of the people is no longer available. Choose again.',
      ),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Title/u })).toHaveProperty('value', 'Kept')
  })
})

it('[ASSIGN3] each failure has its own text', async () => {
  server.use(
    mockError('updateAssignment', 503, 'unavailable'),
    mockError('deleteAssignment', 503, 'unavailable'),
  )
  const { actor, dialog } = await openOne()
  await actor.click(dialog.getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit the assignment' }))
  await actor.click(form.getByRole('button', { name: 'Save assignment' }))
  expect(await screen.findByText('Could not save the assignment. Please try again.')).toBeVisible()
  await actor.click(form.getByRole('button', { name: 'Cancel' }))
  await actor.click(dialog.getByRole('button', { name: 'More actions' }))
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await actor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Could not delete the assignment. Please try again.')).toBeVisible()
  expect(dialog.getByText('Ana Ruiz')).toBeVisible()
})

describe('the day of a deadline', () => {
  it('ends at midnight in local time', () => {
    const end = endOfDay('2026-12-04')
    expect(end).toEqual(new Date(2026, 11, 4, 23, 59, 59, 999))
    expect(toDayString(end ?? new Date(0))).toBe('2026-12-04')
    expect(endOfDay('')).toBeNull()
  })
})
