import type { TraineeRow } from '#protocol/rest/overview.ts'
import { displayName } from '#src/lib/visitor.ts'

export const sortKeys = ['trainee', 'lastCall', 'scores', 'goal'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sort = { by: SortKey; descending: boolean }

/** The trainees in another order; who has nothing to compare comes last in both directions. */
export function sortTrainees(rows: readonly TraineeRow[], sort: Sort, locale: string): TraineeRow[] {
  const sign = sort.descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [first, second] = [valueOf(a, sort.by), valueOf(b, sort.by)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return typeof first === 'string' || typeof second === 'string'
      ? sign * String(first).localeCompare(String(second), locale)
      : sign * (first - second)
  })
}

function valueOf({ user, lastCall, scores, week }: TraineeRow, key: SortKey): string | number | null {
  switch (key) {
    case 'trainee':
      return displayName(user)
    case 'lastCall':
      return lastCall === null ? null : Date.parse(lastCall.startedAt)
    case 'scores':
      return scores.at(-1) ?? null
    case 'goal':
      return week.completed / week.goal
    default:
      return key satisfies never
  }
}

/** The points from the last but one scored call to the last; null without two. */
export function latestChange(scores: readonly number[]): number | null {
  const [before, last] = scores.slice(-2)
  return before === undefined || last === undefined ? null : last - before
}
