import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import type { ScorecardDetails, ScorecardVersionInput } from '#protocol/rest/scorecards.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findEditableScorecard, getScorecard } from './find.ts'
import { currentVersion } from './rows.ts'
import { requireKnownCriteria } from './validate.ts'

/**
 * Stores a change as the next version. One that says what the current version says makes none, so a request that is sent
 * again changes nothing.
 * @throws {AppError} `forbidden`; `conflict` if somebody else has changed it since; `invalid_input`; `too_many_items`
 */
export async function addVersion(
  ctx: ActorContext,
  input: { id: string } & ScorecardVersionInput,
): Promise<ScorecardDetails> {
  const { id } = await findEditableScorecard(ctx, input.id)
  requireKnownCriteria(input.content)
  await ctx.db.transaction(async (tx) => {
    // Locked first: who waits for the lock would look for the version that was current before it.
    await tx.select({ id: scorecards.id }).from(scorecards).where(eq(scorecards.id, id)).for('update')
    const [current] = await tx
      .select({ version: scorecards.version, content: scorecardVersions.content })
      .from(scorecards)
      .innerJoin(scorecardVersions, currentVersion)
      .where(eq(scorecards.id, id))
    if (!current) throw notFound('scorecard')
    if (isDeepStrictEqual(current.content, input.content)) return
    if (current.version !== input.basedOn)
      throw new AppError('conflict', 'somebody else has changed this scorecard in the meantime')
    if (current.version >= limits.scorecardVersionsMax)
      throw new AppError('too_many_items', `a scorecard may have ${limits.scorecardVersionsMax} versions`)
    const version = current.version + 1
    await tx.insert(scorecardVersions).values({
      scorecardId: id,
      version,
      content: input.content,
      authorId: ctx.actor.id,
      createdAt: ctx.now(),
    })
    await tx.update(scorecards).set({ version }).where(eq(scorecards.id, id))
  })
  return getScorecard(ctx, id)
}
