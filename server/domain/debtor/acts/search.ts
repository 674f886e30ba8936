import { Lexicon, mark, partsFor } from './lexicon.ts'
import type { Bits, WordForm, WordSet } from './lexicon.ts'
import type { Sentence } from '#server/language/text/line.ts'
import { parsePattern } from './pattern.ts'
import type { Node } from './pattern.ts'
import { run, stepsOf, writeProgram } from './program.ts'
import type { Code, Steps } from './program.ts'

/** A pattern as `find` takes it. */
export type Compiled = {
  source: string
  /** Where its program begins. */
  start: number
  /** The sets of which a sentence must have a word each for the pattern to match, the rarest first. */
  needs: readonly WordSet[]
  negative: boolean
}

/** A sentence with its words looked up: good until the next one is. */
export type Looked = {
  sentence: Sentence
  steps: Steps
  /** The anchors of which a word is there, with the first token of each. */
  anchors: readonly { need: WordSet; token: number }[]
}

type Word = { sets: Bits; needs: readonly WordSet[]; anchors: readonly WordSet[] }

/** More different words than many long calls hold; beyond, all are simply looked up again. */
const wordsKept = 4_096

/**
 * Patterns that share one lexicon: each word is looked up once for all of them, and each sentence tells at
 * once which of them can match.
 */
export class Search {
  readonly #lexicon = new Lexicon()
  readonly #needed = new Lexicon()
  readonly #anchors = new Set<WordSet>()
  readonly #code: Code = []
  readonly #words = new Map<string, Word>()
  /** The last round in which each needed set had a word; a round is a sentence. Kept, for short-lived ones are dear. */
  readonly #rounds: number[] = []
  #round = 0

  /** Throws with the pattern's text when it is malformed. All patterns are compiled before the first look-up. */
  compile(source: string): Compiled {
    const { root, negative } = parsePattern(source)
    const needs = [...new Set(neededBy(root).map((forms) => this.#needed.setOf(forms)))]
    while (this.#rounds.length < this.#needed.size) this.#rounds.push(0)
    return { source, start: writeProgram(root, this.#code, this.#lexicon), needs, negative }
  }

  /** From now on `lookUp` names this set wherever a sentence has a word of it. */
  anchor(need: WordSet): void {
    this.#anchors.add(need)
  }

  lookUp(sentence: Sentence): Looked {
    this.#round += 1
    const { tokens } = sentence
    const anchors: { need: WordSet; token: number }[] = []
    const looked = tokens.map(({ word }) => this.#wordOf(word))
    for (let token = 0; token < looked.length; token += 1) {
      const word = looked[token]
      if (!word) break
      for (const need of word.anchors) if (this.#rounds[need] !== this.#round) anchors.push({ need, token })
      for (const need of word.needs) this.#rounds[need] = this.#round
    }
    return { sentence, steps: stepsOf(tokens, looked), anchors }
  }

  /** The first place from step `from` on where a pattern matches, in steps. */
  find({ steps }: Looked, { start, needs }: Compiled, from: number): { begin: number; end: number } | null {
    for (const need of needs) if (this.#rounds[need] !== this.#round) return null
    for (let begin = from; begin <= steps.sets.length; begin += 1) {
      const end = run(this.#code, start, steps, begin)
      if (end >= 0) return { begin, end }
    }
    return null
  }

  #wordOf(word: string): Word {
    const known = this.#words.get(word)
    if (known) return known
    const sets = new Uint32Array(partsFor(this.#lexicon.size))
    for (const set of this.#lexicon.setsOf(word)) mark(sets, set)
    const needs = this.#needed.setsOf(word)
    const found = { sets, needs, anchors: needs.filter((need) => this.#anchors.has(need)) }
    if (this.#words.size >= wordsKept) this.#words.clear()
    this.#words.set(word, found)
    return found
  }
}

const commonWords = new Set(
  'i you your the a an to of in on is are it that this and with for me my we us can will do not be have so what if que de la el los las en un una su le lo se no si por con para me y a es te usted'.split(
    ' ',
  ),
)

type NeededWord = WordForm & { kind: 'word' }

/** How seldom a line has one of these words, roughly. */
function rarity(forms: readonly NeededWord[]): number {
  const shortest = Math.min(...forms.map((form) => (commonWords.has(form.text) ? 0 : form.text.length)))
  return shortest * 4 - forms.length
}

/** For each part of a pattern without which it cannot match, the words of which a sentence must have one; the rarest first. */
function neededBy(node: Node): NeededWord[][] {
  switch (node.kind) {
    case 'word':
      return [[node]]
    case 'sequence':
      return node.parts.flatMap(neededBy).toSorted((a, b) => rarity(b) - rarity(a))
    case 'choice': {
      const rarest = node.options.map((option) => neededBy(option)[0])
      const all = rarest.flatMap((forms) => forms ?? [])
      return rarest.includes(undefined) ? [] : [all]
    }
    default:
      return []
  }
}
