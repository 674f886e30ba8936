import { z } from 'zod'
import { analysisReport } from '../vocabulary/analysis.ts'
import { secret } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { notificationTypes } from '../vocabulary/notification.ts'
import { role } from '../vocabulary/roles.ts'
import { frozenScorecard, scorecardMark, sessionScorecard } from '../vocabulary/scorecard.ts'
import { itemStatus, speaker } from '../vocabulary/training-session.ts'
import { task as assignedTask } from './assignments.ts'
import { coach } from './coaches.ts'
import { endpoint, nothing } from './endpoint.ts'
import { performanceMetrics } from './performance-metrics.ts'
import { prospectDetails } from './prospects.ts'
import { scoreOverride, sessionComment } from './reviews.ts'
import { trainingSession } from './training-sessions.ts'
import { user } from './current-user.ts'

const moment = z.iso.datetime()

/** A session with everything said in it and about it. */
export const exportedSession = trainingSession.extend({
  lines: z.array(
    z.object({
      seq: z.number().int(),
      role: speaker,
      text: z.string(),
      status: itemStatus,
      at: moment,
      durationMs: z.number().nullable(),
      /** How the line of the person was read; null for lines from before it was kept, and for the debtor's. */
      reading: z.record(z.string(), z.unknown()).nullable(),
      /** What the debtor did, and the terms that it named. */
      move: z.object({ act: z.string(), terms: z.record(z.string(), z.unknown()) }).nullable(),
    }),
  ),
  /** The coach's tips and supervisors' whispers. */
  notes: z.array(z.object({ seq: z.number().int(), type: z.string(), text: z.string(), at: moment })),
  analysis: performanceMetrics.extend({ report: analysisReport }).nullable(),
  /** The scorecard that it was held against, with what it came to and the reviewers' marks. */
  scorecard: sessionScorecard.nullable(),
  /** Supervisors' comments and score overrides. */
  comments: z.array(sessionComment),
  scoreOverrides: z.array(scoreOverride),
})

/** Everything that belongs to an account, except secrets: no password or token hashes. */
export const accountExport = z.object({
  format: z.literal(1),
  exportedAt: moment,
  account: user.extend({
    interfaceLanguage: z.string().nullable(),
    lastActiveAt: moment.nullable(),
    weeklyGoal: z.number().nullable(),
  }),
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  logins: z.array(
    z.object({
      createdAt: moment,
      lastUsedAt: moment,
      expiresAt: moment,
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  /** When the account was switched off; null: it is active. */
  deactivatedAt: moment.nullable(),
  /** A password reset that is not used yet. */
  passwordReset: z.object({ createdAt: moment, expiresAt: moment }).nullable(),
  /** Invitations created by the person. */
  invitations: z.array(
    z.object({
      role,
      note: z.string().nullable(),
      createdAt: moment,
      expiresAt: moment,
      uses: z.number(),
      used: z.number(),
    }),
  ),
  prospects: z.array(prospectDetails),
  coaches: z.array(coach),
  course: z.array(
    z.object({
      lessonId: z.string(),
      startedAt: moment,
      completedAt: moment.nullable(),
      correct: z.number().nullable(),
    }),
  ),
  /** Assignments given to the person, and their results. */
  assigned: z.array(
    assignedTask.extend({
      prospectName: z.string(),
      assignedAt: moment,
      withdrawnAt: moment.nullable(),
      startedAt: moment.nullable(),
      attempts: z.number(),
      bestScore: z.number().nullable(),
    }),
  ),
  /** Assignments created by the person. */
  assignments: z.array(
    assignedTask.extend({ prospectId: z.uuid(), createdAt: moment, closedAt: moment.nullable() }),
  ),
  /** Versions of scorecards that the person made. */
  scorecards: z.array(frozenScorecard.extend({ createdAt: moment })),
  /** What the person was told of in the portal. */
  notifications: z.array(
    z.object({
      type: z.enum(notificationTypes),
      sessionId: z.uuid().nullable(),
      assignmentId: z.uuid().nullable(),
      createdAt: moment,
      readAt: moment.nullable(),
    }),
  ),
  usage: z.array(z.object({ day: z.string(), kind: z.string(), provider: z.string(), quantity: z.number() })),
  /** What the person wrote about other people's sessions. */
  reviews: z.object({
    comments: z.array(sessionComment.omit({ author: true }).extend({ sessionId: z.uuid() })),
    scoreOverrides: z.array(scoreOverride.omit({ author: true }).extend({ sessionId: z.uuid() })),
    scorecardMarks: z.array(scorecardMark.omit({ author: true }).extend({ sessionId: z.uuid() })),
  }),
  sessions: z.array(exportedSession),
})
export type AccountExport = z.infer<typeof accountExport>
export type ExportedSession = z.infer<typeof exportedSession>

export const privacyEndpoints = {
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/user/export',
    summary: 'All data of the account, as one file',
    result: accountExport,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/user',
    summary: 'Permanently delete the account with all its data',
    status: 204,
    errors: ['wrong_password', 'rate_limited', 'conflict'],
    body: z.strictObject({ password: secret({ min: 1, max: limits.passwordMax }) }),
    result: nothing,
  }),
}
