import { encodeAudio } from '#protocol/realtime/audio.ts'

/** An utterance whose sound is sent while it is spoken (A10): 16-bit samples, 16 kHz. */
export class StreamedUtterance {
  /** Its number among the utterances of this page. */
  readonly ordinal: number
  readonly #send: (frame: Uint8Array<ArrayBuffer>) => boolean
  #chunk = 0
  #startSample = 0
  #whole = true

  /** `send` returns whether the frame went out. */
  constructor(ordinal: number, send: (frame: Uint8Array<ArrayBuffer>) => boolean) {
    this.ordinal = ordinal
    this.#send = send
  }

  /** Whether the server has all of it; otherwise its recording must be sent. */
  get whole(): boolean {
    return this.#whole && this.#chunk > 0
  }

  add(pcm: Uint8Array): void {
    if (!this.#whole) return
    const frame = encodeAudio({
      kind: 'microphoneIn',
      first: this.#chunk === 0,
      last: false,
      ordinal: this.ordinal,
      chunk: this.#chunk,
      startSample: this.#startSample,
      payload: pcm,
    })
    this.#chunk += 1
    this.#startSample += pcm.byteLength / 2
    this.#whole = this.#send(frame)
  }

  /** The connection was lost: what the server had of it is gone. */
  connectionLost(): void {
    this.#whole = false
  }
}
