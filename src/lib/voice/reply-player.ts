import { type PlayerEvent, playerProcessorName, type PlayerCommand } from './player-messages.ts'
// oxlint-disable-next-line import/default -- made by the build: the address of the file as the audio thread loads it
import workletUrl from './player.worklet.ts?worker&url'
import { EchoMeter } from './echo/echo-meter.ts'
import { Loudspeaker } from './loudspeaker.ts'
import { pcm16ToFloat } from './pcm.ts'
import { SoundLevel } from './sound-level.ts'

export type PlayerEvents = {
  /** The first sample of a reply was played. */
  started: (ordinal: number) => void
  /** How much of a reply was played, in milliseconds. */
  progress: (ordinal: number, playedMs: number, ended: boolean) => void
  /** Somebody speaks into the microphone, louder than what is played comes back through it. */
  voiceOver: () => void
  /** `audioAllowed` may have changed. */
  allowedChanged: () => void
}

/** Plays the audio of replies at the sample rate in which it arrives. */
export class ReplyPlayer {
  /** Hears what is played in the microphone. */
  readonly echo: EchoMeter
  readonly #events: PlayerEvents
  #context: AudioContext | null = null
  #node: AudioWorkletNode | null = null
  #gain: GainNode | null = null
  #sound: SoundLevel | null = null
  #loudspeaker: Loudspeaker | null = null
  #loudspeakerId: string | null = null
  #opening: Promise<void> | null = null
  #volume = 1
  /** Commands posted before the audio worklet was loaded. */
  #queuedCommands: PlayerCommand[] = []
  /** The current reply; null if none is playing. */
  #ordinal: number | null = null
  #playedMs = 0
  #paused = false
  /** Samples of the current reply that have arrived. */
  #receivedSamples = 0

  constructor(events: PlayerEvents) {
    this.#events = events
    this.echo = new EchoMeter(events.voiceOver)
  }

  /** A reply is playing or paused. */
  get playing(): boolean {
    return this.#ordinal !== null
  }

  get paused(): boolean {
    return this.#paused
  }

  /** Milliseconds of the reply that were actually played. */
  get playedMs(): number {
    return this.#playedMs
  }

  /**
   * False while the browser waits for a user gesture before it allows audio: at first, and on an iPhone after a telephone call
   * or Siri has interrupted it.
   */
  get audioAllowed(): boolean {
    return this.#context === null || this.#context.state === 'running'
  }

  /** How loud the reply is, whatever the volume; null before anything was prepared. */
  get sound(): SoundLevel | null {
    return this.#sound
  }

  /** In Hz; null before anything was prepared. */
  get sampleRate(): number | null {
    return this.#context?.sampleRate ?? null
  }

  /** Prepares playback at this sample rate in Hz. Call from a click handler where possible. */
  async open(sampleRate: number): Promise<void> {
    if (this.#context?.sampleRate !== sampleRate) {
      await this.#closeContext()
      this.#context = new AudioContext({ sampleRate, latencyHint: 'interactive' })
      this.#context.addEventListener('statechange', this.#events.allowedChanged)
      this.#opening = this.#load(this.#context)
    }
    await this.#opening
    // Without a user gesture this stays pending, so it is not awaited.
    void this.#context?.resume().catch(() => undefined)
  }

  set volume(volume: number) {
    this.#volume = volume
    if (this.#gain) this.#gain.gain.value = volume
  }

  /** The device that plays; null is the system default. */
  set loudspeakerId(deviceId: string | null) {
    this.#loudspeakerId = deviceId
    if (this.#loudspeaker) this.#loudspeaker.deviceId = deviceId
  }

  /** Starts a reply. `ordinal` identifies it, so that stale audio can be dropped. */
  begin(ordinal: number, sampleRate: number): void {
    if (this.#ordinal === ordinal) return
    this.#ordinal = ordinal
    this.#playedMs = 0
    this.#paused = false
    this.#receivedSamples = 0
    void this.open(sampleRate)
    this.#post({ type: 'begin', ordinal })
  }

  /**
   * Adds 16-bit little-endian mono samples from `startSample` of the reply. A gap before them is skipped; an
   * overlap is not played twice.
   */
  push(ordinal: number, startSample: number, pcm: Uint8Array): void {
    const count = Math.floor(pcm.byteLength / 2)
    if (ordinal !== this.#ordinal || startSample + count <= this.#receivedSamples) return
    if (startSample > this.#receivedSamples)
      this.#post({ type: 'skip', ordinal, samples: startSample - this.#receivedSamples })
    const samples = pcm16ToFloat(pcm.subarray(Math.max(0, this.#receivedSamples - startSample) * 2))
    this.#receivedSamples = startSample + count
    this.#post({ type: 'push', ordinal, samples }, [samples.buffer])
  }

  /** No more audio follows for this reply; `totalSamples` were sent. */
  end(ordinal: number, totalSamples: number): void {
    this.#post({ type: 'end', ordinal, totalSamples })
  }

  /** Silent at once; `resume` continues at the same place. */
  pause(): void {
    if (this.#ordinal === null || this.#paused) return
    this.#paused = true
    this.#post({ type: 'pause' })
  }

  resume(): void {
    if (!this.#paused) return
    this.#paused = false
    this.#post({ type: 'resume' })
  }

  /** Drops the reply. */
  clear(): void {
    if (this.#ordinal === null) return
    this.#ordinal = null
    this.#paused = false
    this.#post({ type: 'clear' })
  }

  async close(): Promise<void> {
    this.#ordinal = null
    await this.#closeContext()
  }

  async #load(context: AudioContext): Promise<void> {
    await context.audioWorklet.addModule(workletUrl)
    if (this.#context !== context) return
    const node = new AudioWorkletNode(context, playerProcessorName, {
      numberOfInputs: 0,
      outputChannelCount: [1],
    })
    const gain = new GainNode(context, { gain: this.#volume })
    node.connect(gain)
    this.#sound = new SoundLevel(node)
    this.#loudspeaker = new Loudspeaker(context, gain, this.#loudspeakerId)
    node.port.onmessage = ({ data }: MessageEvent<PlayerEvent>) => this.#handleEvent(data, context.sampleRate)
    this.#node = node
    this.#gain = gain
    for (const message of this.#queuedCommands.splice(0)) node.port.postMessage(message)
    // Nothing that is played waits for it.
    void this.echo.attach(gain).catch(() => undefined)
  }

  async #closeContext(): Promise<void> {
    const context = this.#context
    this.#context = null
    this.#node = null
    this.#gain = null
    this.#sound = null
    this.#opening = null
    this.echo.detach()
    this.#loudspeaker?.close()
    this.#loudspeaker = null
    await context?.close()
  }

  #post(message: PlayerCommand, transfer: Transferable[] = []): void {
    if (this.#node) this.#node.port.postMessage(message, transfer)
    else this.#queuedCommands.push(message)
  }

  #handleEvent({ type, ordinal, playedSamples }: PlayerEvent, sampleRate: number): void {
    if (ordinal !== this.#ordinal) return
    this.#playedMs = (playedSamples * 1_000) / sampleRate
    const ended = type === 'ended'
    if (ended) this.#ordinal = null
    if (type === 'first') this.#events.started(ordinal)
    this.#events.progress(ordinal, this.#playedMs, ended)
  }
}
