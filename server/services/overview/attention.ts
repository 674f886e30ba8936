import { and, asc, desc, eq, gte, gt, inArray, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { hasSevereViolation, performanceMetrics } from '#db/schema/performance-metrics.ts'
import { sessionViews } from '#db/schema/presence.ts'
import { prospects } from '#db/schema/prospects.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Attention } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import type { ActorContext } from '#server/context.ts'
import { stateAt } from '../assignment/state.ts'
import { liveProcesses } from '../presence/views.ts'
import { watchedUsers } from '../scope.ts'
import { presentName } from '../user/present-name.ts'
import { personId } from './practised.ts'
import { watchedTrainees } from './watched-trainees.ts'

const dayMs = 86_400_000
const person = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
}
const session = {
  sessionId: trainingSessions.id,
  user: person,
  prospectName: sql<string>`${trainingSessions.scenario} ->> 'name'`,
  startedAt: trainingSessions.startedAt,
}
/** The number of all rows beside the first ones. */
const total = sql<number>`(count(*) over ())::int`

/** What the actor should look at, of the people whose practice they answer for. */
export async function readAttention(ctx: ActorContext): Promise<Attention> {
  const [live, violations, poor, overdue, reviews, away] = await Promise.all([
    readLive(ctx),
    readViolations(ctx),
    readPoor(ctx),
    readOverdue(ctx),
    readReviews(ctx),
    readAway(ctx),
  ])
  return { live, violations, poor, overdue, reviews, away }
}

/** Calls that somebody else has open in a process that is alive. */
async function readLive(ctx: ActorContext): Promise<Attention['live']> {
  const open = ctx.db
    .select({ sessionId: sessionViews.sessionId })
    .from(sessionViews)
    .where(
      and(
        isNull(sessionViews.leftAt),
        eq(sessionViews.mode, 'participant'),
        inArray(sessionViews.processId, liveProcesses(ctx.db)),
      ),
    )
  const rows = await ctx.db
    .select({ ...session, communicationMode: trainingSessions.communicationMode, total })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(and(inArray(trainingSessions.id, open), eq(trainingSessions.status, 'active'), ofOthers(ctx)))
    .orderBy(asc(trainingSessions.startedAt))
    .limit(limits.attentionMax)
  return groupOf(rows, (row) => ({ ...presentSession(row), communicationMode: row.communicationMode }))
}

/** A review says that somebody has looked: the call needs no more attention. */
async function readViolations(ctx: ActorContext): Promise<Attention['violations']> {
  const violation = sql<string>`coalesce(
    jsonb_path_query_first(${performanceMetrics.report}, '$.violations[*] ? (@.severity == "severe").violation') #>> '{}', '')`
  const rows = await ctx.db
    .select({ ...session, violation, total })
    .from(performanceMetrics)
    .innerJoin(trainingSessions, eq(trainingSessions.id, performanceMetrics.sessionId))
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(
      and(
        hasSevereViolation(performanceMetrics.report),
        gte(performanceMetrics.createdAt, daysAgo(ctx)),
        isNull(trainingSessions.reviewedAt),
        eq(users.role, 'trainee'),
        ofOthers(ctx),
      ),
    )
    .orderBy(desc(performanceMetrics.createdAt))
    .limit(limits.attentionMax)
  return groupOf(rows, (row) => ({ ...presentSession(row), violation: row.violation }))
}

/** What a severe violation already tells is not told twice; a retry repeats a moment of another call. */
async function readPoor(ctx: ActorContext): Promise<Attention['poor']> {
  const rows = await ctx.db
    .select({
      ...session,
      score: sql<number>`${trainingSessions.score}`,
      criteriaEdition: trainingSessions.criteriaEdition,
      total,
    })
    .from(trainingSessions)
    .innerJoin(performanceMetrics, eq(performanceMetrics.sessionId, trainingSessions.id))
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(
      and(
        lt(trainingSessions.score, lowestScoreOf('below_average')),
        gte(trainingSessions.startedAt, daysAgo(ctx)),
        isNull(trainingSessions.reviewedAt),
        isNull(trainingSessions.forkedAtLine),
        not(hasSevereViolation(performanceMetrics.report)),
        eq(users.role, 'trainee'),
        ofOthers(ctx),
      ),
    )
    .orderBy(desc(trainingSessions.startedAt), desc(trainingSessions.id))
    .limit(limits.attentionMax)
  return groupOf(rows, (row) => ({
    ...presentSession(row),
    score: row.score,
    criteriaEdition: row.criteriaEdition,
  }))
}

