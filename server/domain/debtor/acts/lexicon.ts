/** A word, a stem or a class of words, as a cue asks for it. */
export type WordForm =
  | { kind: 'word'; text: string; stem: boolean }
  | { kind: 'class'; name: string; word: RegExp }

/** The number of a set of word forms; a word belongs to it if it is one of them. */
export type WordSet = number

/** More different words than a hundred long calls hold; beyond, all are simply worked out again. */
const wordsKept = 8_192

function writtenAs(form: WordForm): string {
  return form.kind === 'class' ? `<${form.name}>` : `${form.text}${form.stem ? '*' : ''}`
}

/**
 * All sets of words that the cues ask for, each kept once. A word is looked up once: its sets come as a row
 * of bits, so that a cue asks with one step whether a word fits it, and a whole sentence's words are one row.
 */
export class Lexicon {
  readonly #sets = new Map<string, WordSet>()
  readonly #words = new Map<string, WordSet[]>()
  readonly #stems = new Map<string, WordSet[]>()
  readonly #classes = new Map<string, { word: RegExp; sets: WordSet[] }>()
  readonly #known = new Map<string, Uint32Array>()
  #longestStem = 0

  /** The set of these forms, a new one unless it was asked for before. */
  setOf(forms: readonly WordForm[]): WordSet {
    const byName = new Map(forms.map((form) => [writtenAs(form), form]))
    const name = [...byName.keys()].toSorted().join(' ')
    const known = this.#sets.get(name)
    if (known !== undefined) return known
    const set = this.#sets.size
    this.#sets.set(name, set)
    this.#known.clear()
    for (const form of byName.values()) this.#file(form, set)
    return set
  }

  #file(form: WordForm, set: WordSet): void {
    if (form.kind === 'class') {
      const known = this.#classes.get(form.name)
      if (known) known.sets.push(set)
      else {
        // The expressions of classes may look at the space behind the word.
        this.#classes.set(form.name, { word: new RegExp(`^(?:${form.word.source}) $`), sets: [set] })
      }
      return
    }
    const index = form.stem ? this.#stems : this.#words
    const known = index.get(form.text)
    if (known) known.push(set)
    else index.set(form.text, [set])
    if (form.stem) this.#longestStem = Math.max(this.#longestStem, form.text.length)
  }

  /** The sets that a word belongs to, as bits: see `belongs`. Nobody may change them. */
  setsOf(word: string): Uint32Array {
    const known = this.#known.get(word)
    if (known) return known
    const bits = this.noSets()
    const mark = (sets: readonly WordSet[] | undefined) => {
      if (sets) for (const set of sets) bits[set >>> 5] = (bits[set >>> 5] ?? 0) | (1 << (set & 31))
    }
    mark(this.#words.get(word))
    const longest = Math.min(word.length, this.#longestStem)
    for (let size = 1; size <= longest; size += 1) mark(this.#stems.get(word.slice(0, size)))
    for (const { word: fits, sets } of this.#classes.values()) if (fits.test(`${word} `)) mark(sets)
    if (this.#known.size >= wordsKept) this.#known.clear()
    this.#known.set(word, bits)
    return bits
  }

  /** A row of bits without any. */
  noSets(): Uint32Array {
    return new Uint32Array((this.#sets.size >>> 5) + 1)
  }
}

/** Whether a row of bits has a set. */
export function belongs(bits: Uint32Array, set: WordSet): boolean {
  return ((bits[set >>> 5] ?? 0) & (1 << (set & 31))) !== 0
}
