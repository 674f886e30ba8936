import { and, eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectListQuery } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { catalogueAfter, catalogueKey, catalogueOrder, keyInCatalogue } from '../paging/catalogue-key.ts'
import { holds } from '../paging/holds.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect } from './present.ts'

/** The prospects that the actor may practise with and that fit a search: newest first, then the samples. */
export async function listProspects(
  ctx: ActorContext,
  { search = '', type, ...query }: ProspectListQuery,
): Promise<Page<Prospect>> {
  const window = windowOf(query, catalogueKey)
  const limit = rowsToRead(window)
  const list = ctx.db
    .select()
    .from(prospects)
    .where(
      and(
        reachableProspects(ctx.db, ctx.actor),
        type === undefined ? undefined : eq(prospects.type, type),
        search === '' ? undefined : holds(prospects.nameSearch, search),
        catalogueAfter(prospects, window.after),
      ),
    )
    .orderBy(...catalogueOrder(prospects))
    .$dynamic()
  const page = pageOf(await (limit === null ? list : list.limit(limit)), window, keyInCatalogue)
  return { ...page, rows: page.rows.map(presentProspect) }
}