async function readOverdue(ctx: ActorContext): Promise<Attention['overdue']> {
  const named = sql`jsonb_build_object('id', ${users.id}, 'username', ${users.username},
    'firstName', ${users.firstName}, 'lastName', ${users.lastName})`
  const firstPeople = sql<SessionRow['user'][]>`to_jsonb((array_agg(${named}
    order by ${users.username}))[1:${sql.raw(String(limits.attentionPeopleMax))}])`
  const rows = await ctx.db
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      prospectName: prospects.name,
      sessionType: assignments.sessionType,
      deadline: assignments.deadline,
      people: sql<number>`count(*)::int`,
      firstPeople,
      total,
    })
    .from(assignments)
    .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
    .innerJoin(assignees, and(eq(assignees.assignmentId, assignments.id), isNull(assignees.withdrawnAt)))
    .innerJoin(users, eq(users.id, assignees.userId))
    .where(
      and(
        isNull(assignments.closedAt),
        lt(assignments.deadline, ctx.now()),
        eq(stateAt(ctx.now()), 'overdue'),
        watchedTrainees(ctx),
      ),
    )
    .groupBy(assignments.id, prospects.id)
    .orderBy(desc(assignments.deadline), desc(assignments.id))
    .limit(limits.attentionMax)
  return groupOf(rows, ({ total: _, deadline, ...row }) => ({
    ...row,
    deadline: deadline.toISOString(),
    firstPeople: row.firstPeople.map(presentName),
  }))
}

async function readReviews(ctx: ActorContext): Promise<Attention['reviews']> {
  const rows = await ctx.db
    .select({ ...session, total })
    .from(sessionScorecards)
    .innerJoin(trainingSessions, eq(trainingSessions.id, sessionScorecards.sessionId))
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(and(gt(sessionScorecards.pending, 0), eq(trainingSessions.status, 'completed'), ofOthers(ctx)))
    .orderBy(asc(trainingSessions.completedAt))
    .limit(limits.attentionMax)
  return groupOf(rows, presentSession)
}

/** A new account has a week to begin. */
async function readAway(ctx: ActorContext): Promise<Attention['away']> {
  const lastMs = sql<number | null>`(
    select floor(extract(epoch from s.started_at) * 1000)::float8 from training_sessions s where s.user_id = ${personId}
    order by s.started_at desc, s.id desc limit 1
  )`
  const people = ctx.db
    .select({ ...person, createdAt: users.createdAt, lastMs: lastMs.as('last_ms') })
    .from(users)
    .where(watchedTrainees(ctx))
    .as('people')
  const since = sql`coalesce(${people.lastMs}, extract(epoch from ${people.createdAt}) * 1000)`
  const rows = await ctx.db
    .select({
      user: {
        id: people.id,
        username: people.username,
        firstName: people.firstName,
        lastName: people.lastName,
      },
      lastMs: people.lastMs,
      total,
    })
    .from(people)
    .where(lt(since, daysAgo(ctx).getTime()))
    .orderBy(asc(since), asc(people.username))
    .limit(limits.attentionMax)
  return groupOf(rows, ({ user, lastMs: at }) => ({
    user: presentName(user),
    lastSessionAt: at === null ? null : new Date(at).toISOString(),
  }))
}

/** The people whose practice the actor answers for, without the actor: nobody reviews or watches their own call. */
function ofOthers(ctx: ActorContext): SQL | undefined {
  return and(watchedUsers(ctx.actor), ne(users.id, ctx.actor.id))
}

function daysAgo(ctx: ActorContext): Date {
  return new Date(ctx.now().getTime() - limits.attentionDays * dayMs)
}

type SessionRow = {
  sessionId: string
  user: { id: string; username: string; firstName: string | null; lastName: string | null }
  prospectName: string
  startedAt: Date
}

function presentSession({ sessionId, user, prospectName, startedAt }: SessionRow) {
  return { sessionId, user: presentName(user), prospectName, startedAt: startedAt.toISOString() }
}

function groupOf<Read extends { total: number }, Row>(
  rows: readonly Read[],
  present: (row: Read) => Row,
): { total: number; rows: Row[] } {
  return { total: rows[0]?.total ?? 0, rows: rows.map(present) }
}
