import { describe, expect, it } from 'vitest'
import type { JudgedEntry, ScorecardContent, ScorecardMark } from '#protocol/vocabulary/scorecard.ts'
import { entryResults, outcomeOf } from './outcome.ts'

const opening = crypto.randomUUID()
const own = crypto.randomUUID()
const line = crypto.randomUUID()

const content: ScorecardContent = {
  name: 'First calls',
  description: '',
  passMark: 70,
  criteria: [
    { kind: 'built_in', id: opening, criterion: 'communication.opening', weight: 3, failing: false },
    {
      kind: 'written',
      id: own,
      question: 'Was the callback number given?',
      two: 'Twice.',
      one: 'Once.',
      zero: 'Never.',
      examples: [],
      weight: 2,
      failing: false,
    },
  ],
  requiredLines: [
    { kind: 'notice', id: line, text: 'This call is recorded.', due: 'opening', failing: true },
  ],
}

type Judged = Pick<JudgedEntry, 'score' | 'judgedBy'>
const pending: Judged = { score: null, judgedBy: 'pending' }
const byRules = (score: JudgedEntry['score']): Judged => ({ score, judgedBy: 'rules' })

const entries = (...judged: Judged[]): JudgedEntry[] =>
  [opening, own, line].map((entryId, index) => ({ entryId, quote: null, ...(judged[index] ?? pending) }))

const outcome = (...judged: Judged[]) => outcomeOf(content, entries(...judged))

describe('the outcome of a scorecard', () => {
  it('[CARD12] is the weighted mean of what is judged; a required line has the weight 1', () => {
    expect(outcome(byRules(2), byRules(0), byRules(2))).toEqual({
      score: 67,
      pending: 0,
      failedBy: [],
      passed: false,
    })
    expect(outcome(byRules(2), byRules(1), byRules(2))).toMatchObject({ score: 83, passed: true })
  })

  it('[CARD12] leaves out what had no occasion; with nothing left there is no score', () => {
    expect(outcome(byRules(2), byRules(null), byRules(1))).toMatchObject({ score: 88, passed: true })
    expect(outcome(byRules(null), byRules(null), byRules(null))).toEqual({
      score: null,
      pending: 0,
      failedBy: [],
      passed: null,
    })
  })

  it('[CARD13] decides nothing while an entry is pending, and says how many are', () => {
    expect(outcome(byRules(2), pending, byRules(2))).toEqual({
      score: 100,
      pending: 1,
      failedBy: [],
      passed: null,
    })
  })

  it('[CARD13] fails at once by a failing entry with a 0, whatever the rest', () => {
    expect(outcome(byRules(2), pending, byRules(0))).toMatchObject({ failedBy: [line], passed: false })
    expect(outcome(byRules(2), byRules(2), byRules(0))).toMatchObject({ score: 83, passed: false })
  })
})

describe('marks', () => {
  const mark = (score: ScorecardMark['score']): ScorecardMark => ({
    id: crypto.randomUUID(),
    entryId: own,
    author: null,
    score,
    note: null,
    createdAt: '2026-11-23T12:00:00.000Z',
  })

  it('[CARD14] the last one of an entry counts, beside what the server made of it', () => {
    const marks = [mark(0), mark(2)]
    const results = entryResults(entries(byRules(2), pending, byRules(2)), marks)
    expect(results[1]).toEqual({
      entryId: own,
      score: 2,
      judgedBy: 'reviewer',
      quote: null,
      machine: pending,
      marks,
    })
    expect(results[0]).toMatchObject({ score: 2, judgedBy: 'rules', marks: [] })
    expect(outcomeOf(content, results)).toMatchObject({ score: 100, pending: 0, passed: true })
  })

  it('[CARD14] may say that there was no occasion', () => {
    const results = entryResults(entries(byRules(1), pending, byRules(2)), [mark(null)])
    expect(outcomeOf(content, results)).toMatchObject({ score: 63, pending: 0, passed: false })
  })
})
