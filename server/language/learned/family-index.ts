import { grammar } from './families/grammar.ts'
import { money } from './families/money.ts'
import { talking } from './families/talking.ts'
import { threats } from './families/threats.ts'
import { topicFamilies } from './families/topics.ts'

/**
 * Families of words and short expressions that mean much the same in a collection call, in both languages: what is
 * learned of one of them then holds for its kin, and what is learned in English holds in Spanish. Expressions are
 * written with underscores; a word with a star stands for all that begin so. Words are folded (lower case, no
 * accents) and written out ("do not" for "don't"). A word may belong to several families.
 */
const sources = [threats, talking, money, grammar, topicFamilies]

/** The names of all families; each is known by its place here. */
export const familyNames: readonly string[] = sources.flatMap((source, at) =>
  Object.keys(source).map((name) => `${at} ${name}`),
)

/** A word of an expression, or the beginning of one. */
type Piece = { text: string; stem: boolean }
type Expression = { family: number; others: readonly Piece[] }

/** A family shown by the words from `from` on. */
export type FamilyHit = { family: number; from: number }

function pieceOf(written: string): Piece {
  return written.endsWith('*') ? { text: written.slice(0, -1), stem: true } : { text: written, stem: false }
}

const exact = new Map<string, Expression[]>()
const stems = new Map<string, Expression[]>()
let longestStem = 0

function file(written: string, family: number): void {
  const [first, ...others] = written.split('_').map(pieceOf)
  if (!first) return
  const index = first.stem ? stems : exact
  if (first.stem) longestStem = Math.max(longestStem, first.text.length)
  const known = index.get(first.text)
  if (known) known.push({ family, others })
  else index.set(first.text, [{ family, others }])
}

let families = 0
for (const source of sources) {
  for (const words of Object.values(source)) {
    for (const written of words.split(' ')) file(written, families)
    families += 1
  }
}

/** More different words than a hundred long calls hold; beyond, all are simply looked up again. */
const wordsKept = 8_192
const begun = new Map<string, readonly Expression[]>()

/** The expressions that a word may begin: those of one word first, so that each family is found by the least. */
function begunBy(word: string): readonly Expression[] {
  const known = begun.get(word)
  if (known) return known
  const found = [...(exact.get(word) ?? [])]
  for (let size = 2; size <= Math.min(word.length, longestStem); size += 1)
    found.push(...(stems.get(word.slice(0, size)) ?? []))
  const once = found.filter(({ family, others }, at) =>
    others.length === 0
      ? found.findIndex((other) => other.family === family && other.others.length === 0) === at
      : !found.some((other) => other.family === family && other.others.length === 0),
  )
  if (begun.size >= wordsKept) begun.clear()
  begun.set(word, once)
  return once
}

function goesOn(words: readonly string[], at: number, others: readonly Piece[]): boolean {
  for (let index = 0; index < others.length; index += 1) {
    const piece = others[index]
    const word = words[at + 1 + index]
    if (!piece || word === undefined) return false
    if (piece.stem ? !word.startsWith(piece.text) : word !== piece.text) return false
  }
  return true
}

/** The families that folded words show, in the order of the words; each once at a word. */
export function familiesIn(words: readonly string[]): FamilyHit[] {
  const hits: FamilyHit[] = []
  for (let from = 0; from < words.length; from += 1) {
    const before = hits.length
    for (const { family, others } of begunBy(words[from] ?? '')) {
      if (others.length > 0 && !goesOn(words, from, others)) continue
      let known = false
      for (let at = before; at < hits.length; at += 1) known ||= hits[at]?.family === family
      if (!known) hits.push({ family, from })
    }
  }
  return hits
}
