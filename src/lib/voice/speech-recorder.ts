/** Sound from before the first word that is kept, in frames of 32 ms: a word begins before it is noticed. */
const preRollFrames = 12
/** Two minutes, as much as the server takes (A8). */
const maxFrames = (120 * 1_000) / 32

/** The collector's own sound: always the last moment of it, and all of it while somebody speaks. */
export class SpeechRecorder {
  #frames: Float32Array[] = []
  #running = false

  add(frame: Float32Array): void {
    this.#frames.push(frame.slice())
    const limit = this.#running ? maxFrames : preRollFrames
    if (this.#frames.length > limit) this.#frames.shift()
  }

  start(): void {
    this.#running = true
  }

  /** Ends it; returns what was recorded, at 16 kHz, or null where there was nothing. */
  finish(): Float32Array | null {
    const frames = this.#running ? this.#frames : []
    this.#running = false
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
