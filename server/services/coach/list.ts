import { and } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { catalogueAfter, catalogueKey, catalogueOrder, keyInCatalogue } from '../paging/catalogue-key.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { reachableCoaches } from '../scope.ts'
import { presentCoach } from './present.ts'

/** The coaches that the actor may train with: newest first, and the samples last. */
export async function listCoaches(ctx: ActorContext, query: PageQuery): Promise<Page<Coach>> {
  const window = windowOf(query, catalogueKey)
  const limit = rowsToRead(window)
  const list = ctx.db
    .select()
    .from(coaches)
    .where(and(reachableCoaches(ctx.db, ctx.actor), catalogueAfter(coaches, window.after)))
    .orderBy(...catalogueOrder(coaches))
    .$dynamic()
  const page = pageOf(await (limit === null ? list : list.limit(limit)), window, keyInCatalogue)
  return { ...page, rows: page.rows.map(presentCoach) }
}
