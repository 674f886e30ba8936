import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useSessionMetrics } from '#src/components/analysis/use-session-metrics.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** One try. The score of its details is the one that counts, which may be a reviewer's. */
export type Try = { details: TrainingSessionDetails; metrics: PerformanceMetricsDetails }

/** A retry and its first try. `line` is the first that may differ, counted from 1. */
export type Tries = { line: number } & (
  | { name: 'loading' }
  | { name: 'failed'; error: Error; reload: () => void }
  | { name: 'ready'; first: Try; retry: Try }
)

/**
 * Loads what a completed retry is compared with. Null for a session that is no retry, and while a first try goes on or
 * was too short to score.
 */
export function useTries(retry: TrainingSessionDetails): Tries | null {
  const { retryOf } = retry
  const ofFirst = retryOf === null ? null : { params: { id: retryOf.sessionId } }
  const session = useEndpoint('getTrainingSession', ofFirst)
  const before = useSessionMetrics(retryOf?.sessionId ?? null)
  const after = useSessionMetrics(retryOf && retry.id)
  if (retryOf === null) return null
  const { line } = retryOf
  const loads = [session, before, after]
  const error = loads.find((each) => each.error !== undefined)?.error
  if (error instanceof ApiError && error.status === 404) return null
  if (session.data && before.data && after.data)
    return {
      line,
      name: 'ready',
      first: { details: session.data, metrics: before.data },
      retry: { details: retry, metrics: after.data },
    }
  if (error === undefined) return { line, name: 'loading' }
  return { line, name: 'failed', error, reload: () => void Promise.all(loads.map((each) => each.mutate())) }
}
