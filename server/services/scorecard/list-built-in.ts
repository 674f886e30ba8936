import type { BuiltInCriteria } from '#protocol/rest/scorecards.ts'
import { builtInCriteria } from '#server/domain/scorecard/built-in-criteria.ts'

/** The criteria of the portal's own score that any scorecard may take over, by dimension. */
export function listBuiltInCriteria(): Promise<BuiltInCriteria[]> {
  return Promise.resolve(builtInCriteria())
}
