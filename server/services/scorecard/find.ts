import { and, eq } from 'drizzle-orm'
import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import type { Scorecard, ScorecardDetails } from '#protocol/rest/scorecards.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableScorecards } from '../scope.ts'
import { readScorecards } from './rows.ts'

/** A scorecard that the actor may read. 404 for any other. */
export async function findScorecard(ctx: ActorContext, id: string): Promise<Scorecard> {
  const [found] = await readScorecards(ctx, and(eq(scorecards.id, id), reachableScorecards(ctx.actor)))
  if (!found) throw notFound('scorecard')
  return found
}

/** A scorecard that the actor may change. 403 if it is visible but not editable. */
export async function findEditableScorecard(ctx: ActorContext, id: string): Promise<Scorecard> {
  const found = await findScorecard(ctx, id)
  if (!found.mayEdit) throw new AppError('forbidden', 'only the owners of this scorecard may change it')
  return found
}

/** A scorecard that the actor may read, with what its current version says. */
export async function getScorecard(ctx: ActorContext, id: string): Promise<ScorecardDetails> {
  const found = await findScorecard(ctx, id)
  const [current] = await ctx.db
    .select({ content: scorecardVersions.content })
    .from(scorecardVersions)
    .where(and(eq(scorecardVersions.scorecardId, id), eq(scorecardVersions.version, found.version)))
  if (!current) throw notFound('scorecard')
  return { ...found, ...current }
}
