import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { Page } from '#src/components/ui/page.tsx'

/** The page of a finished session before it is there: the places of its header, its summary and its transcript. */
export function AnalysisSkeleton(props: { label: string }): ReactNode {
  return (
    <Page className="max-w-[1400px]">
      <Loading label={props.label}>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        <Skeleton className="mt-4 mb-4 h-11" />
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-72" />
            <Skeleton className="h-48" />
          </div>
          <Skeleton className="hidden h-[32rem] xl:block" />
        </div>
      </Loading>
    </Page>
  )
}
