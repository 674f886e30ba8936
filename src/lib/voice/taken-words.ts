/** So many last words in a row are the same words again. */
const sameWords = 3
/** How many words a recogniser may add or remove when it corrects what it has heard. */
const correctedMaxWords = 4

/**
 * Words that were taken as a line before the recogniser was done with them. It repeats them, corrected or with
 * more behind them, until they are final: they must not become a second line.
 */
export class TakenWords {
  #words: readonly string[] = []

  /** These interim words, behind those that were taken before, are in a line. */
  take(interim: string): void {
    this.#words = [...this.#words, ...wordsOf(interim)]
  }

  /** The recogniser is done with them. */
  clear(): void {
    this.#words = []
  }

  /** What the recogniser has heard without the words that were taken: '' if that is all. */
  without(heard: string): string {
    const count = this.#words.length
    if (count === 0) return heard
    const spoken = wordsOf(heard)
    const end = this.#endIn(spoken)
    if (end !== null) return spoken.slice(end).join(' ')
    const differs = spoken.findIndex((word, index) => key(word) !== key(this.#words[index] ?? ''))
    // Other words are new speech; a recogniser corrects the last words of a sentence at most.
    if (differs !== -1 && differs < Math.min(count, spoken.length) / 2) return heard
    return spoken.slice(count).join(' ')
  }

  /**
   * Where the taken words end in `spoken`: near where they ended, as "forty five" may have become "45" meanwhile, and
   * with the same last words. Null if they are not there.
   */
  #endIn(spoken: readonly string[]): number | null {
    const count = this.#words.length
    const last = this.#words.slice(-sameWords).map(key)
    if (last.length < sameWords) return null
    const ends = spoken
      .map((_, index) => index + 1)
      .filter((end) => Math.abs(end - count) <= correctedMaxWords)
      .filter((end) => last.every((word, nth) => key(spoken[end - sameWords + nth] ?? '') === word))
      .toSorted((one, other) => Math.abs(one - count) - Math.abs(other - count))
    return ends[0] ?? null
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function key(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
