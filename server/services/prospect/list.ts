import { and } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { catalogueAfter, catalogueKey, catalogueOrder, keyInCatalogue } from '../paging/catalogue-key.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect } from './present.ts'

/** The prospects that the actor may practise with: own ones first, newest first, then the samples. */
export async function listProspects(ctx: ActorContext, query: PageQuery): Promise<Page<Prospect>> {
  const window = windowOf(query, catalogueKey)
  const limit = rowsToRead(window)
  const list = ctx.db
    .select()
    .from(prospects)
    .where(and(reachableProspects(ctx.db, ctx.actor), catalogueAfter(prospects, window.after)))
    .orderBy(...catalogueOrder(prospects))
    .$dynamic()
  const page = pageOf(await (limit === null ? list : list.limit(limit)), window, keyInCatalogue)
  return { ...page, rows: page.rows.map(presentProspect) }
}
