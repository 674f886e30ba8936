/** Frames of 32 ms kept from before the start: a word begins before it is detected. */
const preRollFrames = 12
/** Two minutes, the server's limit (A8). */
const maxFrames = (120 * 1_000) / 32

/** Records the microphone: always the last moment, and everything while somebody speaks. */
export class SpeechRecorder {
  #frames: Float32Array[] = []
  #running = false
  #listener: ((frame: Float32Array) => void) | null = null

  add(frame: Float32Array): void {
    const kept = frame.slice()
    this.#frames.push(kept)
    if (this.#running) this.#listener?.(kept)
    const limit = this.#running ? maxFrames : preRollFrames
    if (this.#frames.length > limit) this.#frames.shift()
  }

  /** `listener` gets every frame of what is recorded, also those from before the start. */
  start(listener: ((frame: Float32Array) => void) | null = null): void {
    if (this.#running) return
    this.#running = true
    this.#listener = listener
    if (listener) for (const frame of this.#frames) listener(frame)
  }

  /** Stops and returns the samples at 16 kHz; null if there are none. */
  finish(): Float32Array | null {
    const frames = this.#running ? this.#frames : []
    this.#running = false
    this.#listener = null
    this.#frames = []
    if (frames.length === 0) return null
    const samples = new Float32Array(frames.reduce((sum, frame) => sum + frame.length, 0))
    let offset = 0
    for (const frame of frames) {
      samples.set(frame, offset)
      offset += frame.length
    }
    return samples
  }
}
