import type { ReactNode } from 'react'
import { NeedsAttention } from '#src/components/team/needs-attention.tsx'
import { useWeakHabits } from '#src/components/team/use-weak-habits.ts'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** Who of a team may need help, over all of their practice. Where it cannot be read, the figures stand for themselves. */
export function TeamAttention(props: { teamId: string }): ReactNode {
  const { data, error } = useEndpoint('getTeam', { params: { id: props.teamId } })
  const habits = useWeakHabits(props.teamId)
  if (error) return null
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    )
  return <NeedsAttention users={data.members} habits={habits} />
}
