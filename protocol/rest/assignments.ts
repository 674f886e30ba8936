import { z } from 'zod'
import { moment, name } from '../text/kinds.ts'
import { assignmentState } from '../vocabulary/assignment.ts'
import { language, sessionLanguage } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { difficultyLevel } from '../vocabulary/prospect.ts'
import { scorecardOutcome } from '../vocabulary/scorecard.ts'
import {
  communicationModeInput,
  opening,
  sessionStatus,
  sessionType,
} from '../vocabulary/training-session.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { nameSearch, pageQuery } from './paging.ts'
import { prospect } from './prospects.ts'
import { trainingSession } from './training-sessions.ts'
import { personName } from './users.ts'

const count = z.number().int().min(0)
const score = z.number().int().min(0).max(100)

/** What the assignment asks for. */
export const task = z.object({
  id: z.uuid(),
  /** Null: named after its prospect and session type. */
  title: z.string().nullable(),
  sessionType,
  /** The lowest score that passes; that of the scorecard where there is one. */
  passMark: score,
  /** What its sessions are held against beside the five dimensions, and passed by. Null: by the overall score. */
  scorecard: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Maximum number of completed sessions; null: unlimited. */
  attemptsMax: z.number().int().min(1).nullable(),
  deadline: moment,
})

/** How many people are in each state. For managers only their own team counts. */
export const assignmentCounts = z.object({
  people: count,
  notStarted: count,
  inProgress: count,
  waiting: count,
  passed: count,
  failed: count,
  overdue: count,
})

/** An assignment as seen by the managers of its people. */
export const assignment = task.extend({
  prospect: prospect.pick({ id: true, name: true, type: true, difficultyLevel: true }),
  /** Null: the prospect's own difficulty. */
  difficulty: difficultyLevel.nullable(),
  /** The team whose managers may change it. Null: the organisation's, changed by admins. */
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Every trainee of the team, including those who join before the deadline. */
  wholeTeam: z.boolean(),
  createdBy: personName.nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
  counts: assignmentCounts,
  /** When somebody last reminded one of these people; null: not yet. */
  remindedAt: moment.nullable(),
})
export type Assignment = z.infer<typeof assignment>

export const assignmentDetails = assignment.extend({
  /** The people named besides the team. */
  personIds: z.array(z.uuid()),
})
export type AssignmentDetails = z.infer<typeof assignmentDetails>

/** One person's progress. */
const standing = z.object({
  state: assignmentState,
  /** Passed after the deadline. */
  late: z.boolean(),
  /** Completed sessions. */
  attempts: count,
  /** By the scorecard where there is one. */
  bestScore: score.nullable(),
})

export const assignee = standing.extend({
  user: personName,
  /** Its latest sessions, newest first. */
  sessions: z.array(
    trainingSession
      .pick({ id: true, startedAt: true, completedAt: true, score: true, criteriaEdition: true })
      .extend({
        status: sessionStatus,
        /** What the session came to by its scorecard; null without one, or until it has ended. */
        scorecard: scorecardOutcome.omit({ failedBy: true }).nullable(),
      }),
  ),
})
export type Assignee = z.infer<typeof assignee>

/** An assignment as seen by the person who has to do it. */
export const dueAssignment = task.extend({
  /** With the assignment's difficulty. */
  prospect,
  createdBy: personName.nullable(),
  ...standing.shape,
  /** The unfinished session to continue. */
  openSessionId: z.uuid().nullable(),
})
export type DueAssignment = z.infer<typeof dueAssignment>

const title = name({ max: limits.nameMax })
  .transform((text) => (text === '' ? null : text))
  .nullable()
const attemptsMax = z.number().int().min(1).max(limits.attemptsMax).nullable()
const personIds = z.array(z.uuid()).max(limits.assigneesMax)

