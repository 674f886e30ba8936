import { z } from 'zod'
import { text } from '../text/kinds.ts'
import { callEnding } from '../vocabulary/call-ending.ts'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { language, localized, sessionLanguage } from '../vocabulary/language.ts'
import { lawSettings } from '../vocabulary/law.ts'
import { limits } from '../vocabulary/limits.ts'
import { sessionScorecard } from '../vocabulary/scorecard.ts'
import {
  communicationMode,
  communicationModeInput,
  itemStatus,
  opening,
  sessionKind,
  sessionStatus,
  sessionStatusInput,
  sessionType,
  speaker,
} from '../vocabulary/training-session.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { nameSearch, pageQuery } from './paging.ts'
import { prospect } from './prospects.ts'

/** One stored line of a conversation. `seq` is its durable event (P1). */
export const conversationItem = z.object({
  id: z.uuid(),
  seq: z.number().int().min(1),
  role: speaker,
  text: z.string(),
  at: z.iso.datetime(),
  status: itemStatus,
  responseId: z.uuid().nullable(),
  durationMs: z.number().int().nullable(),
})
export type ConversationItem = z.infer<typeof conversationItem>

/** Where a retry started: the session, and the line counted from 1. */
const retryOrigin = z.object({ sessionId: z.uuid(), line: z.number().int().min(1) })

export const trainingSession = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  prospectId: z.uuid(),
  prospectName: z.string(),
  prospectType: prospect.shape.type,
  sessionType,
  coachId: z.uuid().nullable(),
  communicationMode,
  sessionLanguage,
  feedbackLanguage: language,
  opening,
  /** What the call is held against, as settled at its start; null in sessions from before there was a choice. */
  law: lawSettings.nullable(),
  status: sessionStatus,
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Seconds. */
  duration: z.number().int().nullable(),
  /** The overall score that counts: the computed score, or a reviewer's override. */
  score: z.number().int().nullable(),
  /** The edition of the criteria that it was scored by; null: without a score. A server of the version before does not say it. */
  criteriaEdition: criteriaEdition.nullable().default(null),
  /** How the call ended; null: it has not, or without a score. A server of the version before does not say it. */
  ending: callEnding.nullable().default(null),
  /** When a supervisor last commented on it or changed its score; null: never. */
  reviewedAt: z.iso.datetime().nullable(),
  messageCount: z.number().int(),
  /** Whether it repeats a moment of another session. A server of the version before does not say so. */
  isRetry: z.boolean().default(false),
  /** Also null once the original session is deleted. */
  retryOf: retryOrigin.nullable(),
  /** The assignment it counts for; also null once that is deleted. */
  assignmentId: z.uuid().nullable(),
})
export type TrainingSession = z.infer<typeof trainingSession>

export const trainingSessionDetails = trainingSession.extend({
  /** The trainee's name, for other readers. */
  traineeName: z.string(),
  /** Whether it was scored by an earlier edition of the criteria than a call is today. A server of the version before does not say so. */
  earlierCriteria: z.boolean().default(false),
  prospect,
  /**
   * The prospect's scenario for a reader: a sample's in both languages, any other in the language it is written in
   * [SESS41]. Null: it has none.
   */
  description: z.partialRecord(language, z.string()).nullable(),
  items: z.array(conversationItem),
  /** Null: the session has none. */
  scorecard: sessionScorecard.nullable(),
  retryOf: retryOrigin.extend({ startedAt: z.iso.datetime() }).nullable(),
  assignment: z
    .object({
      title: z.string().nullable(),
      /** Of the session's scorecard, if that decides. */
      passMark: z.number().int(),
      /** Whether the session passes by its scorecard instead of its overall score. */
      byScorecard: z.boolean(),
      deadline: z.iso.datetime(),
    })
    .nullable(),
})
export type TrainingSessionDetails = z.infer<typeof trainingSessionDetails>

