import { lazy, type ReactNode, Suspense } from 'react'
import type { StepProps } from './step-fields.tsx'

const LifeStep = lazy(async () => ({ default: (await import('./life-step.tsx')).LifeStep }))

export type LifeStepProps = StepProps & {
  /** Null for a new prospect. */
  prospectId: string | null
  /** The debtor's language, which the facts are in, is set by a later step. */
  languageChosenLater: boolean
}

/** "What the debtor knows". In a chunk of its own: it is the largest part of the builders. */
export function LazyLifeStep(props: LifeStepProps): ReactNode {
  return (
    <Suspense>
      <LifeStep {...props} />
    </Suspense>
  )
}
