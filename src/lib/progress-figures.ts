import type { PerformanceMetrics } from '#protocol/rest/performance-metrics.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'

/** The rounded mean of the overall scores; null where nothing was scored. */
export function averageScore(metrics: readonly Pick<PerformanceMetrics, 'overallScore'>[]): number | null {
  const scores = metrics.flatMap((one) => (one.overallScore === null ? [] : [one.overallScore]))
  if (scores.length === 0) return null
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

/**
 * The change of the mean score from the calendar month before to this one, in percent of the earlier mean.
 * Null where either month has no score: no figure is made up.
 */
export function scoreChangePercent(
  metrics: readonly Pick<PerformanceMetrics, 'overallScore' | 'createdAt'>[],
  now: Date,
): number | null {
  const monthOf = (date: Date) => date.getFullYear() * 12 + date.getMonth()
  const meanOf = (month: number) =>
    averageScore(metrics.filter((one) => monthOf(new Date(one.createdAt)) === month))
  const current = meanOf(monthOf(now))
  const previous = meanOf(monthOf(now) - 1)
  if (current === null || previous === null || previous === 0) return null
  return Math.round(((current - previous) / previous) * 100)
}

/** Completed divided by max(total, 1) (specification, section 9). */
export function completionShare(sessions: readonly Pick<TrainingSession, 'status'>[]): number {
  return completedCount(sessions) / Math.max(sessions.length, 1)
}

export function completedCount(sessions: readonly Pick<TrainingSession, 'status'>[]): number {
  return sessions.filter((session) => session.status === 'completed').length
}

/** Newest first. */
export function newestFirst(sessions: readonly TrainingSession[]): TrainingSession[] {
  return sessions.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
}
