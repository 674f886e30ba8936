import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { aCourse } from '#src/testing/course.ts'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const texts = { en, es }
const [reply] = completedSession.items
if (!reply) throw new Error('the fixture has no lines')
const answer = { ...reply, id: id(105), seq: 5, text: 'You are joking.' }
const first = { ...completedSession, score: 80, items: [...completedSession.items, answer] }
const said = 'So when will you pay?'
const retry = {
  ...first,
  id: id(50),
  score: 70,
  retryOf: { sessionId: first.id, line: 4, startedAt: first.startedAt },
  items: first.items.map((item, at) =>
    at < 3 ? item : { ...item, id: id(150 + at), text: at === 3 ? said : 'I do not know.' },
  ),
}
const criterion = (cost: number, text: string): Criterion => ({
  id: 'empathy.acknowledged',
  dimension: 'empathy',
  score: 0,
  opportunities: 1,
  credited: 0,
  quote: { itemId: null, line: 3, text },
  why: 'The loss was passed over.',
  cost,
  missed: [
    {
      quote: { itemId: id(102), line: 2, text: 'I lost my job in March.' },
      retryFrom: { itemId: id(153), line: 3 },
      betterLine: 'I am sorry to hear that.',
    },
  ],
})
const marks = (cost: number, text: string) => ({
  ...metrics,
  report: { ...metrics.report, cap: null, violations: [], criteria: [criterion(cost, text)] },
})

const retried: unknown[] = []
const serve = (shown: typeof retry) =>
  server.use(
    mockEndpoint('getTrainingSession', ({ params }) =>
      params['id'] === retry.id ? shown : params['id'] === id(44) ? { ...retry, id: id(44) } : first,
    ),
    mockEndpoint('getSessionMetrics', ({ params }) =>
      params['id'] === retry.id ? marks(9, said) : marks(2.4, 'I am sorry'),
    ),
    mockEndpoint('retryTrainingSession', ({ params, body }) => {
      retried.push({ id: params['id'], ...body })
      return aSession({ id: id(44) })
    }),
  )

// Loads the chunks here, so that the first test does not wait for them.
beforeAll(async () => {
  await Promise.all([import('./session-details-page.tsx'), import('./tries-compared.tsx')])
})
beforeEach(() => {
  retried.length = 0
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getSessionReview', noReview),
    mockEndpoint('getCourseProgress', aCourse()),
  )
  serve(retry)
})

describe('a retry that was no better', () => {
  it.each([
    ['en', 'Lost 7 points more than in the first try', 'I am sorry to hear that.'],
    ['es', 'Perdió 7 puntos más que en el primer intento', 'I am sorry to hear that.'],
  ] as const)(
    '[PLAN8] %s: says why, with the words, and what to say instead',
    async (language, lost, better) => {
      localStorage.setItem('portal-language', language)
      const { actor } = renderApp(`/session/${retry.id}`, language)
      const { reason } = texts[language].tries
      const why = within(await screen.findByRole('region', { name: reason.lower }))
      expect(
        why.getByText(
          texts[language].analysis.notYet.replace('{name}', texts[language].skills.empathy.acknowledged),
        ),
      ).toBeVisible()
      expect(why.getByText(lost)).toBeVisible()
      expect(why.getByText('I lost my job in March.').lang).toBe('en')
      expect(why.getByText(better)).toBeVisible()
      await actor.click(why.getByRole('button', { name: texts[language].analysis.lead.again }))
      await waitFor(() => expect(retried).toEqual([{ id: retry.id, itemId: id(153) }]))
    },
  )

  it('[PLAN8] says what still costs most where both scored the same', async () => {
    serve({ ...retry, score: 80 })
    server.use(mockEndpoint('getSessionMetrics', marks(9, said)))
    renderApp(`/session/${retry.id}`)
    const why = within(await screen.findByRole('region', { name: 'Why the retry scored no higher' }))
    expect(why.getByText('Still costs 9 points')).toBeVisible()
  })

  it('[PLAN8] says nothing where the retry was better', async () => {
    serve({ ...retry, score: 81 })
    renderApp(`/session/${retry.id}`)
    expect(await screen.findByRole('heading', { name: '1 point better than the first try' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Why the retry scored/ })).toBeNull()
  })

  it('[PLAN8] has no button for a supervisor', async () => {
    server.use(mockEndpoint('currentUser', { ...user, id: id(2), role: 'manager' }))
    renderApp(`/session/${retry.id}`)
    const why = within(await screen.findByRole('region', { name: 'What cost the retry the most' }))
    expect(why.queryByRole('button')).toBeNull()
  })
})

describe('a retry that is too short to compare', () => {
  it.each(['en', 'es'] as const)(
    '[PLAN9] %s: says why instead of comparing, and can be taken again',
    async (language) => {
      localStorage.setItem('portal-language', language)
      serve({ ...retry, score: 40, items: retry.items.slice(0, 4) })
      const { actor } = renderApp(`/session/${retry.id}`, language)
      const { tooShort, marks: marksName } = texts[language].tries
      const { compare } = texts[language].analysis.sections
      const card = within(await screen.findByRole('region', { name: compare }))
      expect(await card.findByRole('heading', { name: tooShort.title })).toBeVisible()
      expect(card.getByText(`${tooShort.no_answer} ${tooShort.next}`)).toBeVisible()
      expect(card.queryByRole('list', { name: marksName })).toBeNull()
      await actor.click(card.getByRole('button', { name: texts[language].analysis.lead.again }))
      await waitFor(() => expect(retried).toEqual([{ id: first.id, itemId: id(103) }]))
    },
  )

  it('[PLAN9] says how many lines each try has', async () => {
    const [, , , moment] = first.items
    if (!moment) throw new Error('the fixture has no such line')
    const longer = {
      ...first,
      items: [...first.items, { ...moment, id: id(106) }, { ...answer, id: id(107) }],
    }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? retry : longer)),
    )
    renderApp(`/session/${retry.id}`)
    expect(await screen.findByText(/^It has 1 line from this moment on, the first try 2\./)).toBeVisible()
  })
})
