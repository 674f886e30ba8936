import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { fixtures } from './fixtures/all.ts'
import { linesOf, scenarioIn } from './fixtures/fixture.ts'
import { correlation, measureScores, outcomeKind, type MarkedCall } from './recorded-calls.ts'

const calls = fixtures.flatMap((fixture) =>
  languages.map((language): MarkedCall => ({
    id: `${fixture.id} ${language}`,
    language,
    scenario: scenarioIn(fixture, language),
    lines: linesOf(fixture.script[language]),
    recorded: true,
    marks: [fixture.marks[language], null],
    violations: fixture.id === 'abusive' ? [{ line: 0, severe: true }] : [],
    outcome: { kind: 'agreement', installmentCents: null, frequency: null, firstOn: null },
  })),
)

describe('the score beside the marks of people', () => {
  const { measured, rows } = measureScores(calls)

  it('is measured by its distance, its correlation and the order of calls', () => {
    expect(measured.calls).toBe(calls.length)
    expect(measured.mean_distance).toBeLessThan(15)
    expect(measured.correlation).toBeGreaterThan(0.9)
    expect(measured.correlation_lawful_en).toBeGreaterThan(0.9)
    expect(measured.order_right).toBeGreaterThan(0.9)
    expect(rows.map(({ mark }) => mark)).toEqual(calls.map(({ marks }) => marks[0]))
  })

  it('counts an outcome only where kind and terms are those that were marked', () => {
    const [call] = calls
    if (!call) throw new Error('no calls')
    const right = measureScores([call]).measured.outcome_right
    const wrong = measureScores([{ ...call, outcome: { ...call.outcome, installmentCents: 1 } }]).measured
    expect([right, wrong.outcome_right]).toEqual([1, 0])
  })

  it('has no figure where there is nothing to measure', () => {
    expect(measureScores([]).measured).toMatchObject({ mean_distance: null, correlation: null })
    expect(
      correlation([
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
    ).toBeNull()
  })
})

describe('outcomeKind', () => {
  const card = measureScores(calls.slice(0, 1)).rows[0]?.analysis.report.outcome

  it.each([
    ['promise', [], 'agreement'],
    ['hung_up', [], 'hung_up'],
    ['callback', [], 'callback'],
    ['refused', [], 'open'],
    ['ceased', ['attorney'], 'attorney'],
    ['ceased', ['stop_calling'], 'stop_request'],
    ['disputed', ['dispute'], 'dispute'],
  ] as const)('calls %s with %s used %s', (ending, rights, expected) => {
    if (!card) throw new Error('no card')
    const quote = { itemId: null, line: 0, text: '' }
    const rightsInvoked = rights.map((right) => ({ right, honoured: true, quote }))
    expect(outcomeKind({ ...card, ending, rightsInvoked })).toBe(expected)
  })
})
