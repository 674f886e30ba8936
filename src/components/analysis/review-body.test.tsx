import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { recordingsFor } from '#src/lib/voice/recording-store.ts'
import { stubAudioElements } from '#src/testing/fake-audio.ts'
import { ReviewBody } from './review-body.tsx'

const texts = { en: en.analysis, es: es.analysis }

/** A compliance finding in its list. */
const findingOf = (name: string) => {
  const finding = screen.getByRole('heading', { name }).closest('li')
  if (!finding) throw new Error('the finding is not in a list')
  return finding
}

const show = async (language: Language = 'en') => {
  const view = renderComponent(<ReviewBody details={completedSession} />, language)
  await screen.findByRole('heading', { name: texts[language].detailed })
  return view
}

beforeEach(() => server.use(mockEndpoint('currentUser', user), mockEndpoint('getSessionReview', noReview)))

describe('the analysis of a session', () => {
  it.each([
    ['en', 'Strong', 'Top performer: the deal will close', 'A strong call. It was left open.'],
    ['es', 'Sólido', 'Desempeño superior: el acuerdo se cerrará', 'Una llamada sólida. Quedó abierta.'],
  ] as const)('[RESULT2][BAND1] %s: names the band of a score', async (language, band, best, verdict) => {
    const lawful = { ...metrics.report, violations: [], cap: null, uncapped: null }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, overallScore: 84, report: lawful }))
    const { actor } = await show(language)
    // Its word stands in the sentence, and nowhere else.
    expect(screen.queryByText(band)).toBeNull()
    await actor.click(screen.getByRole('heading', { name: texts[language].rubric }))
    expect(screen.getByText(best)).toBeVisible()
    expect(screen.getByText(verdict)).toBeVisible()
  })

  it.each(['en', 'es'] as const)(
    '[RESULT3][RESULT8][DETAIL1] %s: shows each dimension beside the score, which leads to its criteria',
    async (language) => {
      server.use(mockEndpoint('getSessionMetrics', metrics))
      const { actor } = await show(language)
      const { parts, dimensions, sections, notEnoughEvidence } = texts[language]
      const summary = within(screen.getByRole('region', { name: sections.summary }))
      const rows = within(summary.getByRole('list', { name: parts })).getAllByRole('link')
      expect(rows.map((row) => row.textContent)).toEqual([
        `${dimensions.empathy}84`,
        `${dimensions.communication}71`,
        `${dimensions.objection_handling}${notEnoughEvidence}`,
        `${dimensions.solution_focus}40`,
        `${dimensions.compliance}20`,
      ])
      const [empathy] = rows
      if (empathy) await actor.click(empathy)
      const details = document.activeElement?.closest('details')
      expect(details?.open).toBe(true)
      expect(details?.querySelector('summary')?.textContent).toContain(dimensions.empathy)
    },
  )

  it('[DETAIL3] says so if there is no written analysis', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, aiAnalysis: '' }))
    await show()
    expect(screen.getByText('There is no written analysis for this session.')).toBeVisible()
  })

  it('[RESULT6][RESULT12] begins with the judgement, what to practise, the lesson on it and a button to take it again', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const retried: unknown[] = []
    server.use(
      mockEndpoint('retryTrainingSession', ({ body }) => {
        retried.push(body)
        return aSession({ id: id(44) })
      }),
    )
    const { actor } = await show()
    expect(screen.getByText('A call with a serious breach of the rules. It was left open.')).toBeVisible()
    const next = within(screen.getByRole('region', { name: 'Practice this next' }))
    expect(next.getByText('Third party involved')).toBeVisible()
    expect(next.getByText('This stays between us.')).toBeVisible()
    expect(next.getByRole('link', { name: 'Lesson: The six steps of a call' }).getAttribute('href')).toBe(
      '/onboarding/call-structure',
    )
    await actor.click(next.getByRole('button', { name: 'Try this moment again' }))
    await waitFor(() => expect(retried).toEqual([{ itemId: id(103) }]))
  })

  it('[RESULT11] folds the details on a phone, and opens the transcript at a quoted line', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 40rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    const foldOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('details')
    for (const name of ['Outcome of the call', 'Score rubric', 'Analysis', 'Transcript'])
      expect(foldOf(name)).toHaveProperty('open', false)
    // What is grave is not folded away.
    expect(foldOf('Compliance findings')).toHaveProperty('open', true)
    const next = within(screen.getByRole('region', { name: 'Practice this next' }))
    await actor.click(next.getByRole('button', { name: /line \d+$/u }))
    expect(foldOf('Transcript')).toHaveProperty('open', true)
    expect(document.activeElement?.closest('details')).toBe(foldOf('Transcript'))
  })

  it('shows no score without evidence', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, overallScore: null }))
    await show()
    expect(screen.getAllByText('Not enough evidence').length).toBeGreaterThan(1)
  })

  it('expands a dimension to its criteria, and opens the line of a quote', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    await actor.click(screen.getByRole('link', { name: /^Empathy/ }))
    expect(screen.getByText('Responds to a feeling within one turn')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: /I am sorry you lost your job/ }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(document.activeElement).toBe(line)
    expect(line.querySelector('mark')?.textContent).toBe('I am sorry you lost your job.')
  })

  it('[RESULT7] tells what to practise next in the summary alone', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    expect(screen.getAllByText('This stays between us.')).toHaveLength(1)
    expect(screen.getAllByText('15 U.S.C. 1692c(b)')).toHaveLength(1)
    const finding = within(findingOf('Third party involved'))
    expect(finding.getByText('Severe')).toBeVisible()
    await actor.click(finding.getByRole('link', { name: 'Told in the summary' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Summary' }))
    await actor.click(finding.getByRole('button', { name: 'line 4' }))
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Line 4 of the transcript' }))
  })

  it('shows any other compliance finding with its legal basis and a better line', async () => {
    const minor = {
      violation: 'no_disclosure',
      severity: 'minor',
      basis: '15 U.S.C. 1692e(11)',
      quote: { itemId: id(101), line: 1, text: 'What happened' },
      why: 'The first call says what it is for.',
      betterLine: 'This is an attempt to collect a debt.',
    } as const
    const violations = [...metrics.report.violations, minor]
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report: { ...metrics.report, violations } }))
    await show()
    const finding = within(findingOf('No disclosure'))
    expect(finding.getByText('15 U.S.C. 1692e(11)')).toBeVisible()
    expect(finding.getByText('Minor')).toBeVisible()
    expect(finding.getByText('What happened')).toBeVisible()
    expect(finding.getByText('This is an attempt to collect a debt.')).toBeVisible()
  })

  it('[RESULT3][RESULT7] shows the text on demand, so that no number stands twice', async () => {
    const aiAnalysis = 'You reached 59 of 100.\n\nThe threat weighs most.'
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, aiAnalysis }))
    const { actor } = await show()
    expect(screen.queryByText(/You reached 59 of 100/)).toBeNull()
    const button = screen.getByRole('button', { name: 'Read the whole analysis' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await actor.click(button)
    expect(screen.getByText(/The threat weighs most/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('[DETAIL10] marks the lines of the transcript that it tells of, by the same names', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show()
    const [violation] = metrics.report.violations
    if (!violation) throw new Error('the report has no violation')
    const line = document.getElementById(`line-${violation.quote.line + 1}`)
    expect(line?.querySelector('[data-words]')?.className).toContain('ring-critical-mark')
    const [mark] = within(line as HTMLElement).getAllByRole('listitem')
    expect(mark?.className).toContain('text-critical')
    // The kind too, for those who see no colour.
    expect(mark?.textContent).toMatch(/^Broke a rule:/u)
  })

  it('describes the feelings chart in a text and a table', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    expect(
      screen.getByRole('img', {
        name: 'The debtor’s feelings over 2 lines: trust went from 40 to 25, anger from 30 to 55.',
      }),
    ).toBeVisible()
    await actor.click(screen.getByText('Show as table'))
    expect(screen.getByRole('row', { name: '4 25 55 45 25 50 Was offended' })).toBeVisible()
  })

  it('[RESULT5] says that its data is incomplete, keeps the transcript, and can be reloaded', async () => {
    server.use(mockError('getSessionMetrics', 404, 'not_found'))
    const { actor } = renderComponent(<ReviewBody details={completedSession} />)
    expect(await screen.findByText('The analysis of this session is not available.')).toBeVisible()
    expect(screen.getByText('Analysis completed but data is incomplete. Please try again.')).toBeVisible()
    expect(screen.getByText('I lost my job in March.')).toBeVisible()
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Detailed scores' })).toBeVisible()
  })
})

