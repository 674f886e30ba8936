import type { AnalysisReport, Criterion } from './analysis.ts'

type Right = AnalysisReport['outcome']['rightsInvoked'][number]['right']

/** After these nothing is asked of the debtor any more, however well the request itself was taken. */
export const restsAfter: ReadonlySet<Right> = new Set([
  'stop_calling',
  'attorney',
  'bankruptcy',
  'wrong_party',
])

/** The rights that the debtor of a call used, as a report has them. */
export type RightsInvoked = { outcome: { rightsInvoked: readonly { right: Right }[] } }

/** Whether the debtor used a right after which nothing more is asked of them. */
export function collectingRests({ outcome }: RightsInvoked): boolean {
  return outcome.rightsInvoked.some(({ right }) => restsAfter.has(right))
}

/**
 * The criteria that advice can rest on. Where collecting rests: how the right was taken, how the person was met, and the
 * law, but nothing that would go on with the collection.
 */
export function criteriaToAdvise<Judged extends Pick<Criterion, 'id' | 'dimension'>>(
  report: RightsInvoked & { criteria: readonly Judged[] },
): readonly Judged[] {
  if (!collectingRests(report)) return report.criteria
  return report.criteria.filter(countsAtRest)
}

function countsAtRest({ id, dimension }: Pick<Criterion, 'id' | 'dimension'>): boolean {
  return (
    dimension === 'empathy' ||
    dimension === 'compliance' ||
    id === 'communication.room' ||
    id === 'communication.eye_level' ||
    id === 'objection_handling.right_taken' ||
    id === 'solution_focus.no_collecting'
  )
}
