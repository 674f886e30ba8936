import { hashed } from '#server/language/learned/hashed.ts'
import { folded } from '../../fold-text.ts'
import { isManner } from '../scenario/manner.ts'
import { causeWeight, topicsOf } from '../scenario/topics.ts'

/** A clause of a scenario as it was written. `link`: the word that joins it to the one before ("because"), or ''. */
export type WrittenClause = { text: string; link: string; sentence: string }

/** How many buckets what is seen of a clause is hashed into. */
export const bucketCount = 2 ** 17

function bucketOf(text: string): number {
  const hash = hashed(text)
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** Beginnings of words that are taken for the word: of those of the clause itself, and of those around it. */
const root = 5
const rootAround = 6

/** The last clauses of a scenario mostly tell how the part is played. */
const nearEnd = 4
const fifths = 5

function wordsOf(text: string): string[] {
  return folded(text)
    .replace(/\d+/g, '0')
    .split(/[^\p{L}\d$]+/u)
    .filter((word) => word !== '')
}

/**
 * What is seen of each clause of a scenario, as buckets, each once: its words and their neighbours, what stands around it, where it
 * stands, and what the rules make of it. `names`: those of the debtor, who is the same to all of them.
 */
export function seenIn(clauses: readonly WrittenClause[], names: readonly string[]): Int32Array[] {
  const own = new Set(names.flatMap(wordsOf))
  const read = clauses.map(({ text }) => ({ words: wordsOf(text), played: isManner(text) }))
  return clauses.map((clause, at) => {
    const { words = [], played = false } = read[at] ?? {}
    const seen = [...seenOfWords(words.map((word) => (own.has(word) ? 'NAME' : word)))]
    seen.push(`link ${clause.link}`)
    if (/\d/.test(clause.text)) seen.push('figure')
    const sentence = wordsOf(clause.sentence)
    seen.push(`sentence opens ${sentence[0]} ${sentence[1]}`)
    if (clause.sentence !== clause.text)
      for (const word of sentence) seen.push(`sentence ${word.slice(0, rootAround)}`)
    for (const [side, beside] of [
      ['before', read[at - 1]],
      ['after', read[at + 1]],
    ] as const) {
      for (const word of beside?.words ?? []) seen.push(`${side} ${word.slice(0, rootAround)}`)
      if (beside?.played === true) seen.push(`${side} played`)
    }
    const left = clauses.length - at
    seen.push(`place ${Math.floor((at / clauses.length) * fifths)}`, `left ${Math.min(left, nearEnd)}`)
    if (played) seen.push('played')
    seen.push(`cause ${Math.round(Math.min(8, Math.max(-2, causeWeight(clause.text))))}`)
    for (const topic of topicsOf(clause.text)) seen.push(`topic ${topic}`)
    return Int32Array.from(new Set(seen.map(bucketOf)))
  })
}

/** The words of a clause, their beginnings, and which stand next to each other, or one apart. */
function seenOfWords(words: readonly string[]): string[] {
  const seen = words.flatMap((word, index) => [
    `word ${word}`,
    `root ${word.slice(0, root)}`,
    ...(index > 0 ? [`pair ${words[index - 1]} ${word}`] : []),
    ...(index > 1 ? [`apart ${words[index - 2]} ${word}`] : []),
  ])
  return [...seen, `first ${words[0]}`, `opens ${words[0]} ${words[1]}`, `last ${words.at(-1)}`]
}
