import { describe, expect, it } from 'vitest'
import type { KeyFinding, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { completedSession, metrics } from '#src/testing/fixtures.ts'
import { tellOnce } from './tell-once.ts'

const { items } = completedSession
const [threat] = metrics.report.violations
if (!threat) throw new Error('the fixture has no violation')

const arrest: ViolationFinding = { ...threat, violation: 'arrest_threat', severity: 'major' }
const unnamed: ViolationFinding = {
  ...threat,
  violation: 'no_disclosure',
  severity: 'minor',
  quote: { itemId: items[1]?.id ?? null, line: 1, text: 'What happened' },
}
const finding = (changes: Partial<KeyFinding>): KeyFinding => ({
  kind: 'improvement',
  dimension: 'compliance',
  title: 'Against the law: telling others',
  quote: threat.quote,
  why: 'A debt is told to nobody else.',
  betterLine: null,
  ...changes,
})
const report = (changes: Partial<typeof metrics.report>) => ({ ...metrics.report, findings: [], ...changes })

describe('[RESULT7] what the analysis tells once', () => {
  it('leaves what to practise next to the summary, and other words on its line to the law', () => {
    const { next, violations } = tellOnce(report({ violations: [arrest, threat, unnamed] }), items)
    expect(next?.source).toBe(threat)
    expect(violations).toEqual([
      { finding: arrest, inSummary: false, isQuoted: true },
      { finding: threat, inSummary: true, isQuoted: true },
      { finding: unnamed, inSummary: false, isQuoted: false },
    ])
  })

  it('leaves a violation among the key moments to the law', () => {
    const warmth = finding({ dimension: 'empathy', title: 'A feeling was passed over' })
    const { losses } = tellOnce(report({ findings: [finding({}), warmth] }), items)
    expect(losses.map(({ source }) => source)).toEqual([warmth])
  })

  it('leaves the first improvement to the summary where nothing was unlawful', () => {
    const first = finding({ dimension: 'empathy', title: 'first' })
    const second = finding({ dimension: 'communication', title: 'second' })
    const strength = finding({
      kind: 'strength',
      dimension: 'empathy',
      title: 'strength',
      quote: unnamed.quote,
    })
    const told = tellOnce(report({ violations: [], findings: [first, strength, second] }), items)
    expect(told.next?.source).toBe(first)
    expect(told.losses.map(({ source }) => source)).toEqual([second])
    expect(told.strengths).toEqual([strength])
  })

  it('praises no line that is blamed below', () => {
    const blamed = finding({ dimension: 'empathy', title: 'passed over', quote: unnamed.quote })
    const strength = finding({ kind: 'strength', title: 'offered', quote: unnamed.quote })
    const told = tellOnce(report({ violations: [threat], findings: [blamed, strength] }), items)
    expect(told.losses.map(({ source }) => source)).toEqual([blamed])
    expect(told.strengths).toEqual([])
  })

  it('praises no line that is to be taken again', () => {
    const strength = finding({ kind: 'strength', dimension: 'empathy', title: 'strength' })
    expect(tellOnce(report({ violations: [threat], findings: [strength] }), items).strengths).toEqual([])
  })
})
