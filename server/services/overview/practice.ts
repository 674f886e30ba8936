import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { PracticeOverview, TrendCall } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { daysOfWeek, localCalendar, streakOf, weeksBack } from '#server/domain/practice/local-calendar.ts'
import { sessionOrder } from '../paging/session-key.ts'
import { getOverview } from './get.ts'
import { completedIn, inSpans, weeklyGoalOf } from './practised.ts'
import { readRecent } from './recent.ts'

/**
 * The home of a person who practises. Days and weeks are those of the time zone; a session counts for the day on which it
 * started, once it has a score.
 */
export async function getPracticeOverview(
  ctx: ActorContext,
  input: { timeZone: string },
): Promise<PracticeOverview> {
  const calendar = localCalendar(input.timeZone)
  const today = calendar.dayOf(ctx.now())
  const weeks = weeksBack(calendar, today, limits.streakWeeksMax)
  const [thisWeek] = weeks
  if (!thisWeek) throw new Error('there is no week')
  const days = daysOfWeek(thisWeek.monday)
  const starts = days.map((day) => calendar.startOf(day))
  const daySpans = starts.map((from, place) => ({ from, to: starts[place + 1] ?? thisWeek.to }))
  const [
    { averageScore, scoredSessions, earlierScored, scoredRetries, scoreChange, monthChange },
    trend,
    recent,
    [own],
    team,
    byDay,
    byWeek,
  ] = await Promise.all([
    getOverview(ctx),
    readTrend(ctx),
    readRecent(ctx),
    ctx.db.select({ goal: users.weeklyGoal }).from(users).where(eq(users.id, ctx.actor.id)),
    readTeamWeek(ctx, thisWeek),
    inSpans(ctx, daySpans, 'count'),
    inSpans(ctx, weeks, 'any'),
  ])
  return {
    averageScore,
    scoredSessions,
    earlierScored,
    scoredRetries,
    scoreChange,
    monthChange,
    trend,
    week: {
      from: thisWeek.monday,
      to: thisWeek.sunday,
      today,
      goal: own?.goal ?? limits.weeklyGoal,
      chosen: own?.goal != null,
      completed: byDay.reduce((sum, completed) => sum + completed, 0),
      days: days.map((day, place) => ({ day, completed: byDay[place] ?? 0 })),
    },
    streakWeeks: streakOf(byWeek.map((completed) => completed > 0)),
    team,
    recent,
  }
}

/** The last scored calls with a score of each dimension, oldest first. A retry repeats another call and is left out. */
async function readTrend(ctx: ActorContext): Promise<TrendCall[]> {
  const rows = await ctx.db
    .select({
      sessionId: trainingSessions.id,
      prospectName: sql<string>`${trainingSessions.scenario} ->> 'name'`,
      startedAt: trainingSessions.startedAt,
      overall: trainingSessions.score,
      empathy: performanceMetrics.empathyScore,
      communication: performanceMetrics.communicationScore,
      objectionHandling: performanceMetrics.objectionHandlingScore,
      solutionFocus: performanceMetrics.solutionFocusScore,
      compliance: performanceMetrics.complianceScore,
      criteriaEdition: performanceMetrics.criteriaEdition,
    })
    .from(trainingSessions)
    .innerJoin(performanceMetrics, eq(performanceMetrics.sessionId, trainingSessions.id))
    .where(
      and(
        eq(trainingSessions.userId, ctx.actor.id),
        eq(trainingSessions.status, 'completed'),
        isNotNull(trainingSessions.score),
        isNull(trainingSessions.forkedAtLine),
      ),
    )
    .orderBy(...sessionOrder)
    .limit(limits.trendCalls)
  return rows.toReversed().map((row) => ({
    sessionId: row.sessionId,
    prospectName: row.prospectName,
    startedAt: row.startedAt.toISOString(),
    overall: row.overall ?? 0,
    scores: {
      empathy: row.empathy,
      communication: row.communication,
      objection_handling: row.objectionHandling,
      solution_focus: row.solutionFocus,
      compliance: row.compliance,
    },
    criteriaEdition: row.criteriaEdition,
  }))
}

/**
 * What the trainees of the actor's team did for their goals this week. More than one's own goal does not count, so
 * that nobody makes up for the others. No figure of a single person.
 */
async function readTeamWeek(
  ctx: ActorContext,
  week: { from: Date; to: Date },
): Promise<PracticeOverview['team']> {
  if (ctx.actor.teamId === null) return null
  const [sums] = await ctx.db
    .select({
      completed: sql<number>`coalesce(sum(least(${completedIn(week)}, ${weeklyGoalOf})), 0)::int`,
      goal: sql<number>`coalesce(sum(${weeklyGoalOf}), 0)::int`,
    })
    .from(users)
    .where(and(eq(users.teamId, ctx.actor.teamId), eq(users.role, 'trainee'), isNull(users.deactivatedAt)))
  return sums ?? null
}
