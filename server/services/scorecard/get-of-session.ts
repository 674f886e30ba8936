import type { SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'
import { readSessionScorecard } from './read.ts'

/** The scorecard of a session that the actor may watch. 404 if it has none. */
export async function getSessionScorecard(
  ctx: ActorContext,
  input: { id: string },
): Promise<SessionScorecard> {
  const session = await findSession(ctx, input.id, 'watch')
  const found = await readSessionScorecard(ctx.db, session.id)
  if (!found) throw notFound('scorecard')
  return found
}
