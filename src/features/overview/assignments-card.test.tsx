import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDueAssignment } from '#src/testing/assignments.ts'
import { aCoach, aProspect, aSession, id, emptyPlan, user } from '#src/testing/fixtures.ts'
import { aHome } from '#src/testing/homes.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { stubMicrophone } from '#src/testing/fake-devices.ts'

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('getPracticeOverview', aHome()),
    mockEndpoint('getPlan', emptyPlan),
    mockEndpoint('getVoiceAgent', { agentId: null }),
    mockEndpoint('listCoaches', [aCoach()]),
  )
})

const tileOf = async (name: string) => within(await screen.findByRole('article', { name }))

describe('assignments on the overview', () => {
  it('shows the task, the due date and the progress', async () => {
    server.use(
      mockEndpoint('listDueAssignments', [
        aDueAssignment({ attempts: 1, bestScore: 64, state: 'in_progress' }),
        aDueAssignment({ id: id(81), title: null, state: 'overdue', attemptsMax: null }),
        aDueAssignment({ id: id(82), title: 'Done', state: 'passed', attempts: 1, bestScore: 80 }),
      ]),
    )
    renderApp('/')
    const first = await tileOf('First calls')
    expect(first.getByText('In progress')).toBeVisible()
    expect(first.getByText('Due Dec 4, 2026')).toBeVisible()
    expect(first.getByText('By Mara Lindt')).toBeVisible()
    expect(first.getByText('1 of 3 attempts')).toBeVisible()
    expect(first.getByText('Best score 64')).toBeVisible()
    expect(first.getByRole('button', { name: 'Try the assignment First calls again' })).toBeVisible()
    const overdue = await tileOf('Rosa Delgado: Standard Collection')
    expect(overdue.getByText('Overdue')).toBeVisible()
    expect(overdue.getByText('Was due Dec 4, 2026')).toBeVisible()
    expect(overdue.getByText('No attempts yet')).toBeVisible()
    const done = await tileOf('Done')
    expect(done.getByText('Passed')).toBeVisible()
    expect(done.queryByRole('button')).toBeNull()
  })

  it('are hidden if there are none', async () => {
    server.use(mockEndpoint('listDueAssignments', []))
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Available Prospects' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Assigned to you' })).toBeNull()
  })

  it('[ASSIGN4][API38] start a session after choosing a coach', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('listDueAssignments', [aDueAssignment()]),
      mockEndpoint('startAssignment', ({ body, params }) => {
        sent.push({ ...body, id: params['id'] })
        return aSession()
      }),
      mockError('getTrainingSession', 404, 'not_found'),
    )
    const { actor } = renderApp('/')
    const tile = await tileOf('First calls')
    await actor.click(tile.getByRole('button', { name: 'Start the assignment First calls' }))
    await actor.click(await screen.findByRole('radio', { name: 'Elena Marchetti' }))
    await actor.click(screen.getByRole('button', { name: 'Start Training with Coach' }))
    expect(await screen.findByText('Assignment started')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(sent).toMatchObject([{ id: id(80), coachId: id(40), sessionLanguage: 'english' }])
  })

  it('[SETUP3][PICK10] start by voice where there is a microphone, or by text if that is chosen', async () => {
    stubMicrophone({ permission: 'granted' })
    const modes: unknown[] = []
    server.use(
      mockEndpoint('listDueAssignments', [aDueAssignment()]),
      mockEndpoint('startAssignment', ({ body }) => {
        modes.push(body.communicationMode)
        return aSession()
      }),
      mockError('getTrainingSession', 404, 'not_found'),
    )
    for (const mode of ['Voice', 'Chat']) {
      const { actor, unmount } = renderApp('/')
      const tile = await tileOf('First calls')
      await actor.click(tile.getByRole('button', { name: 'Start the assignment First calls' }))
      const chosen = await screen.findByRole('radio', { name: mode })
      if (mode === 'Voice') await waitFor(() => expect(chosen).toHaveProperty('checked', true))
      else await actor.click(chosen)
      await actor.click(await screen.findByRole('button', { name: 'Start Training' }))
      await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
      unmount()
    }
    expect(modes).toEqual(['voice', 'text'])
  })

  it('resume the open session', async () => {
    server.use(
      mockEndpoint('listDueAssignments', [aDueAssignment({ state: 'in_progress', openSessionId: id(21) })]),
    )
    renderApp('/')
    const link = (await tileOf('First calls')).getByRole('link')
    expect(link.getAttribute('aria-label')).toBe('Continue the assignment First calls')
    expect(link.getAttribute('href')).toBe(`/training/${id(21)}`)
  })

  it('[ASSIGN4] are reloaded if a session could not be started', async () => {
    let list = [aDueAssignment()]
    server.use(
      mockEndpoint('listDueAssignments', () => list),
      mockError('startAssignment', 404, 'not_found'),
    )
    const { actor } = renderApp('/')
    await actor.click((await tileOf('First calls')).getByRole('button'))
    await screen.findByRole('radio', { name: 'Elena Marchetti' })
    list = []
    await actor.click(screen.getByRole('button', { name: 'Start Training' }))
    expect(
      await screen.findByText('Could not start the assignment. It may have been closed or changed.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'First calls' })).toBeNull())
  })

  it('shows three, and all on request', async () => {
    server.use(
      mockEndpoint(
        'listDueAssignments',
        [0, 1, 2, 3, 4].map((index) => aDueAssignment({ id: id(80 + index), title: `Task ${index}` })),
      ),
    )
    const { actor } = renderApp('/')
    await tileOf('Task 3')
    expect(screen.queryByRole('article', { name: 'Task 4' })).toBeNull()
    const all = screen.getByRole('button', { name: 'Show all 4' })
    expect(all.getAttribute('aria-expanded')).toBe('false')
    await actor.click(all)
    expect(screen.getByRole('article', { name: 'Task 4' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show fewer' })).toBeVisible()
  })

  it('[NAV21] reports that loading failed, and shows everything else', async () => {
    server.use(mockError('listDueAssignments', 503, 'unavailable'))
    const { actor } = renderApp('/')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(await screen.findByRole('heading', { name: 'Available Prospects' })).toBeVisible()
    server.use(mockEndpoint('listDueAssignments', [aDueAssignment()]))
    await actor.click(again)
    expect((await tileOf('First calls')).getByText('Not started')).toBeVisible()
  })
})
