import { type PlayerEvent, playerProcessorName, type PlayerCommand } from './player-messages.ts'
import { SampleQueue } from './sample-queue.ts'

/** Audio worklet types that TypeScript's DOM library lacks. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare const sampleRate: number

/** Often enough for captions, rarely enough for the page. */
const reportsPerSecond = 20

/** Plays one reply at a time and counts its samples, in the audio thread. */
class Player extends AudioWorkletProcessor {
  readonly #queue = new SampleQueue()
  #ordinal = 0
  #lastEvent: PlayerEvent['type'] | null = null
  #reportedAt = 0

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<PlayerCommand>) => this.#handleCommand(data)
  }

  #handleCommand(message: PlayerCommand): void {
    switch (message.type) {
      case 'begin':
        this.#queue.begin()
        this.#ordinal = message.ordinal
        this.#lastEvent = null
        this.#reportedAt = 0
        return
      case 'push':
        if (message.ordinal === this.#ordinal) this.#queue.push(message.samples)
        return
      case 'skip':
        if (message.ordinal === this.#ordinal) this.#queue.skip(message.samples)
        return
      case 'end':
        if (message.ordinal === this.#ordinal) this.#queue.end(message.totalSamples)
        return
      case 'pause':
        return this.#queue.pause()
      case 'resume':
        this.#lastEvent = 'progress'
        return this.#queue.resume()
      case 'clear':
        this.#queue.clear()
        return this.#post('silent')
      default:
        return
    }
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const out = outputs[0]?.[0]
    if (!out) return true
    const wasSilent = this.#queue.silent
    const written = this.#queue.read(out)
    if (written > 0 && this.#lastEvent === null) this.#post('first')
    if (this.#queue.ended && this.#lastEvent !== 'ended') this.#post('ended')
    else if (!wasSilent && this.#queue.silent && this.#lastEvent !== 'ended') this.#post('silent')
    else if (written > 0 && this.#queue.playedSamples - this.#reportedAt > sampleRate / reportsPerSecond)
      this.#post('progress')
    return true
  }

  #post(type: PlayerEvent['type']): void {
    this.#lastEvent = type
    this.#reportedAt = this.#queue.playedSamples
    const message: PlayerEvent = { type, ordinal: this.#ordinal, playedSamples: this.#queue.playedSamples }
    this.port.postMessage(message)
  }
}

registerProcessor(playerProcessorName, Player)
