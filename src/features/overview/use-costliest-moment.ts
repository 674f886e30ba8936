import { useMemo } from 'react'
import { nextStep, type NextStep } from '#src/components/analysis/next-step.ts'
import { useSessionMetrics } from '#src/components/analysis/use-session-metrics.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** What the analysis of a call offers to take again; null: nothing, it could not be read, or there is no call. */
export function useCostliestMoment(sessionId: string | null): { moment: NextStep | null; loading: boolean } {
  const metrics = useSessionMetrics(sessionId)
  const details = useEndpoint('getTrainingSession', sessionId === null ? null : { params: { id: sessionId } })
  const report = metrics.data?.report
  const items = details.data?.items
  const moment = useMemo(
    () =>
      report && items
        ? nextStep(
            report,
            items.filter(({ text }) => text !== ''),
          )
        : null,
    [report, items],
  )
  return { moment, loading: metrics.isLoading || details.isLoading }
}
