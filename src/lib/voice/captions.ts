/** A clause as it is shown, and the sample at which its sound starts. */
type SpokenClause = { text: string; start_sample: number }

/**
 * How much of a reply's text has been spoken when `playedSamples` of it were played: the characters up to the end of the
 * clause that sounds. Clauses are pieces of the text in their order; one that is not found there is passed over.
 */
export function spokenCharacterCount(
  text: string,
  clauses: readonly SpokenClause[],
  playedSamples: number,
): number {
  let end = 0
  for (const clause of clauses) {
    if (clause.start_sample > playedSamples) break
    const words = clause.text.trim()
    const at = text.indexOf(words, end)
    if (at >= 0) end = at + words.length
  }
  return end
}

/** What of a reply had no sound: the text after its last clause that had. */
export function unspokenText(text: string, clauses: readonly SpokenClause[]): string {
  return text.slice(spokenCharacterCount(text, clauses, Number.POSITIVE_INFINITY)).trim()
}
