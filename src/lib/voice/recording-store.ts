import { wavFile } from '#protocol/audio/wav.ts'

/** About half an hour of audio of both speakers. */
const maxBytes = 96 * 1024 * 1024

type Recording = { sampleRate: number; chunks: Uint8Array[] }

/** Recordings of lines, for replay and download. The oldest one is dropped over the limit. */
export class RecordingStore {
  readonly #recordings = new Map<string, Recording>()
  #totalBytes = 0

  add(name: string, pcm: Uint8Array, sampleRate: number): void {
    const recording = this.#recordings.get(name) ?? { sampleRate, chunks: [] }
    recording.chunks.push(pcm)
    this.#recordings.set(name, recording)
    this.#totalBytes += pcm.byteLength
    for (const oldest of this.#recordings.keys()) {
      if (this.#totalBytes <= maxBytes || oldest === name) return
      this.delete(oldest)
    }
  }

  /** Stores a recording under another key, behind what is stored there. */
  rename(from: string, to: string): void {
    const recording = this.#recordings.get(from)
    if (!recording) return
    const before = this.#recordings.get(to)?.chunks ?? []
    this.#recordings.delete(from)
    this.#recordings.set(to, { ...recording, chunks: [...before, ...recording.chunks] })
  }

  has(name: string): boolean {
    return this.#recordings.has(name)
  }

  delete(name: string): void {
    for (const chunk of this.#recordings.get(name)?.chunks ?? []) this.#totalBytes -= chunk.byteLength
    this.#recordings.delete(name)
  }

  /** A recording as a WAV file; null if there is none. */
  wav(name: string): Blob | null {
    const recording = this.#recordings.get(name)
    return recording
      ? new Blob([wavFile(recording.chunks, recording.sampleRate)], { type: 'audio/wav' })
      : null
  }
}

let latest: { sessionId: string; store: RecordingStore } | null = null

/**
 * The recordings of a session, kept while the page is open and no other session starts, also after the
 * session ended.
 */
export function recordingsFor(sessionId: string): RecordingStore {
  if (latest?.sessionId !== sessionId) latest = { sessionId, store: new RecordingStore() }
  return latest.store
}
