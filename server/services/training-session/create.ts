import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import type { StoredLife } from '#db/schema/prospects.ts'
import { sessionLives } from '#db/schema/session-lives.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { TrainingSession, TrainingSessionInput } from '#protocol/rest/training-sessions.ts'
import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { ActorContext } from '#server/context.ts'
import { engineVersion } from '#server/domain/debtor/engine.ts'
import { openingPlan } from '#server/domain/debtor/fold.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findCoach } from '../coach/find.ts'
import { findProspect } from '../prospect/get.ts'
import { presentProspect } from '../prospect/present.ts'
import { storeEvents } from '../transcript/events.ts'
import { frozenLives } from './lives.ts'
import { presentSession } from './present.ts'
import { scenarioOf } from './scenario.ts'

/**
 * Starts a training session with a prospect. The prospect is copied, so later edits never change a
 * running simulation, and the debtor's first line is stored with the session.
 */
export async function createSession(
  ctx: ActorContext,
  { prospectId, ...input }: TrainingSessionInput,
): Promise<TrainingSession> {
  const row = await findProspect(ctx, prospectId, 'use')
  if (input.coachId != null) await findCoach(ctx, input.coachId, 'use')
  return ctx.db.transaction((tx) =>
    storeSession(tx, ctx, { ...input, prospect: presentProspect(row), life: row.life, assignmentId: null }),
  )
}

/** A session to start. The caller has checked that the actor may use its prospect and coach. */
type NewSession = Omit<TrainingSessionInput, 'prospectId' | 'status'> & {
  prospect: Prospect
  life: StoredLife | null
  assignmentId: string | null
}

/** Stores a session with its first line and what its debtor knows. */
export async function storeSession(
  tx: Transaction,
  ctx: Pick<ActorContext, 'actor' | 'now'>,
  { prospect, life, ...input }: NewSession,
): Promise<TrainingSession> {
  const startedAt = ctx.now()
  const [session] = await tx
    .insert(trainingSessions)
    .values({
      userId: ctx.actor.id,
      prospectId: prospect.id,
      coachId: input.coachId ?? null,
      sessionType: input.sessionType,
      communicationMode: input.communicationMode,
      sessionLanguage: input.sessionLanguage,
      feedbackLanguage: input.feedbackLanguage ?? openingLanguage(input.sessionLanguage),
      opening: input.opening,
      status: 'active',
      startedAt,
      scenario: prospect,
      seed: randomInt(2 ** 31),
      callDay: startedAt.toISOString().slice(0, 10),
      assignmentId: input.assignmentId,
      engineVersion,
    })
    .returning()
  if (!session) throw new AppError('internal', 'the session was not stored')
  const lives = frozenLives(prospect, life, input.sessionLanguage, startedAt)
  await tx.insert(sessionLives).values({ sessionId: session.id, lives })
  const scenario = scenarioOf(prospect, session, lives)
  const text = realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
  const item = {
    id: randomUUID(),
    role: 'assistant' as const,
    text,
    at: startedAt.toISOString(),
    status: 'complete' as const,
  }
  await storeEvents(tx, session.id, [{ type: 'conversation.item.created', item }], null)
  return presentSession({ ...session, messageCount: 1 })
}
