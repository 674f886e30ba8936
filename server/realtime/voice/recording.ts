import type { AudioFrame } from '#protocol/realtime/audio.ts'
import { durationOfPcm, type RecordedAudio } from '#server/services/speech/transcribe.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AppError } from '#server/errors/app-error.ts'

/** More frames than any recording of `limits.recordingMaxBytes` needs: a frame has at least 16 ms on average. */
const framesMax = 8_192

/** What all recordings of an account may hold together. */
export type AudioQuota = {
  /** Returns false, and reserves nothing, if there is no room. */
  reserve(bytes: number): boolean
  release(bytes: number): void
}

/** Audio that one connection has recorded and not yet committed with `input_audio.commit` (A8). */
export class Recording {
  readonly #quota: AudioQuota
  #pieces: Uint8Array[] = []
  #bytes = 0
  /** Why the recording is not kept; it is refused on commit. */
  #refusal: AppError | null = null
  /** Whether it began while the debtor was heard, whose words may be in it. */
  overDebtor = false

  constructor(quota: AudioQuota) {
    this.#quota = quota
  }

  add(frame: AudioFrame): void {
    if (frame.first) this.clear()
    if (this.#refusal !== null) return
    const { payload } = frame
    if (this.#bytes + payload.byteLength > limits.recordingMaxBytes || this.#pieces.length >= framesMax)
      this.#refuse(
        new AppError(
          'frame_too_large',
          `the recording exceeds ${limits.recordingMaxBytes} bytes or ${framesMax} frames`,
        ),
      )
    else if (this.#quota.reserve(payload.byteLength)) {
      this.#bytes += payload.byteLength
      this.#pieces.push(payload)
    } else
      this.#refuse(
        new AppError('rate_limited', 'too much recorded audio of this account waits; record again later'),
      )
  }

  /**
   * The recording; null if there is none.
   * @throws {AppError} `frame_too_large` if it was too long, `rate_limited` if the account records too much at once
   */
  get recorded(): RecordedAudio | null {
    if (this.#refusal !== null) throw this.#refusal
    if (this.#bytes === 0) return null
    return { pieces: this.#pieces, bytes: this.#bytes, durationMs: durationOfPcm(this.#bytes) }
  }

  clear(): void {
    this.#quota.release(this.#bytes)
    this.#pieces = []
    this.#bytes = 0
    this.#refusal = null
  }

  #refuse(refusal: AppError): void {
    this.clear()
    this.#refusal = refusal
  }
}
