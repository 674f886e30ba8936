import { eq } from 'drizzle-orm'
import { sessionLives } from '#db/schema/session-lives.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Context } from '#server/context.ts'
import type { CoachPersona } from '#server/domain/coach/persona.ts'
import { debtCurrency } from '#server/domain/debtor/account-file/currency.ts'
import { storesMoves } from '#server/domain/debtor/engine.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import type { ProspectVoice } from '#server/domain/speech/prospect-voice.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findPersona } from '../coaching/persona.ts'
import { scenarioOf } from './scenario.ts'

/** What a turn needs to know about its session: the user, and the input of the simulation. */
export type ReplyTarget = {
  sessionId: string
  userId: string
  teamId: string | null
  feedbackLanguage: Language
  scenario: Scenario
  /** What the debt is in. */
  currency: AccountCurrency
  /** The lines carry no moves of the debtor: they are scored by their words. */
  recorded: boolean
  /** The traits by which the debtor's voice is chosen. */
  voice: ProspectVoice
  /** Who gives the tips; null without a coach. */
  coach: CoachPersona | null
}

export async function findReplyTarget(ctx: Pick<Context, 'db'>, sessionId: string): Promise<ReplyTarget> {
  const [row] = await ctx.db
    .select({ session: trainingSessions, teamId: users.teamId, lives: sessionLives.lives })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .leftJoin(sessionLives, eq(sessionLives.sessionId, trainingSessions.id))
    .where(eq(trainingSessions.id, sessionId))
  if (!row) throw notFound('training session')
  const scenario = scenarioOf(row.session.scenario, row.session, row.lives)
  const { gender, ageBand, seed } = lifeOf(scenario)
  return {
    sessionId,
    userId: row.session.userId,
    teamId: row.teamId,
    feedbackLanguage: row.session.feedbackLanguage,
    scenario,
    currency: debtCurrency(row.session.scenario),
    recorded: !storesMoves(row.session.engineVersion),
    voice: {
      voiceType: row.session.scenario.voiceType,
      accent: row.session.scenario.accent,
      gender,
      ageBand,
      seed,
    },
    coach: await findPersona(ctx, row.session.coachId),
  }
}
