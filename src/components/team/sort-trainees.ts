import type { TraineeRow } from '#protocol/rest/overview.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { displayName } from '#src/lib/visitor.ts'

export const sortKeys = ['trainee', 'lastCall', 'scores', 'goal'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sort = { by: SortKey; descending: boolean }

/**
 * The trainees in another order; who has nothing to compare comes last in both directions, as does a last score of earlier
 * criteria than those of others.
 */
export function sortTrainees(rows: readonly TraineeRow[], sort: Sort, locale: string): TraineeRow[] {
  const sign = sort.descending ? -1 : 1
  const newest = newestEdition(rows.flatMap(({ criteriaEditions }) => criteriaEditions))
  return rows.toSorted((a, b) => {
    const [first, second] = [valueOf(a, sort.by, newest), valueOf(b, sort.by, newest)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return typeof first === 'string' || typeof second === 'string'
      ? sign * String(first).localeCompare(String(second), locale)
      : sign * (first - second)
  })
}

function valueOf(row: TraineeRow, key: SortKey, newest: number | null): string | number | null {
  const { user, lastCall, scores, criteriaEditions, week } = row
  switch (key) {
    case 'trainee':
      return displayName(user)
    case 'lastCall':
      return lastCall === null ? null : Date.parse(lastCall.startedAt)
    case 'scores':
      return isEarlierEdition(criteriaEditions.at(-1) ?? null, newest) ? null : (scores.at(-1) ?? null)
    case 'goal':
      return week.completed / week.goal
    default:
      return key satisfies never
  }
}

/** Which of a trainee's scores are of earlier criteria than another one of `rows`: they are told apart and not compared. */
export function earlierScores(
  row: Pick<TraineeRow, 'scores' | 'criteriaEditions'>,
  rows: readonly Pick<TraineeRow, 'criteriaEditions'>[],
): boolean[] {
  const newest = newestEdition(rows.flatMap(({ criteriaEditions }) => criteriaEditions))
  return row.scores.map((_, at) => isEarlierEdition(row.criteriaEditions[at] ?? null, newest))
}

/** The points from the last but one scored call to the last; null without two of the same edition of the criteria. */
export function latestChange({
  scores,
  criteriaEditions,
}: Pick<TraineeRow, 'scores' | 'criteriaEditions'>): number | null {
  const [before, last] = scores.slice(-2)
  if (before === undefined || last === undefined) return null
  const [editionBefore, edition] = criteriaEditions.slice(-2)
  return editionBefore === edition ? last - before : null
}
