import { z } from 'zod'
import { VoiceError } from './tts.ts'

/** The times of characters are dropped where they are malformed: they must never fail the sound. */
const alignment = z
  .object({
    chars: z.array(z.string()),
    charStartTimesMs: z.array(z.number()).optional(),
    charsStartTimesMs: z.array(z.number()).optional(),
    char_start_times_ms: z.array(z.number()).optional(),
  })
  .nullish()
  .catch(null)

/** The service spells these names in two ways, by endpoint and over time. */
const message = z.object({
  // Base64, not validated: checking each character costs more than everything else done with an audio chunk.
  audio: z.string().nullish(),
  isFinal: z.boolean().nullish(),
  is_final: z.boolean().nullish(),
  contextId: z.string().nullish(),
  context_id: z.string().nullish(),
  alignment,
  error: z.string().nullish(),
  message: z.string().nullish(),
})

/** One message of the server: an audio chunk of a context with the times of its characters, or the end of the context. */
export type SocketMessage = {
  audio: string | null
  alignment: { chars: string[]; charStartTimesMs: number[] } | null
  final: boolean
  /** Null: a server with a single context may leave it out. */
  contextId: string | null
  /** Why the server will close the socket. */
  error: string | null
}

/** Reads a message; null if it does not conform to the protocol. */
export function readMessage(data: unknown): SocketMessage | null {
  const parsed = message.safeParse(parseJson(data))
  if (!parsed.success) return null
  const read = parsed.data
  const starts =
    read.alignment?.charStartTimesMs ??
    read.alignment?.charsStartTimesMs ??
    read.alignment?.char_start_times_ms
  return {
    audio: read.audio ?? null,
    alignment: read.alignment && starts ? { chars: read.alignment.chars, charStartTimesMs: starts } : null,
    final: read.isFinal === true || read.is_final === true,
    contextId: read.contextId ?? read.context_id ?? null,
    error: read.error ? `${read.error} ${read.message ?? ''}`.trim() : null,
  }
}

/**
 * A refusal by its words. The service closes with 1008 for a voice that an account does not have, for spent credits, and for
 * too many contexts ("max_active_conversations"): only the last one passes by itself.
 */
export function refusal(why: string): VoiceError {
  const crowded = /max_active|simultaneous contexts/iu.test(why)
  const busy = /rate.?limit|too_many|concurrent/iu.test(why)
  return new VoiceError(
    crowded ? 'unavailable' : busy ? 'rate_limited' : 'refused',
    `the voice provider refused: ${why}`,
    { afterAudio: false, unknownVoice: namesUnknownVoice(why) },
  )
}

/** Whether the service says that the account does not have the voice. */
export function namesUnknownVoice(why: string): boolean {
  return /voice[\w ]*(?:not[ _]found|does[ _]not[ _]exist)|voice_id/iu.test(why)
}

function parseJson(data: unknown): unknown {
  if (!Buffer.isBuffer(data)) return null
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}
