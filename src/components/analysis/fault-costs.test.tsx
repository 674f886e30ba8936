import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { ReviewBody } from './review-body.tsx'

const texts = { en: en.analysis, es: es.analysis }
const criterionNames = { en: en.criteria.empathy.acknowledged, es: es.criteria.empathy.acknowledged }
const skillNames = { en: en.skills.empathy.acknowledged, es: es.skills.empathy.acknowledged }

const show = async (language: Language = 'en') => {
  const { actor } = renderComponent(<ReviewBody details={completedSession} />, language)
  await screen.findByRole('heading', { name: texts[language].detailed })
  return actor
}

beforeEach(() => server.use(mockEndpoint('currentUser', user), mockEndpoint('getSessionReview', noReview)))

describe('what each fault cost', () => {
  it.each([
    [
      'en',
      'Cost 7 points',
      'Cost less than 1 point',
      'Its criteria alone give 48; a violation limits it to 20.',
    ],
    [
      'es',
      'Costó 7 puntos',
      'Costó menos de 1 punto',
      'Sus criterios por sí solos dan 48; una falta la limita a 20.',
    ],
  ] as const)('[RESULT9] %s: says what each fault cost', async (language, seven, less, limited) => {
    const [criterion] = metrics.report.criteria
    if (!criterion) throw new Error('the fixture has no criterion')
    const report: typeof metrics.report = {
      ...metrics.report,
      earned: { ...metrics.report.scores, compliance: 48 },
      criteria: [{ ...criterion, score: 0, credited: 0, cost: 7.4 }],
      findings: [
        {
          kind: 'improvement',
          dimension: 'communication',
          title: 'The question came too early',
          quote: { itemId: id(101), line: 1, text: 'What happened' },
          why: 'Nobody was ready for it.',
          betterLine: null,
          cost: 0.4,
        },
      ],
    }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report }))
    await show(language)
    const [focus] = screen.getAllByRole('heading', { name: skillNames[language] })
    expect(within(focus?.closest('li') ?? document.body).getByText(seven)).toBeVisible()
    const details = screen.getByText(texts[language].dimensions.empathy, { selector: 'summary *' })
    const row = within(details.closest('details') ?? document.body)
      .getByText(criterionNames[language])
      .closest('li')
    expect(within(row ?? document.body).getByText(seven)).toBeInstanceOf(HTMLElement)
    const finding = screen.getByRole('heading', { name: 'The question came too early' }).closest('li')
    expect(within(finding ?? document.body).getByText(less)).toBeVisible()
    expect(screen.getByText(limited)).toBeInstanceOf(HTMLElement)
  })

  it.each([
    [
      'en',
      'A severe violation limits the score to 59.',
      'Before this limit the call had 66.',
      'Cost 7 points',
    ],
    [
      'es',
      'Una falta muy grave limita la calificación a 59.',
      'Antes de este límite la llamada tenía 66.',
      'Costó 7 puntos',
    ],
  ] as const)('[RESULT7][RESULT9] %s: says which cap decided', async (language, limit, before, cost) => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show(language)
    const summary = within(screen.getByRole('region', { name: texts[language].sections.summary }))
    expect(summary.getByText(limit).parentElement?.textContent).toBe(`${limit} ${before}`)
    // 7 points by the cap, 5.2 by the criterion.
    expect(screen.getAllByText(cost)).toHaveLength(1)
    expect(summary.getByText(cost)).toBeVisible()
  })

  it('[RESULT9] keeps the words of a cap from before its reasons had ids', async () => {
    const cap = { at: 59, because: 'a severe violation' }
    const lawful = { ...metrics.report, cap, violations: [] }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report: lawful }))
    await show()
    expect(screen.getByText('Limited to 59: a severe violation.')).toBeVisible()
    expect(screen.getByText(/Before this limit the call had 66\./)).toBeVisible()
    expect(screen.queryByText(/^Cost/)).toBeNull()
  })

  it('[RESULT9] says nothing of a cap that did not decide', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report: { ...metrics.report, uncapped: 48 } }))
    await show()
    expect(screen.queryByText(/limits the score/i)).toBeNull()
  })
})

describe('the explanations', () => {
  it('[RESULT10] is explained in the language of the screen, and quotes in that of the call', async () => {
    const { report } = metrics
    const translation = {
      language: 'es' as const,
      aiAnalysis: 'Respondió a su pérdida con palabras propias.',
      strengths: [],
      areasForImprovement: [],
      note: null,
      cap: 'una falta muy grave',
      criteria: ['Atendió la pérdida enseguida.'],
      findings: [],
      violations: ['Una deuda no se cuenta a nadie más.'],
      turningPoints: report.feelings.map(() => null),
    }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report: { ...report, translation } }))
    const actor = await show('es')
    await actor.click(screen.getByRole('button', { name: es.analysis.readAll }))
    expect(screen.getByText('Respondió a su pérdida con palabras propias.')).toBeVisible()
    const next = within(screen.getByRole('region', { name: es.analysis.lead.next }))
    expect(next.getByText('Una deuda no se cuenta a nadie más.').lang).toBe('es')
    expect(next.getByText('I tell your boss').lang).toBe('en')
    expect(screen.queryByText('A debt is told to nobody else.')).toBeNull()
  })

  it('[RESULT10] cites a rule of our own in the language of the screen', async () => {
    const violations = metrics.report.violations.map((one) => ({ ...one, basis: 'House rule' }))
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report: { ...metrics.report, violations } }))
    await show('es')
    expect(screen.getByText('Regla de buen trato (no es ley)')).toBeVisible()
  })

  it('[RESULT10] is shown as it is if it has only the language of the call', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show('es')
    expect(screen.getByText('A debt is told to nobody else.').lang).toBe('en')
  })
})
