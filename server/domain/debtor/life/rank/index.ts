import type { Language } from '#protocol/vocabulary/language.ts'
import { senseOf as directionOf, type Vector, vectorOf } from '#server/language/vectors/vectors.ts'
import type { Fact, Life } from '../life.ts'
import { aliasesIn } from '../phrases.ts'
import { contentWords, familiesOf, stemOf } from '../word-families.ts'

/** A fact with the words by which it is found. */
export type Entry = {
  fact: Fact
  /** Its place among the facts that were written, in the order of the scenario; -1 for an invented one. */
  place: number
  stems: readonly string[]
  families: ReadonlySet<string>
  /** Its words that have a vector, by their places in `Index.vectors`. */
  words: readonly number[]
  /** Of the whole fact. */
  sense: Vector | null
  /** The sentence of the scenario that it is a part of. */
  sentence: string
}

export type Index = {
  entries: readonly Entry[]
  /** Of the words of all entries, each once. */
  vectors: readonly Vector[]
  /** How much a stem tells facts apart, 0 to 1: rare ones do. */
  rarity: (stem: string) => number
  /** All stems and families of a sentence of the scenario. */
  sentences: ReadonlyMap<string, ReadonlySet<string>>
}

/** Parts of one sentence of the scenario belong together. */
function sentenceOf(id: string): string {
  return id.startsWith('scenario-') ? id.split('-').slice(0, 2).join('-') : id
}

/** The sense of a whole text. */
export function senseOf(text: string, language: Language): Vector | null {
  return directionOf(
    contentWords(text).flatMap((word) => {
      const vector = vectorOf(word, language)
      return vector ? [{ vector, weight: 1 }] : []
    }),
  )
}

const built = new WeakMap<Life, Index>()

/** The index of a life, built once per life (a frozen object of the session). */
export function indexOf(life: Life): Index {
  const known = built.get(life)
  if (known !== undefined) return known
  const { language } = life
  const aliases = life.facts
    .filter(({ from }) => from === 'scenario')
    .flatMap(({ text }) => aliasesIn(text, language))
  let place = 0
  const vectors: Vector[] = []
  const places = new Map<string, number | null>()
  const placeOf = (word: string) => {
    const known = places.get(word)
    if (known !== undefined) return known
    const vector = vectorOf(word, language)
    const at = vector ? vectors.push(vector) - 1 : null
    places.set(word, at)
    return at
  }
  const entries = life.facts
    .filter(({ quotable, openness }) => quotable || openness !== 'hidden')
    .map((fact): Entry => {
      const also = aliases
        .filter(({ name, is }) => fact.text.includes(name) && !fact.text.includes(is))
        .map(({ is }) => is)
        .join(' ')
      const text = `${fact.text} ${fact.again === fact.text ? '' : fact.again} ${also}`
      const content = contentWords(text)
      const words = content.flatMap((word) => placeOf(word) ?? [])
      return {
        fact,
        place: fact.from === 'seed' ? -1 : place++,
        stems: [...new Set(content.map((word) => stemOf(word, language)))],
        families: new Set(familiesOf(text, language)),
        words,
        sense: directionOf(words.flatMap((at) => ({ vector: vectors[at] ?? new Int8Array(), weight: 1 }))),
        sentence: sentenceOf(fact.id),
      }
    })
  const written = entries.filter(({ place: at }) => at >= 0)
  const counts = new Map<string, number>()
  for (const { stems } of written) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const sentences = new Map<string, Set<string>>()
  for (const { sentence, stems, families } of entries) {
    const all = sentences.get(sentence) ?? new Set<string>()
    for (const one of [...stems, ...families]) all.add(one)
    sentences.set(sentence, all)
  }
  const index: Index = {
    entries,
    vectors,
    rarity: (stem) =>
      Math.min(
        1,
        Math.log((written.length + 2) / ((counts.get(stem) ?? 0) + 0.5)) / Math.log(written.length + 2),
      ),
    sentences,
  }
  built.set(life, index)
  return index
}
