import { and, desc, eq, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { scorecards } from '#db/schema/scorecards.ts'
import type { ListedScorecard, ScorecardListQuery } from '#protocol/rest/scorecards.ts'
import { moment } from '#protocol/text/kinds.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, parsePageQuery, rowLimit, toPage } from '../paging/page.ts'
import { reachableScorecards } from '../scope.ts'
import { readScorecards } from './rows.ts'
import { readUse } from './use.ts'

/** The sort key of a scorecard: newest first, then by id. */
const createdKey = z.strictObject({ at: moment, id: z.uuid() })

function createdAfter(key: z.infer<typeof createdKey> | null): SQL | undefined {
  if (key === null) return undefined
  const at = new Date(key.at)
  // The first condition is redundant but lets Postgres use the index.
  return and(
    lte(scorecards.createdAt, at),
    or(lt(scorecards.createdAt, at), and(eq(scorecards.createdAt, at), lt(scorecards.id, key.id))),
  )
}

/** The scorecards that the actor may assign, newest first, with their use; or the archived ones. */
export async function listScorecards(
  ctx: ActorContext,
  { status, ...query }: ScorecardListQuery,
): Promise<Page<ListedScorecard>> {
  const window = parsePageQuery(query, createdKey)
  const cards = await readScorecards(
    ctx,
    and(
      reachableScorecards(ctx.actor),
      status === 'active' ? isNull(scorecards.archivedAt) : isNotNull(scorecards.archivedAt),
      createdAfter(window.after),
    ),
    { order: [desc(scorecards.createdAt), desc(scorecards.id)], limit: rowLimit(window) },
  )
  const page = toPage(cards, window, ({ createdAt, id }) => ({ at: createdAt, id }))
  const useOf = await readUse(
    ctx,
    page.rows.map(({ id }) => id),
  )
  return { ...page, rows: page.rows.map((card) => ({ ...card, use: useOf(card.id) })) }
}
