import { type EchoCommand, type EchoEvent, echoProcessorName } from './echo-messages.ts'
// oxlint-disable-next-line import/default -- made by the build: the address of the file as the audio thread loads it
import workletUrl from './echo.worklet.ts?worker&url'

/** Hears the debtor in the microphone, and the collector over it. */
export class EchoMeter {
  readonly #onVoice: () => void
  #node: AudioWorkletNode | null = null
  #source: MediaStreamAudioSourceNode | null = null
  #microphone: MediaStream | null = null
  /** Nothing of what is played comes back, as with headphones. */
  isSilent = false

  /** `onVoice` is called while somebody speaks over the debtor. */
  constructor(onVoice: () => void) {
    this.#onVoice = onVoice
  }

  /** Listens to what this node plays, from now on. */
  async attach(played: AudioNode): Promise<void> {
    const { context } = played
    await context.audioWorklet.addModule(workletUrl)
    this.detach()
    const node = new AudioWorkletNode(context, echoProcessorName, { numberOfInputs: 2, numberOfOutputs: 0 })
    played.connect(node, 0, 1)
    node.port.onmessage = ({ data }: MessageEvent<EchoEvent>) => this.#handleEvent(data)
    this.#node = node
    this.#connectMicrophone()
  }

  /** Before the context of what is played is closed. */
  detach(): void {
    this.#source?.disconnect()
    this.#node?.disconnect()
    this.#source = null
    this.#node = null
    this.isSilent = false
  }

  /** What is heard; null if there is no microphone. */
  set microphone(microphone: MediaStream | null) {
    if (microphone === this.#microphone) return
    this.#microphone = microphone
    this.#connectMicrophone()
  }

  /** It was no voice. */
  learnAnew(): void {
    const command: EchoCommand = { type: 'learn_anew' }
    this.#node?.port.postMessage(command)
  }

  #connectMicrophone(): void {
    this.#source?.disconnect()
    this.#source = null
    if (this.#node === null || this.#microphone === null) return
    const { context } = this.#node
    if (!(context instanceof AudioContext)) return
    try {
      this.#source = new MediaStreamAudioSourceNode(context, { mediaStream: this.#microphone })
      this.#source.connect(this.#node, 0, 0)
    } catch {
      // A browser that does not convert between sample rates: then words alone interrupt the debtor once it is heard.
    }
  }

  #handleEvent(event: EchoEvent): void {
    if (event.type === 'voice') this.#onVoice()
    else this.isSilent = event.isSilent
  }
}
