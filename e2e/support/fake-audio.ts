import type { Page } from '@playwright/test'

/** What the script below adds to the window. Times are `performance.now()`, in milliseconds. */
export type FakeAudio = {
  /**
   * Opens the microphone's gate for this long, so that its sound reaches the page. Returns the time when it
   * opened.
   */
  speak: (ms: number, words?: readonly string[], finalAfterMs?: number) => number
  /** Makes the recogniser return these words without any sound. */
  say: (text: string, final: boolean) => void
  /** When the page last played something other than silence; 0 before. */
  lastSoundMs: number
  /** The loudest sample that the page has played. */
  peak: number
  unplug: () => void
  /** The languages of the recognisers that the page has started. */
  recognisers: string[]
}

export type FakeAudioOptions = {
  recogniser: boolean
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

function install({ recogniser, echo }: FakeAudioOptions): void {
  const state = { lastSoundMs: 0, peak: 0, recognisers: [] as string[] }
  const gates: GainNode[] = []
  const tracks: MediaStreamTrack[] = []
  const microphones: { context: AudioContext; out: AudioNode }[] = []
  let hear: ((text: string, final: boolean) => void) | null = null

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    const context = new AudioContext()
    const gate = new GainNode(context, { gain: 0 })
    const out = new MediaStreamAudioDestinationNode(context)
    new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(gate).connect(out)
    gates.push(gate)
    tracks.push(...out.stream.getAudioTracks())
    microphones.push({ context, out })
    return out.stream
  }

  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    if (args[0] instanceof AudioDestinationNode) {
      watch(this)
      if (echo) comeBack(this, echo)
    }
    return (connect as (...all: unknown[]) => AudioNode).apply(this, args)
  } as typeof connect

  /** Nodes of different contexts meet only by a stream. */
  function comeBack(node: AudioNode, { delayMs, gain }: { delayMs: number; gain: number }): void {
    if (!(node.context instanceof AudioContext)) return
    const played = new MediaStreamAudioDestinationNode(node.context)
    node.connect(played)
    for (const { context, out } of microphones)
      new MediaStreamAudioSourceNode(context, { mediaStream: played.stream })
        .connect(new DelayNode(context, { delayTime: delayMs / 1_000 }))
        .connect(new GainNode(context, { gain }))
        .connect(out)
  }

  function watch(node: AudioNode): void {
    const meter = new AnalyserNode(node.context, { fftSize: 512 })
    ;(connect as (to: AudioNode) => AudioNode).call(node, meter)
    const samples = new Float32Array(meter.fftSize)
    setInterval(() => {
      meter.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      if (peak < 0.001) return
      state.lastSoundMs = performance.now()
      state.peak = Math.max(state.peak, peak)
    }, 5)
  }

  class Recogniser {
    lang = ''
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    /** As in a browser: the list of all results since the start, of which the last one may still change. */
    readonly results: { isFinal: boolean }[] = []
    readonly hears = (transcript: string, isFinal: boolean) => {
      if (this.results.at(-1)?.isFinal === false) this.results.pop()
      this.results.push(Object.assign([{ transcript, confidence: 0.9 }], { isFinal }))
      this.onresult?.({ resultIndex: this.results.length - 1, results: this.results })
    }
    start() {
      state.recognisers.push(this.lang)
      hear = this.hears
    }
    stop() {
      setTimeout(() => this.abort(), 50)
    }
    abort() {
      if (hear === this.hears) hear = null
      this.onend?.()
    }
  }
  Object.assign(window, {
    SpeechRecognition: undefined,
    webkitSpeechRecognition: recogniser ? Recogniser : undefined,
  })

  function say(text: string, final: boolean): void {
    hear?.(text, final)
  }

  Object.assign(window, {
    fakeAudio: {
      get lastSoundMs() {
        return state.lastSoundMs
      },
      get peak() {
        return state.peak
      },
      recognisers: state.recognisers,
      say,
      speak(ms: number, words: readonly string[] = [], finalAfterMs = 300) {
        for (const gate of gates) gate.gain.value = 1
        const at = performance.now()
        setTimeout(() => {
          for (const gate of gates) gate.gain.value = 0
        }, ms)
        // Words arrive a little after they are spoken, and are final a little after the pause.
        for (let count = 1; count <= words.length; count++)
          setTimeout(
            () => say(words.slice(0, count).join(' '), false),
            250 + ((ms - 250) * count) / words.length,
          )
        if (words.length > 0) setTimeout(() => say(words.join(' '), true), ms + finalAfterMs)
        return at
      },
      unplug() {
        for (const track of tracks) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      },
    } satisfies FakeAudio,
  })
}
