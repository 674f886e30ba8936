import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const texts = { en, es }
const first = completedSession
/** The first try went on after the retried line. */
const joke = {
  id: id(105),
  seq: 5,
  role: 'assistant' as const,
  text: 'You are joking.',
  at: first.startedAt,
  status: 'complete' as const,
  responseId: null,
  durationMs: null,
}
const longer = { ...first, score: 60, items: [...first.items, joke] }
const said = 'I am so sorry. What have you been living on since?'
const retry = {
  ...first,
  id: id(50),
  score: 84,
  retryOf: { sessionId: first.id, line: 4, startedAt: first.startedAt },
  items: [
    ...first.items.map((item, at) => (at === 3 ? { ...item, id: id(153), text: said } : item)),
    { ...joke, id: id(154), text: 'On my savings.' },
  ],
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
    mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? retry : longer)),
    mockEndpoint('getSessionMetrics', ({ params }) =>
      params['id'] === retry.id ? marks(2, said, 84) : marks(0, 'Pay today', 60),
    ),
  )
})

const openCard = async (language: Language = 'en') => {
  const { analysis, tries } = texts[language]
  const card = within(await screen.findByRole('region', { name: analysis.sections.compare }))
  expect(await card.findByRole('heading', { name: tries.first })).toBeVisible()
  expect(card.getByRole('heading', { name: tries.title.replace('{line}', '4') })).toBeVisible()
  return card
}
const columnOf = (card: Awaited<ReturnType<typeof openCard>>, name: string) =>
  within(card.getByRole('region', { name }))

