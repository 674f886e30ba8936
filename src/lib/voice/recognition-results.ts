/** The part of a SpeechRecognition result event that is used. */
export type RecognitionResultEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>
}

/** New words of a recogniser: those that are final by now, and those that may still change. */
export type RecognisedWords = { finals: { text: string; confidence: number }[]; partial: string }

/** Whether this browser's results repeat each other: Chrome for Android. */
export function resultsRepeat(userAgent: string): boolean {
  return /Android/u.test(userAgent)
}

/**
 * Reads the result lists of one recognition, from its start to its end. Browsers fill them in different ways:
 * - Chrome for Android sends earlier finals again with `resultIndex` 0, so what was read is counted here;
 * - it also marks interim words as final with a confidence of 0, each result repeating the one before with more
 *   words, and sends the same final twice (github.com/JamesBrill/react-speech-recognition/pull/31);
 * - Safari on iOS may never mark a result as final: its words stay interim until recognition ends.
 */
export class RecognitionResults {
  readonly #repeats: boolean
  /** Results at the front of the list that were read as final. */
  #finished = 0
  #lastFinal = ''

  /** `repeats`: results repeat each other. */
  constructor(repeats: boolean) {
    this.#repeats = repeats
  }

  read({ results }: RecognitionResultEvent): RecognisedWords {
    // A shorter list is another list.
    if (results.length < this.#finished) this.#finished = 0
    const finals: RecognisedWords['finals'] = []
    let partial: string[] = []
    for (let index = this.#finished; index < results.length; index++) {
      const result = results[index]
      const best = result?.[0]
      if (!result || !best) continue
      const text = best.transcript.trim()
      const stable = result.isFinal && (!this.#repeats || best.confidence > 0)
      if (stable && (partial.length === 0 || this.#repeats)) {
        const added = this.#repeats ? behind(this.#lastFinal, text) : text
        if (added !== '') finals.push({ text: added, confidence: best.confidence })
        partial = []
        this.#lastFinal = text
        this.#finished = index + 1
      } else if (this.#repeats) partial = [behind(this.#lastFinal, text)]
      else partial.push(text)
    }
    return { finals, partial: partial.join(' ').trim() }
  }
}

/** What `text` has behind the words of `earlier`; all of it if it does not begin with them. */
function behind(earlier: string, text: string): string {
  const start = earlier.toLowerCase()
  return start !== '' && text.toLowerCase().startsWith(start) ? text.slice(start.length).trim() : text
}
