import { asc, desc } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { reachableCoaches } from '../scope.ts'
import { presentCoach } from './present.ts'

export async function listCoaches(ctx: ActorContext): Promise<Coach[]> {
  const rows = await ctx.db
    .select()
    .from(coaches)
    .where(reachableCoaches(ctx.db, ctx.actor))
    .orderBy(desc(coaches.createdAt), asc(coaches.name))
  return rows.map(presentCoach)
}
