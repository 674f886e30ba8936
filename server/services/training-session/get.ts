import { asc, eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { type SessionProspect, trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { scenarioInBothLanguages } from '#db/seed/sample-scenarios.ts'
import { wasTakenBack } from '#protocol/realtime/transcript.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { debtCurrency } from '#server/domain/debtor/account-file/currency.ts'
import { criteriaEdition } from '#server/domain/scoring/edition.ts'
import { detectLanguage } from '#server/language/text/language.ts'
import { readSessionScorecard } from '../scorecard/read.ts'
import { findSession } from './find.ts'
import { displayName } from '../user/display-name.ts'
import { presentSession } from './present.ts'

/** A session with its transcript and the prospect as it was at the start. */
export async function getSession(ctx: ActorContext, input: { id: string }): Promise<TrainingSessionDetails> {
  const session = await findSession(ctx, input.id, 'watch')
  const presented = presentSession(session)
  const [[trainee], items, origin, assignment, scorecard] = await Promise.all([
    ctx.db.select().from(users).where(eq(users.id, session.userId)),
    ctx.db
      .select()
      .from(conversationItems)
      .where(eq(conversationItems.sessionId, session.id))
      .orderBy(asc(conversationItems.seq)),
    presented.retryOf === null ? null : startedAtOf(ctx, presented.retryOf.sessionId),
    presented.assignmentId === null ? null : assignmentOf(ctx, presented.assignmentId),
    readSessionScorecard(ctx.db, session.id),
  ])
  return {
    ...presented,
    earlierCriteria: presented.criteriaEdition !== null && presented.criteriaEdition < criteriaEdition,
    traineeName: trainee === undefined ? '' : displayName(trainee),
    retryOf:
      presented.retryOf === null || origin === null
        ? null
        : { ...presented.retryOf, startedAt: origin.toISOString() },
    assignment: assignment && {
      title: assignment.title,
      byScorecard: assignment.scorecardId !== null,
      passMark: (assignment.scorecardId === null ? null : scorecard?.content.passMark) ?? assignment.passMark,
      deadline: assignment.deadline.toISOString(),
    },
    scorecard,
    prospect: {
      jurisdiction: null,
      capacity: null,
      ...session.scenario,
      debtCurrency: debtCurrency(session.scenario),
    },
    description: descriptionOf(session.scenario),
    items: items
      .filter((item) => !wasTakenBack(item))
      .map((item) => ({
        id: item.id,
        seq: item.seq,
        role: item.role,
        text: item.text,
        at: item.createdAt.toISOString(),
        status: item.status,
        responseId: item.responseId,
        durationMs: item.audioEndMs ?? item.durationMs,
      })),
  }
}

/** What a reader is told of the debtor, by its language: that of any text but a sample's is read from its words. */
function descriptionOf({
  scenario,
  primaryLanguage,
}: SessionProspect): TrainingSessionDetails['description'] {
  if (scenario === null) return null
  const written = detectLanguage(scenario, primaryLanguage === 'spanish' ? 'es' : 'en')
  return scenarioInBothLanguages(scenario) ?? { [written]: scenario }
}

/** When a session began; null if it has been deleted. */
async function startedAtOf(ctx: ActorContext, id: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ startedAt: trainingSessions.startedAt })
    .from(trainingSessions)
    .where(eq(trainingSessions.id, id))
  return row?.startedAt ?? null
}

/** The assignment of a session; null if it has been deleted. */
async function assignmentOf(ctx: ActorContext, id: string) {
  const [row] = await ctx.db
    .select({
      title: assignments.title,
      passMark: assignments.passMark,
      scorecardId: assignments.scorecardId,
      deadline: assignments.deadline,
    })
    .from(assignments)
    .where(eq(assignments.id, id))
  return row ?? null
}
