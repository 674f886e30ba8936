import type { z } from 'zod'
import type { speechRequest } from '#protocol/rest/speech.ts'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import { type Language, openingLanguage } from '#protocol/vocabulary/language.ts'
import type { ActorContext } from '#server/context.ts'
import type { ProspectVoice } from '#server/domain/speech/prospect-voice.ts'
import { detectLanguage } from '#server/language/text/language.ts'
import { findProspect } from '../prospect/get.ts'
import { makeLivesFor, originOf } from '../prospect/life.ts'
import { findSession } from '../training-session/find.ts'
import { findReplyTarget } from '../training-session/reply-target.ts'

type SpeechRequest = z.output<typeof speechRequest>

/** Who speaks a text, and in which language; `currency`: what "$" stands for in it. */
export type SpeakingPerson = { person: ProspectVoice; language: Language; currency?: AccountCurrency }

/** Whoever speaks where no prospect is given. */
const anybody: ProspectVoice = {
  voiceType: 'neutral',
  accent: 'neutral',
  gender: 'female',
  ageBand: 'middle',
  seed: 0,
}

/**
 * The person whose voice is asked for: the debtor of the session, or the one that a session with the prospect would have. Made
 * by rule, without the model: nobody waits for a preview.
 * @throws {AppError} `not_found` or `forbidden` for a session that the actor may not watch, or a prospect that they may not edit
 */
export async function speakingPerson(ctx: ActorContext, request: SpeechRequest): Promise<SpeakingPerson> {
  const { sessionId, prospect } = request
  if (sessionId !== undefined) return debtorOf(ctx, sessionId, request.text)
  const language = request.language === 'en-US' ? 'en' : 'es'
  // The prospect's accent determines the variety of Spanish.
  if (prospect === undefined)
    return { person: request.language === 'es-ES' ? { ...anybody, accent: 'castilian' } : anybody, language }
  return { person: await personOf(ctx, prospect), language }
}

async function debtorOf(ctx: ActorContext, sessionId: string, text: string): Promise<SpeakingPerson> {
  await findSession(ctx, sessionId, 'watch')
  const { voice, scenario, currency } = await findReplyTarget(ctx, sessionId)
  const opening = openingLanguage(scenario.sessionLanguage)
  const language = scenario.sessionLanguage === 'bilingual' ? detectLanguage(text, opening) : opening
  return { person: voice, language, currency }
}

async function personOf(
  ctx: ActorContext,
  { source, ...traits }: NonNullable<SpeechRequest['prospect']>,
): Promise<ProspectVoice> {
  if (source === undefined) return { ...anybody, ...traits }
  const { prospectId, ...fields } = source
  const stored = prospectId === undefined ? fields : await findProspect(ctx, prospectId, 'edit')
  const lives = await makeLivesFor(ctx, fields, originOf(stored, ctx.now()), ctx.actor.id)
  const { gender, ageBand, seed } = lives.en ?? lives.es ?? anybody
  return { ...traits, gender, ageBand, seed }
}