export const assignmentInput = z.strictObject({
  title: title.default(null),
  prospectId: z.uuid(),
  sessionType: sessionType.default('standard'),
  difficulty: difficultyLevel.nullable().default(null),
  /** Has no effect beside a scorecard. */
  passMark: score.default(limits.passMark),
  /** The organisation's or the team's, and not archived. It stays to the end of the assignment. */
  scorecardId: z.uuid().nullable().default(null),
  attemptsMax: attemptsMax.default(null),
  /** The deadline, in the future. */
  deadline: moment,
  /** The owning team. A manager's is always their own. */
  teamId: z.uuid().nullable().default(null),
  wholeTeam: z.boolean().default(false),
  personIds: personIds.default([]),
})
export type AssignmentInput = z.infer<typeof assignmentInput>

export const assignmentChanges = z.strictObject({
  title: title.optional(),
  /** Has no effect beside a scorecard. */
  passMark: score.optional(),
  attemptsMax: attemptsMax.optional(),
  deadline: moment.optional(),
  /** A closed assignment is no longer due; it can be reopened. */
  closed: z.boolean().optional(),
  wholeTeam: z.boolean().optional(),
  /** Replaces the list of named people. */
  personIds: personIds.optional(),
})
export type AssignmentChanges = z.infer<typeof assignmentChanges>

/** How the trainee wants to practise the assignment. */
export const assignedSessionInput = z.strictObject({
  coachId: z.uuid().nullable().default(null),
  communicationMode: communicationModeInput.default('text'),
  sessionLanguage: sessionLanguage.default('english'),
  feedbackLanguage: language.optional(),
  opening: opening.default('greeting'),
})
export type AssignedSessionInput = z.infer<typeof assignedSessionInput>

const assignmentListQuery = pageQuery.extend({
  status: z.enum(['open', 'closed']).default('open'),
  /** Only those of a team and its members, who alone are counted. */
  teamId: z.uuid().optional(),
  /** In the title and the name of the prospect. */
  search: nameSearch,
})
export type AssignmentListQuery = z.infer<typeof assignmentListQuery>

export const assignmentEndpoints = {
  listDueAssignments: endpoint({
    method: 'GET',
    path: '/api/assignments/due',
    summary: 'Open assignments of the user, soonest due first; with `limit` by pages',
    query: pageQuery,
    result: z.array(dueAssignment),
  }),
  startAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments/:id/sessions',
    summary: 'Start a session for an assignment of the user; returns the open one if there is one',
    status: 201,
    errors: ['conflict', 'rate_limited'],
    params: idParams,
    body: assignedSessionInput,
    result: trainingSession,
  }),
  listAssignments: endpoint({
    method: 'GET',
    path: '/api/assignments',
    summary:
      'The assignments of those whom the user answers for, by deadline: soonest first, of the closed ones the latest; with `limit` by pages',
    // The team.
    errors: ['not_found'],
    query: assignmentListQuery,
    result: z.array(assignment),
  }),
  createAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments',
    summary: 'Assign a prospect to people or a team; for managers and admins',
    status: 201,
    // The prospect, the scorecard, the team or one of the people.
    errors: ['forbidden', 'not_found'],
    body: assignmentInput,
    result: assignmentDetails,
  }),
  getAssignment: endpoint({
    method: 'GET',
    path: '/api/assignments/:id',
    summary: 'One assignment of people the user manages',
    params: idParams,
    result: assignmentDetails,
  }),
  listAssignees: endpoint({
    method: 'GET',
    path: '/api/assignments/:id/people',
    summary: 'The people of an assignment, by username, with their progress; with `limit` by pages',
    params: idParams,
    query: pageQuery,
    result: z.array(assignee),
  }),
  updateAssignment: endpoint({
    method: 'PATCH',
    path: '/api/assignments/:id',
    summary: 'Change an assignment and its people, close or reopen it',
    errors: ['forbidden'],
    params: idParams,
    body: assignmentChanges,
    result: assignmentDetails,
  }),
  remindAssignees: endpoint({
    method: 'POST',
    path: '/api/assignments/:id/reminders',
    summary: 'Remind those of the people of an assignment who have yet to do it',
    params: idParams,
    result: z.object({
      /** How many people were told. */
      reminded: count,
    }),
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
