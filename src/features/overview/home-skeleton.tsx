import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'

/** Stands for a home until its parts are there. */
export function HomeSkeleton(): ReactNode {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </Loading>
  )
}
