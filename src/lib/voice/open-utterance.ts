/** What became of an utterance: `text` is not empty, `confidence` is of the least certain part, null if unknown. */
export type Utterance = { utteranceId: string; text: string; confidence: number | null; durationMs: number }

/** What is being said and is not yet a line. */
export class OpenUtterance {
  readonly id = crypto.randomUUID()
  readonly #startedMs: number
  readonly #finals: string[] = []
  readonly #confidences: number[] = []
  /** Words that may still change. */
  partial = ''
  /** The words that were last reported. */
  reported = ''
  /** When the words last changed. */
  changedMs: number

  constructor(nowMs: number) {
    this.#startedMs = nowMs
    this.changedMs = nowMs
  }

  /** All words so far. */
  get text(): string {
    return [...this.#finals, this.partial].filter((text) => text !== '').join(' ')
  }

  /** All words so far are final. */
  get isFinal(): boolean {
    return this.#finals.length > 0 && this.partial === ''
  }

  /** The recogniser is done with these words. */
  addFinal(text: string, confidence: number): void {
    this.#finals.push(text)
    this.#confidences.push(confidence)
    this.partial = ''
  }

  /** Interim words stay as they are: the recogniser will not come back to them. */
  keepPartial(): void {
    if (this.partial !== '') this.#finals.push(this.partial)
    this.partial = ''
  }

  /** The line at this time; null without words. */
  line(nowMs: number): Utterance | null {
    const text = this.text.trim()
    if (text === '') return null
    return {
      utteranceId: this.id,
      text,
      confidence: this.#confidences.length === 0 ? null : Math.min(...this.#confidences),
      durationMs: Math.max(0, nowMs - this.#startedMs),
    }
  }
}
