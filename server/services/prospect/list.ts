import { and, eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectListQuery } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { catalogueAfter, catalogueKey, catalogueOrder, catalogueKeyOf } from '../paging/catalogue-key.ts'
import { containsText } from '../paging/contains-text.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect } from './present.ts'

/** The prospects that the actor may practise with and that match a search, newest first, samples last. */
export async function listProspects(
  ctx: ActorContext,
  { search = '', type, ...query }: ProspectListQuery,
): Promise<Page<Prospect>> {
  const window = parsePageQuery(query, catalogueKey)
  const limit = rowLimit(window)
  const list = ctx.db
    .select()
    .from(prospects)
    .where(
      and(
        reachableProspects(ctx.db, ctx.actor),
        type === undefined ? undefined : eq(prospects.type, type),
        search === '' ? undefined : containsText(prospects.nameSearch, search),
        catalogueAfter(prospects, window.after),
      ),
    )
    .orderBy(...catalogueOrder(prospects))
    .$dynamic()
  const page = toPage(await (limit === null ? list : list.limit(limit)), window, catalogueKeyOf)
  return { ...page, rows: page.rows.map(presentProspect) }
}
