import type { ScorecardDraft } from './scorecard-draft.ts'

/** What an entry of a scorecard counts for. */
export type Share = {
  id: string
  isLine: boolean
  weight: number
  /** Of the score, in whole percent: those of all entries add up to 100. */
  percent: number
}

/** A line that must be said has the weight 1 [CARD12]. */
const lineWeight = 1

/** The shares of the entries, the criteria first; what rounding leaves over goes to those that it cut most. */
export function sharesOf({ criteria, requiredLines }: ScorecardDraft): Share[] {
  const entries = [
    ...criteria.map(({ id, weight }) => ({ id, weight, isLine: false })),
    ...requiredLines.map(({ id }) => ({ id, weight: lineWeight, isLine: true })),
  ]
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  const exact = entries.map(({ weight }) => (100 * weight) / total)
  const missing = 100 - exact.reduce((sum, each) => sum + Math.floor(each), 0)
  const mostCut = exact
    .map((each, place) => ({ place, rest: each - Math.floor(each) }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ place }) => place)
  return entries.map((entry, place) => ({
    ...entry,
    percent: Math.floor(exact[place] ?? 0) + (mostCut.includes(place) ? 1 : 0),
  }))
}