describe('a retry beside its first try', () => {
  it('[PLAN7] shows the lines of both from the moment on, with the first difference marked', async () => {
    renderApp(`/session/${retry.id}`)
    const card = await openCard()
    const linesOf = (name: string) =>
      columnOf(card, name)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(linesOf('First try')).toEqual([
      expect.stringMatching(/First difference.*Pay today or I tell your boss\./),
      expect.stringMatching(/line 5.*You are joking\.$/),
    ])
    expect(linesOf('Retry')).toEqual([
      expect.stringMatching(/First difference.*living on since\?/),
      expect.stringMatching(/line 5.*On my savings\.$/),
    ])
  })

  it.each(['en', 'es'] as const)(
    '[EDITION4] tells no difference between two editions: %s',
    async (language) => {
      server.use(
        mockEndpoint('getSessionMetrics', ({ params }) =>
          params['id'] === retry.id
            ? { ...marks(2, said, 84), criteriaEdition: 2 }
            : { ...marks(0, 'Pay today', 60), criteriaEdition: 1 },
        ),
      )
      localStorage.setItem('portal-language', language)
      renderApp(`/session/${retry.id}`, language)
      const card = await openCard(language)
      const { criteriaEdition, tries } = texts[language]
      expect(card.getByRole('heading', { name: criteriaEdition.tries.title })).toBeVisible()
      expect(card.getByText(criteriaEdition.tries.why)).toBeVisible()
      expect(card.getByText(criteriaEdition.value.replace('{value}', tries.first))).toBeVisible()
      for (const score of ['60', '84']) expect(card.getByText(score)).toBeVisible()
      expect(card.queryByText(tries.criteria)).toBeNull()
      expect(card.queryByRole('list', { name: tries.marks })).toBeNull()
    },
  )

  it('[PLAN7] marks a later line if the retried one was said again', async () => {
    const again = { ...retry, items: [...first.items.slice(0, 4), { ...joke, id: id(155), text: 'Fine.' }] }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? again : longer)),
    )
    renderApp(`/session/${retry.id}`)
    const card = await openCard()
    for (const name of ['First try', 'Retry']) {
      const lines = columnOf(card, name).getAllByRole('listitem')
      expect(lines.map((line) => within(line).queryByText('First difference') !== null)).toEqual([
        false,
        true,
      ])
    }
  })

  it('[PLAN7] shows one try at a time on a narrow screen, with a switch', async () => {
    const { actor } = renderApp(`/session/${retry.id}`)
    const card = await openCard()
    const hidden = (name: string) => card.getByRole('region', { name }).className.includes('max-md:hidden')
    expect([hidden('First try'), hidden('Retry')]).toEqual([true, false])
    await actor.click(card.getByRole('radio', { name: 'First try' }))
    expect([hidden('First try'), hidden('Retry')]).toEqual([false, true])
  })

  it('[PLAN7] shows a long try in part first', async () => {
    const lines = Array.from({ length: 14 }, (_, at) => ({ ...joke, id: id(200 + at), text: `Line ${at}.` }))
    const long = { ...retry, items: [...first.items.slice(0, 3), ...lines] }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? long : longer)),
    )
    const { actor } = renderApp(`/session/${retry.id}`)
    const card = await openCard()
    expect(columnOf(card, 'Retry').getAllByRole('listitem')).toHaveLength(12)
    await actor.click(card.getByRole('button', { name: 'Show all 14 lines' }))
    expect(columnOf(card, 'Retry').getAllByRole('listitem')).toHaveLength(14)
    expect(card.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it.each([
    ['en', '24 points better than the first try', 'Empathy: 60 in the first try, 84 in the retry, +24'],
    [
      'es',
      '24 puntos más que en el primer intento',
      'Empatía: 60 en el primer intento, 84 en la repetición, +24',
    ],
  ] as const)(
    '[PLAN7] %s: shows the marks of both and how they changed',
    async (language, whole, empathy) => {
      localStorage.setItem('portal-language', language)
      renderApp(`/session/${retry.id}`, language)
      const card = await openCard(language)
      expect(card.getByRole('heading', { name: whole })).toBeVisible()
      const marks = within(card.getByRole('list', { name: texts[language].tries.marks }))
      expect(marks.getByText(empathy)).toBeInstanceOf(HTMLElement)
      expect(marks.getAllByRole('listitem')).toHaveLength(5)
    },
  )

  it('[PLAN7] shows a mark without a judgement as such', async () => {
    renderApp(`/session/${retry.id}`)
    const marks = within((await openCard()).getByRole('list', { name: 'Marks' }))
    expect(
      marks.getByText('Objection handling: Not judged in the first try, Not judged in the retry, –'),
    ).toBeInstanceOf(HTMLElement)
    expect(marks.getByText('Solution focus: 40 in the first try, 40 in the retry, 0')).toBeInstanceOf(
      HTMLElement,
    )
  })

  it('[PLAN7] shows the criteria that changed, with both quotes on demand', async () => {
    const { actor } = renderApp(`/session/${retry.id}`)
    const card = await openCard()
    const name = card.getByText('Responds to a feeling within one turn')
    const changed = within(name.closest<HTMLElement>('li') ?? document.body)
    expect(changed.getByText('Better')).toBeVisible()
    await actor.click(name)
    expect(changed.getByText('Pay today')).toBeVisible()
    expect(changed.getByText(said)).toBeVisible()
  })

  it.each([
    [60, 'The same score as the first try'],
    [59, '1 point below the first try'],
  ])('[PLAN7] compares the scores that count: a retry with %s', async (score, words) => {
    const reviewed = { ...retry, score }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? reviewed : longer)),
    )
    renderApp(`/session/${retry.id}`)
    expect((await openCard()).getByRole('heading', { name: words })).toBeVisible()
  })

  it('[PLAN8] compares a lower retry by its moment where it is shorter than the rest of the first try', async () => {
    const user = first.items.find(({ role }) => role === 'user')
    if (user === undefined) throw new Error('no line of the collector')
    const whole = {
      ...longer,
      items: [...longer.items, ...[240, 241, 242, 243].map((one) => ({ ...user, id: id(one) }))],
    }
    const more = { ...user, id: id(250), text: 'And then?' }
    const reply = { ...joke, id: id(251), text: 'Nothing.' }
    const short = {
      ...retry,
      score: 40,
      items: [...retry.items, more, reply, { ...more, id: id(252) }],
    }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? short : whole)),
    )
    const { actor } = renderApp(`/session/${retry.id}`)
    const card = await openCard()
    expect(
      card.getByRole('heading', { name: 'The retry ended sooner: compare the words, not the scores' }),
    ).toBeVisible()
    expect(card.getByText(/^From here on 3 lines were said, and 5 in the first try\./u)).toBeVisible()
    expect(card.queryByRole('heading', { name: /below the first try/u })).toBeNull()
    expect(card.getByText(/^Empathy: 60 in the first try/u)).not.toBeVisible()
    await actor.click(card.getByText('Scores: 60 in the first try, 40 in the retry'))
    expect(card.getByText(/^Empathy: 60 in the first try/u)).toBeVisible()
  })

  it('[PLAN7] says so if the first try has no score', async () => {
    const unscored = { ...longer, score: null }
    server.use(
      mockEndpoint('getTrainingSession', ({ params }) => (params['id'] === retry.id ? retry : unscored)),
    )
    renderApp(`/session/${retry.id}`)
    expect((await openCard()).getByRole('heading', { name: 'Not both tries have a score' })).toBeVisible()
  })

  it('[PLAN7] says so if no criterion changed', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    renderApp(`/session/${retry.id}`)
    const card = await openCard()
    expect(card.getByText('No criterion was judged differently.')).toBeVisible()
  })

  it('[PLAN7][DETAIL8] is the first section of the page', async () => {
    renderApp(`/session/${retry.id}`)
    await openCard()
    const [link] = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(link?.textContent).toBe('Compare')
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
