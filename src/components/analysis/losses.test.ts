import { describe, expect, it } from 'vitest'
import type { Criterion, KeyFinding, Quote } from '#protocol/vocabulary/analysis.ts'
import { completedSession, metrics } from '#src/testing/fixtures.ts'
import { isNearlyMet, lossesOf, pointsLost } from './losses.ts'
import { tellOnce } from './tell-once.ts'

const { items } = completedSession
const quoteAt = (line: number): Quote => ({ itemId: items[line]?.id ?? null, line, text: `words of ${line}` })
const lost = (id: string, cost: number, line: number, changes: Partial<Criterion> = {}): Criterion => ({
  id,
  dimension: 'solution_focus',
  score: 1,
  opportunities: 1,
  credited: 0.5,
  quote: quoteAt(line),
  why: `why of ${id}`,
  missed: [{ quote: quoteAt(line), retryFrom: { itemId: null, line }, betterLine: `better ${id}` }],
  cost,
  ...changes,
})
const found = (title: string, line: number, changes: Partial<KeyFinding> = {}): KeyFinding => ({
  kind: 'improvement',
  dimension: 'solution_focus',
  title,
  quote: quoteAt(line),
  why: 'It stayed open.',
  betterLine: null,
  ...changes,
})
const report = (changes: Partial<typeof metrics.report>) => ({
  ...metrics.report,
  violations: [],
  findings: [],
  criteria: [],
  ...changes,
})
const subjects = (losses: ReturnType<typeof lossesOf>) =>
  losses.map(({ subject }) => ('text' in subject ? subject.text : subject.criterion))

describe('[RESULT9] what lost points', () => {
  it('is each criterion that lost, the dearest first', () => {
    const criteria = [lost('a.small', 0.4, 1), lost('a.met', 0, 1), lost('a.dear', 7, 3)]
    expect(lossesOf(report({ criteria }))).toMatchObject([
      {
        subject: { criterion: 'a.dear' },
        quote: quoteAt(3),
        why: 'why of a.dear',
        betterLine: 'better a.dear',
      },
      { subject: { criterion: 'a.small' } },
    ])
  })

  it('is told with the dearest first; of two that cost the same the one that a line shows', () => {
    const criteria = [
      lost('a.same', 2, 1, { missed: [] }),
      lost('a.shown', 2, 3),
      lost('a.unseen', 7, 1, { missed: [] }),
    ]
    const losses = lossesOf(report({ criteria }))
    expect(subjects(losses)).toEqual(['a.unseen', 'a.shown', 'a.same'])
    expect(losses[0]?.quote).toBeNull()
  })

  it('is told by the finding of a criterion, once, and costs what the criterion lost', () => {
    const vague = found('The promise stayed vague', 3, { criteria: ['a.dear', 'a.small'], cost: 5 })
    const criteria = [lost('a.small', 1, 3), lost('a.dear', 4, 1)]
    const losses = lossesOf(report({ criteria, findings: [vague] }))
    expect(subjects(losses)).toEqual(['The promise stayed vague', 'a.small'])
    expect(losses[0]?.source.cost).toBe(4)
  })

  it('finds the criterion of a finding from before it was stored by dimension and line', () => {
    const criteria = [lost('a.one', 4, 1), lost('b.one', 3, 3, { dimension: 'empathy' })]
    const findings = [found('here', 1), found('elsewhere', 3)]
    expect(subjects(lossesOf(report({ criteria, findings })))).toEqual(['here', 'b.one', 'elsewhere'])
  })

  it('gives a better line once', () => {
    const same = (id: string, cost: number, line: number) => {
      const [moment] = lost(id, cost, line).missed ?? []
      return lost(id, cost, line, moment && { missed: [{ ...moment, betterLine: 'On Friday?' }] })
    }
    const told = tellOnce(report({ criteria: [same('a.dear', 7, 3), same('a.small', 2, 1)] }), items)
    expect(told.next?.betterLine).toBe('On Friday?')
    expect(told.losses.map(({ betterLine }) => betterLine)).toEqual([null])
  })

  it('[RESULT7] says what is said of a line once, and tells the other criterion that lost by it by name', () => {
    const [moment] = lost('a.any', 1, 3).missed ?? []
    if (!moment) throw new Error('the criterion has no moment')
    const missed = [{ ...moment, why: 'Nobody knows what is next.' }]
    const criteria = [lost('a.dear', 7, 3, { missed }), lost('a.small', 2, 3, { missed })]
    const told = tellOnce(report({ criteria }), items)
    expect(told.next).toMatchObject({ subject: { criterion: 'a.dear' }, why: 'Nobody knows what is next.' })
    expect(told.losses).toMatchObject([
      { subject: { criterion: 'a.small' }, quote: null, why: 'why of a.small', betterLine: null },
    ])
  })

  it('is also what was met all but in full', () => {
    const met = lost('a.met', 0.8, 1, { score: 2, missed: [] })
    const losses = lossesOf(report({ criteria: [met, lost('a.half', 2, 1)] }))
    expect(losses.map(isNearlyMet)).toEqual([false, true])
  })

  it('leaves what to practise next to the summary', () => {
    const criteria = [lost('a.dear', 7, 3), lost('a.small', 2, 1)]
    const told = tellOnce(report({ criteria }), items)
    expect(told.next?.subject).toEqual({ criterion: 'a.dear' })
    expect(subjects(told.losses)).toEqual(['a.small'])
  })

  it('quotes another line before it quotes one again', () => {
    const criteria = [lost('a.dear', 7, 3), lost('a.same', 4, 3), lost('a.other', 2, 1)]
    expect(subjects(tellOnce(report({ criteria }), items).losses)).toEqual(['a.other', 'a.same'])
  })

  it('leaves what a violation is counted in to the compliance findings', () => {
    const [violation] = metrics.report.violations
    if (!violation) throw new Error('the fixture has no violation')
    const compliance = { dimension: 'compliance' } as const
    const criteria = [
      lost('compliance.lawful', 7, 1, compliance),
      lost('compliance.verified_first', 3, 1, compliance),
    ]
    const violations = [{ ...violation, criterion: 'compliance.lawful' }]
    expect(subjects(tellOnce(report({ criteria, violations }), items).losses)).toEqual([
      'compliance.verified_first',
    ])
  })

  it('is nothing that goes on with collecting where the debtor named a lawyer', () => {
    const { outcome } = metrics.report
    const rightsInvoked = [{ right: 'attorney' as const, honoured: true, quote: quoteAt(0) }]
    const criteria = [
      lost('solution_focus.recap', 3, 1),
      lost('empathy.warmth', 2, 1, { dimension: 'empathy' }),
    ]
    const rested = report({ criteria, outcome: { ...outcome, rightsInvoked } })
    expect(subjects(lossesOf(rested))).toEqual(['empathy.warmth'])
  })
})

it('[RESULT9] sums the points up, and knows none where costs were not stored', () => {
  expect(pointsLost([lost('a.one', 3.4, 1), lost('a.two', 0.4, 1)])).toBe(4)
  expect(pointsLost([lost('a.one', 3.4, 1), { ...lost('a.two', 1, 1), cost: undefined }])).toBeNull()
})
