import type { PerformanceMetrics } from '#protocol/rest/performance-metrics.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'

/** The rounded mean of the overall scores; null where nothing was scored. */
export function averageScore(metrics: readonly Pick<PerformanceMetrics, 'overallScore'>[]): number | null {
  const scores = metrics.flatMap((one) => (one.overallScore === null ? [] : [one.overallScore]))
  if (scores.length === 0) return null
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

export function completedCount(sessions: readonly Pick<TrainingSession, 'status'>[]): number {
  return sessions.filter((session) => session.status === 'completed').length
}

/** Newest first. */
export function newestFirst(sessions: readonly TrainingSession[]): TrainingSession[] {
  return sessions.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
}
