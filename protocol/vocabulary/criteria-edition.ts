import { z } from 'zod'

/**
 * By which edition of the built-in criteria a score was given, counted from 1. Scores of two editions are on two scales: they are
 * not compared, and no mean is taken over both. A later edition is newer.
 */
export const criteriaEdition = z.number().int().min(1)

/** The newest of some editions; null without one. */
export function newestEdition(editions: readonly (number | null)[]): number | null {
  const known = editions.filter((edition) => edition !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/**
 * Whether a score stands beside ones of a later edition and has to be told apart from them. `newest` is that of
 * `newestEdition` over all that are shown together.
 */
export function isEarlierEdition(edition: number | null, newest: number | null): boolean {
  return edition !== null && newest !== null && edition < newest
}
