import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Member } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { knownUsers } from '../scope.ts'
import { readMembers } from './rows.ts'

/** A person with the figures that the actor may see. */
export async function getUser(ctx: ActorContext, input: { id: string }): Promise<Member> {
  const [found] = await readMembers(ctx, and(eq(users.id, input.id), knownUsers(ctx.actor)))
  if (!found) throw notFound('user')
  return found
}
