import { asc, desc } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect } from './present.ts'

/** The prospects that the actor may practise with: own ones first, newest first, then the samples. */
export async function listProspects(ctx: ActorContext): Promise<Prospect[]> {
  const rows = await ctx.db
    .select()
    .from(prospects)
    .where(reachableProspects(ctx.db, ctx.actor))
    .orderBy(asc(prospects.isSample), desc(prospects.createdAt), asc(prospects.name))
  return rows.map(presentProspect)
}
