import { and, asc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ListedProspect, ProspectListQuery } from '#protocol/rest/prospects.ts'
import { namesOfDifficulty } from '#protocol/vocabulary/prospect.ts'
import type { ActorContext } from '#server/context.ts'
import { containsText } from '../paging/contains-text.ts'
import type { Page } from '../paging/page.ts'
import { readCatalogue } from '../paging/read-catalogue.ts'
import { reachableProspects } from '../scope.ts'
import { presentProspect, prospectColumns } from './present.ts'

/**
 * The prospects that the actor may practise with and that match a search: own ones, samples, then those of others,
 * each newest first, with the actor's best score in a call with it. Without a page size the first `limits.pageMax`.
 */
export async function listProspects(
  ctx: ActorContext,
  { search = '', type, level, ...query }: ProspectListQuery,
): Promise<Page<ListedProspect>> {
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
            level === undefined ? undefined : inArray(prospects.difficultyLevel, namesOfDifficulty(level)),
            search === '' ? undefined : containsText(prospects.nameSearch, search),
            where,
          ),
        )
        .orderBy(...orderBy)
        .$dynamic()
      return limit === null ? list : list.limit(limit)
    },
  )
  const best = await bestScores(
    ctx,
    page.rows.map(({ id }) => id),
  )
  return {
    ...page,
    rows: page.rows.map((row) => {
      const own = best.get(row.id)
      return { ...presentProspect(row), ...own }
    }),
  }
}

type Best = { bestScore: number; bestScoreEdition: number }

/**
 * By prospect, of the newest edition of the criteria; a retry, which starts in the middle of a call, does not count.
 */
async function bestScores(ctx: ActorContext, prospectIds: readonly string[]): Promise<Map<string, Best>> {
  if (prospectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      prospectId: trainingSessions.prospectId,
      bestScoreEdition: trainingSessions.criteriaEdition,
      bestScore: sql<number>`${max(trainingSessions.score)}`,
    })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.userId, ctx.actor.id),
        inArray(trainingSessions.prospectId, [...prospectIds]),
        isNotNull(trainingSessions.score),
        isNull(trainingSessions.forkedAtLine),
      ),
    )
    .groupBy(trainingSessions.prospectId, trainingSessions.criteriaEdition)
    // The newest edition comes last and stays.
    .orderBy(asc(trainingSessions.criteriaEdition))
  return new Map(rows.map(({ prospectId, ...best }) => [prospectId, best]))
}
