import { z } from 'zod'
import { text } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'

const score100 = z.number().int().min(0).max(100)
const moment = z.iso.datetime()

/** The reviewer; null once the account is deleted: the review stays with the session. */
const reviewer = z.object({ id: z.uuid(), name: z.string() }).nullable()

/** A supervisor's comment on a completed session or one of its lines. */
export const sessionComment = z.object({
  id: z.uuid(),
  author: reviewer,
  text: z.string(),
  /** The line it is pinned to; null: the whole session. */
  itemId: z.uuid().nullable(),
  createdAt: moment,
  /** When it was last edited; null: never. */
  editedAt: moment.nullable(),
  /** Increases with each edit; an edit names the version it was made from. */
  version: z.number().int().min(1),
})
export type SessionComment = z.infer<typeof sessionComment>

/** One score override of a session. Overrides are never changed: the last one counts. */
export const scoreOverride = z.object({
  id: z.uuid(),
  author: reviewer,
  /** Null revokes the previous override: the computed score counts again. */
  score: score100.nullable(),
  reason: z.string(),
  createdAt: moment,
})
export type ScoreOverride = z.infer<typeof scoreOverride>

/** A whisper or a note pinned to a line, sent during the session. */
export const liveNote = z.object({
  seq: z.number().int(),
  /** The name of the supervisor; empty once the account is deleted. */
  from: z.string(),
  text: z.string(),
  itemId: z.uuid().nullable(),
  at: moment,
})
export type LiveNote = z.infer<typeof liveNote>

/** The review of a session: comments, live notes and both scores. Lists are in chronological order. */
export const sessionReview = z.object({
  /** The computed score, regardless of overrides; null: insufficient evidence, or not analysed. */
  machineScore: score100.nullable(),
  /** The score that counts: the last override, or the computed score. */
  score: score100.nullable(),
  overrides: z.array(scoreOverride),
  comments: z.array(sessionComment),
  notes: z.array(liveNote),
})
export type SessionReview = z.infer<typeof sessionReview>

const commentText = text({ min: 1, max: limits.commentMax })

export const commentInput = z.strictObject({ text: commentText, itemId: z.uuid().nullable().default(null) })
export type CommentInput = z.infer<typeof commentInput>

export const commentChange = z.strictObject({
  text: commentText,
  /** The version being edited: any other is refused, so that no edit is lost. */
  version: z.number().int().min(1),
})
export type CommentChange = z.infer<typeof commentChange>

export const scoreOverrideInput = z.strictObject({
  /** Null revokes the last override. */
  score: score100.nullable(),
  reason: text({ min: limits.overrideReasonMin, max: limits.commentMax }),
  /** The previous override, null for the first: refused if another one was made meanwhile. */
  replaces: z.uuid().nullable(),
})
export type ScoreOverrideInput = z.infer<typeof scoreOverrideInput>

export const reviewEndpoints = {
  getSessionReview: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id/review',
    summary: 'The comments and score overrides of a session',
    params: idParams,
    result: sessionReview,
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/comments',
    summary: 'Comment on a completed session or one of its lines',
    status: 201,
    // `conflict`: the session is still running.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: commentInput,
    result: sessionComment,
  }),
  updateComment: endpoint({
    method: 'PATCH',
    path: '/api/comments/:id',
    summary: 'Edit one’s own comment',
    // `conflict`: it was edited meanwhile.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: commentChange,
    result: sessionComment,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Delete one’s own comment, or as an admin any comment',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
  overrideScore: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/score-overrides',
    summary: 'Override the score of a session, or revoke the override; the computed score is kept',
    status: 201,
    // `conflict`: the session is still running, or another override was made meanwhile.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: scoreOverrideInput,
    result: scoreOverride,
  }),
}
