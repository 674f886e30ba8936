import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { StoredProspect } from '#protocol/rest/prospects.ts'
import { type CallEnding, callEndings } from '#protocol/vocabulary/call-ending.ts'
import {
  languages,
  sessionLanguages,
  type Language,
  type SessionLanguage,
} from '#protocol/vocabulary/language.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import {
  communicationModes,
  openings,
  sessionStatuses,
  sessionTypes,
  type CommunicationMode,
  type Opening,
  type SessionStatus,
  type SessionType,
} from '#protocol/vocabulary/training-session.ts'
import { assignments } from './assignments.ts'
import { coaches } from './coaches.ts'
import { createdAt, normalizedForSearch, id, timestamptz, oneOfCheck, scoreCheck } from './columns.ts'
import { prospects } from './prospects.ts'
import { users } from './users.ts'

/** The copy of a prospect in a session: its stored fields. Those from before prospects had a law lack its fields. */
export type SessionProspect = Omit<StoredProspect, 'jurisdiction' | 'capacity'> &
  Partial<Pick<StoredProspect, 'jurisdiction' | 'capacity'>>

export const trainingSessions = pgTable(
  'training_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prospectId: uuid('prospect_id')
      .notNull()
      .references(() => prospects.id),
    coachId: uuid('coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    sessionType: text('session_type').$type<SessionType>().notNull().default('standard'),
    communicationMode: text('communication_mode').$type<CommunicationMode>().notNull().default('text'),
    sessionLanguage: text('session_language').$type<SessionLanguage>().notNull().default('english'),
    /** The language of the tips and the analysis. */
    feedbackLanguage: text('feedback_language').$type<Language>().notNull(),
    opening: text('opening').$type<Opening>().notNull().default('greeting'),
    status: text('status').$type<SessionStatus>().notNull().default('active'),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
    completedAt: timestamptz('completed_at'),
    /** Seconds from start to completion. */
    durationS: integer('duration_s'),
    /**
     * The effective overall score: the one from the metrics, or a reviewer's decision (score_overrides). Null
     * also means "insufficient evidence".
     */
    score: integer('score'),
    /**
     * By which edition of the criteria it was scored, as in the metrics; what a reviewer decides later is held to be on the same
     * scale. A trigger copies it on completion (`0018_criteria_editions.sql`), and it says nothing before that.
     */
    criteriaEdition: integer('criteria_edition').notNull().default(1),
    /**
     * As in the report of the metrics, where a list would read whole reports for it; null: there is no report. A
     * trigger copies it on completion (`0018_criteria_editions.sql`).
     */
    ending: text('ending').$type<CallEnding>(),
    /** When a reviewer last commented or decided on the score; null: not reviewed. */
    reviewedAt: timestamptz('reviewed_at'),
    /** Changes when already delivered events no longer match the history; clients then start over (P6). */
    epoch: uuid('epoch').notNull().defaultRandom(),
    /**
     * The `seq` of the last durable event. A counter in the row, since database sequences skip numbers (P1).
     */
    headSeq: integer('head_seq').notNull().default(0),
    messageCount: integer('message_count').notNull().default(0),
    /** The prospect as it was at the start; later edits do not affect a running session. */
    scenario: jsonb('scenario').$type<SessionProspect>().notNull(),
    /** What the call is held against, settled at the start; null in sessions from before there was a choice. */
    law: jsonb('law').$type<LawSettings>(),
    /** The prospect's name, normalized for searching in History. */
    prospectSearch: text('prospect_search')
      .notNull()
      .generatedAlwaysAs((): SQL => normalizedForSearch(sql`scenario ->> 'name'`)),
    seed: integer('seed').notNull(),
    /** Of the debtor at the start (engine.ts); null in sessions from before it was counted. */
    engineVersion: integer('engine_version'),
    /**
     * The date of the call from the debtor's point of view. A retry on another day keeps it, so that dates stay
     * the same.
     */
    callDay: date('call_day', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
    /** Set on a retry: it is a copy of that session up to (not including) this line, counted from 0. */
    forkedFromSessionId: uuid('forked_from_session_id').references((): AnyPgColumn => trainingSessions.id, {
      onDelete: 'set null',
    }),
    forkedAtLine: integer('forked_at_line'),
    /** The assignment that the session counts for. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    // The sort order of every session list, read backwards. The id makes a page start where the previous one
    // ended. The columns of a search by name, status and type are included so that it reads only the index; a filter by
    // ending or kind reads the rows, too.
    index('training_sessions_user').on(
      table.userId,
      table.startedAt,
      table.id,
      table.status,
      table.sessionType,
      table.prospectSearch,
    ),
    index('training_sessions_open')
      .on(table.userId, table.sessionType)
      .where(sql`${table.status} = 'active'`),
    index('training_sessions_prospect').on(table.prospectId),
    // For lookups when a coach is deleted.
    index('training_sessions_coach')
      .on(table.coachId)
      .where(sql`${table.coachId} is not null`),
    // For the retention job, which starts with the oldest, and for lookups of retries when a session is
    // deleted.
    index('training_sessions_started').on(table.startedAt),
    index('training_sessions_forked')
      .on(table.forkedFromSessionId)
      .where(sql`${table.forkedFromSessionId} is not null`),
    // For a person's sessions of an assignment. Only one may be open at a time: leaving a session does not give
    // another attempt.
    index('training_sessions_assignment')
      .on(table.assignmentId, table.userId, table.startedAt)
      .where(sql`${table.assignmentId} is not null`),
    uniqueIndex('training_sessions_assignment_open')
      .on(table.assignmentId, table.userId)
      .where(sql`${table.assignmentId} is not null and ${table.status} <> 'completed'`),
    oneOfCheck('training_sessions_session_type', table.sessionType, sessionTypes),
    oneOfCheck('training_sessions_communication_mode', table.communicationMode, communicationModes),
    oneOfCheck('training_sessions_session_language', table.sessionLanguage, sessionLanguages),
    oneOfCheck('training_sessions_feedback_language', table.feedbackLanguage, languages),
    oneOfCheck('training_sessions_opening', table.opening, openings),
    oneOfCheck('training_sessions_status', table.status, sessionStatuses),
    scoreCheck('training_sessions_score', table.score),
    oneOfCheck('training_sessions_ending', table.ending, callEndings),
    // The responses with sums of it rely on it.
    check('training_sessions_duration', sql`${table.durationS} >= 0`),
  ],
)
export type TrainingSession = typeof trainingSessions.$inferSelect
export type NewTrainingSession = typeof trainingSessions.$inferInsert
