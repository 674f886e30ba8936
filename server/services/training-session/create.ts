import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import type { StoredLife } from '#db/schema/prospects.ts'
import { sessionLives } from '#db/schema/session-lives.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { Lives } from '#protocol/rest/life.ts'
import type { TrainingSession, TrainingSessionInput } from '#protocol/rest/training-sessions.ts'
import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { engineVersion } from '#server/domain/debtor/engine.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findCoach } from '../coach/find.ts'
import { findProspect } from '../prospect/get.ts'
import type { StoredProspect } from '#protocol/rest/prospects.ts'
import { storedProspect } from '../prospect/present.ts'
import { freezeScorecard } from '../scorecard/freeze.ts'
import { bankOpening, openingLine } from '../turn/opening-line.ts'
import { storeEvents } from '../transcript/events.ts'
import { accountFileOf } from './account-file.ts'
import { settleLaw } from './settle-law.ts'
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
  const session = {
    ...input,
    prospect: storedProspect(row),
    life: row.life,
    assignmentId: null,
    scorecardId: null,
  }
  // The model is asked before the transaction: nothing may wait for it there.
  const beginning = beginningOf(ctx, session)
  const first = { ...beginning, text: await openingLine(ctx, beginning.scenario) }
  return ctx.db.transaction((tx) => storeSession(tx, ctx, session, first))
}

/** A session to start. The caller has checked that the actor may use its prospect and coach. */
type NewSession = Omit<TrainingSessionInput, 'prospectId' | 'status'> & {
  prospect: StoredProspect
  life: StoredLife | null
  assignmentId: string | null
  /** The assignment's; null: the default of the trainee's team, if there is one. */
  scorecardId: string | null
}

/** What is fixed when a session begins. */
type Beginning = {
  startedAt: Date
  seed: number
  callDay: string
  law: LawSettings
  lives: Lives
  scenario: Scenario
}

function beginningOf(ctx: Pick<Context, 'now' | 'law'>, { prospect, life, ...input }: NewSession): Beginning {
  const startedAt = ctx.now()
  const law = settleLaw(ctx.law, prospect)
  const seed = randomInt(2 ** 31)
  const callDay = startedAt.toISOString().slice(0, 10)
  const lives = frozenLives(prospect, life, input.sessionLanguage, startedAt)
  return {
    startedAt,
    seed,
    callDay,
    law,
    lives,
    scenario: scenarioOf(prospect, { ...input, seed, callDay, law }, lives),
  }
}

/** Stores a session with its first line, what its debtor knows and what it is held against. */
export async function storeSession(
  tx: Transaction,
  ctx: Pick<ActorContext, 'actor' | 'now' | 'law' | 'agency'>,
  newSession: NewSession,
  first: Beginning & { text?: string } = beginningOf(ctx, newSession),
): Promise<TrainingSession> {
  const { prospect, life: _, ...input } = newSession
  const { startedAt, seed, callDay, law, lives, scenario, text = bankOpening(scenario) } = first
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
      law,
      seed,
      callDay,
      assignmentId: input.assignmentId,
      engineVersion,
    })
    .returning()
  if (!session) throw new AppError('internal', 'the session was not stored')
  const file = accountFileOf(prospect, scenario, { capacity: law.capacity, agency: ctx.agency })
  await tx.insert(sessionLives).values({ sessionId: session.id, lives, accountFile: file })
  await freezeScorecard(tx, { id: session.id, trainee: ctx.actor, assigned: input.scorecardId })
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
