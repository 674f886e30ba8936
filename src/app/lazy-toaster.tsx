import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { toastsAtom } from '#src/lib/toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('#src/components/ui/toaster.tsx')).Toaster }))

/** The toaster, whose code is loaded with the first toast. */
export function LazyToaster(): ReactNode {
  const hasToasts = useAtomValue(toastsAtom).length > 0
  if (!hasToasts) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
