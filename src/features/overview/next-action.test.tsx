import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubMicrophone } from '#src/testing/fake-devices.ts'
import { aDueAssignment } from '#src/testing/assignments.ts'
import {
  aPlan,
  aProspect,
  aSession,
  completedSession,
  emptyPlan,
  id,
  metrics,
  user,
} from '#src/testing/fixtures.ts'
import { aHome, aRecentSession } from '#src/testing/homes.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { nextAction } from './next-action.ts'

const nothing = { sessions: [], assignments: [], plan: emptyPlan, prospects: [], lastScore: null } as const
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
    expect(
      nextAction({ ...nothing, sessions: [done], prospects: [aProspect(), other], lastScore: 70 }),
    ).toEqual({ name: 'another', prospect: other })
  })

  it('[DASH26] is the last call again if it did not pass, its moment first', () => {
    const rosa = aProspect()
    const low = aSession({ status: 'completed', score: 20, prospectId: rosa.id })
    const retry = aSession({
      id: id(21),
      status: 'completed',
      score: 56,
      prospectId: rosa.id,
      retryOf: { sessionId: low.id, line: 4 },
    })
    const known = { ...nothing, prospects: [aProspect({ id: id(15) }), rosa], lastScore: 20 }
    const again = { name: 'again', session: low, score: 20, prospect: rosa }
    expect(nextAction({ ...known, sessions: [low] })).toEqual({ ...again, retried: false })
    expect(nextAction({ ...known, sessions: [retry, low] })).toEqual({ ...again, retried: true })
    const passed = { ...low, score: 70 }
    expect(nextAction({ ...known, sessions: [passed], lastScore: 70 })).toMatchObject({ name: 'another' })
  })

  it('[DASH26] is no debtor harder than those called, until a call passes', () => {
    const hard = aProspect({ id: id(11), difficultyLevel: 'advanced' })
    const easy = aProspect({ id: id(12), difficultyLevel: 'beginner' })
    const called = { ...aProspect({ id: id(13), difficultyLevel: 'easy' }), bestScore: 20 }
    const another = (lastScore: number | null, ...prospects: (typeof hard)[]) =>
      nextAction({ ...nothing, sessions: [done], prospects, lastScore })
    expect(another(20, hard, called, easy)).toEqual({ name: 'another', prospect: called })
    expect(another(80, hard, called, easy)).toEqual({ name: 'another', prospect: hard })
    // A call too short for a score says nothing about the level: the next one is as the first.
    expect(another(null, hard, easy)).toEqual({ name: 'another', prospect: easy })
  })

  it('is the first call in the language that is suggested first, before an easier one who mixes two', () => {
    const mixed = aProspect({ id: id(11), difficultyLevel: 'beginner', primaryLanguage: 'bilingual' })
    const hard = aProspect({ id: id(13), difficultyLevel: 'expert', primaryLanguage: 'spanish' })
    const spanish = aProspect({ id: id(14), difficultyLevel: 'medium', primaryLanguage: 'spanish' })
    const first = (...prospects: (typeof mixed)[]) => nextAction({ ...nothing, prospects })
    expect(first(hard, spanish, mixed)).toEqual({ name: 'first', prospect: spanish })
    expect(first(hard, mixed)).toEqual({ name: 'first', prospect: mixed })
    expect(first(hard)).toEqual({ name: 'first', prospect: hard })
  })
})

describe('[DASH16] the card of the next step', () => {
  beforeEach(() => {
    server.use(
      mockEndpoint('currentUser', user),
      mockEndpoint('listProspects', []),
      mockEndpoint('getPracticeOverview', aHome()),
      mockEndpoint('getPlan', emptyPlan),
      mockEndpoint('listDueAssignments', []),
      mockEndpoint('getVoiceAgent', { agentId: null }),
    )
  })
  const card = async () => within(await screen.findByRole('region', { name: 'Your next step' }))

  it('starts the first call by voice with one click, in the debtor’s language', async () => {
    stubMicrophone({ permission: 'granted' })
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
    server.use(mockEndpoint('getPracticeOverview', aHome({ recent: [aRecentSession()] })))
    renderApp('/')
    const next = await card()
    expect(next.getByRole('heading', { name: 'Continue your call with Rosa Delgado' })).toBeVisible()
    expect(next.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`/training/${id(20)}`)
  })

  it('[DASH26] takes the costliest moment of a call that did not pass again, as its analysis does', async () => {
    const recent = aRecentSession({ status: 'completed', score: 59 })
    const retried = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('listProspects', [aProspect()]),
      mockEndpoint('getPracticeOverview', aHome({ recent: [recent] })),
      mockEndpoint('getTrainingSession', completedSession),
      mockEndpoint('getSessionMetrics', metrics),
      mockEndpoint('retryTrainingSession', ({ body }) => {
        retried(body)
        return aSession({ id: id(22) })
      }),
    )
    const { actor } = renderApp('/')
    await screen.findByText('I tell your boss')
    const next = await card()
    expect(next.getByText('This stays between us.')).toBeVisible()
    expect(next.getByRole('link', { name: 'The whole call again' }).getAttribute('href')).toBe(
      `/training?prospect=${recent.prospectId}`,
    )
    await actor.click(next.getByRole('button', { name: 'Take it again' }))
    await waitFor(() => expect(retried).toHaveBeenCalledExactlyOnceWith({ itemId: id(103) }))
  })

  it('[DASH26] calls the same debtor again where no moment can be taken again', async () => {
    server.use(
      mockEndpoint('listProspects', [aProspect()]),
      mockEndpoint(
        'getPracticeOverview',
        aHome({ recent: [aRecentSession({ status: 'completed', score: 20 })] }),
      ),
      mockError('getTrainingSession', 404, 'not_found'),
      mockError('getSessionMetrics', 404, 'not_found'),
    )
    renderApp('/')
    const next = await card()
    expect(next.getByRole('heading', { name: 'Call Rosa Delgado again' })).toBeVisible()
    expect(next.getByText(/^Your last call scored 20 of 100; 70 is a pass\./)).toBeVisible()
    expect(next.getByRole('button', { name: 'Call now' })).toBeVisible()
  })

  it('says all about an assignment, which is not in the list below as well', async () => {
    server.use(
      mockEndpoint('listDueAssignments', [
        aDueAssignment({ attempts: 1, bestScore: 64, state: 'in_progress' }),
        aDueAssignment({ id: id(81), title: 'Later' }),
      ]),
    )
    renderApp('/')
    const next = await card()
    expect(next.getByRole('heading', { name: 'First calls' })).toBeVisible()
    for (const text of [
      'In progress',
      'Due Dec 4, 2026',
      'By Mara Lindt',
      '1 of 3 attempts',
      'Best score 64',
    ])
      expect(next.getByText(text)).toBeVisible()
    expect(
      screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent),
    ).toEqual(['First calls', 'Later'])
  })
})
