/**
 * Words that were taken as a line before the recogniser was done with them. It repeats them, corrected or with
 * more behind them, until they are final: they must not become a second line.
 */
export class TakenWords {
  #words: readonly string[] = []

  /** These interim words are in the line. */
  take(interim: string): void {
    this.#words = wordsOf(interim)
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
    const differs = spoken.findIndex((word, index) => key(word) !== key(this.#words[index] ?? ''))
    // Other words are new speech; a recogniser corrects the last words of a sentence at most.
    if (differs !== -1 && differs < Math.min(count, spoken.length) / 2) return heard
    return spoken.slice(count).join(' ')
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function key(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
