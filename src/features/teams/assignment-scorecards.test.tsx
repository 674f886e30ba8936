import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Assignment } from '#protocol/rest/assignments.ts'
import { anAssignee, anAssignment, anAssignmentWithDetails } from '#src/testing/assignments.ts'
import { aProspect, id } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aMember, aTeam, manager, south } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { aScorecard } from '#src/testing/scorecards.ts'

let list: Assignment[]
let sent: unknown[]

beforeEach(() => {
  list = [anAssignment()]
  sent = []
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listUsers', [aMember()]),
    mockEndpoint('listTeams', [aTeam(), aTeam({ ...south, manager: null })]),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('listAssignments', () => list),
    mockEndpoint('getAssignment', () => anAssignmentWithDetails(list[0])),
    mockEndpoint('createAssignment', ({ body }) => {
      sent.push(body)
      return anAssignmentWithDetails()
    }),
    mockEndpoint('updateAssignment', ({ body }) => {
      sent.push(body)
      return anAssignmentWithDetails(list[0])
    }),
  )
})

const openForm = async () => {
  const { actor } = renderApp('/teams?tab=assignments')
  await actor.click(await screen.findByRole('button', { name: 'New assignment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New assignment' }))
  await dialog.findByRole('radio', { name: 'Rosa Delgado' })
  return { actor, dialog }
}
const openOne = async () => {
  const { actor } = renderApp(`/teams?tab=assignments&assignment=${id(80)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'First calls' }))
  await dialog.findByText('Ana Ruiz')
  return { actor, dialog }
}

describe('an assignment by a scorecard', () => {
  it('[CARD28] names a scorecard, whose pass mark stands in place of its own', async () => {
    server.use(mockEndpoint('listScorecards', [aScorecard()]))
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.clear(dialog.getByRole('textbox', { name: 'Pass mark' }))
    await actor.selectOptions(await dialog.findByRole('combobox', { name: 'Scorecard' }), 'First calls')
    expect(dialog.getByText('Passes at 80 by this scorecard.')).toBeVisible()
    expect(dialog.queryByRole('textbox', { name: 'Pass mark' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    await screen.findByText('Assignment created')
    expect(sent).toMatchObject([{ scorecardId: id(900) }])
  })

  it('[CARD28] of an admin offers the scorecards of all, and of the team that it is for', async () => {
    server.use(
      mockEndpoint('currentUser', admin),
      mockEndpoint('listScorecards', [
        aScorecard(),
        aScorecard({ id: id(921), name: 'Southern calls', team: south }),
        aScorecard({ id: id(922), name: 'House rules', team: null }),
      ]),
    )
    const { actor, dialog } = await openForm()
    const select = await dialog.findByRole('combobox', { name: 'Scorecard' })
    const offered = () =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const none = 'None: pass by the overall score'
    expect(offered()).toEqual([none, 'House rules'])
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'South')
    expect(offered()).toEqual([none, 'Southern calls', 'House rules'])
    await actor.selectOptions(select, 'Southern calls')
    // One that does not fit another team counts as none.
    await actor.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'North')
    expect(select).toHaveProperty('value', '')
    expect(dialog.getByRole('textbox', { name: 'Pass mark' })).toBeVisible()
  })

  it('[CARD28] says that its scorecard was archived meanwhile', async () => {
    server.use(
      mockEndpoint('listScorecards', [aScorecard()]),
      mockError('createAssignment', 400, 'invalid_input', 'refused', [
        { path: 'scorecardId', message: 'is archived' },
      ]),
    )
    const { actor, dialog } = await openForm()
    await actor.click(dialog.getByRole('radio', { name: 'Rosa Delgado' }))
    await actor.selectOptions(await dialog.findByRole('combobox', { name: 'Scorecard' }), 'First calls')
    server.use(mockEndpoint('listScorecards', []))
    await actor.click(dialog.getByRole('button', { name: 'Save assignment' }))
    expect(
      await screen.findByText(
        'The prospect, the scorecard, the team or one of the people is no longer available. Choose again.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: 'Scorecard' })).toBeNull())
    expect(dialog.getByRole('textbox', { name: 'Pass mark' })).toBeVisible()
  })

  it('[CARD29] with a scorecard shows what each session came to by it, and what waits for a reviewer', async () => {
    const counts = { ...anAssignment().counts, waiting: 2 }
    list = [anAssignment({ scorecard: { id: id(900), name: 'First month' }, passMark: 80, counts })]
    const [session] = anAssignee().sessions
    if (!session) throw new Error('no session')
    server.use(
      mockEndpoint('listAssignees', [
        anAssignee({
          state: 'waiting',
          sessions: [{ ...session, scorecard: { score: 67, pending: 1, passed: null } }],
        }),
      ]),
    )
    const { actor, dialog } = await openOne()
    expect(screen.getByText('2 waiting for review')).toBeInstanceOf(HTMLElement)
    const link = dialog.getByRole('link', { name: 'First month' })
    expect(link.getAttribute('href')).toBe(`/scorecards/${id(900)}`)
    const sessions = dialog.getByRole('list', { name: 'Ana Ruiz’s sessions' })
    expect(sessions.textContent).toMatch(/67waiting for review$/u)
    expect(dialog.getByText('Waiting for review')).toBeVisible()
    // Editing leaves the pass mark to the scorecard.
    await actor.click(dialog.getByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit the assignment' }))
    expect(form.getByText('Passes at 80 by this scorecard.')).toBeVisible()
    await actor.click(form.getByRole('button', { name: 'Save assignment' }))
    await screen.findByText('Assignment saved')
    expect(sent).toEqual([{ title: 'First calls', attemptsMax: 3 }])
  })
})
