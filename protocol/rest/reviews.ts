import { z } from 'zod'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'

const score100 = z.number().int().min(0).max(100)
const moment = z.iso.datetime()

/** Who reviewed; null once that account is deleted: what was said stays with the session. */
const reviewer = z.object({ id: z.uuid(), name: z.string() }).nullable()

/** What a supervisor says of a session after it, or of one of its lines. */
export const sessionComment = z.object({
  id: z.uuid(),
  author: reviewer,
  text: z.string(),
  /** The line that it is pinned to; null: the whole session. */
  itemId: z.uuid().nullable(),
  createdAt: moment,
  /** When it was last changed; null: never. */
  editedAt: moment.nullable(),
  /** Rises with each change; a change names the one that it was made from. */
  version: z.number().int().min(1),
})
export type SessionComment = z.infer<typeof sessionComment>

/** One decision about a session's score. Decisions are never changed: the last one counts. */
export const scoreOverride = z.object({
  id: z.uuid(),
  author: reviewer,
  /** Null takes the decision before it back: the machine's score counts again. */
  score: score100.nullable(),
  reason: z.string(),
  createdAt: moment,
})
export type ScoreOverride = z.infer<typeof scoreOverride>

/** A word given while the session ran: a whisper, or a note pinned to a line. */
export const liveNote = z.object({
  seq: z.number().int(),
  from: z.string(),
  text: z.string(),
  itemId: z.uuid().nullable(),
  at: moment,
})
export type LiveNote = z.infer<typeof liveNote>

/** What was said of a session after it, the live notes with it, and both scores. Lists are in the order of time. */
export const sessionReview = z.object({
  /** Of the analysis, whatever reviewers decided; null: insufficient evidence, or not analysed. */
  machineScore: score100.nullable(),
  /** What counts: the last decision of a reviewer, or the machine's. */
  score: score100.nullable(),
  overrides: z.array(scoreOverride),
  comments: z.array(sessionComment),
  notes: z.array(liveNote),
})
export type SessionReview = z.infer<typeof sessionReview>

const commentText = z.string().trim().min(1).max(limits.commentMax)

export const commentInput = z.strictObject({ text: commentText, itemId: z.uuid().nullable().default(null) })
export type CommentInput = z.infer<typeof commentInput>

export const commentChange = z.strictObject({
  text: commentText,
  /** The version that was changed: another one is refused, so that nothing is overwritten unseen. */
  version: z.number().int().min(1),
})
export type CommentChange = z.infer<typeof commentChange>

export const scoreOverrideInput = z.strictObject({
  /** Null takes the last decision back. */
  score: score100.nullable(),
  reason: z.string().trim().min(limits.overrideReasonMin).max(limits.commentMax),
  /** The decision that this one follows, null for the first: another one meanwhile is refused. */
  replaces: z.uuid().nullable(),
})
export type ScoreOverrideInput = z.infer<typeof scoreOverrideInput>

export const reviewEndpoints = {
  getSessionReview: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id/review',
    summary: 'What supervisors said of a session, and what they decided about its score',
    params: idParams,
    result: sessionReview,
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/comments',
    summary: 'Comment on a session that has ended, or on one of its lines',
    status: 201,
    // `conflict`: the session still runs.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: commentInput,
    result: sessionComment,
  }),
  updateComment: endpoint({
    method: 'PATCH',
    path: '/api/comments/:id',
    summary: 'Change a comment of one’s own',
    // `conflict`: it was changed meanwhile.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: commentChange,
    result: sessionComment,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Delete a comment: one’s own, or any for an admin',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
  overrideScore: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/score-overrides',
    summary: 'Decide what score of a session counts, or take such a decision back; the machine’s is kept',
    status: 201,
    // `conflict`: the session still runs, or somebody has decided meanwhile.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: scoreOverrideInput,
    result: scoreOverride,
  }),
}
