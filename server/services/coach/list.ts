import { and } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import type { Page } from '../paging/page.ts'
import { readCatalogue } from '../paging/read-catalogue.ts'
import { reachableCoaches } from '../scope.ts'
import { presentCoach } from './present.ts'

/**
 * The coaches that the actor may train with: own ones, samples, then those of others, each newest first. Without
 * a page size all own ones and the first `limits.pageMax` of the rest, since the page of coaches searches in them.
 */
export async function listCoaches(ctx: ActorContext, query: PageQuery): Promise<Page<Coach>> {
  const page = await readCatalogue(
    coaches,
    { actorId: ctx.actor.id, query, ownInFull: true },
    (where, orderBy, limit) => {
      const list = ctx.db
        .select()
        .from(coaches)
        .where(and(reachableCoaches(ctx.db, ctx.actor), where))
        .orderBy(...orderBy)
        .$dynamic()
      return limit === null ? list : list.limit(limit)
    },
  )
  return { ...page, rows: page.rows.map(presentCoach) }
}
