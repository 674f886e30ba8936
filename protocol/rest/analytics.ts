import { z } from 'zod'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { sessionType } from '../vocabulary/training-session.ts'
import { endpoint } from './endpoint.ts'
import { performanceMetrics } from './performance-metrics.ts'
import { personName } from './users.ts'

/** The available periods, in days up to today (UTC). */
export const analyticsPeriods = [7, 30, 90, 365] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

const count = z.number().int().min(0)
const percent = z.number().int().min(0).max(100)
const score = z.number().int().min(0).max(100).nullable()

/** Practice figures of a date range. A session counts for the day on which it started, unless it ended without a score. */
export const practiceFigures = z.object({
  sessions: count,
  completed: count,
  /** Percent of the sessions; null without sessions. */
  completionRate: percent.nullable(),
  /** How many overall scores are in the mean: those of the newest edition of the criteria among them. */
  scored: count,
  /** The rounded mean of these scores; null without scores. */
  averageScore: score,
  /** How many scores are not in it, since they are of another edition. A server of the version before does not say so. */
  otherwiseScored: count.default(0),
  /** Mean duration of the completed sessions, in seconds; null without sessions. */
  averageDurationS: count.nullable(),
  prospectsCreated: count,
})
export type PracticeFigures = z.infer<typeof practiceFigures>

/** A session's scores, with details of the session. */
export const evaluation = performanceMetrics
  .pick({
    sessionId: true,
    overallScore: true,
    empathyScore: true,
    communicationScore: true,
    objectionHandlingScore: true,
    solutionFocusScore: true,
    complianceScore: true,
    criteriaEdition: true,
  })
  .extend({ user: personName, prospectName: z.string(), sessionType, startedAt: z.iso.datetime() })
export type Evaluation = z.infer<typeof evaluation>

export const analytics = z.object({
  /** First and last day, YYYY-MM-DD. */
  from: z.iso.date(),
  to: z.iso.date(),
  current: practiceFigures,
  /**
   * The figures of the preceding period of the same length, for comparison: its mean is over the edition of the present one's,
   * and null where it has scores of others alone.
   */
  previous: practiceFigures,
  /** The change of the mean score in percent. Pages of the version before need it; they take null for unknown. */
  scoreChange: z.number().int().nullish(),
  types: z.array(z.object({ sessionType, sessions: count, percentage: percent })),
  /**
   * The period in consecutive buckets: by day up to a month, by week up to a quarter, then by calendar month.
   * Weeks end with the period's last day, and the first bucket may be shorter.
   */
  course: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      sessions: count,
      completed: count,
      averageScore: score,
      /** The edition of the criteria of that mean. A server of the version before does not say it. */
      criteriaEdition: criteriaEdition.nullable().default(null),
    }),
  ),
  /** The period's five latest evaluations with a score. */
  latest: z.array(evaluation),
})
export type Analytics = z.infer<typeof analytics>

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/analytics',
    summary: "The figures of a period: of the user's own practice, or of a team that the user may watch",
    // The team.
    errors: ['not_found'],
    query: z.strictObject({
      days: z
        .enum(['7', '30', '90', '365'])
        .default('30')
        .transform((days) => Number(days) as AnalyticsPeriod),
      teamId: z.uuid().optional(),
    }),
    result: analytics,
  }),
}
