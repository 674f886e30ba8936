import { BandPowers } from './band-powers.ts'
import { EchoLevel } from './echo-level.ts'
import { type EchoCommand, type EchoEvent, echoProcessorName } from './echo-messages.ts'

/** Audio worklet types that TypeScript's DOM library lacks. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare const sampleRate: number

const silence = new Float32Array(128)

/**
 * Listens to the microphone (first input) and to what is played (second input) on one clock, in the audio thread: in the
 * page, moments of the two do not belong together once it is busy.
 */
class Echo extends AudioWorkletProcessor {
  readonly #heard = new BandPowers(sampleRate)
  readonly #played = new BandPowers(sampleRate)
  readonly #level = new EchoLevel()
  #isSilent = false

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<EchoCommand>) => {
      if (data.type === 'learn_anew') this.#level.learnAnew()
    }
  }

  process([heard, played]: Float32Array[][]): boolean {
    const heardPowers = this.#heard.add(heard?.[0] ?? silence)
    const playedPowers = this.#played.add(played?.[0] ?? silence)
    if (heardPowers === null || playedPowers === null) return true
    if (this.#level.next(heardPowers, playedPowers)) this.#post({ type: 'voice' })
    const { isSilent } = this.#level
    if (isSilent !== this.#isSilent) this.#post({ type: 'silence', isSilent })
    this.#isSilent = isSilent
    return true
  }

  #post(event: EchoEvent): void {
    this.port.postMessage(event)
  }
}

registerProcessor(echoProcessorName, Echo)
