import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import { can, type Capability } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import type { UserRow } from '../account/login-session.ts'
import { knownUsers } from '../scope.ts'

/**
 * A person whom the actor may know, watch, administer, or whose account they may manage. 404 if the actor may not
 * know or watch them; 403 for administering or managing someone who is only visible.
 */
export async function findUser(
  ctx: ActorContext,
  id: string,
  capability: Extract<Capability, 'know' | 'watch' | 'manageAccount' | 'administer'>,
): Promise<UserRow> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), knownUsers(ctx.actor)))
  if (!row) throw notFound('user')
  if (can(ctx.actor, capability, { ownerId: row.id, teamId: row.teamId, role: row.role })) return row
  if (capability === 'administer') throw new AppError('forbidden', 'only an admin may do this')
  if (capability === 'manageAccount')
    throw new AppError('forbidden', 'only an admin may do this, or a manager for trainees of their own team')
  throw notFound('user')
}
