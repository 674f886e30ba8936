import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import { inLanguage } from '#protocol/vocabulary/analysis-wording.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** The metrics of a session, explained in the language of the screen if they are in both; none without an id. */
export function useSessionMetrics(sessionId: string | null) {
  const loaded = useEndpoint('getSessionMetrics', sessionId === null ? null : { params: { id: sessionId } })
  const language = useLocale() === 'es' ? 'es' : 'en'
  const { data } = loaded
  const worded = useMemo<PerformanceMetricsDetails | undefined>(
    () => data && inLanguage(data, language),
    [data, language],
  )
  return { ...loaded, data: worded }
}
