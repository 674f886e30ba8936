import { and, eq } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableSessions } from '../scope.ts'
import type { SessionRow } from './scenario.ts'

/**
 * A session that the actor may watch, practise in or review. Throws 404 outside the actor's scope, 403 for a
 * session that the actor may only watch.
 */
export async function findSession(
  ctx: ActorContext,
  id: string,
  capability: 'watch' | 'practise' | 'review',
): Promise<SessionRow> {
  const [row] = await ctx.db
    .select({ session: trainingSessions, teamId: users.teamId })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(and(eq(trainingSessions.id, id), reachableSessions(ctx.db, ctx.actor)))
  if (!row) throw notFound('training session')
  if (!can(ctx.actor, capability, { ownerId: row.session.userId, teamId: row.teamId }))
    throw new AppError(
      'forbidden',
      capability === 'review'
        ? 'a session is reviewed by a supervisor, never by its own trainee'
        : 'only the trainee of this session may do that',
    )
  return row.session
}
