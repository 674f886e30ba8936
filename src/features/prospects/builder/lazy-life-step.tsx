import { lazy, type ReactNode, Suspense } from 'react'
import type { StepProps } from './step-fields.tsx'

const LifeStep = lazy(async () => ({ default: (await import('./life-step.tsx')).LifeStep }))

/** `prospectId` null: for a new prospect. */
export type LifeStepProps = StepProps & { prospectId: string | null }

/** "What the debtor knows". In a chunk of its own: it is the largest part of the builders. */
export function LazyLifeStep(props: LifeStepProps): ReactNode {
  return (
    <Suspense>
      <LifeStep {...props} />
    </Suspense>
  )
}
