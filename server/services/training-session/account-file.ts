import { eq } from 'drizzle-orm'
import { sessionLives } from '#db/schema/session-lives.ts'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { ActorContext } from '#server/context.ts'
import type { CallingFor } from '#server/domain/debtor/account-file/caller.ts'
import { makeAccountFile } from '#server/domain/debtor/account-file/make-account-file.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { LifeSource } from '#server/domain/debtor/life/people/source.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import { lifeSourceOf } from '../prospect/life.ts'
import { findSession } from './find.ts'
import { scenarioOf, type SessionRow } from './scenario.ts'
import { settleLaw } from './settle-law.ts'

/** The account file of a call: of the debtor as it speaks when the session opens, on the day of the call. */
export function accountFileOf(prospect: LifeSource, scenario: Scenario, callingFor: CallingFor): AccountFile {
  return makeAccountFile(lifeSourceOf(prospect), lifeOf(scenario), scenario.today, callingFor)
}

/** The account file of a session, for its trainee and whoever may watch it. It is as at the start of the session. */
export async function getAccountFile(ctx: ActorContext, input: { id: string }): Promise<AccountFile> {
  return readAccountFile(ctx, await findSession(ctx, input.id, 'watch'))
}

/** The account file of a session that the actor may see. */
export async function readAccountFile(ctx: ActorContext, session: SessionRow): Promise<AccountFile> {
  const [stored] = await ctx.db.select().from(sessionLives).where(eq(sessionLives.sessionId, session.id))
  const law = session.law ?? settleLaw(ctx.law, session.scenario)
  const scenario = scenarioOf(session.scenario, session, stored?.lives ?? null)
  const made = accountFileOf(session.scenario, scenario, { capacity: law.capacity, agency: ctx.agency })
  // What a file of before did not have is made now.
  return { ...made, ...stored?.accountFile }
}
