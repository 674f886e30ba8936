import { type FromPlayer, playerProcessor, type ToPlayer } from './player-messages.ts'
import { SampleQueue } from './sample-queue.ts'

/** What TypeScript's DOM library lacks of the audio thread. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare const sampleRate: number

/** Reports of progress a second: often enough for captions, seldom enough for the page. */
const reportsPerSecond = 20

/** Plays one reply after the other and counts its samples, in the audio thread. */
class Player extends AudioWorkletProcessor {
  readonly #queue = new SampleQueue()
  #ordinal = 0
  #told: FromPlayer['type'] | null = null
  #reportedAt = 0

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<ToPlayer>) => this.#take(data)
  }

  #take(message: ToPlayer): void {
    switch (message.type) {
      case 'begin':
        this.#queue.begin()
        this.#ordinal = message.ordinal
        this.#told = null
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
      case 'hold':
        return this.#queue.hold()
      case 'resume':
        this.#told = 'progress'
        return this.#queue.resume()
      case 'clear':
        this.#queue.clear()
        return this.#tell('silent')
      default:
        return
    }
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const out = outputs[0]?.[0]
    if (!out) return true
    const wasSilent = this.#queue.silent
    const sounding = this.#queue.read(out)
    if (sounding > 0 && this.#told === null) this.#tell('first')
    if (this.#queue.ended && this.#told !== 'ended') this.#tell('ended')
    else if (!wasSilent && this.#queue.silent && this.#told !== 'ended') this.#tell('silent')
    else if (sounding > 0 && this.#queue.played - this.#reportedAt > sampleRate / reportsPerSecond)
      this.#tell('progress')
    return true
  }

  #tell(type: FromPlayer['type']): void {
    this.#told = type
    this.#reportedAt = this.#queue.played
    const message: FromPlayer = { type, ordinal: this.#ordinal, playedSamples: this.#queue.played }
    this.port.postMessage(message)
  }
}

registerProcessor(playerProcessor, Player)
