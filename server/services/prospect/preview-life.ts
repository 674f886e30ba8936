import type { Lives } from '#protocol/rest/life.ts'
import type { LifeSourceInput } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { findProspect } from './get.ts'
import { livesWithModel } from './extract-life.ts'
import { lifeSourceOf, makeLivesFor, originOf } from './life.ts'

/**
 * What the debtor of a prospect that is being written would know, before its author's edits; nothing is stored. A
 * stored prospect keeps its person.
 * @throws {AppError} `not_found` or `forbidden` for a prospect that the actor may not edit
 */
export async function previewLife(
  ctx: ActorContext,
  { prospectId, ...source }: LifeSourceInput,
): Promise<Lives> {
  const stored = prospectId === undefined ? source : await findProspect(ctx, prospectId, 'edit')
  const ruled = await makeLivesFor(ctx, source, originOf(stored, ctx.now()), ctx.actor.id)
  const { lives } = await livesWithModel(ctx, lifeSourceOf(source), ruled)
  return lives
}
