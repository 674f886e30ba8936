import { z } from 'zod'
import { sessionType } from '../vocabulary/training-session.ts'
import { endpoint } from './endpoint.ts'

const count = z.number().int().min(0)

/**
 * Figures of a user's own practice, for the dashboard and the training centre. Their number does not grow
 * with the data.
 */
export const overview = z.object({
  sessions: z.object({ total: count, completed: count, byType: z.record(sessionType, count) }),
  /** Total duration of the completed sessions, in seconds. */
  practisedS: count,
  lastSessionAt: z.iso.datetime().nullable(),
  /** The rounded mean of the overall scores; null without scores. */
  averageScore: z.number().int().min(0).max(100).nullable(),
  /** The number of scores in that mean. */
  scoredSessions: count,
  /**
   * Change of the mean score from the previous calendar month (UTC) to this one, in percent of the former.
   * Null if either month has no score.
   */
  scoreChange: z.number().int().nullable(),
  /** Whether a session of this kind is active. */
  activeSessions: z.object({ standardCollection: z.boolean(), objectionHandling: z.boolean() }),
})
export type Overview = z.infer<typeof overview>

export const overviewEndpoints = {
  getOverview: endpoint({
    method: 'GET',
    path: '/api/overview',
    summary: "The figures of the user's own practice",
    result: overview,
  }),
}
