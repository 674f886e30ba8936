import { randomUUID } from 'node:crypto'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findSession } from './find.ts'
import { presentSession } from './present.ts'

/**
 * Ends a session by REST, through its room so that open views are notified. Ending it again changes nothing; while it
 * is being analyzed, in whichever process, the call waits for the result. `allowTooShort` also ends a session in which
 * too little was said for a score.
 * @throws {AppError} `session_too_short`, or `analysis_running` if an analysis under way takes too long
 */
export async function completeThroughRoom(
  ctx: ServerContext & ActorContext,
  input: { id: string; allowTooShort?: boolean | undefined },
): Promise<TrainingSession> {
  const session = await findSession(ctx, input.id, 'practise')
  if (session.status === 'completed') return presentSession(session)
  await ctx.rooms
    .withRoom(ctx, session.id, (room) =>
      room.complete(randomUUID(), { allowTooShort: input.allowTooShort === true }),
    )
    .catch((error: unknown) => {
      // Somebody else was faster, in another view or process.
      if (!(error instanceof AppError) || error.code !== 'session_completed') throw error
    })
  return presentSession(await findSession(ctx, input.id, 'practise'))
}
