import { wavFile } from '#protocol/audio/wav.ts'

/** Sound that the page keeps for playing it again and for the download: about half an hour of both speakers. */
const maxBytes = 96 * 1024 * 1024

type Recording = { sampleRate: number; pieces: Uint8Array[] }

/** The recording of each line, by whatever names it; the oldest is let go of when it becomes too much. */
export class RecordingStore {
  readonly #recordings = new Map<string, Recording>()
  #totalBytes = 0

  add(name: string, pcm: Uint8Array, sampleRate: number): void {
    const recording = this.#recordings.get(name) ?? { sampleRate, pieces: [] }
    recording.pieces.push(pcm)
    this.#recordings.set(name, recording)
    this.#totalBytes += pcm.byteLength
    for (const oldest of this.#recordings.keys()) {
      if (this.#totalBytes <= maxBytes || oldest === name) return
      this.delete(oldest)
    }
  }

  /** The recording of a line is known by another name from now on. */
  rename(from: string, to: string): void {
    const recording = this.#recordings.get(from)
    if (!recording) return
    this.#recordings.delete(from)
    this.#recordings.set(to, recording)
  }

  has(name: string): boolean {
    return this.#recordings.has(name)
  }

  delete(name: string): void {
    for (const piece of this.#recordings.get(name)?.pieces ?? []) this.#totalBytes -= piece.byteLength
    this.#recordings.delete(name)
  }

  /** A recording as a WAV file; null for one that is not kept. */
  wav(name: string): Blob | null {
    const recording = this.#recordings.get(name)
    return recording
      ? new Blob([wavFile(recording.pieces, recording.sampleRate)], { type: 'audio/wav' })
      : null
  }
}

let latest: { sessionId: string; store: RecordingStore } | null = null

/** The recording of a session, for as long as the page is open and no other session is begun: also after its end. */
export function recordingsFor(sessionId: string): RecordingStore {
  if (latest?.sessionId !== sessionId) latest = { sessionId, store: new RecordingStore() }
  return latest.store
}
