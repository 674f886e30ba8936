import type { Context } from '#server/context.ts'
import type { Tts } from '#server/providers/tts/tts.ts'

/** The provider of a voice: built-in voices always belong to the embedded provider, whatever is configured. */
export function providerOfVoice({ voices }: Pick<Context, 'voices'>, voiceId: string): Tts {
  const builtIn =
    voices.builtIn.defaultVoice('female').id === voiceId || voices.builtIn.defaultVoice('male').id === voiceId
  return builtIn ? voices.builtIn : voices.live
}
