/** So many last words in a row are the same words again. */
const sameWords = 3
/** How many words a recogniser may add or remove when it corrects what it has heard. */
const correctedMaxWords = 4

/**
 * What the recogniser has heard without words that were taken before it was done with them: '' if that is all. It repeats
 * taken words, corrected or with more behind them, until they are final: they must not become a second line.
 */
export function withoutTaken(taken: readonly string[], heard: string): string {
  if (taken.length === 0) return heard
  const spoken = wordsOf(heard)
  const end = endIn(spoken, taken)
  if (end !== null) return spoken.slice(end).join(' ')
  const differs = spoken.findIndex((word, index) => key(word) !== key(taken[index] ?? ''))
  // Other words are new speech; a recogniser corrects the last words of a sentence at most.
  if (differs !== -1 && differs < Math.min(taken.length, spoken.length) / 2) return heard
  return spoken.slice(taken.length).join(' ')
}

/**
 * Where the taken words end in `spoken`: near where they ended, as "forty five" may have become "45" meanwhile, and
 * with the same last words. Null if they are not there.
 */
function endIn(spoken: readonly string[], taken: readonly string[]): number | null {
  const last = taken.slice(-sameWords).map(key)
  if (last.length < sameWords) return null
  const ends = spoken
    .map((_, index) => index + 1)
    .filter((end) => Math.abs(end - taken.length) <= correctedMaxWords)
    .filter((end) => last.every((word, nth) => key(spoken[end - sameWords + nth] ?? '') === word))
    .toSorted((one, other) => Math.abs(one - taken.length) - Math.abs(other - taken.length))
  return ends[0] ?? null
}

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function key(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
