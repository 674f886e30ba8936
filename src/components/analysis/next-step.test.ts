import { describe, expect, it } from 'vitest'
import type { Criterion, KeyFinding, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { completedSession, metrics } from '#src/testing/fixtures.ts'
import { lessonFor } from './lesson-for.ts'
import { nextStep } from './next-step.ts'

const { items } = completedSession
const clean = { ...metrics.report, violations: [], findings: [], criteria: [] }
const [grave] = metrics.report.violations
if (!grave) throw new Error('the fixture has no violation')

const minor: ViolationFinding = { ...grave, violation: 'no_disclosure', severity: 'minor' }
const improvement: KeyFinding = {
  kind: 'improvement',
  dimension: 'empathy',
  title: 'A feeling was passed over',
  quote: { itemId: items[0]?.id ?? null, line: 0, text: 'I lost my job' },
  why: 'Nothing was said about it.',
  betterLine: null,
}
const lost: Criterion = {
  id: 'solution_focus.dated',
  dimension: 'solution_focus',
  score: 0,
  opportunities: 1,
  credited: 0,
  quote: null,
  why: 'No day was named.',
  missed: [
    {
      quote: { itemId: items[3]?.id ?? null, line: 3, text: 'some day' },
      retryFrom: { itemId: items[1]?.id ?? null, line: 1 },
      betterLine: 'On Friday?',
    },
  ],
}

describe('[RESULT6] what to practise next', () => {
  it('is nothing that goes on with collecting where the debtor named a lawyer', () => {
    const quote = { itemId: items[0]?.id ?? null, line: 0, text: 'My lawyer knows' }
    const rightsInvoked = [{ right: 'attorney' as const, honoured: true, quote }]
    const rested = { ...clean, outcome: { ...clean.outcome, rightsInvoked }, criteria: [lost] }
    expect(nextStep(rested, items)).toBeNull()
    const cold = { ...lost, id: 'empathy.warmth', dimension: 'empathy' as const }
    expect(nextStep({ ...rested, criteria: [lost, cold] }, items)?.subject).toEqual({
      criterion: 'empathy.warmth',
    })
  })

  it('is what was unlawful, the gravest first, from the line where it was said', () => {
    const step = nextStep({ ...clean, violations: [minor, grave], findings: [improvement] }, items)
    expect(step).toMatchObject({
      subject: { violation: 'third_party' },
      basis: '15 U.S.C. 1692c(b)',
      betterLine: 'This stays between us.',
      retry: { itemId: items[3]?.id, line: 4 },
    })
  })

  it('is not what is only for review', () => {
    const review: ViolationFinding = { ...grave, severity: 'review' }
    expect(nextStep({ ...clean, violations: [review] }, items)).toBeNull()
  })

  it('is an improvement, taken again with the line after the debtor’s', () => {
    expect(items[0]?.role).toBe('assistant')
    expect(nextStep({ ...clean, findings: [improvement] }, items)).toMatchObject({
      subject: { text: 'A feeling was passed over' },
      retry: { itemId: items[1]?.id, line: 2 },
    })
  })

  it('is a criterion that lost, from where the scorer says', () => {
    expect(nextStep({ ...clean, criteria: [lost] }, items)).toMatchObject({
      subject: { criterion: 'solution_focus.dated' },
      why: 'No day was named.',
      betterLine: 'On Friday?',
      retry: { itemId: items[1]?.id, line: 2 },
    })
  })

  it('[RESULT9] is the criterion that cost most, told by what was found in its moment', () => {
    const cheap: Criterion = { ...lost, id: 'communication.checks', dimension: 'communication', cost: 0.6 }
    const dear: Criterion = { ...lost, cost: 7.4 }
    const report = { ...clean, criteria: [cheap, dear], findings: [{ ...improvement, cost: 0.6 }] }
    expect(nextStep(report, items)).toMatchObject({ subject: { criterion: 'solution_focus.dated' } })
    const found: KeyFinding = {
      ...improvement,
      dimension: 'solution_focus',
      title: 'No day was named',
      quote: { itemId: items[3]?.id ?? null, line: 3, text: 'some day' },
      cost: 3.7,
    }
    expect(nextStep({ ...report, findings: [improvement, found] }, items)).toMatchObject({
      subject: { text: 'No day was named' },
      retry: { itemId: items[1]?.id, line: 2 },
    })
  })

  it('is the dearest loss also where no line shows it, unless one with a line cost at least half as much', () => {
    const unseen: Criterion = { ...lost, id: 'empathy.warmth', dimension: 'empathy', missed: [], cost: 6 }
    const over = (cost: number) => nextStep({ ...clean, criteria: [unseen, { ...lost, cost }] }, items)
    expect(over(1)).toMatchObject({ subject: { criterion: 'empathy.warmth' }, quote: null, retry: null })
    expect(over(3)).toMatchObject({ subject: { criterion: 'solution_focus.dated' }, retry: { line: 2 } })
  })

  it('has the further lines that show the same, and why the first of them counts', () => {
    const [moment] = lost.missed ?? []
    if (!moment) throw new Error('the criterion has no moment')
    const again = { ...moment, quote: { ...moment.quote, line: 1 } }
    const habit = { ...lost, missed: [{ ...moment, why: 'Nobody knows when.' }, again] }
    expect(nextStep({ ...clean, criteria: [habit] }, items)).toMatchObject({
      why: 'Nobody knows when.',
      quote: { line: 3 },
      also: [{ line: 1 }],
    })
  })

  it('is nothing where nothing was lost', () => {
    expect(nextStep(clean, items)).toBeNull()
  })
})

it('[RESULT12] the lesson is the one on the dimension, or on the breach, of the next step', () => {
  const about = (report: Partial<typeof metrics.report>) => {
    const step = nextStep({ ...clean, ...report }, items)
    return step && lessonFor(step)
  }
  expect(about({ criteria: [lost] })).toBe('room-to-pay')
  expect(about({ findings: [improvement] })).toBe('empathy-with-content')
  expect(about({ violations: [grave] })).toBe('call-structure')
  expect(about({ violations: [{ ...grave, violation: 'arrest' }] })).toBe('rights-in-the-call')
})