export const trainingSessionInput = z.strictObject({
  prospectId: z.uuid(),
  sessionType: sessionType.default('standard'),
  coachId: z.uuid().nullable().optional(),
  status: sessionStatusInput.default('active'),
  communicationMode: communicationModeInput.default('text'),
  sessionLanguage: sessionLanguage.default('english'),
  /** The language of tips and analysis; by default the session's. */
  feedbackLanguage: language.optional(),
  opening: opening.default('greeting'),
})
export type TrainingSessionInput = z.infer<typeof trainingSessionInput>

/** Lines of a conversation as sent to `ai/chat` and `ai/analyze-performance`. */
export const chatMessage = z.strictObject({
  role: speaker,
  content: text({ min: 1, max: limits.lineMax }),
})
export type ChatMessage = z.infer<typeof chatMessage>

/**
 * `score`, `feedback` and `conversationLog` are accepted as specified, but ignored: the score comes from the server's
 * own transcript.
 */
export const completion = z.strictObject({
  /** End the session even if too little was said for a score; it then has none. */
  allowTooShort: z.boolean().optional(),
  score: z.number().nullable().optional(),
  feedback: text({ max: limits.bodyMaxBytes }).nullable().optional(),
  conversationLog: z.array(z.unknown()).max(limits.messagesMax).optional(),
})

/** The collector's line to retry from; everything before it is kept. */
export const retryInput = z.strictObject({ itemId: z.uuid() })

/** For how many days back the list of sessions can be read; without one, all of them. */
export const historyPeriods = ['7', '30', '90'] as const

/** Filters; all sessions by default. `search` matches the prospect's name. */
const sessionListQuery = pageQuery.extend({
  search: nameSearch,
  status: sessionStatusInput.optional(),
  type: sessionType.optional(),
  /** Of calls with a score. */
  ending: callEnding.optional(),
  kind: sessionKind.optional(),
  /** Started within so many days. */
  days: z.enum(historyPeriods).optional(),
  prospectId: z.uuid().optional(),
})
export type SessionListQuery = z.infer<typeof sessionListQuery>

/** By which rule a violation would be one in a call. */
const sessionRule = z.object({
  violation: z.string(),
  /** "FDCPA, 15 U.S.C. 1692e(4)"; that of the house where no law says anything. */
  basis: z.string(),
  /** A line of a collector who keeps it. */
  example: localized,
})
export type SessionRule = z.infer<typeof sessionRule>

export const trainingSessionEndpoints = {
  listTrainingSessions: endpoint({
    method: 'GET',
    path: '/api/training-sessions',
    summary: "The user's training sessions, newest first; with `limit` by pages",
    query: sessionListQuery,
    result: z.array(trainingSession),
  }),
  createTrainingSession: endpoint({
    method: 'POST',
    path: '/api/training-sessions',
    summary: 'Start a training session',
    status: 201,
    // `not_found`: the prospect or the coach.
    errors: ['not_found', 'rate_limited'],
    body: trainingSessionInput,
    result: trainingSession,
  }),
  getTrainingSession: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id',
    summary: 'One training session with its transcript',
    params: idParams,
    result: trainingSessionDetails,
  }),
  listSessionRules: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id/rules',
    summary: 'By which rule of law each violation would be one in a session, with a line that keeps the rule',
    params: idParams,
    result: z.array(sessionRule),
  }),
  completeTrainingSession: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/complete',
    summary: 'End a training session; the server scores its transcript',
    errors: ['forbidden', 'session_too_short', 'analysis_running', 'rate_limited', 'unavailable'],
    params: idParams,
    body: completion,
    result: trainingSession,
  }),
  deleteTrainingSession: endpoint({
    method: 'DELETE',
    path: '/api/training-sessions/:id',
    summary: 'Delete a training session in which too little was said for a score',
    status: 204,
    // `conflict`: it can be scored, or it is an attempt at an assignment.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    result: nothing,
  }),
  retryTrainingSession: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/retry',
    summary: 'Start a session as a copy of another one up to a line of the collector',
    status: 201,
    errors: ['forbidden', 'conflict', 'rate_limited'],
    params: idParams,
    body: retryInput,
    result: trainingSession,
  }),
}
