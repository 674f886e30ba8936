import { describe, expect, it } from 'vitest'
import { type Analysis, analyze } from './analyze.ts'
import { endedTooSoon } from './evidence.ts'
import type { Script } from './fixtures/fixture.ts'
import { baseScenario, linesOf } from './fixtures/fixture.ts'
import { mostLost } from './scores.ts'

/** A call written by hand, scored once it has ended or while it goes on. */
function scored(script: Script, live = false): Analysis {
  const input = { scenario: baseScenario, lines: linesOf(script), recorded: true, live }
  return analyze({ ...input, feedbackLanguage: 'en' })
}

const opening: Script = [
  ['C', 'Good afternoon, this is Curtis Boyle on a recorded line. Am I speaking with Maria Lopez?'],
  ['D', 'I am Maria, yes, how many times are you going to ask?'],
]
const notice =
  'I am with Ridgeline Recovery, a debt collector. This is an attempt to collect a debt and any information will be used for that purpose.'
const leaves: Script = [['D', 'Great, now let me get on with my day.']]

describe('a call that ended before anything happened', () => {
  const call: Script = [...opening, ['C', `${notice} You have a loan that is past due.`], ...leaves]

  it('has half of its score at most, and all losses still add up', () => {
    const { overallScore, aiAnalysis, report } = scored(call)
    expect(overallScore).toBeGreaterThan(0)
    expect(overallScore).toBeLessThanOrEqual(50)
    expect(aiAnalysis).toContain('it keeps half of what it earned')
    expect(report.translation?.aiAnalysis).toContain('conserva la mitad de lo que ganó')
    const lost = report.criteria.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
    expect(Math.abs(lost - (mostLost - (report.uncapped ?? 0)))).toBeLessThan(
      1 + report.criteria.length * 0.05,
    )
  })

  it('is still counted while it goes on', () => {
    expect(scored(call, true).overallScore).toBeGreaterThan(scored(call).overallScore ?? 0)
  })

  it('is one in which the collector spoke a third time', () => {
    const more: Script = [...call, ['C', 'What would work for you this month?'], ...leaves]
    expect(scored(more).overallScore).toBeGreaterThan(scored(call).overallScore ?? 0)
  })
})

describe('a short call that can be marked all the same', () => {
  it('threatens: a severe breach counts', () => {
    const found = scored([
      ...opening,
      ['C', `${notice} Pay today or the police will come and arrest you.`],
      ['D', 'Do not ever speak to me like that. Goodbye.'],
    ])
    expect(found.overallScore).toBeLessThanOrEqual(20)
    expect(found.report.cap?.reason).toBe('severe_violation')
  })

  it('threatens in its only line', () => {
    const found = scored([['C', 'Maria, pay the $1,800 today or I will have you arrested.'], ...leaves])
    expect(found.overallScore).toBeLessThanOrEqual(20)
  })

  it('reached somebody else and took it up', () => {
    const found = scored([
      ['C', 'Good afternoon, this is Curtis Boyle on a recorded line. Am I speaking with Maria Lopez?'],
      ['D', 'You have the wrong number, there is no Maria here.'],
      ['C', 'I am sorry to have troubled you. I will take your number off our list. Goodbye.'],
    ])
    expect(found.overallScore).not.toBeNull()
  })
})

describe('what ends too soon', () => {
  const turns = (count: number) => ({ collector: Array.from({ length: count }, () => turn) })
  const turn = { speaker: 'user' as const, index: 0, lines: [], text: '' }
  const none = { ending: 'open' as const, rightsInvoked: [] }

  it.each([
    [1, 'open', true],
    [2, 'open', true],
    [2, 'refused', true],
    [2, 'hung_up', true],
    [3, 'hung_up', false],
    [2, 'promise', false],
    [2, 'settled', false],
    [2, 'callback', false],
    [2, 'ceased', false],
    [2, 'disputed', false],
  ] as const)('%d turns that end as %s: %s', (count, ending, soon) => {
    expect(endedTooSoon({ talk: turns(count), outcome: { ...none, ending }, breaches: [] })).toBe(soon)
  })

  it.each([
    ['severe', false],
    ['major', false],
    ['minor', true],
    ['review', true],
  ] as const)('a %s breach: %s', (severity, soon) => {
    expect(endedTooSoon({ talk: turns(2), outcome: none, breaches: [{ severity }] })).toBe(soon)
  })
})
