import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { Drill, Plan } from '#protocol/rest/plan.ts'
import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { didBetter, drillsOf, reasonFor, weakestOf, type DrillMoment } from '#server/domain/practice/plan.ts'
import { sessionOrder } from '../paging/session-key.ts'
import { copiedStatuses } from '../training-session/retry.ts'
import { findUser } from '../user/find.ts'

/** The plan of a person whose practice the actor may watch. */
export async function readUserPlan(ctx: ActorContext, input: { id: string }): Promise<Plan> {
  const { id } = await findUser(ctx, input.id, 'watch')
  return readPlan(ctx, id)
}

/** The plan of a user: what to practise first over the last scored calls, and the moments of them to take again. */
export async function readPlan(ctx: Pick<Context, 'db'>, userId: string): Promise<Plan> {
  const calls = await readCalls(ctx, userId)
  const weakest = weakestOf(calls)
  if (!weakest) return { calls: calls.length, weakest: null, drills: [] }
  return {
    calls: calls.length,
    weakest: {
      criterion: weakest.id,
      dimension: weakest.dimension,
      earned: weakest.earned,
      lostIn: weakest.lostIn.map(({ call }) => presentCall(call)),
      why: reasonFor(weakest),
    },
    drills: await presentDrills(ctx, drillsOf(weakest)),
  }
}

type Call = {
  sessionId: string
  prospectName: string
  startedAt: Date
  prospectId: string
  sessionType: SessionType
  sessionLanguage: SessionLanguage
} & Pick<AnalysisReport, 'criteria' | 'violations' | 'outcome'>

/** Only what the plan needs of a report, which may be long. */
const criteria = sql<AnalysisReport['criteria']>`${performanceMetrics.report} -> 'criteria'`
const violations = sql<
  AnalysisReport['violations']
>`coalesce(${performanceMetrics.report} -> 'violations', '[]')`
const outcome = sql<AnalysisReport['outcome']>`${performanceMetrics.report} -> 'outcome'`

/** The last scored calls, the newest first. A retry repeats lines of another call, so it is none. */
function readCalls(ctx: Pick<Context, 'db'>, userId: string): Promise<Call[]> {
  return ctx.db
    .select({
      sessionId: trainingSessions.id,
      prospectName: sql<string>`${trainingSessions.scenario} ->> 'name'`,
      startedAt: trainingSessions.startedAt,
      prospectId: trainingSessions.prospectId,
      sessionType: trainingSessions.sessionType,
      sessionLanguage: trainingSessions.sessionLanguage,
      criteria,
      violations,
      outcome,
    })
    .from(trainingSessions)
    .innerJoin(performanceMetrics, eq(performanceMetrics.sessionId, trainingSessions.id))
    .where(
      and(
        eq(trainingSessions.userId, userId),
        eq(trainingSessions.status, 'completed'),
        isNull(trainingSessions.forkedAtLine),
        isNotNull(performanceMetrics.overallScore),
      ),
    )
    .orderBy(...sessionOrder)
    .limit(limits.planCalls)
}

function presentCall({ sessionId, prospectName, startedAt }: Call) {
  return { sessionId, prospectName, startedAt: startedAt.toISOString() }
}

type Retry = { id: string; from: string | null; at: number | null; criteria: AnalysisReport['criteria'] }

/** The completed retries of sessions, the newest first. */
function readRetries(ctx: Pick<Context, 'db'>, sessionIds: readonly string[]): Promise<Retry[]> {
  return ctx.db
    .select({
      id: trainingSessions.id,
      from: trainingSessions.forkedFromSessionId,
      at: trainingSessions.forkedAtLine,
      criteria,
    })
    .from(trainingSessions)
    .innerJoin(performanceMetrics, eq(performanceMetrics.sessionId, trainingSessions.id))
    .where(inArray(trainingSessions.forkedFromSessionId, [...sessionIds]))
    .orderBy(...sessionOrder)
}

/** How many lines a retry from each of these lines copies; a line that is gone is missing. */
async function copiedBefore(
  ctx: Pick<Context, 'db'>,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const before = alias(conversationItems, 'before')
  const rows = await ctx.db
    .select({ id: conversationItems.id, lines: sql<number>`count(${before.id})::int` })
    .from(conversationItems)
    .leftJoin(
      before,
      and(
        eq(before.sessionId, conversationItems.sessionId),
        lt(before.seq, conversationItems.seq),
        inArray(before.status, [...copiedStatuses]),
      ),
    )
    .where(inArray(conversationItems.id, [...itemIds]))
    .groupBy(conversationItems.id)
  return new Map(rows.map(({ id, lines }) => [id, lines]))
}

async function presentDrills(
  ctx: Pick<Context, 'db'>,
  moments: readonly DrillMoment<Call>[],
): Promise<Drill[]> {
  if (moments.length === 0) return []
  const [retries, places] = await Promise.all([
    readRetries(ctx, [...new Set(moments.map(({ call }) => call.sessionId))]),
    copiedBefore(
      ctx,
      moments.map(({ itemId }) => itemId),
    ),
  ])
  return moments.flatMap(({ call, criterion, moment, itemId }): Drill[] => {
    const place = places.get(itemId)
    if (place === undefined) return []
    // One from an earlier line takes the moment again as well.
    const better = retries.find(
      ({ from, at, criteria: again }) =>
        from === call.sessionId && (at ?? 0) <= place && didBetter(criterion, again),
    )
    return [
      {
        ...presentCall(call),
        prospectId: call.prospectId,
        sessionType: call.sessionType,
        sessionLanguage: call.sessionLanguage,
        itemId,
        line: moment.retryFrom.line + 1,
        quote: { line: moment.quote.line + 1, text: moment.quote.text },
        // A criterion without a quote was missed without words: the line of its moment shows what was wrong only where it says why.
        quoteShowsFault: criterion.quote !== null || moment.why !== undefined,
        betterLine: moment.betterLine,
        doneIn: better?.id ?? null,
      },
    ]
  })
}
