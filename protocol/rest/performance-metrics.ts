import { z } from 'zod'
import { analysisReport } from '../vocabulary/analysis.ts'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { endpoint, idParams } from './endpoint.ts'
import { pageQuery } from './paging.ts'

const score100 = z.number().int().min(0).max(100)

/** A session's scores. `null` stands for "insufficient evidence". */
export const performanceMetrics = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  overallScore: score100.nullable(),
  empathyScore: score100.nullable(),
  communicationScore: score100.nullable(),
  objectionHandlingScore: score100.nullable(),
  solutionFocusScore: score100.nullable(),
  complianceScore: score100.nullable(),
  /** A server of the version before does not say it: it scores by the first. */
  criteriaEdition: criteriaEdition.default(1),
  aiAnalysis: z.string(),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type PerformanceMetrics = z.infer<typeof performanceMetrics>

export const performanceMetricsDetails = performanceMetrics.extend({ report: analysisReport })
export type PerformanceMetricsDetails = z.infer<typeof performanceMetricsDetails>

export const performanceMetricsEndpoints = {
  listPerformanceMetrics: endpoint({
    method: 'GET',
    path: '/api/performance-metrics',
    summary: "The metrics of the user's sessions, newest session first; with `limit` by pages",
    query: pageQuery,
    result: z.array(performanceMetrics),
  }),
  getSessionMetrics: endpoint({
    method: 'GET',
    path: '/api/performance-metrics/session/:id',
    summary: 'The metrics of one session, with the analysis behind them',
    params: idParams,
    result: performanceMetricsDetails,
  }),
}
