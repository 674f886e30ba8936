import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDueAssignment } from '#src/testing/assignments.ts'
import { aPlan, aProspect, aSession, emptyOverview, emptyPlan, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { nextAction } from './next-action.ts'

const nothing = { role: 'trainee', sessions: [], assignments: [], plan: emptyPlan, prospects: [] } as const
const done = aSession({ status: 'completed' })

describe('[DASH16] the next step', () => {
  it('is an open call, then what is due, then a moment of the plan', () => {
    const known = {
      ...nothing,
      sessions: [done, aSession()],
      assignments: [aDueAssignment({ state: 'passed' }), aDueAssignment({ id: id(91) })],
      plan: aPlan,
    }
    expect(nextAction(known)).toMatchObject({ name: 'continue', session: { status: 'active' } })
    expect(nextAction({ ...known, sessions: [done] })).toMatchObject({
      name: 'assignment',
      assignment: { id: id(91) },
    })
    const drill = aPlan.drills.find(({ doneIn }) => doneIn === null)
    expect(nextAction({ ...known, sessions: [done], assignments: [] })).toEqual({
      name: 'drill',
      drill,
      criterion: aPlan.weakest?.criterion,
    })
  })

  it('is the first call, with an easy debtor, for who has made none', () => {
    const easy = aProspect({ id: id(11), difficultyLevel: 'beginner' })
    const hard = aProspect({ difficultyLevel: 'expert' })
    expect(nextAction({ ...nothing, prospects: [hard, easy] })).toEqual({ name: 'first', prospect: easy })
    expect(nextAction(nothing)).toEqual({ name: 'first', prospect: null })
    const other = aProspect({ id: id(15) })
    expect(nextAction({ ...nothing, sessions: [done], prospects: [aProspect(), other] })).toEqual({
      name: 'another',
      prospect: other,
    })
    expect(nextAction({ ...nothing, role: 'manager' })).toEqual({ name: 'supervise' })
  })
})

describe('[DASH16] the card of the next step', () => {
  beforeEach(() => {
    server.use(
      mockEndpoint('currentUser', user),
      mockEndpoint('listProspects', []),
      mockEndpoint('listTrainingSessions', []),
      mockEndpoint('getOverview', emptyOverview),
      mockEndpoint('getPlan', emptyPlan),
      mockEndpoint('listDueAssignments', []),
      mockEndpoint('getVoiceAgent', { agentId: null }),
    )
  })
  const card = async () => within(await screen.findByRole('region', { name: 'Your next step' }))

  it('starts the first call by voice with one click, in the debtor’s language', async () => {
    const started = recordNewSessions()
    server.use(
      mockEndpoint('listProspects', [
        aProspect({ id: id(12), name: 'Rosa', primaryLanguage: 'spanish', difficultyLevel: 'beginner' }),
        aProspect({ id: id(13), name: 'Karen', primaryLanguage: 'english', difficultyLevel: 'beginner' }),
      ]),
    )
    const { actor } = renderApp('/')
    const next = await card()
    expect(next.getByText(/^Karen is waiting/)).toBeVisible()
    await actor.click(next.getByRole('button', { name: 'Call now' }))
    await waitFor(() => expect(started).toHaveBeenCalledOnce())
    expect(started.mock.calls[0]?.[0]).toMatchObject({
      prospectId: id(13),
      communicationMode: 'voice',
      sessionLanguage: 'english',
    })
  })

  it('leads back to an open call', async () => {
    server.use(mockEndpoint('listTrainingSessions', [aSession()]))
    renderApp('/')
    const next = await card()
    expect(next.getByRole('heading', { name: 'Continue your call with Rosa Delgado' })).toBeVisible()
    expect(next.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`/training/${id(20)}`)
  })

  it('shows a supervisor the team', async () => {
    server.use(mockEndpoint('currentUser', manager))
    renderApp('/')
    const next = await card()
    expect(next.getByRole('link', { name: 'Open Teams' }).getAttribute('href')).toBe('/teams')
  })
})
