/** A clause as shown, and the sample at which its audio starts. */
type SpokenClause = { text: string; start_sample: number }

/**
 * How many characters of a reply were spoken after `playedSamples`: up to the end of the clause being played.
 * Clauses are parts of the text in order; one that is not found is ignored.
 */
export function spokenCharacterCount(
  text: string,
  clauses: readonly SpokenClause[],
  playedSamples: number,
): number {
  let end = 0
  for (const clause of clauses) {
    if (clause.start_sample > playedSamples) break
    const clauseText = clause.text.trim()
    const index = text.indexOf(clauseText, end)
    if (index >= 0) end = index + clauseText.length
  }
  return end
}

/** The text after the last clause that had audio. */
export function unspokenText(text: string, clauses: readonly SpokenClause[]): string {
  return text.slice(spokenCharacterCount(text, clauses, Number.POSITIVE_INFINITY)).trim()
}
