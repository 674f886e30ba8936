import type { Page } from '@playwright/test'

/** What the script below adds to the window. Times are `performance.now()`, in milliseconds. */
export type FakeAudio = {
  /**
   * Opens the microphone's gate for this long, so that its sound reaches the page. Returns the time when it
   * opened.
   */
  speak: (ms: number, words?: readonly string[], finalAfterMs?: number) => number
  /** Closes the gate now. */
  hush: () => void
  /**
   * Plays 16-bit samples into the microphone, in base64. Returns when the first one is played, on the clock of
   * `Date.now()`.
   */
  play: (pcm: string, sampleRate: number) => number
  /** Makes the recogniser return these words without any sound. */
  say: (text: string, final: boolean) => void
  /** A word of somebody else: the recogniser returns it behind what the collector has said so far. */
  overhear: (word: string) => void
  /** Makes what the recogniser has returned final, as it does when it is quiet; what the collector is saying is not yet over. */
  finish: () => void
  /** The microphone that the recogniser listens to; null while it listens to none. */
  recognised: MediaStream | null
  /** When what the page plays last came back through a microphone; 0 before. */
  echoAtMs: number
  /** Whether the gate is open. */
  speaking: boolean
  /** When the sound of the open gate last reached the microphone, which its buffers delay, at -40 dB or more; 0 before. */
  spokenAtMs: number
  /** When the page last played something other than silence; 0 before. */
  lastSoundMs: number
  /** When the page began to play something after at least 0.3 s of silence, each time, on the clock of `Date.now()`. */
  soundsAtMs: number[]
  /** The loudest sample that the page has played. */
  peak: number
  unplug: () => void
  /** The languages of the recognisers that the page has started. */
  recognisers: string[]
  /** Those of them that were to work on the device alone. */
  onDevice: string[]
}

export type FakeAudioOptions = {
  recogniser: boolean
  /** The browser can recognise on the device, once it was told to get the language packs. */
  offersPacks?: boolean
  /** What the page's audio contexts play comes back through the microphone: a loudspeaker beside it. */
  echo?: { delayMs: number; gain: number }
}

/**
 * Replaces the page's audio devices: a gate behind Chromium's fake microphone, a recogniser in place of the
 * one that headless browsers lack, and a meter on everything the page plays.
 */
export async function fakeAudio(page: Page, options: FakeAudioOptions): Promise<void> {
  await page.addInitScript(install, options)
}

