import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { difficultyLevels, type DifficultyLevel } from '#protocol/vocabulary/prospect.ts'
import { sessionTypes, type SessionType } from '#protocol/vocabulary/training-session.ts'
import { createdAt, id, timestamptz, oneOfCheck, scoreCheck } from './columns.ts'
import { prospects } from './prospects.ts'
import { scorecards } from './scorecards.ts'
import { teams } from './teams.ts'
import { users } from './users.ts'

/** Practice assigned to people or to a team, with a deadline (docs/assignments.md). */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    title: text('title'),
    prospectId: uuid('prospect_id')
      .notNull()
      .references(() => prospects.id),
    sessionType: text('session_type').$type<SessionType>().notNull(),
    /** Null: the prospect's own difficulty. */
    difficulty: text('difficulty').$type<DifficultyLevel>(),
    /** Has no effect beside a scorecard. */
    passMark: integer('pass_mark').notNull(),
    /** What its sessions are held against and passed by; null: the overall score. */
    scorecardId: uuid('scorecard_id').references(() => scorecards.id),
    /** Null: unlimited. */
    attemptsMax: integer('attempts_max'),
    deadline: timestamptz('deadline').notNull(),
    /** The owning team; null: the organisation. A team's assignment has only members of that team. */
    teamId: uuid('team_id').references(() => teams.id),
    wholeTeam: boolean('whole_team').notNull(),
    /** Null once that account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    // For an admin's lists, open and closed, and for a manager's list of the team.
    index('assignments_open')
      .on(table.deadline, table.id)
      .where(sql`${table.closedAt} is null`),
    index('assignments_deadline').on(table.deadline, table.id),
    index('assignments_team').on(table.teamId, table.deadline, table.id),
    // For lookups when a prospect or an account is deleted.
    index('assignments_prospect').on(table.prospectId),
    index('assignments_creator').on(table.createdBy),
    index('assignments_scorecard').on(table.scorecardId),
    oneOfCheck('assignments_session_type', table.sessionType, sessionTypes),
    oneOfCheck('assignments_difficulty', table.difficulty, difficultyLevels),
    scoreCheck('assignments_pass_mark', table.passMark),
    check('assignments_attempts_max', sql`${table.attemptsMax} > 0`),
    check('assignments_whole_team', sql`${table.teamId} is not null or not ${table.wholeTeam}`),
  ],
)

export type Assignment = typeof assignments.$inferSelect

/**
 * The people of an assignment and their progress. Updated whenever a session starts or ends, so lists read one
 * row per person instead of all sessions.
 */
export const assignees = pgTable(
  'assignees',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by name; the others are included as members of the team. */
    named: boolean('named').notNull(),
    assignedAt: timestamptz('assigned_at').notNull(),
    /**
     * Set when the assignment no longer applies to the person. The row stays so that a person who is added
     * again keeps the attempts already used.
     */
    withdrawnAt: timestamptz('withdrawn_at'),
    startedAt: timestamptz('started_at'),
    attempts: integer('attempts').notNull().default(0),
    bestScore: integer('best_score'),
    /** When the best score was reached. */
    bestAt: timestamptz('best_at'),
    /** With a scorecard: when the first attempt that passed by it ended. */
    passedAt: timestamptz('passed_at'),
    /** With a scorecard: the attempts that a reviewer has yet to mark. */
    waiting: integer('waiting').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('assignees_user').on(table.userId),
    scoreCheck('assignees_best_score', table.bestScore),
  ],
)
