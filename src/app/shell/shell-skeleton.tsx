import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Brand } from '#src/components/ui/brand.tsx'
import { Loading, Skeleton, Skeletons } from '#src/components/ui/skeleton.tsx'
import { storage, storageKeys } from '#src/lib/storage.ts'

/** The place of the app while its code is loaded: after a login, a registration or a reload [AUTH16]. */
export function ShellSkeleton(): ReactNode {
  const folded = storage.get(storageKeys.sidebar) === 'folded'
  return (
    <div className="min-h-dvh lg:flex">
      <div
        className={clsx(
          'hidden shrink-0 flex-col gap-3 border-r border-border bg-surface px-3 py-4 lg:flex',
          folded ? 'w-16' : 'w-60',
        )}
      >
        <div className="mb-2 overflow-hidden px-2">
          <Brand />
        </div>
        <Skeletons count={6} className="h-8" />
      </div>
      <div className="flex h-14 items-center border-b border-border bg-surface px-4 lg:hidden">
        <Brand />
      </div>
      <Loading className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-6 sm:p-8">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-3 h-6 w-96 max-w-full" />
        <Skeleton className="mt-8 h-40" />
        <Skeleton className="mt-4 h-64" />
      </Loading>
    </div>
  )
}
