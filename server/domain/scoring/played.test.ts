import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { personalities, type Personality } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from '../debtor/eval/cells.ts'
import type { CollectorId } from '../debtor/eval/collectors.ts'
import { collectorLine } from '../debtor/eval/collectors.ts'
import { fold, openingPlan } from '../debtor/fold.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { analyze } from './analyze.ts'

/** A call of a scripted collector with the debtor, and its analysis. */
function played(personality: Personality, collector: CollectorId, language: Language) {
  const scenario = cellScenario(personality, 'medium', language, 3)
  const heard: DebtorPlan[] = [openingPlan(scenario)]
  const lines: TranscriptLine[] = []
  const answer = (plan: DebtorPlan) => {
    // Whatever the words are: the move counts.
    lines.push({ itemId: null, speaker: 'assistant', text: `(${plan.act})` })
  }
  heard.forEach(answer)
  let folded = fold(scenario, lines)
  for (let turn = 0; turn < 25 && folded.state.ended === null; turn += 1) {
    const view = { language, debtorName: scenario.name, debtCents: scenario.debtCents, heard }
    lines.push({ itemId: null, speaker: 'user', text: collectorLine(collector, view) })
    folded = fold(scenario, lines)
    const plan = folded.steps.at(-1)?.plan
    if (!plan) break
    heard.push(plan)
    answer(plan)
  }
  return { scenario, analysis: analyze({ scenario, lines, feedbackLanguage: language }), state: folded.state }
}

describe.each(languages)('the outcome card of a call in %s', (language) => {
  it.each(
    personalities.flatMap((personality) =>
      (['skilled', 'pushy', 'ignores_objections'] as const).map((collector) => ({ personality, collector })),
    ),
  )('has the end and the terms of the state: $personality, $collector', ({ personality, collector }) => {
    const { scenario, state, analysis } = played(personality, collector, language)
    const { outcome } = analysis.report
    expect(outcome.ending === 'hung_up').toBe(state.ended === 'hung_up')
    const stands = state.agreed !== null && state.ended !== 'hung_up'
    expect(['promise', 'settled', 'partial'].includes(outcome.ending)).toBe(stands)
    expect(outcome).toMatchObject({
      firstPaymentOn: stands ? state.agreed?.firstOn : null,
      method: stands ? state.agreed?.method : null,
      frequency: stands ? state.agreed?.frequency : null,
    })
    expect(outcome.agreedAmountCents ?? 0).toBeLessThanOrEqual(scenario.debtCents)
    const used = state.rights.map(({ right }) => right)
    expect(used).toEqual(expect.arrayContaining(outcome.rightsInvoked.map(({ right }) => right)))
  })
})

describe.each(languages)('calls played with the embedded debtor in %s', (language) => {
  const skilled = played('defensive', 'skilled', language)

  it('score a skilled collector over one without empathy, and that one over a pushy one', () => {
    const cold = played('defensive', 'no_empathy', language).analysis
    const pushy = played('defensive', 'pushy', language).analysis
    expect(skilled.analysis.overallScore).toBeGreaterThan(cold.overallScore ?? 100)
    expect(skilled.analysis.empathyScore).toBeGreaterThan(cold.empathyScore ?? 100)
    expect(cold.overallScore).toBeGreaterThan(pushy.overallScore ?? 100)
  })

  it('hold a threatening collector under the cap', () => {
    const { report, overallScore } = played('aggressive', 'threatening', language).analysis
    expect(overallScore).toBeLessThanOrEqual(20)
    expect(report.violations.map(({ violation }) => violation)).toContain('arrest')
    expect(report.outcome.ending).toBe('hung_up')
  })

  it('put what the debtor agreed to onto the outcome card', () => {
    const { state, analysis } = skilled
    expect(state.agreed).not.toBeNull()
    expect(analysis.report.outcome).toMatchObject({
      ending: 'promise',
      installmentCents: state.agreed?.amountCents,
      frequency: state.agreed?.frequency,
      firstPaymentOn: state.agreed?.firstOn,
    })
    // Its script asks for the name, and the debtor says it is theirs.
    expect(analysis.report.violations).toEqual([])
  })
})
