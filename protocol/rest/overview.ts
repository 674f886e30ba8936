import { z } from 'zod'
import { sessionType } from '../vocabulary/training-session.ts'
import { endpoint } from './endpoint.ts'

const count = z.number().int().min(0)

/** How a user's own practice stands, in as many figures as ever: what dashboard and training centre show. */
export const overview = z.object({
  sessions: z.object({ total: count, completed: count, byType: z.record(sessionType, count) }),
  /** Seconds, of the completed sessions. */
  practisedS: count,
  lastSessionAt: z.iso.datetime().nullable(),
  /** The rounded mean of the overall scores; null where nothing was scored. */
  averageScore: z.number().int().min(0).max(100).nullable(),
  /** How many scores that is the mean of. */
  scoredSessions: count,
  /**
   * The mean score of this calendar month (UTC) against that of the one before, in percent of the latter. Null where
   * either month has no score: there is not enough data.
   */
  scoreChange: z.number().int().nullable(),
  /** Whether a session of the kind is under way. */
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
