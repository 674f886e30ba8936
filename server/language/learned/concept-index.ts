import { concepts } from './concepts.ts'

const exact = new Map<string, string[]>()
const stems = new Map<string, string[]>()
for (const [concept, words] of Object.entries(concepts)) {
  for (const written of words.split(' ')) {
    const stem = written.endsWith('*')
    const word = stem ? written.slice(0, -1) : written
    const index = stem ? stems : exact
    const known = index.get(word)
    if (known) known.push(concept)
    else index.set(word, [concept])
  }
}
const longestStem = Math.max(...[...stems.keys()].map((stem) => stem.length))

/** The families that a folded word belongs to; none for most words. */
export function conceptsOf(word: string): readonly string[] {
  const found = new Set(exact.get(word) ?? [])
  for (let size = 2; size <= Math.min(word.length, longestStem); size += 1)
    for (const concept of stems.get(word.slice(0, size)) ?? []) found.add(concept)
  return [...found]
}
