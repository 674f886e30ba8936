import type { SpeechLanguage } from '#protocol/realtime/voice.ts'

/** The part of the browser's SpeechRecognition that is used; TypeScript has no types for it. */
export type BrowserSpeechRecognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: RecognitionResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
export type RecognitionResultEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>
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
  #shouldRun = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(create: () => BrowserSpeechRecognition, language: SpeechLanguage, events: RecogniserEvents) {
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

  #startRecognition(): void {
    const recognition = this.#create()
    recognition.lang = this.#language
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = (event) => this.#handleResult(event)
    recognition.onerror = ({ error }) => this.#handleError(error)
    recognition.onend = () => this.#handleEnd(recognition)
    this.#recognition = recognition
    try {
      recognition.start()
    } catch (error) {
      // Already started, by another tab or an extension: retried.
      this.#handleError(error instanceof Error ? error.name : 'start')
      this.#handleEnd(recognition)
    }
  }

  #handleResult(event: RecognitionResultEvent): void {
    this.#failures = 0
    const partial: string[] = []
    for (let index = event.resultIndex; index < event.results.length; index++) {
      const result = event.results[index]
      const best = result?.[0]
      if (!result || !best) continue
      if (result.isFinal) this.#events.final(best.transcript.trim(), best.confidence)
      else partial.push(best.transcript.trim())
    }
    if (partial.length > 0) this.#events.partial(partial.join(' '))
  }

  #handleError(error: string): void {
    // Silence and an intended stop are no errors.
    if (error === 'no-speech' || error === 'aborted') return
    this.#failures += 1
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
