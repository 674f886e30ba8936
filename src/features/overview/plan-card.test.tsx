import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDueAssignment } from '#src/testing/assignments.ts'
import { aPlan, aSession, completedSession, emptyPlan, id, noReview, user } from '#src/testing/fixtures.ts'
import { aHome, aTeamHome } from '#src/testing/homes.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', []),
    mockEndpoint('getPracticeOverview', aHome()),
    // The next step: a drill that is the next step is not in the plan as well.
    mockEndpoint('listDueAssignments', [aDueAssignment()]),
    mockEndpoint('getVoiceAgent', { agentId: null }),
    mockEndpoint('getPlan', aPlan),
    mockEndpoint('getSessionReview', noReview),
  )
})

const openCard = async () => {
  const heading = await screen.findByRole('heading', { name: 'Your plan' })
  const card = heading.closest<HTMLElement>('section')
  if (!card) throw new Error('the plan is in no card')
  return within(card)
}

describe('“Your plan”', () => {
  it('[PLAN6] names the criterion and the reason in plain words', async () => {
    renderApp('/')
    const card = await openCard()
    expect(card.getByText('Practice next: responding to a feeling right away')).toBeVisible()
    const reason = 'Points were lost on this in 3 of the last 4 scored calls.'
    expect(card.getByText(reason, { exact: false })).toBeVisible()
    expect(card.getByText(/Emotional moments went by without a word about them\.$/)).toBeVisible()
  })

  it('[PLAN6] lists the drills, each with its quote, what to say there, and whether it is done', async () => {
    renderApp('/')
    const card = await openCard()
    const [open, done] = within(card.getByRole('list', { name: 'Moments to take again' })).getAllByRole(
      'listitem',
    )
    if (!open || !done) throw new Error('drills are missing')
    expect(within(open).getByText('I lost my job in March.')).toBeVisible()
    expect(within(open).getByText('I am sorry you lost your job. How are things now?')).toBeVisible()
    expect(within(open).getByText('To do')).toBeVisible()
    expect(within(done).getByText('Done: the retry earned more')).toBeVisible()
    const compare = within(done).getByRole('link', { name: 'Compare the tries: Leo Park, line 6' })
    expect(compare.getAttribute('href')).toBe(`/session/${id(24)}`)
  })

  it('[PLAN2] shows no quote where the analysis has none, but the line to take again', async () => {
    const [first, ...others] = aPlan.drills
    if (!first) throw new Error('the plan has no drill')
    server.use(
      mockEndpoint('getPlan', { ...aPlan, drills: [{ ...first, quoteShowsFault: false }, ...others] }),
    )
    const { unmount } = renderApp('/')
    const card = await openCard()
    const [open] = within(card.getByRole('list', { name: 'Moments to take again' })).getAllByRole('listitem')
    expect(open?.querySelectorAll('q')).toHaveLength(1)
    expect(within(open as HTMLElement).getByText('line 4')).toBeVisible()
    unmount()
    server.use(mockEndpoint('listDueAssignments', []))
    renderApp('/')
    expect(await screen.findByText('From your call with Rosa Delgado, line 4.')).toBeVisible()
  })

  it('[DASH16] leaves the drill that is the next step to the next step', async () => {
    server.use(mockEndpoint('listDueAssignments', []))
    renderApp('/')
    const card = await openCard()
    const next = within(screen.getByRole('region', { name: 'Your next step' }))
    expect(next.getByText('I am sorry you lost your job. How are things now?')).toBeVisible()
    const rows = within(card.getByRole('list', { name: 'Moments to take again' })).getAllByRole('listitem')
    expect(rows).toHaveLength(aPlan.drills.length - 1)
    expect(card.queryByText('I am sorry you lost your job. How are things now?')).toBeNull()
  })

  it('[PLAN2] starts a retry from the moment of a drill', async () => {
    const asked: unknown[] = []
    const next = aSession({ id: id(21) })
    server.use(
      mockEndpoint('retryTrainingSession', ({ body, params }) => {
        asked.push({ id: params['id'], ...body })
        return next
      }),
      mockEndpoint('getTrainingSession', { ...completedSession, id: next.id }),
    )
    const { actor } = renderApp('/')
    const card = await openCard()
    await actor.click(card.getByRole('button', { name: 'Retry this moment: Rosa Delgado, line 4' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${next.id}`))
    expect(asked).toEqual([{ id: id(20), itemId: id(103) }])
  })

  it.each([
    [emptyPlan, '3 more scored calls are needed to say what to practice.'],
    [{ ...emptyPlan, calls: 2 }, 'One more scored call is needed to say what to practice.'],
    [
      { ...emptyPlan, calls: 5 },
      'All that was judged in the last calls counts as met. A harder level is the next step.',
    ],
    [{ ...aPlan, drills: [] }, 'No single moment shows it, so practice it in your next call.'],
  ])('[PLAN6] says why there is no more to show (%#)', async (plan, words) => {
    server.use(mockEndpoint('getPlan', plan))
    renderApp('/')
    expect((await openCard()).getByText(words)).toBeVisible()
  })

  it('[PLAN6] reports a plan that could not be loaded, beside the rest of the dashboard', async () => {
    server.use(mockError('getPlan', 503, 'unavailable'))
    renderApp('/')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByText('No training sessions yet')).toBeVisible()
  })

  it('[PLAN6] is not for managers', async () => {
    server.use(
      mockEndpoint('currentUser', manager),
      mockEndpoint('getTeamOverview', aTeamHome()),
      mockEndpoint('listWeakHabits', []),
    )
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Trainees' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull()
  })
})
