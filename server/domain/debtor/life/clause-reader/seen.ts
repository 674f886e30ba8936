import { folded } from '../../fold-text.ts'
import { isManner } from '../scenario/manner.ts'
import { causeWeight, topicsOf } from '../scenario/topics.ts'

/** A clause of a scenario as it was written. `link`: the word that joins it to the one before ("because"), or ''. */
export type WrittenClause = { text: string; link: string; sentence: string }

/** How many buckets what is seen of a clause is hashed into. */
export const bucketCount = 2 ** 17

/** FNV-1a, 32 bits. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
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
 * What is seen of a clause in its scenario, as buckets, each once: its words and their neighbours, what stands around it, where it
 * stands, and what the rules make of it. `names`: those of the debtor, who is the same to all of them.
 */
export function seenOf(clauses: readonly WrittenClause[], at: number, names: readonly string[]): Int32Array {
  const clause = clauses[at]
  if (clause === undefined) return new Int32Array()
  const own = new Set(names.flatMap(wordsOf))
  const words = wordsOf(clause.text).map((word) => (own.has(word) ? 'NAME' : word))
  const seen: string[] = []
  words.forEach((word, index) => {
    seen.push(`word ${word}`, `root ${word.slice(0, root)}`)
    if (index > 0) seen.push(`pair ${words[index - 1]} ${word}`)
    if (index > 1) seen.push(`apart ${words[index - 2]} ${word}`)
  })
  seen.push(
    `first ${words[0]}`,
    `opens ${words[0]} ${words[1]}`,
    `last ${words.at(-1)}`,
    `link ${clause.link}`,
  )
  if (/\d/.test(clause.text)) seen.push('figure')
  const sentence = wordsOf(clause.sentence)
  seen.push(`sentence opens ${sentence[0]} ${sentence[1]}`)
  if (clause.sentence !== clause.text)
    for (const word of sentence) seen.push(`sentence ${word.slice(0, rootAround)}`)
  for (const [side, index] of [
    ['before', at - 1],
    ['after', at + 1],
  ] as const) {
    const beside = clauses[index]
    if (beside === undefined) continue
    for (const word of wordsOf(beside.text)) seen.push(`${side} ${word.slice(0, rootAround)}`)
    if (isManner(beside.text)) seen.push(`${side} played`)
  }
  const left = clauses.length - at
  seen.push(`place ${Math.floor((at / clauses.length) * fifths)}`, `left ${Math.min(left, nearEnd)}`)
  if (isManner(clause.text)) seen.push('played')
  seen.push(`cause ${Math.round(Math.min(8, Math.max(-2, causeWeight(clause.text))))}`)
  for (const topic of topicsOf(clause.text)) seen.push(`topic ${topic}`)
  return Int32Array.from(new Set(seen.map(bucketOf)))
}
