import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { type RecognitionResultEvent, RecognitionResults } from './recognition-results.ts'

/** The part of the browser's SpeechRecognition that is used; TypeScript has no types for it. */
export type BrowserSpeechRecognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Speech is recognised on the device or not at all (Chrome 139 and later). */
  processLocally?: boolean
  /** Listens to the track, where the browser can (Chrome 135 and later); others listen to their own microphone. */
  start(audioTrack?: MediaStreamTrack): void
  stop(): void
  abort(): void
  onresult: ((event: RecognitionResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

/** The delay before recognition restarts [VOICE21], and after an error. */
const restartDelayMs = 100
const retryDelayMs = 2_000

export type RecogniserEvents = {
  /** Words that may still change. */
  partial: (text: string) => void
  final: (text: string, confidence: number) => void
  /** Recognition stopped: interim words will not become final. */
  stopped: () => void
  /** Recognition cannot be used: not allowed, or the service is unreachable. */
  unavailable: (reason: string) => void
}

/** A factory for the browser's SpeechRecognition; null if it has none. */
export function speechRecognitionFactory(): (() => BrowserSpeechRecognition) | null {
  const scope = window as unknown as Record<string, unknown>
  const Recognition = scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a vendor's class that no type describes
  return typeof Recognition === 'function'
    ? () => new (Recognition as new () => BrowserSpeechRecognition)()
    : null
}

/** Keeps the browser's speech recognition running: it stops by itself from time to time and is restarted. */
export class Recogniser {
  readonly #create: () => BrowserSpeechRecognition
  readonly #events: RecogniserEvents
  #language: SpeechLanguage
  #recognition: BrowserSpeechRecognition | null = null
  readonly #resultsRepeat: boolean
  #results: RecognitionResults
  #track: MediaStreamTrack | null = null
  #onDevice = false
  #shouldRun = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `resultsRepeat`: as the browser is known to do. */
  constructor(
    create: () => BrowserSpeechRecognition,
    language: SpeechLanguage,
    events: RecogniserEvents,
    resultsRepeat: boolean,
  ) {
    this.#resultsRepeat = resultsRepeat
    this.#results = new RecognitionResults(resultsRepeat)
    this.#create = create
    this.#language = language
    this.#events = events
  }

  start(): void {
    this.#shouldRun = true
    if (this.#recognition === null) this.#startRecognition()
  }

  /** Stops listening; the last words still arrive. */
  stop(): void {
    this.#shouldRun = false
    clearTimeout(this.#timer)
    this.#recognition?.stop()
  }

  /** Stops at once and drops the last words. */
  close(): void {
    this.#shouldRun = false
    clearTimeout(this.#timer)
    this.#recognition?.abort()
    this.#recognition = null
  }

  set language(language: SpeechLanguage) {
    if (language === this.#language) return
    this.#language = language
    // The language is set only at the start, so recognition is restarted.
    this.#recognition?.stop()
  }

  /** The chosen microphone with its echo cancelled; null for the browser's own choice. */
  set track(track: MediaStreamTrack | null) {
    if (track === this.#track) return
    this.#track = track
    // Like the language, it is taken at the start.
    this.#recognition?.stop()
  }

  /** Speech stays on this device: where that cannot be, recognition is unavailable. */
  set onDevice(onDevice: boolean) {
    if (onDevice === this.#onDevice) return
    this.#onDevice = onDevice
    this.#recognition?.stop()
  }

  #startRecognition(): void {
    // Whoever starts it before its restart is due starts it alone.
    clearTimeout(this.#timer)
    this.#results = new RecognitionResults(this.#resultsRepeat)
    const recognition = this.#create()
    recognition.lang = this.#language
    recognition.continuous = true
    recognition.interimResults = true
    if (this.#onDevice) recognition.processLocally = true
    recognition.onresult = (event) => this.#handleResult(event)
    recognition.onerror = ({ error }) => this.#handleError(error)
    recognition.onend = () => this.#handleEnd(recognition)
    this.#recognition = recognition
    try {
      if (this.#track?.readyState === 'live') recognition.start(this.#track)
      else recognition.start()
    } catch (error) {
      // Already started, by another tab or an extension: retried.
      this.#handleError(error instanceof Error ? error.name : 'start')
      this.#handleEnd(recognition)
    }
  }

  #handleResult(event: RecognitionResultEvent): void {
    this.#failures = 0
    const { finals, partial } = this.#results.read(event)
    for (const { text, confidence } of finals) this.#events.final(text, confidence)
    if (partial !== '') this.#events.partial(partial)
  }

  #handleError(error: string): void {
    // Silence and an intended stop are no errors.
    if (error === 'no-speech' || error === 'aborted') return
    this.#failures += 1
    // The browser may refuse the track; then it listens to its own microphone.
    if (error === 'audio-capture' || error === 'InvalidStateError') this.#track = null
    if (error === 'not-allowed' || error === 'service-not-allowed' || error === 'language-not-supported')
      this.#giveUp(error)
    // A lost network is retried a few times before it is reported.
    else if (this.#failures >= 3) this.#giveUp(error)
  }

  #giveUp(error: string): void {
    this.#shouldRun = false
    this.#events.unavailable(error)
  }

  #handleEnd(recognition: BrowserSpeechRecognition): void {
    if (this.#recognition !== recognition) return
    this.#recognition = null
    this.#events.stopped()
    if (!this.#shouldRun) return
    this.#timer = setTimeout(
      () => this.#startRecognition(),
      this.#failures > 0 ? retryDelayMs : restartDelayMs,
    )
  }
}
