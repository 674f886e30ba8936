/**
 * Score bands by place. The specification (section 9) words and cuts them differently in each place;
 * a place uses its own list by name. `from` is the least score (0-100) of the band; lists run from the
 * best to the worst and end at 0.
 */
export type Band<Name extends string> = { from: number; name: Name }

/** Dashboard and the calibration legend of the analysis card. */
export const legendBands = [
  { from: 90, name: 'top_performer' },
  { from: 80, name: 'strong' },
  { from: 70, name: 'average' },
  { from: 60, name: 'below_average' },
  { from: 0, name: 'poor' },
] as const satisfies readonly Band<string>[]

/** The rubric on the session details page. */
export const rubricBands = [
  { from: 90, name: 'top_5_percent' },
  { from: 80, name: 'strong' },
  { from: 70, name: 'average' },
  { from: 60, name: 'below_average' },
  { from: 0, name: 'poor' },
] as const satisfies readonly Band<string>[]

/** The label beside the score on the session details page. */
export const detailBands = [
  { from: 80, name: 'excellent' },
  { from: 60, name: 'good' },
  { from: 0, name: 'needs_improvement' },
] as const satisfies readonly Band<string>[]

/** Analytics. */
export const analyticsBands = [
  { from: 90, name: 'excellent' },
  { from: 80, name: 'good' },
  { from: 70, name: 'average' },
  { from: 60, name: 'needs_improvement' },
  { from: 0, name: 'critical' },
] as const satisfies readonly Band<string>[]

/** Colour of a score everywhere but in the team list. */
export const scoreTones = [
  { from: 80, name: 'positive' },
  { from: 60, name: 'caution' },
  { from: 0, name: 'critical' },
] as const satisfies readonly Band<string>[]

/** Colour of a member's average in the team list. */
export const teamAverageTones = [
  { from: 85, name: 'positive' },
  { from: 70, name: 'caution' },
  { from: 0, name: 'critical' },
] as const satisfies readonly Band<string>[]

/** The name of the band that a score (0-100) falls into. */
export function bandOf<Name extends string>(bands: readonly Band<Name>[], score: number): Name {
  const found = bands.find((band) => score >= band.from) ?? bands.at(-1)
  if (!found) throw new Error('a list of score bands is empty')
  return found.name
}
