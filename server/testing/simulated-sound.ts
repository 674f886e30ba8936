import { setTimeout as sleep } from 'node:timers/promises'

/** `firstByteMs` counts from the request, `pieceMs` between the chunks. */
type Pace = { firstByteMs?: number; pieceMs?: number }

/** How the simulator handles one clause. Audio is sent in chunks of 100 ms. */
export type VoiceScript =
  /** Speaks it. */
  | ({ name: 'speak' } & Pace)
  /** Sends some chunks, then nothing more; the connection stays open. */
  | ({ name: 'stall'; pieces: number } & Pace)
  /** Sends some chunks, then drops the connection. */
  | ({ name: 'cut'; pieces: number } & Pace)
  /** Sends some chunks, then malformed data. */
  | ({ name: 'garbage'; pieces: number } & Pace)
  /** Refuses the request or the WebSocket with a status. */
  | { name: 'refuse'; status: number }
  /** Closes the socket after an error, as ElevenLabs does. */
  | { name: 'error'; error: string; message: string }
  /** Accepts it and never answers. */
  | { name: 'silent' }

export const simulatedRate = 24_000
/** The duration of one character: a fast speaker. */
const samplesPerCharacter = (simulatedRate * 50) / 1_000
const pieceSamples = simulatedRate / 10

/** A chunk of a clause's audio, and when its characters begin in it. */
type Piece = { pcm: Uint8Array; chars: string[]; startsMs: number[] }

/** Sends the audio of a text in chunks, as the script says. */
export async function playClause(
  text: string,
  script: Exclude<VoiceScript, { name: 'silent' | 'refuse' | 'error' }>,
  signal: AbortSignal,
  send: (piece: Piece) => void,
): Promise<void> {
  const total = Math.max(pieceSamples, text.length * samplesPerCharacter)
  const pieces = script.name === 'speak' ? Number.POSITIVE_INFINITY : script.pieces
  const { firstByteMs = 0, pieceMs = 0 } = script
  if (firstByteMs > 0) await sleep(firstByteMs, undefined, { signal })
  for (let at = 0, piece = 0; at < total && piece < pieces; at += pieceSamples, piece++) {
    if (piece > 0 && pieceMs > 0) await sleep(pieceMs, undefined, { signal })
    signal.throwIfAborted()
    const end = Math.min(total, at + pieceSamples)
    const from = Math.ceil(at / samplesPerCharacter)
    const to = end === total ? text.length : Math.ceil(end / samplesPerCharacter)
    const chars = text.slice(from, to).split('')
    const startsMs = chars.map(
      (_, place) => ((from + place) * samplesPerCharacter - at) / (simulatedRate / 1_000),
    )
    send({ pcm: tone(at, end - at), chars, startsMs })
  }
}

/** A 220 Hz tone that continues from chunk to chunk. */
export function tone(from: number, samples: number): Uint8Array {
  const pcm = new Int16Array(samples)
  for (let place = 0; place < samples; place++)
    pcm[place] = Math.round(6_000 * Math.sin((2 * Math.PI * 220 * (from + place)) / simulatedRate))
  return new Uint8Array(pcm.buffer)
}

/** The voices of an account. */
export const simulatedVoices = [
  {
    voice_id: 'EXAVITQu4vr4xnSDxMaL',
    name: 'Sarah',
    labels: { gender: 'female', accent: 'american', age: 'young' },
  },
  {
    voice_id: 'JBFqnCBsd6RMkjVDRZzb',
    name: 'George',
    labels: { gender: 'male', accent: 'british', age: 'middle_aged' },
  },
  {
    voice_id: 'mexico1',
    name: 'Lucía',
    labels: { gender: 'female', accent: 'mexican', age: 'middle_aged', language: 'es' },
    verified_languages: [{ language: 'es', model_id: 'eleven_flash_v2_5' }],
  },
]
