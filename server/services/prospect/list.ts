import { and, eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectListQuery } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { containsText } from '../paging/contains-text.ts'
import type { Page } from '../paging/page.ts'
import { readCatalogue } from '../paging/read-catalogue.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect, prospectColumns } from './present.ts'

/**
 * The prospects that the actor may practise with and that match a search: own ones, samples, then those of others,
 * each newest first. Without a page size the first `limits.pageMax`.
 */
export async function listProspects(
  ctx: ActorContext,
  { search = '', type, ...query }: ProspectListQuery,
): Promise<Page<Prospect>> {
  const page = await readCatalogue(
    prospects,
    { actorId: ctx.actor.id, query, ownInFull: false },
    (where, orderBy, limit) => {
      const list = ctx.db
        .select(prospectColumns)
        .from(prospects)
        .where(
          and(
            reachableProspects(ctx.db, ctx.actor),
            type === undefined ? undefined : eq(prospects.type, type),
            search === '' ? undefined : containsText(prospects.nameSearch, search),
            where,
          ),
        )
        .orderBy(...orderBy)
        .$dynamic()
      return limit === null ? list : list.limit(limit)
    },
  )
  return { ...page, rows: page.rows.map(presentProspect) }
}
