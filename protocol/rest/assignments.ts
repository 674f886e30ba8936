import { z } from 'zod'
import { assignmentState } from '../vocabulary/assignment.ts'
import { language, sessionLanguage } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { difficultyLevel } from '../vocabulary/prospect.ts'
import {
  communicationModeInput,
  opening,
  sessionStatus,
  sessionType,
} from '../vocabulary/training-session.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { prospect } from './prospects.ts'
import { trainingSession } from './training-sessions.ts'
import { personName } from './users.ts'

const count = z.number().int().min(0)
const score = z.number().int().min(0).max(100)
const moment = z.iso.datetime()

/** What is asked for. */
export const task = z.object({
  id: z.uuid(),
  /** Null: it is called by its prospect and its session type. */
  title: z.string().nullable(),
  sessionType,
  /** From this score on a session passes. */
  passMark: score,
  /** How many sessions may be brought to their end for it; null: as many as somebody likes. */
  attemptsMax: z.number().int().min(1).nullable(),
  deadline: moment,
})

/** How many of the people stand how. A manager counts the own team alone. */
export const assignmentCounts = z.object({
  people: count,
  notStarted: count,
  inProgress: count,
  passed: count,
  failed: count,
  overdue: count,
})
export type AssignmentCounts = z.infer<typeof assignmentCounts>

/** An assignment as those see it who answer for its people. */
export const assignment = task.extend({
  prospect: prospect.pick({ id: true, name: true, type: true, difficultyLevel: true }),
  /** Null: as hard as the prospect is. */
  difficulty: difficultyLevel.nullable(),
  /** Whose it is: its managers change it. Null: the organisation's, for admins. */
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Every trainee of the team, whoever joins it before the deadline included. */
  wholeTeam: z.boolean(),
  createdBy: personName.nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
  /** Whether the one who asks may change it. */
  mayEdit: z.boolean(),
  counts: assignmentCounts,
})
export type Assignment = z.infer<typeof assignment>

export const assignmentDetails = assignment.extend({
  /** Those who were named, beside the team. */
  personIds: z.array(z.uuid()),
})
export type AssignmentDetails = z.infer<typeof assignmentDetails>

/** What one person has done. */
const standing = z.object({
  state: assignmentState,
  /** Passed after the deadline. */
  late: z.boolean(),
  /** Sessions that were brought to their end. */
  attempts: count,
  bestScore: score.nullable(),
})

export const assignee = standing.extend({
  user: personName,
  /** The latest sessions for it, newest first. */
  sessions: z.array(
    trainingSession.pick({ id: true, startedAt: true, completedAt: true, score: true }).extend({
      status: sessionStatus,
    }),
  ),
})
export type Assignee = z.infer<typeof assignee>

/** An assignment as the person sees it who has to do it. */
export const dueAssignment = task.extend({
  /** With the difficulty that the assignment asks for. */
  prospect,
  createdBy: personName.nullable(),
  ...standing.shape,
  /** The session that was begun for it and not ended: to be gone on with. */
  openSessionId: z.uuid().nullable(),
})
export type DueAssignment = z.infer<typeof dueAssignment>

const title = z
  .string()
  .trim()
  .max(limits.nameMax)
  .transform((text) => (text === '' ? null : text))
  .nullable()
const attemptsMax = z.number().int().min(1).max(limits.attemptsMax).nullable()
const personIds = z.array(z.uuid()).max(limits.assigneesMax)

export const assignmentInput = z.strictObject({
  title: title.default(null),
  prospectId: z.uuid(),
  sessionType: sessionType.default('standard'),
  difficulty: difficultyLevel.nullable().default(null),
  passMark: score.default(limits.passMark),
  attemptsMax: attemptsMax.default(null),
  /** The moment at which it ends, in the future. */
  deadline: moment,
  /** Whose it is. A manager’s is always the own team’s. */
  teamId: z.uuid().nullable().default(null),
  wholeTeam: z.boolean().default(false),
  personIds: personIds.default([]),
})
export type AssignmentInput = z.infer<typeof assignmentInput>

export const assignmentChanges = z.strictObject({
  title: title.optional(),
  passMark: score.optional(),
  attemptsMax: attemptsMax.optional(),
  deadline: moment.optional(),
  /** A closed one is due to nobody any more; it can be opened again. */
  closed: z.boolean().optional(),
  wholeTeam: z.boolean().optional(),
  /** All who are named from now on. */
  personIds: personIds.optional(),
})
export type AssignmentChanges = z.infer<typeof assignmentChanges>

/** How somebody wants to practise what was assigned. */
export const assignedSessionInput = z.strictObject({
  coachId: z.uuid().nullable().default(null),
  communicationMode: communicationModeInput.default('text'),
  sessionLanguage: sessionLanguage.default('english'),
  feedbackLanguage: language.optional(),
  opening: opening.default('greeting'),
})
export type AssignedSessionInput = z.infer<typeof assignedSessionInput>

const assignmentListQuery = pageQuery.extend({ status: z.enum(['open', 'closed']).default('open') })
export type AssignmentListQuery = z.infer<typeof assignmentListQuery>

export const assignmentEndpoints = {
  listDueAssignments: endpoint({
    method: 'GET',
    path: '/api/assignments/due',
    summary: 'What is assigned to the user and not closed, soonest due first; with `limit` by pages',
    query: pageQuery,
    result: z.array(dueAssignment),
  }),
  startAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments/:id/sessions',
    summary: 'Start a session for what is assigned to the user; the one that is open, if there is one',
    status: 201,
    errors: ['conflict'],
    params: idParams,
    body: assignedSessionInput,
    result: trainingSession,
  }),
  listAssignments: endpoint({
    method: 'GET',
    path: '/api/assignments',
    summary:
      'The assignments of those whom the user answers for, by deadline: soonest first, of the closed ones the latest; with `limit` by pages',
    query: assignmentListQuery,
    result: z.array(assignment),
  }),
  createAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments',
    summary: 'Assign a prospect to people or a team; for managers and admins',
    status: 201,
    // The prospect, the team or one of the people.
    errors: ['forbidden', 'not_found'],
    body: assignmentInput,
    result: assignmentDetails,
  }),
  getAssignment: endpoint({
    method: 'GET',
    path: '/api/assignments/:id',
    summary: 'One assignment of those whom the user answers for',
    params: idParams,
    result: assignmentDetails,
  }),
  listAssignees: endpoint({
    method: 'GET',
    path: '/api/assignments/:id/people',
    summary: 'The people of an assignment, by username, with what each has done; with `limit` by pages',
    params: idParams,
    query: pageQuery,
    result: z.array(assignee),
  }),
  updateAssignment: endpoint({
    method: 'PATCH',
    path: '/api/assignments/:id',
    summary: 'Change an assignment and its people, close it or open it again',
    errors: ['forbidden'],
    params: idParams,
    body: assignmentChanges,
    result: assignmentDetails,
  }),
  deleteAssignment: endpoint({
    method: 'DELETE',
    path: '/api/assignments/:id',
    summary: 'Delete an assignment; sessions held for it stay',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
}