describe('the findings of an analysis', () => {
  const quote = { itemId: id(103), line: 3, text: 'I am sorry you lost your job.' }
  const asked = { itemId: id(101), line: 1, text: 'What happened' }
  const kept = { dimension: 'empathy', quote, why: 'It was heard.', betterLine: null } as const
  const findings = [
    { ...kept, kind: 'strength', title: 'You named her loss' },
    { ...kept, kind: 'improvement', title: 'A feeling was passed over', quote: asked },
    {
      ...kept,
      kind: 'improvement',
      title: 'The question came too early',
      dimension: 'communication',
      quote: asked,
    },
  ] as const

  it('[RESULT3] shows what was done well with its line, and what to focus on', async () => {
    server.use(
      mockEndpoint('getSessionMetrics', {
        ...metrics,
        report: { ...metrics.report, findings: [...findings], criteria: [], violations: [] },
      }),
    )
    const { actor } = await show()
    const well = within(screen.getByRole('region', { name: 'What You Did Well' }))
    expect(well.getByText('You named her loss')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Key Areas to Focus On' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The question came too early' })).toBeVisible()
    await actor.click(well.getByRole('button', { name: /I am sorry you lost your job/ }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(line.querySelector('mark')?.textContent).toBe('I am sorry you lost your job.')
  })

  it('[RESULT9] tells the three that cost most, the others on demand, and how many points were lost', async () => {
    const [criterion] = metrics.report.criteria
    if (!criterion) throw new Error('the fixture has no criterion')
    const costs = { feeling_first: 0.4, calmed: 1, interest: 2, respect: 3, specific: 4, warmth: 5 }
    const criteria = Object.entries(costs).map(([name, cost]) => ({
      ...criterion,
      id: `empathy.${name}`,
      score: 1 as const,
      cost,
    }))
    const report = { ...metrics.report, cap: null, uncapped: 82, violations: [], criteria }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report }))
    const { actor } = await show()
    const { empathy } = en.skills
    expect(screen.getByText(/^This call lost 15 points; one that misses nothing gets 97\./u)).toBeVisible()
    // The dearest is to be practised next, though no line shows it.
    expect(
      within(screen.getByRole('region', { name: en.analysis.lead.next })).getByText(empathy.warmth),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: empathy.specific })).toBeVisible()
    expect(screen.getByRole('heading', { name: empathy.interest })).toBeVisible()
    const tiny = screen.getByText(`1 loss of less than 1 point: ${empathy.feeling_first}.`)
    expect(tiny).not.toBeVisible()
    const smaller = screen.getByRole('heading', { name: empathy.calmed, hidden: true })
    expect(smaller).not.toBeVisible()
    await actor.click(screen.getByText('2 smaller losses, 1 point in all'))
    expect(smaller).toBeVisible()
    expect(tiny).toBeVisible()
  })

  it('[RESULT9] says what compliance lost where nothing was unlawful', async () => {
    const [criterion] = metrics.report.criteria
    if (!criterion) throw new Error('the fixture has no criterion')
    const id = 'compliance.verified_first'
    const unchecked = { ...criterion, id, dimension: 'compliance' as const, score: 1 as const, cost: 4.2 }
    const report = { ...metrics.report, violations: [], criteria: [unchecked] }
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, report }))
    await show()
    const name = en.skills.compliance.verified_first
    expect(
      screen.getByText(
        `No compliance findings in this conversation. What took 4 points is a matter of good practice: ${name}.`,
      ),
    ).toBeVisible()
  })

  it('opens the line that the text quotes', async () => {
    const aiAnalysis = 'You named her loss: “I am sorry you lost your job”'
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, aiAnalysis }))
    const { actor } = await show()
    await actor.click(screen.getByRole('button', { name: 'Read the whole analysis' }))
    await actor.click(screen.getByRole('link', { name: '“I am sorry you lost your job”' }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(line.querySelector('mark')?.textContent).toBe('I am sorry you lost your job')
  })
})

