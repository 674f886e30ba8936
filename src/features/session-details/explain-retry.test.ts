import { describe, expect, it } from 'vitest'
import type { AnalysisReport, Criterion, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { completedSession, id, metrics } from '#src/testing/fixtures.ts'
import { explainRetry, placeToRetry, tooShort } from './explain-retry.ts'

const [model] = completedSession.items
if (!model) throw new Error('the fixture has no lines')
const lines = (roles: string, from = 100) =>
  roles.split('').map((role, at) => ({
    ...model,
    id: id(from + at),
    role: role === 'C' ? ('user' as const) : ('assistant' as const),
    text: `Line ${at}.`,
  }))
const aTry = (roles: string, score: number | null = 60, from = 100) => ({ items: lines(roles, from), score })

describe('[PLAN9] a retry that is too short to compare', () => {
  // Both share the first two lines; the moment is line 3.
  const first = aTry('DCCDCDC')

  it.each([
    ['DC', 40, 'nothing_said'],
    ['DCD', 40, 'nothing_said'],
    ['DCC', 40, 'no_answer'],
    ['DCCC', 40, 'no_answer'],
    ['DCCDC', null, 'no_score'],
    ['DCCD', 40, 'few_lines'],
    ['DCCDC', 40, 'few_lines'],
    ['DCCDCDC', 40, null],
  ] as const)('%s with the score %s: %s', (roles, score, why) => {
    expect(tooShort(first, aTry(roles, score), 3)).toBe(why)
  })

  it('is none with one line where the first try had no more', () => {
    expect(tooShort(aTry('DCCD'), aTry('DCCD'), 3)).toBeNull()
  })
})

const criterion = (name: string, changes: Partial<Criterion>): Criterion => ({
  id: `empathy.${name}`,
  dimension: 'empathy',
  score: 0,
  opportunities: 2,
  credited: 1,
  quote: { itemId: id(104), line: 4, text: `quote of ${name}` },
  why: `why ${name}`,
  ...changes,
})
const report = (criteria: Criterion[], changes: Partial<AnalysisReport> = {}): AnalysisReport => ({
  ...metrics.report,
  cap: null,
  uncapped: 60,
  violations: [],
  criteria,
  ...changes,
})

describe('[PLAN8] why a retry scored no better', () => {
  const missed = [
    {
      quote: { itemId: id(101), line: 1, text: 'before the moment' },
      retryFrom: { itemId: id(101), line: 1 },
      betterLine: 'not this',
    },
    {
      quote: { itemId: id(103), line: 3, text: 'what the debtor said' },
      retryFrom: { itemId: id(104), line: 4 },
      betterLine: 'I hear you.',
    },
  ]

  it('is the criterion that lost most against the first try, by its moment from the retried line on', () => {
    const reason = explainRetry(
      report([criterion('care', { cost: 8 }), criterion('warmth', { cost: 1 })]),
      report([criterion('care', { cost: 9 }), criterion('warmth', { cost: 5.5, missed })]),
      3,
    )
    expect(reason).toMatchObject({
      cause: { name: 'lost', criterion: { id: 'empathy.warmth' }, points: 4.5 },
      quote: { text: 'what the debtor said' },
      why: 'why warmth',
      betterLine: 'I hear you.',
      retryFrom: { line: 4 },
    })
  })

  it('compares nothing that only one try was judged by, as where the first has an older analysis', () => {
    const older = report([criterion('care', { cost: 2 }), criterion('gone', { cost: 4 })])
    const newer = (care: number) =>
      report([criterion('patience', { cost: 5 }), criterion('care', { cost: care })])
    expect(explainRetry(older, newer(3), 3)?.cause).toMatchObject({
      name: 'lost',
      criterion: { id: 'empathy.care' },
      points: 1,
    })
    expect(explainRetry(older, newer(2), 3)?.cause).toMatchObject({
      name: 'still_lost',
      criterion: { id: 'empathy.care' },
      points: 2,
    })
  })

  it('is one that only the retry was judged by, with its cost alone, where nothing else was lost', () => {
    const reason = explainRetry(report([]), report([criterion('care', { cost: 3 })]), 3)
    expect(reason?.cause).toMatchObject({ name: 'still_lost', points: 3 })
    expect(reason?.quote?.text).toBe('quote of care')
  })

  it('is one with words from the retried line on before one without, and quotes no line of both', () => {
    const shared = criterion('opening', { cost: 9, quote: { itemId: id(100), line: 0, text: 'Hello.' } })
    const later = criterion('care', { cost: 3 })
    expect(explainRetry(report([]), report([shared, later]), 3)?.cause).toMatchObject({
      criterion: { id: 'empathy.care' },
    })
    const alone = explainRetry(report([]), report([shared]), 3)
    expect(alone).toMatchObject({
      cause: { criterion: { id: 'empathy.opening' } },
      quote: null,
      retryFrom: null,
    })
  })

  it('is what still costs most where nothing got worse', () => {
    const both = report([criterion('care', { cost: 2 }), criterion('warmth', { cost: 6 })])
    expect(explainRetry(both, both, 3)?.cause).toMatchObject({
      name: 'still_lost',
      criterion: { id: 'empathy.warmth' },
      points: 6,
    })
  })

  it('has no points in analyses from before there were costs', () => {
    const reason = explainRetry(
      report([criterion('care', { credited: 2 }), criterion('warmth', {})]),
      report([criterion('care', { credited: 0 }), criterion('warmth', {})]),
      3,
    )
    expect(reason?.cause).toMatchObject({ name: 'lost', criterion: { id: 'empathy.care' }, points: null })
  })

  it('is nothing where nothing was lost', () => {
    const all = report([criterion('care', { credited: 2, cost: 0 })])
    expect(explainRetry(all, all, 3)).toBeNull()
  })

  it('is the violation that limits the retry, the one from the moment on first', () => {
    const [known] = metrics.report.violations
    if (!known) throw new Error('the fixture has no violation')
    const at = (line: number): ViolationFinding => ({ ...known, quote: { ...known.quote, line } })
    const capped = report([criterion('care', { cost: 9 })], {
      cap: { at: 20, because: 'severe', reason: 'severe_violation' },
      violations: [at(1), at(4)],
    })
    const reason = explainRetry(report([]), capped, 3)
    expect(reason).toMatchObject({ cause: { name: 'violation', limit: 20 }, quote: { line: 4 } })
    const before = explainRetry(report([criterion('care', { cost: 1 })]), { ...capped, uncapped: 18 }, 3)
    expect(before?.cause.name).toBe('lost')
  })
})

describe('[PLAN8] the line to take again', () => {
  const first = aTry('DCCDCD')
  const retry = aTry('DCCDCD', 50, 200)

  it('is that of the retry where it lost after the moment', () => {
    const place = placeToRetry(first, retry, 3, { itemId: id(203), line: 3 })
    expect(place).toEqual({ of: 'retry', itemId: id(204), line: 5 })
  })

  it('is that of the first try before the moment, and the moment itself without another', () => {
    const place = placeToRetry(first, retry, 3, { itemId: id(201), line: 1 })
    expect(place).toEqual({ of: 'first', itemId: id(101), line: 2 })
    expect(placeToRetry(first, retry, 3, null)).toEqual({ of: 'first', itemId: id(102), line: 3 })
  })

  it('is none where no line of the collector is left', () => {
    expect(placeToRetry(aTry('DC'), aTry('DCD'), 3, null)).toBeNull()
  })
})
