import type { AudioFrame } from '#protocol/realtime/audio.ts'
import type { RecordedAudio } from '#server/services/speech/transcribe.ts'
import { limits } from '#protocol/vocabulary/limits.ts'

/** Audio that one connection has recorded and not yet committed with `input_audio.commit` (A8). */
export class Recording {
  #pieces: Uint8Array[] = []
  #bytes = 0

  add(frame: AudioFrame): void {
    if (frame.first) this.clear()
    this.#bytes += frame.payload.byteLength
    // A recording that is too long is refused on commit; until then it takes no memory.
    if (this.#bytes > limits.recordingMaxBytes) this.#pieces = []
    else this.#pieces.push(frame.payload)
  }

  /** The recording; null if there is none. */
  get recorded(): RecordedAudio | null {
    return this.#bytes === 0 ? null : { pieces: this.#pieces, bytes: this.#bytes }
  }

  clear(): void {
    this.#pieces = []
    this.#bytes = 0
  }
}