describe('[DETAIL8] the sections of the page', () => {
  it.each(['en', 'es'] as const)('%s: are opened by the keyboard and take the focus', async (language) => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show(language)
    const { sections, transcript } = texts[language]
    const nav = within(screen.getByRole('navigation', { name: sections.label }))
    const links = nav.getAllByRole('link')
    const { summary, score, notes } = sections
    expect(links.map((link) => link.textContent)).toEqual([summary, score, sections.transcript, notes])
    expect(links[0]?.getAttribute('aria-current')).toBe('true')
    links[0]?.focus()
    await actor.keyboard('{Tab}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: score }))
    expect(nav.getByRole('link', { name: score }).getAttribute('aria-current')).toBe('true')
    expect(links[0]?.getAttribute('aria-current')).toBeNull()
    links[2]?.focus()
    await actor.keyboard('{Enter}')
    // The part that scrolls.
    expect(screen.getAllByRole('region', { name: transcript })).toContain(document.activeElement)
    expect(document.activeElement?.hasAttribute('data-scroll-box')).toBe(true)
  })

  it('lead back from a line to where its quotation was', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const { actor } = await show()
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull()
    const quotation = screen.getByRole('button', { name: /I tell your boss/ })
    await actor.click(quotation)
    expect(document.activeElement).not.toBe(quotation)
    await actor.click(screen.getByRole('button', { name: 'Back to where you were' }))
    expect(document.activeElement).toBe(quotation)
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull()
  })

  it('say in the notes that nobody commented', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    await show()
    const notes = within(screen.getByRole('region', { name: 'Notes' }))
    expect(await notes.findByText('No supervisor has commented on this call yet.')).toBeVisible()
  })
})

it('numbers the lines of the transcript as the analysis names them', async () => {
  server.use(mockEndpoint('getSessionMetrics', metrics))
  await show()
  const lines = screen.getAllByRole('listitem').filter(({ id: anchor }) => anchor.startsWith('line-'))
  lines.forEach((line, at) => within(line).getByText(`line ${at + 1}`))
  expect(lines.length).toBeGreaterThan(1)
})

describe('[DETAIL9] the recordings of a call', () => {
  it('are played beside the lines that this page has kept', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const audio = stubAudioElements()
    audio.endsImmediately = false
    recordingsFor(completedSession.id).add(id(101), new Uint8Array(320), 16_000)
    const { actor } = await show()
    await actor.click(screen.getByRole('button', { name: 'Play line 2' }))
    expect(screen.queryByRole('button', { name: /^Play line/ })).toBeNull()
    await waitFor(() => expect(audio.playing).toBe(true))
    audio.finish()
    expect(await screen.findByRole('button', { name: 'Play line 2' })).toBeVisible()
    recordingsFor(completedSession.id).delete(id(101))
  })
})
