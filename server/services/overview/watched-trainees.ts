import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { ActorContext } from '#server/context.ts'
import { watchedUsers } from '../scope.ts'

/** The trainees whose practice the actor answers for; accounts that are switched off are not. */
export function watchedTrainees(ctx: ActorContext): SQL | undefined {
  return and(eq(users.role, 'trainee'), isNull(users.deactivatedAt), watchedUsers(ctx.actor))
}
