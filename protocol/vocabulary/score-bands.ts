export type ScoreTone = 'positive' | 'caution' | 'critical'

/**
 * The bands of a score (0-100) with their colours, for every place that shows one; docs/departures.md says why
 * there is one list. `from` is the lowest score of the band; the best band comes first. Green says passed: it begins at the
 * pass mark (`limits.passMark`).
 */
export const scoreBands = [
  { from: 90, name: 'top_performer', tone: 'positive' },
  { from: 80, name: 'strong', tone: 'positive' },
  { from: 70, name: 'average', tone: 'positive' },
  { from: 60, name: 'below_average', tone: 'caution' },
  { from: 0, name: 'poor', tone: 'critical' },
] as const satisfies readonly { from: number; name: string; tone: ScoreTone }[]

export type ScoreBand = (typeof scoreBands)[number]

/** The band that a score falls into. */
export function bandOf(score: number): ScoreBand {
  return scoreBands.find((band) => score >= band.from) ?? scoreBands[4]
}

/** The lowest score of a band. */
export function lowestScoreOf(name: ScoreBand['name']): number {
  return Math.min(...scoreBands.filter((band) => band.name === name).map((band) => band.from))
}
