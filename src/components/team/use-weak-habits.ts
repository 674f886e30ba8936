import { useMemo } from 'react'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/**
 * The weakest criterion of each trainee's plan, by the id of the trainee: of the user's team, of all for an admin, or of the
 * team given. Empty until it has loaded, and where it cannot: nobody waits for it to see the trainees.
 */
export function useWeakHabits(teamId?: string): ReadonlyMap<string, WeakHabit> {
  const { data } = useEndpoint('listWeakHabits', { query: teamId === undefined ? {} : { teamId } })
  return useMemo(() => new Map(data?.map((habit) => [habit.userId, habit])), [data])
}
