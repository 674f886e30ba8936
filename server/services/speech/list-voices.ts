import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { ProviderVoice } from '#protocol/rest/speech.ts'
import type { ActorContext } from '#server/context.ts'
import { findVoices } from './find-voices.ts'

/** The voices that a user may choose from, those for the language first. */
export async function listVoices(
  ctx: ActorContext,
  { language }: { language?: SpeechLanguage | undefined },
): Promise<ProviderVoice[]> {
  const voices = await findVoices(ctx)
  const code = language?.slice(0, 2)
  const speaks = (languages: readonly string[]) => code !== undefined && languages.includes(code)
  return voices
    .toSorted((one, other) => Number(speaks(other.languages)) - Number(speaks(one.languages)))
    .map(({ id, name, gender, accent }) => ({ voice_id: id, name, gender, accent }))
}
