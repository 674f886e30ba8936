/**
 * Words at the end of what the debtor has said aloud that may still come back through the microphone. A clause is told as
 * a whole when it begins, and may have sixty words; those before it are recognised late, with their sentence.
 */
const recentWords = 120
/** Fewer words in a row are no proof of an echo: people repeat an amount or a date, and begin with "I" as others do. */
export const echoMinWords = 3

/**
 * Removes the debtor's own words, heard through the loudspeaker, from the start of what the recogniser heard.
 * `aloud` is what the debtor has said so far. A recogniser gets some words of an echo wrong, so the words are aligned:
 * a word that is another one, missing or added costs as much as a right one counts.
 */
export function withoutEcho(heard: string, aloud: string): string {
  const spoken = heard.split(/\s+/u).filter((word) => word !== '')
  const played = wordKeys(aloud).slice(-recentWords)
  if (spoken.length === 0 || played.length === 0) return heard
  const echo = echoLength(
    spoken.map((word) => wordKeys(word).join('')),
    played,
  )
  return echo === 0 ? heard : spoken.slice(echo).join(' ')
}

/** How many words at the start of `spoken` are best explained by words in a row somewhere in `played`. */
function echoLength(spoken: readonly string[], played: readonly string[]): number {
  // scores[j]: the best alignment of the words so far that ends before played[j].
  let scores = Array.from({ length: played.length + 1 }, () => 0)
  let matches = Array.from({ length: played.length + 1 }, () => 0)
  let best = { score: 0, length: 0 }
  for (const [index, word] of spoken.entries()) {
    const nextScores = [(scores[0] ?? 0) - 1]
    const nextMatches = [matches[0] ?? 0]
    for (const [at, other] of played.entries()) {
      const same = word === other
      const options = [
        { score: (scores[at] ?? 0) + (same ? 1 : -1), matched: (matches[at] ?? 0) + (same ? 1 : 0) },
        { score: (scores[at + 1] ?? 0) - 1, matched: matches[at + 1] ?? 0 },
        { score: (nextScores[at] ?? 0) - 1, matched: nextMatches[at] ?? 0 },
      ]
      const choice = options.reduce((top, option) => (option.score > top.score ? option : top))
      nextScores.push(choice.score)
      nextMatches.push(choice.matched)
      const proves = choice.matched >= echoMinWords || (index === spoken.length - 1 && choice.matched > index)
      if (same && proves && choice.score > best.score) best = { score: choice.score, length: index + 1 }
    }
    scores = nextScores
    matches = nextMatches
  }
  return best.length
}

/** The words without punctuation, so that "That's" and "thats", "1,200" and "1200" are the same. */
function wordKeys(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '')
}
