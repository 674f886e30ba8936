/** A word, a stem or a class of words, as a cue asks for it. */
export type WordForm =
  | { kind: 'word'; text: string; stem: boolean }
  | { kind: 'class'; name: string; word: RegExp }

/** The number of a set of word forms; a word belongs to it if it is one of them. */
export type WordSet = number

function writtenAs(form: WordForm): string {
  return form.kind === 'class' ? `<${form.name}>` : `${form.text}${form.stem ? '*' : ''}`
}

/** Sets of words that cues ask for, each kept once. */
export class Lexicon {
  readonly #sets = new Map<string, WordSet>()
  readonly #words = new Map<string, WordSet[]>()
  readonly #stems = new Map<string, WordSet[]>()
  readonly #classes = new Map<string, { word: RegExp; sets: WordSet[] }>()
  #longestStem = 0

  /** How many sets there are; they are numbered from 0. */
  get size(): number {
    return this.#sets.size
  }

  /** The set of these forms, a new one unless it was asked for before. */
  setOf(forms: readonly WordForm[]): WordSet {
    const byName = new Map(forms.map((form) => [writtenAs(form), form]))
    const name = [...byName.keys()].toSorted().join(' ')
    const known = this.#sets.get(name)
    if (known !== undefined) return known
    const set = this.#sets.size
    this.#sets.set(name, set)
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

  /** The sets that a word belongs to, each once. */
  setsOf(word: string): WordSet[] {
    const sets = [...(this.#words.get(word) ?? [])]
    const longest = Math.min(word.length, this.#longestStem)
    for (let size = 1; size <= longest; size += 1) sets.push(...(this.#stems.get(word.slice(0, size)) ?? []))
    for (const { word: fits, sets: found } of this.#classes.values())
      if (fits.test(`${word} `)) sets.push(...found)
    return [...new Set(sets)]
  }
}

/** Sets as bits, so that one step tells whether a set is among them. */
export type Bits = { [part: number]: number }

export function belongs(bits: Bits, set: WordSet): boolean {
  return ((bits[set >>> 5] ?? 0) & (1 << (set & 31))) !== 0
}

export function mark(bits: Bits, set: WordSet): void {
  bits[set >>> 5] = (bits[set >>> 5] ?? 0) | (1 << (set & 31))
}

/** How many parts the bits of so many sets take. */
export function partsFor(sets: number): number {
  return (sets >>> 5) + 1
}
