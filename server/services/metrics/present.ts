import type { performanceMetrics } from '#db/schema/performance-metrics.ts'
import type { PerformanceMetrics, PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'

export type MetricsRow = typeof performanceMetrics.$inferSelect

export function presentMetrics({ report: _report, ...row }: MetricsRow): PerformanceMetrics {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

export function presentMetricsDetails(row: MetricsRow): PerformanceMetricsDetails {
  return { ...presentMetrics(row), report: row.report }
}
