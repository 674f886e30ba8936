import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { Sheet } from './dialog.tsx'

const LoadedSheet = lazy(async () => ({ default: (await import('./dialog.tsx')).Sheet }))

/** A sheet whose code is loaded when it first opens: every screen has one, but few visitors open it. */
export function LazySheet(props: ComponentProps<typeof Sheet>): ReactNode {
  if (!props.open) return null
  return (
    <Suspense>
      <LoadedSheet {...props} />
    </Suspense>
  )
}
