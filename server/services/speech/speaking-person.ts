import type { z } from 'zod'
import type { speechRequest } from '#protocol/rest/speech.ts'
import type { ActorContext } from '#server/context.ts'
import type { ProspectVoice } from '#server/domain/speech/prospect-voice.ts'
import { findProspect } from '../prospect/get.ts'
import { makeLivesFor, originOf } from '../prospect/life.ts'

/** Whoever speaks where no prospect is given. */
const anybody: ProspectVoice = {
  voiceType: 'neutral',
  accent: 'neutral',
  gender: 'female',
  ageBand: 'middle',
  seed: 0,
}

/**
 * The person whose voice is asked for: the one that a session with this prospect would have. Made by rule, without the model:
 * nobody waits for a preview.
 * @throws {AppError} `not_found` or `forbidden` for a prospect that the actor may not edit
 */
export async function speakingPerson(
  ctx: ActorContext,
  prospect: z.output<typeof speechRequest>['prospect'],
): Promise<ProspectVoice> {
  if (prospect === undefined) return anybody
  const { source, ...traits } = prospect
  if (source === undefined) return { ...anybody, ...traits }
  const { prospectId, ...fields } = source
  const stored = prospectId === undefined ? fields : await findProspect(ctx, prospectId, 'edit')
  const lives = await makeLivesFor(ctx, fields, originOf(stored, ctx.now()), ctx.actor.id)
  const { gender, ageBand, seed } = lives.en ?? lives.es ?? anybody
  return { ...traits, gender, ageBand, seed }
}
