import { eq } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import type { Page } from '../paging/page.ts'
import { readSessions } from '../training-session/list.ts'
import { findUser } from './find.ts'

/** The sessions of a person whom the actor may watch, newest first. */
export async function listUserSessions(
  ctx: ActorContext,
  input: { id: string; query: PageQuery },
): Promise<Page<TrainingSession>> {
  const { id } = await findUser(ctx, input.id, 'watch')
  return readSessions(ctx, eq(trainingSessions.userId, id), input.query)
}
