import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { bandOf, lowestScoreOf, scoreBands } from './score-bands.ts'

const scores = Array.from({ length: 101 }, (_, score) => score)

/** Each value with its lowest and highest score. */
function spans(valueOf: (score: number) => string): string[] {
  const values = [...new Set(scores.map(valueOf))].toReversed()
  return values.map((value) => {
    const within = scores.filter((score) => valueOf(score) === value)
    return `${within[0]}-${within.at(-1)} ${value}`
  })
}

describe('the bands of scores', () => {
  it('[BAND1] are those of the analysis', () => {
    expect(spans((score) => bandOf(score).name)).toEqual([
      '90-100 top_performer',
      '80-89 strong',
      '70-79 average',
      '60-69 below_average',
      '0-59 poor',
    ])
  })

  it('[BAND5] have their colours: green from the pass mark', () => {
    expect(bandOf(limits.passMark).tone).toBe('positive')
    expect(bandOf(limits.passMark - 1).tone).not.toBe('positive')
    expect(spans((score) => bandOf(score).tone)).toEqual([
      '70-100 positive',
      '60-69 caution',
      '0-59 critical',
    ])
  })

  it('have a band for a mean between two whole scores', () => {
    expect(bandOf(79.6).name).toBe('average')
    expect(bandOf(59.9).name).toBe('poor')
  })

  it('start at their lowest score', () => {
    for (const { name, from } of scoreBands) expect(lowestScoreOf(name)).toBe(from)
  })
})
