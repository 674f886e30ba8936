import { and } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { catalogueAfter, catalogueKey, catalogueOrder, catalogueKeyOf } from '../paging/catalogue-key.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { reachableCoaches } from '../scope.ts'
import { presentCoach } from './present.ts'

/** The coaches that the actor may train with, newest first, samples last. */
export async function listCoaches(ctx: ActorContext, query: PageQuery): Promise<Page<Coach>> {
  const window = parsePageQuery(query, catalogueKey)
  const limit = rowLimit(window)
  const list = ctx.db
    .select()
    .from(coaches)
    .where(and(reachableCoaches(ctx.db, ctx.actor), catalogueAfter(coaches, window.after)))
    .orderBy(...catalogueOrder(coaches))
    .$dynamic()
  const page = toPage(await (limit === null ? list : list.limit(limit)), window, catalogueKeyOf)
  return { ...page, rows: page.rows.map(presentCoach) }
}
