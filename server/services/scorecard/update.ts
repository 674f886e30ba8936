import { and, eq, ne } from 'drizzle-orm'
import { scorecards } from '#db/schema/scorecards.ts'
import type { ScorecardChanges, ScorecardDetails } from '#protocol/rest/scorecards.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findEditableScorecard, getScorecard } from './find.ts'
import { lockScorecards, requireRoom } from './validate.ts'

/**
 * Archives a scorecard or takes it back; makes it the default of its team, which has one at most, or no longer.
 * @throws {AppError} `forbidden`; `conflict` for a default that is archived or the organisation's; `too_many_items`
 */
export async function updateScorecard(
  ctx: ActorContext,
  input: { id: string; changes: ScorecardChanges },
): Promise<ScorecardDetails> {
  const { id, team } = await findEditableScorecard(ctx, input.id)
  const { archived, teamDefault } = input.changes
  const teamId = team?.id ?? null
  await ctx.db.transaction(async (tx) => {
    await lockScorecards(tx, teamId)
    const [before] = await tx.select().from(scorecards).where(eq(scorecards.id, id)).for('update')
    if (!before) throw notFound('scorecard')
    if (archived === false && before.archivedAt !== null) await requireRoom(tx, teamId)
    const archivedAt =
      archived === undefined ? before.archivedAt : archived ? (before.archivedAt ?? ctx.now()) : null
    if (teamDefault === true) {
      if (teamId === null || archivedAt !== null)
        throw new AppError('conflict', 'only a scorecard in use by its own team can be its default')
      await tx
        .update(scorecards)
        .set({ teamDefault: false })
        .where(and(eq(scorecards.teamId, teamId), ne(scorecards.id, id), eq(scorecards.teamDefault, true)))
    }
    await tx
      .update(scorecards)
      .set({ archivedAt, teamDefault: archivedAt === null && (teamDefault ?? before.teamDefault) })
      .where(eq(scorecards.id, id))
  })
  return getScorecard(ctx, id)
}
