import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const first = completedSession
const said = 'I am so sorry. What have you been living on since?'
const retry = {
  ...first,
  id: id(50),
  retryOf: { sessionId: first.id, line: 4, startedAt: first.startedAt },
  items: first.items.map((item, at) => (at === 3 ? { ...item, id: id(153), text: said } : item)),
}
const criterion = (credited: number, text: string): Criterion => ({
  id: 'empathy.acknowledged',
  dimension: 'empathy',
  score: credited === 2 ? 2 : 0,
  opportunities: 2,
  credited,
  quote: { itemId: null, line: 3, text },
  why: 'why',
})
const marks = (credited: number, text: string, empathy: number) => ({
  ...metrics,
  overallScore: empathy,
  report: {
    ...metrics.report,
    scores: { ...metrics.report.scores, empathy },
    criteria: [criterion(credited, text)],
  },
})

// Loads the chunks here, so that the first test does not wait for them.
beforeAll(async () => {
  await Promise.all([import('./session-details-page.tsx'), import('./tries-compared.tsx')])
})
beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getSessionReview', noReview),
    mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? retry : first)),
    mockEndpoint('getSessionMetrics', ({ params }) =>
      params['id'] === retry.id ? marks(2, said, 84) : marks(0, 'Pay today', 60),
    ),
  )
})

const openCard = async () => {
  const heading = await screen.findByRole('heading', { name: 'Both tries from line 4 on' })
  const card = heading.closest<HTMLElement>('section')
  if (!card) throw new Error('the comparison is in no card')
  await within(card).findByRole('heading', { name: 'First try' })
  return within(card)
}

describe('a retry beside its first try', () => {
  it('[PLAN7] shows the lines of both from the moment on', async () => {
    renderApp(`/session/${retry.id}`)
    const card = await openCard()
    const linesOf = (name: string) =>
      within(card.getByRole('heading', { name, level: 3 }).closest<HTMLElement>('section') ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(linesOf('First try')).toEqual([expect.stringContaining('Pay today or I tell your boss.')])
    expect(linesOf('Retry')).toEqual([expect.stringContaining(said)])
  })

  it('[PLAN7] shows the marks of both and how they changed', async () => {
    renderApp(`/session/${retry.id}`)
    const table = within((await openCard()).getByRole('table', { name: 'Marks' }))
    expect(table.getByRole('row', { name: 'Empathy 60 84 +24' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Solution focus 40 40 0' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Objection handling Not judged Not judged –' })).toBeVisible()
  })

  it('[PLAN7] shows the criteria that changed, with both quotes', async () => {
    renderApp(`/session/${retry.id}`)
    const changed = within((await openCard()).getByRole('article'))
    expect(changed.getByText('Responds to a feeling within one turn')).toBeVisible()
    expect(changed.getByText('Better')).toBeVisible()
    expect(changed.getByText('Pay today')).toBeVisible()
    expect(changed.getByText(said)).toBeVisible()
  })

  it('[PLAN7] says so if no criterion changed', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    renderApp(`/session/${retry.id}`)
    expect((await openCard()).getByText('No criterion was judged differently.')).toBeVisible()
  })

  it('[PLAN7] is left out if the first try has no analysis', async () => {
    server.use(mockError('getSessionMetrics', 404, 'not_found'))
    renderApp(`/session/${retry.id}`)
    expect(await screen.findByText('The analysis of this session is not available.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Both tries/ })).toBeNull()
  })

  it('[PLAN7] reports what could not be loaded', async () => {
    server.use(mockError('getSessionMetrics', 503, 'unavailable'))
    renderApp(`/session/${retry.id}`)
    expect(await screen.findByRole('heading', { name: 'Both tries from line 4 on' })).toBeVisible()
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  })
})
