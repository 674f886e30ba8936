import { and, eq, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { practiceScores, practiceScoreTotals, practiceTotals } from '#db/schema/practice.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { Overview } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { boundedSums } from '#server/domain/practice/bounded.ts'
import { meanScore, scoreChange } from '#server/domain/practice/change.ts'
import { dayOf, monthStart } from '#server/domain/practice/days.ts'
import { type EditionSum, sumOfEdition } from '#server/domain/practice/editions.ts'
import { sessionOrder } from '../paging/session-key.ts'

/** A summary of the actor's own practice, from the daily and total figures instead of the sessions. */
export async function getOverview(ctx: ActorContext): Promise<Overview> {
  const today = dayOf(ctx.now())
  const [thisMonth, lastMonth] = [monthStart(today), monthStart(today, 1)]
  const [[totals], allScores, current, previous, open, [last], debtors] = await Promise.all([
    ctx.db.select(totalColumns).from(practiceTotals).where(eq(practiceTotals.userId, ctx.actor.id)),
    ctx.db.select().from(practiceScoreTotals).where(eq(practiceScoreTotals.userId, ctx.actor.id)),
    scoresOf(ctx, thisMonth, null),
    scoresOf(ctx, lastMonth, thisMonth),
    ctx.db
      .selectDistinct({ sessionType: trainingSessions.sessionType })
      .from(trainingSessions)
      .where(and(eq(trainingSessions.userId, ctx.actor.id), eq(trainingSessions.status, 'active'))),
    ctx.db
      .select({ startedAt: trainingSessions.startedAt })
      .from(trainingSessions)
      .where(
        and(
          eq(trainingSessions.userId, ctx.actor.id),
          or(ne(trainingSessions.status, 'completed'), isNotNull(trainingSessions.score)),
        ),
      )
      .orderBy(...sessionOrder)
      .limit(1),
    debtorsOf(ctx),
  ])
  const { standard, objectionHandling, completed, durationS } = boundedSums(totals ?? zeroTotals)
  const mean = sumOfEdition(allScores)
  return {
    sessions: {
      total: standard + objectionHandling,
      completed,
      byType: { standard, objection_handling: objectionHandling },
    },
    practisedS: durationS,
    lastSessionAt: last?.startedAt.toISOString() ?? null,
    averageScore: meanScore(mean),
    scoredSessions: mean.scored,
    earlierScored: mean.otherwiseScored,
    // Retries count as completed. The counters are kept by triggers; if one is off, nobody's page fails because of it.
    scoredRetries: Math.max(completed - mean.scored - mean.otherwiseScored, 0),
    scoreChange: null,
    monthChange: scoreChange(
      sumOfEdition(current, mean.criteriaEdition),
      sumOfEdition(previous, mean.criteriaEdition),
    ),
    debtors,
    activeSessions: {
      standardCollection: open.some(({ sessionType }) => sessionType === 'standard'),
      objectionHandling: open.some(({ sessionType }) => sessionType === 'objection_handling'),
    },
  }
}

/** The debtors of the latest sessions, each once, under the name that it had last. */
async function debtorsOf(ctx: ActorContext): Promise<Overview['debtors']> {
  const sessions = await ctx.db
    .select({ id: trainingSessions.prospectId, name: sql<string>`${trainingSessions.scenario}->>'name'` })
    .from(trainingSessions)
    .where(eq(trainingSessions.userId, ctx.actor.id))
    .orderBy(...sessionOrder)
    .limit(limits.historyDebtorSessions)
  const names = new Map<string, string>()
  for (const { id, name } of sessions) if (!names.has(id)) names.set(id, name)
  return Array.from(names, ([id, name]) => ({ id, name }))
}

const totalColumns = {
  standard: practiceTotals.standard,
  objectionHandling: practiceTotals.objectionHandling,
  completed: practiceTotals.completed,
  durationS: practiceTotals.durationS,
}
const zeroTotals = { standard: 0, objectionHandling: 0, completed: 0, durationS: 0 }

/** The scores of sessions started from `from` until before `to`, by edition. */
function scoresOf(ctx: ActorContext, from: string, to: string | null): Promise<EditionSum[]> {
  return ctx.db
    .select({
      criteriaEdition: practiceScores.criteriaEdition,
      scored: sql<number>`sum(${practiceScores.scored})::int`,
      scoreSum: sql<number>`sum(${practiceScores.scoreSum})::int`,
    })
    .from(practiceScores)
    .where(
      and(
        eq(practiceScores.userId, ctx.actor.id),
        gte(practiceScores.day, from),
        to === null ? undefined : lt(practiceScores.day, to),
      ),
    )
    .groupBy(practiceScores.criteriaEdition)
}
