import { wavFile } from '#protocol/audio/wav.ts'

/** Sound that the page keeps for playing it again and for the download: about half an hour of both speakers. */
const keptBytesMax = 96 * 1024 * 1024

type Sound = { sampleRate: number; pieces: Uint8Array[] }

/** The sound of each line, by whatever names it; the oldest is let go of when it becomes too much. */
export class KeptSound {
  readonly #sounds = new Map<string, Sound>()
  #bytes = 0

  add(name: string, pcm: Uint8Array, sampleRate: number): void {
    const sound = this.#sounds.get(name) ?? { sampleRate, pieces: [] }
    sound.pieces.push(pcm)
    this.#sounds.set(name, sound)
    this.#bytes += pcm.byteLength
    for (const oldest of this.#sounds.keys()) {
      if (this.#bytes <= keptBytesMax || oldest === name) return
      this.delete(oldest)
    }
  }

  /** The sound of a line is known by another name from now on. */
  rename(from: string, to: string): void {
    const sound = this.#sounds.get(from)
    if (!sound) return
    this.#sounds.delete(from)
    this.#sounds.set(to, sound)
  }

  has(name: string): boolean {
    return this.#sounds.has(name)
  }

  delete(name: string): void {
    for (const piece of this.#sounds.get(name)?.pieces ?? []) this.#bytes -= piece.byteLength
    this.#sounds.delete(name)
  }

  /** A sound as a WAV file; null for one that is not kept. */
  wav(name: string): Blob | null {
    const sound = this.#sounds.get(name)
    return sound ? new Blob([wavFile(sound.pieces, sound.sampleRate)], { type: 'audio/wav' }) : null
  }
}

let latest: { sessionId: string; sounds: KeptSound } | null = null

/** The sound of a session, for as long as the page is open and no other session is begun: also after its end. */
export function soundsOf(sessionId: string): KeptSound {
  if (latest?.sessionId !== sessionId) latest = { sessionId, sounds: new KeptSound() }
  return latest.sounds
}
