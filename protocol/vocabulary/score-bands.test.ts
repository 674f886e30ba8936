import { describe, expect, it } from 'vitest'
import {
  analyticsBands,
  type Band,
  bandOf,
  detailBands,
  legendBands,
  rubricBands,
  scoreTones,
  teamAverageTones,
} from './score-bands.ts'

/** Each band with its least and its greatest score, found by asking for every score that there is. */
function spans(bands: readonly Band<string>[]): string[] {
  const scores = Array.from({ length: 101 }, (_, score) => score)
  return bands.map(({ name }) => {
    const within = scores.filter((score) => bandOf(bands, score) === name)
    return `${within[0]}-${within.at(-1)} ${name}`
  })
}

describe('the bands of scores', () => {
  it.each([
    [
      '[BAND1] the legend',
      legendBands,
      ['90-100 top_performer', '80-89 strong', '70-79 average', '60-69 below_average', '0-59 poor'],
    ],
    [
      '[BAND2] the rubric',
      rubricBands,
      ['90-100 top_5_percent', '80-89 strong', '70-79 average', '60-69 below_average', '0-59 poor'],
    ],
    [
      '[BAND3] the label of the details',
      detailBands,
      ['80-100 excellent', '60-79 good', '0-59 needs_improvement'],
    ],
    [
      '[BAND4] analytics',
      analyticsBands,
      ['90-100 excellent', '80-89 good', '70-79 average', '60-69 needs_improvement', '0-59 critical'],
    ],
    ['[BAND5] colours', scoreTones, ['80-100 positive', '60-79 caution', '0-59 critical']],
    [
      '[BAND6] the averages of a team',
      teamAverageTones,
      ['85-100 positive', '70-84 caution', '0-69 critical'],
    ],
  ])('%s', (_place, bands, expected) => {
    expect(spans(bands)).toEqual(expected)
  })
})
