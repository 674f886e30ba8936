import { z } from 'zod'
import { moment as momentInput } from '../text/kinds.ts'
import { assignmentState } from '../vocabulary/assignment.ts'
import { sessionType } from '../vocabulary/training-session.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { personName } from './users.ts'

const moment = z.iso.datetime()

const common = {
  id: z.uuid(),
  /** When it happened, the last time if it happened again. */
  createdAt: moment,
  /** Null: unread. */
  readAt: moment.nullable(),
}

/** A session with what a sentence about it needs. */
const aboutSession = z.object({
  id: z.uuid(),
  prospectName: z.string(),
  /** The score that counts now; null: insufficient evidence. */
  score: z.number().int().min(0).max(100).nullable(),
})

/** An assignment with what its name is made of. */
const aboutAssignment = z.object({
  id: z.uuid(),
  /** Null: named after its prospect and session type. */
  title: z.string().nullable(),
  prospect: z.object({ name: z.string() }),
  sessionType,
  deadline: moment,
})

const ofOwnWork = {
  assignment: aboutAssignment,
  /** The reader's own state in it: one that is done is no longer due. */
  state: assignmentState,
}

/**
 * One thing that a person is told of. It has no text and no address: the page composes both, in its reader's language.
 * Names and figures are today's.
 */
export const notification = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.enum(['session_commented', 'session_scored', 'scorecard_marked']),
    session: aboutSession,
    /** The reviewer; null once the account is deleted. */
    by: personName.nullable(),
    /** The beginning of the newest comment, or of the reason for the score. */
    words: z.string().nullable(),
    /** What the score was before the decision; null where there was none, and of other news. */
    scoreBefore: z.number().int().min(0).max(100).nullable(),
  }),
  z.object({
    ...common,
    ...ofOwnWork,
    type: z.enum(['assignment_given', 'assignment_due']),
    /** Who assigned it; null once the account is deleted. */
    by: personName.nullable(),
  }),
  z.object({
    ...common,
    ...ofOwnWork,
    type: z.literal('assignment_reminder'),
    /** Who reminds; null once the account is deleted. */
    by: personName.nullable(),
  }),
  z.object({
    ...common,
    type: z.enum(['assignment_passed', 'assignment_failed']),
    assignment: aboutAssignment,
    /** The call that decided it. */
    session: aboutSession,
    trainee: personName,
  }),
  z.object({
    ...common,
    type: z.literal('review_waiting'),
    session: aboutSession,
    trainee: personName,
  }),
])
export type Notification = z.infer<typeof notification>

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'What the user is told of, newest first; with `limit` by pages',
    query: pageQuery,
    result: z.array(notification),
  }),
  countUnreadNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'How many notifications of the user are unread',
    result: z.object({ count: z.number().int().min(0) }),
  }),
  markNotificationsRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark notifications of the user as read, except those that came after `upTo`',
    status: 204,
    body: z.strictObject({
      /** The newest one that the user has seen. */
      upTo: momentInput,
    }),
    result: nothing,
  }),
  markNotificationRead: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/read',
    summary: 'Mark one notification of the user as read',
    status: 204,
    params: idParams,
    result: nothing,
  }),
}
