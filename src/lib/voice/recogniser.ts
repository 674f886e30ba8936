import type { SpeechLanguage } from '#protocol/realtime/voice.ts'

/** What we need of the browser's speech recognition, which has no types of its own in TypeScript. */
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

/** The pause before recognition is started again [VOICE21], and after it has failed. */
const restartDelayMs = 100
const retryDelayMs = 2_000

export type RecogniserEvents = {
  /** Words that may still change. */
  partial: (text: string) => void
  final: (text: string, confidence: number) => void
  /** It has stopped: what was partial will not become final. */
  stopped: () => void
  /** It cannot be used here: not allowed, or its service is not there. */
  unavailable: (reason: string) => void
}

/** Makes the browser's recogniser; null where it has none. */
export function speechRecognitionFactory(): (() => BrowserSpeechRecognition) | null {
  const scope = window as unknown as Record<string, unknown>
  const Recognition = scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a vendor's class that no type describes
  return typeof Recognition === 'function'
    ? () => new (Recognition as new () => BrowserSpeechRecognition)()
    : null
}

/** The browser's recogniser, kept running: it stops by itself every now and then, and is started again. */
export class Recogniser {
  readonly #create: () => BrowserSpeechRecognition
  readonly #events: RecogniserEvents
  #language: SpeechLanguage
  #recognition: BrowserSpeechRecognition | null = null
  #wanted = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(create: () => BrowserSpeechRecognition, language: SpeechLanguage, events: RecogniserEvents) {
    this.#create = create
    this.#language = language
    this.#events = events
  }

  start(): void {
    this.#wanted = true
    if (this.#recognition === null) this.#startRecognition()
  }

  /** Stops listening; the last words still come. */
  stop(): void {
    this.#wanted = false
    clearTimeout(this.#timer)
    this.#recognition?.stop()
  }

  /** Stops at once, without last words. */
  close(): void {
    this.#wanted = false
    clearTimeout(this.#timer)
    this.#recognition?.abort()
    this.#recognition = null
  }

  set language(language: SpeechLanguage) {
    if (language === this.#language) return
    this.#language = language
    // It takes a language only at its start; it begins again by itself.
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
      // Started already, by another tab or an extension: tried again.
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
    // Silence, and an end that was asked for, are no faults.
    if (error === 'no-speech' || error === 'aborted') return
    this.#failures += 1
    if (error === 'not-allowed' || error === 'service-not-allowed' || error === 'language-not-supported')
      this.#giveUp(error)
    // Without its network it is tried a few times before the person is told.
    else if (this.#failures >= 3) this.#giveUp(error)
  }

  #giveUp(error: string): void {
    this.#wanted = false
    this.#events.unavailable(error)
  }

  #handleEnd(recognition: BrowserSpeechRecognition): void {
    if (this.#recognition !== recognition) return
    this.#recognition = null
    this.#events.stopped()
    if (!this.#wanted) return
    this.#timer = setTimeout(
      () => this.#startRecognition(),
      this.#failures > 0 ? retryDelayMs : restartDelayMs,
    )
  }
}