function install({ recogniser, offersPacks, echo }: FakeAudioOptions): void {
  const state = {
    lastSoundMs: 0,
    peak: 0,
    recognisers: [] as string[],
    onDevice: [] as string[],
    soundsAtMs: [] as number[],
  }
  const packs = new Set<string>()
  /** What is quieter counts as the pause between two words of the recording, in which the gate may open: -40 dB. */
  const spokenPeak = 0.01
  const gates: GainNode[] = []
  const tracks: MediaStreamTrack[] = []
  const microphones: { context: AudioContext; out: MediaStreamAudioDestinationNode }[] = []
  let closing: ReturnType<typeof setTimeout> | undefined
  const hush = () => {
    clearTimeout(closing)
    for (const gate of gates) gate.gain.value = 0
    speaking = false
  }
  const played: MediaStream[] = []
  let hear: ((text: string, final: boolean) => void) | null = null
  let recognised: MediaStream | null = null
  let echoAtMs = 0
  let speaking = false
  let spokenAtMs = 0
  /** What the recogniser has returned since its last final words: the collector's, and where others stand among them. */
  let said: string[] = []
  let overheard: { word: string; behind: number }[] = []

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    // What comes from another context gets lost where the processor is late; longer blocks bear more.
    const context = new AudioContext({ latencyHint: echo ? 'playback' : 'interactive' })
    const gate = new GainNode(context, { gain: 0 })
    const out = new MediaStreamAudioDestinationNode(context)
    new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(gate).connect(out)
    meter(gate, (peak) => {
      if (peak >= spokenPeak) spokenAtMs = performance.now()
    })
    gates.push(gate)
    tracks.push(...out.stream.getAudioTracks())
    const microphone = { context, out }
    for (const sound of played) comeBack(sound, microphone)
    microphones.push(microphone)
    return out.stream
  }

  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    if (args[0] instanceof AudioDestinationNode) {
      watch(this)
      if (echo) playInRoom(this)
    }
    return (connect as (...all: unknown[]) => AudioNode).apply(this, args)
  } as typeof connect

  /** Nodes of different contexts meet only by a stream. */
  function playInRoom(node: AudioNode): void {
    if (!(node.context instanceof AudioContext)) return
    const out = new MediaStreamAudioDestinationNode(node.context)
    node.connect(out)
    for (const microphone of microphones) comeBack(out.stream, microphone)
    played.push(out.stream)
  }

  function comeBack(mediaStream: MediaStream, { context, out }: (typeof microphones)[number]): void {
    const { delayMs, gain } = echo ?? { delayMs: 0, gain: 0 }
    const late = new DelayNode(context, { delayTime: delayMs / 1_000 })
    const quieter = new GainNode(context, { gain })
    new MediaStreamAudioSourceNode(context, { mediaStream }).connect(late).connect(quieter).connect(out)
    meter(quieter, () => (echoAtMs = performance.now()))
  }

  function watch(node: AudioNode): void {
    meter(node, (peak) => {
      const nowMs = performance.now()
      if (nowMs - state.lastSoundMs > 300) state.soundsAtMs.push(performance.timeOrigin + nowMs)
      state.lastSoundMs = nowMs
      state.peak = Math.max(state.peak, peak)
    })
  }

  /** Calls back while the node gives sound. */
  function meter(node: AudioNode, sounds: (peak: number) => void): void {
    const analyser = new AnalyserNode(node.context, { fftSize: 512 })
    ;(connect as (to: AudioNode) => AudioNode).call(node, analyser)
    const samples = new Float32Array(analyser.fftSize)
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      if (peak >= 0.001) sounds(peak)
    }, 5)
  }

  class Recogniser {
    lang = ''
    processLocally = false
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    /** As in a browser: the list of all results since the start, of which the last one may still change. */
    readonly results: { isFinal: boolean }[] = []
    readonly hears = (transcript: string, isFinal: boolean) => {
      if (this.results.at(-1)?.isFinal === false) this.results.pop()
      this.results.push(Object.assign([{ transcript, confidence: 0.9 }], { isFinal }))
      this.onresult?.({ resultIndex: this.results.length - 1, results: this.results })
    }
    start(track?: MediaStreamTrack) {
      state.recognisers.push(this.lang)
      if (this.processLocally) state.onDevice.push(this.lang)
      hear = this.hears
      recognised = track ? new MediaStream([track]) : (microphones.at(-1)?.out.stream ?? null)
      said = []
      overheard = []
    }
    stop() {
      setTimeout(() => this.abort(), 50)
    }
    abort() {
      if (hear === this.hears) hear = recognised = null
      this.onend?.()
    }
  }
  if (offersPacks)
    Object.assign(Recogniser, {
      available: async ({ langs }: { langs: string[] }) =>
        langs.every((language) => packs.has(language)) ? 'available' : 'downloadable',
      install: async ({ langs }: { langs: string[] }) => {
        for (const language of langs) packs.add(language)
        return true
      },
    })
  Object.assign(window, {
    SpeechRecognition: undefined,
    webkitSpeechRecognition: recogniser ? Recogniser : undefined,
  })

  function say(text: string, final: boolean): void {
    said = text.split(' ')
    tell(final)
  }

  /** Returns everything that was said since the last final words, in its order. */
  function tell(final: boolean): void {
    const between = (from: number, to = from) =>
      overheard.filter(({ behind }) => behind >= from && behind <= to).map(({ word }) => word)
    const words = said.flatMap((word, place) => [...between(place), word])
    words.push(...between(said.length, Number.POSITIVE_INFINITY))
    if (words.length > 0) hear?.(words.join(' '), final)
    if (!final) return
    said = []
    overheard = []
  }

  Object.assign(window, {
    fakeAudio: {
      get lastSoundMs() {
        return state.lastSoundMs
      },
      get peak() {
        return state.peak
      },
      get recognised() {
        return recognised
      },
      get echoAtMs() {
        return echoAtMs
      },
      get speaking() {
        return speaking
      },
      get spokenAtMs() {
        return spokenAtMs
      },
      recognisers: state.recognisers,
      onDevice: state.onDevice,
      soundsAtMs: state.soundsAtMs,
      say,
      overhear(word: string) {
        overheard.push({ word, behind: said.length })
        tell(false)
      },
      finish() {
        if (said.length === 0) tell(true)
      },
      play(pcm: string, sampleRate: number) {
        const bytes = Uint8Array.from(atob(pcm), (character) => character.codePointAt(0) ?? 0)
        const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768)
        const inMs = 100
        for (const { context, out } of microphones) {
          const buffer = new AudioBuffer({ length: samples.length, sampleRate })
          buffer.copyToChannel(samples, 0)
          const source = new AudioBufferSourceNode(context, { buffer })
          ;(connect as (this: AudioNode, to: AudioNode) => AudioNode).call(source, out)
          source.start(context.currentTime + inMs / 1_000)
        }
        return performance.timeOrigin + performance.now() + inMs
      },
      speak(ms: number, words: readonly string[] = [], finalAfterMs = 300) {
        for (const gate of gates) gate.gain.value = 1
        speaking = true
        const at = performance.now()
        clearTimeout(closing)
        closing = setTimeout(hush, ms)
        // Words arrive a little after they are spoken, and are final a little after the pause.
        for (let count = 1; count <= words.length; count++)
          setTimeout(
            () => say(words.slice(0, count).join(' '), false),
            250 + ((ms - 250) * count) / words.length,
          )
        if (words.length > 0) setTimeout(() => say(words.join(' '), true), ms + finalAfterMs)
        return at
      },
      hush,
      unplug() {
        for (const track of tracks) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      },
    } satisfies FakeAudio,
  })
}
