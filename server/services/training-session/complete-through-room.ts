import { randomUUID } from 'node:crypto'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import { findSession } from './find.ts'
import { presentSession } from './present.ts'

/**
 * Ends a session by REST, through its room so that open views are notified. Ending it again changes nothing.
 */
export async function completeThroughRoom(
  ctx: ServerContext & ActorContext,
  input: { id: string },
): Promise<TrainingSession> {
  const session = await findSession(ctx, input.id, 'practise')
  if (session.status === 'completed') return presentSession(session)
  await ctx.rooms.withRoom(ctx, session.id, (room) => room.complete(randomUUID()))
  return presentSession(await findSession(ctx, input.id, 'practise'))
}
