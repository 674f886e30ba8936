import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callSituations, type Quote, type Verification } from '#protocol/vocabulary/analysis.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { completedSession, metrics } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { DimensionCriteria } from './dimension-criteria.tsx'
import { LawSources } from './law-sources.tsx'
import { OutcomeCard } from './outcome-card.tsx'

const said = (line: number, text: string): Quote => ({ itemId: null, line, text })

function outcomeWith(verification: Verification | undefined, language: 'en' | 'es' = 'en') {
  const { outcome } = metrics.report
  const onQuote = vi.fn<(quote: Quote) => void>()
  const shown = renderComponent(
    <OutcomeCard
      sessionId={completedSession.id}
      outcome={verification ? { ...outcome, verification } : outcome}
      currency={completedSession.prospect.debtCurrency}
      lang="en"
      onQuote={onQuote}
    />,
    language,
  )
  return { ...shown, onQuote }
}

const checked: Verification = {
  items: [
    { item: 'name', asked: null, given: said(0, 'This is Rosa.'), afterDebt: false },
    {
      item: 'birth_date',
      asked: said(1, 'Your date of birth?'),
      given: said(2, 'March 12.'),
      afterDebt: false,
    },
    { item: 'last_four', asked: said(5, 'And the last four?'), given: said(6, '4821.'), afterDebt: true },
    { item: 'address', asked: said(7, 'Where do you live?'), given: null, afterDebt: false },
  ],
  told: said(3, 'You owe $1,200.'),
}

describe('[VERIFY3] what was verified, on the analysis', () => {
  it('names each item with its line, and the order beside the debt', async () => {
    const { actor, onQuote } = outcomeWith(checked)
    expect(screen.getByText('Verified before the debt was spoken of.')).toBeVisible()
    for (const text of [
      'Name: said without being asked',
      'Date of birth: confirmed',
      'Last four digits: confirmed after the debt',
      'Address: asked, no answer',
    ])
      expect(screen.getByText(text)).toBeVisible()
    const [birth] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.startsWith('Date of birth'))
    await actor.click(within(birth ?? document.body).getByRole('button', { name: 'line 3' }))
    expect(onQuote).toHaveBeenCalledWith(checked.items[1]?.given)
    await actor.click(screen.getByRole('button', { name: 'line 4' }))
    expect(onQuote).toHaveBeenLastCalledWith(checked.told)
  })

  it('says that the debt came first, in Spanish', () => {
    outcomeWith({ ...checked, items: checked.items.filter(({ item }) => item !== 'birth_date') }, 'es')
    expect(screen.getByText('Se habló de la deuda antes de verificar a la persona.')).toBeVisible()
    expect(screen.getByText('Nombre: lo dijo por su cuenta')).toBeVisible()
  })

  it('says nothing of it in an analysis from before it was stored', () => {
    outcomeWith(undefined)
    expect(screen.getByText('Right party reached')).toBeVisible()
    expect(screen.queryByText('Identity check')).toBeNull()
  })
})

describe('[RESULT15] what the call was scored as', () => {
  const scoresWith = (situation: typeof metrics.report.situation, language: 'en' | 'es' = 'en') => {
    const onQuote = vi.fn<(quote: Quote) => void>()
    const report = { ...metrics.report, situation }
    const shown = renderComponent(
      <DimensionCriteria metrics={{ ...metrics, report }} lang="en" onQuote={onQuote} />,
      language,
    )
    return { ...shown, onQuote }
  }

  it('stands above the scores, with why and the line that shows it', async () => {
    const because = said(4, 'That amount is wrong.')
    const { actor, onQuote } = scoresWith({ is: 'dispute', because })
    expect(screen.getByText('Scored as: a dispute.')).toBeVisible()
    expect(screen.getByText(/no payment plan is asked for/)).toBeVisible()
    await actor.click(screen.getByRole('button', { name: /That amount is wrong/ }))
    expect(onQuote).toHaveBeenCalledWith(because)
  })

  it.each(callSituations)('is told in Spanish, too: %s', (is) => {
    scoresWith({ is, because: null }, 'es')
    expect(screen.getByText(/^Evaluada como: [^{}]+\.$/)).toBeVisible()
  })

  it('is left out of an analysis from before it was stored', () => {
    scoresWith(undefined)
    expect(screen.queryByText(/^Scored as/)).toBeNull()
    expect(screen.getByText('Detailed scores')).toBeVisible()
  })
})

describe('[RESULT16] the laws behind a violation', () => {
  const [finding] = metrics.report.violations
  if (!finding) throw new Error('the fixture has no violation')

  it('are named one by one, the nearest first, with where each was read', () => {
    const sources = [
      { citation: 'Tex. Fin. Code, 392.301(a)(5)', checked: 'secondary' },
      { citation: 'FDCPA, 15 U.S.C. 1692e(4)', checked: 'primary' },
      { citation: 'Another act, art. 3', checked: 'unchecked' },
    ] as const
    renderComponent(<LawSources finding={{ ...finding, sources: [...sources] }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tex. Fin. Code, 392.301(a)(5) (from secondary sources)',
      'Also: FDCPA, 15 U.S.C. 1692e(4)',
      'Also: Another act, art. 3 (not checked)',
    ])
  })

  it('are told in one in an analysis from before they were stored', () => {
    renderComponent(<LawSources finding={finding} />)
    expect(screen.getByText(finding.basis)).toBeVisible()
  })
})

describe('[ACCT9] what was agreed on, beside what the account file let the collector offer', () => {
  it.each([
    ['en', 2_000, /^Within what may be offered$/],
    ['en', 1_500, /^Below the least installment of MX\$20: for 6 months at most$/],
    ['es', 1_500, /^Por debajo de la cuota mínima de .*20.*: solo hasta 6 meses$/u],
  ] as const)('%s: a plan of %d cents a month', async (language, installmentCents, said) => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    const { outcome } = metrics.report
    renderComponent(
      <OutcomeCard
        sessionId={completedSession.id}
        outcome={{ ...outcome, ending: 'promise', installmentCents, frequency: 'monthly' }}
        currency="MXN"
        lang="en"
        onQuote={() => {}}
      />,
      language,
    )
    expect(await screen.findByText(said)).toBeVisible()
  })
})

describe('[RESULT17] the notice, in the outcome of a call', () => {
  const show = (changes: Partial<typeof metrics.report.outcome>) =>
    renderComponent(
      <OutcomeCard
        sessionId={completedSession.id}
        outcome={{ ...metrics.report.outcome, disclosureGiven: false, ...changes }}
        currency="USD"
        lang="en"
        onQuote={() => {}}
      />,
    )

  it('is missed where the law asks for it, and in analyses that do not say', () => {
    show({ disclosureDue: true })
    show({})
    expect(screen.getAllByText('Disclosure given')).toHaveLength(2)
  })

  it('is not spoken of where no law asks for it', () => {
    show({ disclosureDue: false })
    expect(screen.queryByText('Disclosure given')).toBeNull()
  })
})
