import type { Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import type { Fact } from '../debtor/life/life.ts'
import { familiesOf, stemsOf } from '../debtor/life/word-families.ts'

/** So many words that only one fact has give it away. */
const givenAwayBy = 2
/** Or one, where the fact has few. */
const givenAwayShare = 0.25

/** The words of a text, which is read once: facts and lines come again with each turn of a call. */
type Words = { stems: ReadonlySet<string>; families: readonly string[] }
const wordsOfTexts = new Memo<Words>(4_096)

function wordsOf(text: string, language: Language): Words {
  return wordsOfTexts.of(`${language}:${text}`, () => ({
    stems: new Set(stemsOf(text, language)),
    families: familiesOf(text),
  }))
}

/** "Prestó" tells of a "prestamista". */
function isSame(one: string, other: string): boolean {
  return one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5))
}

/**
 * Facts that a debtor keeps to itself, by the words that only they have: those that neither the other facts nor anybody
 * in the call has used.
 */
export class KeptFacts {
  readonly #facts: { fact: Fact; own: Set<string>; count: number }[]
  readonly #language: Language
  readonly #families: ReadonlySet<string>

  /** `open`: texts whose words tell nothing: other facts, what was said, what the move may say. */
  constructor(kept: readonly Fact[], open: readonly string[], language: Language) {
    const read = kept.length === 0 ? [] : open.map((text) => wordsOf(text, language))
    const known = new Set(read.flatMap(({ stems }) => [...stems]))
    this.#language = language
    this.#families = new Set(read.flatMap(({ families }) => families))
    this.#facts = kept.map((fact) => {
      const { stems } = wordsOf(fact.text, language)
      return { fact, own: new Set([...stems].filter((stem) => !known.has(stem))), count: stems.size }
    })
  }

  /** The fact that a clause lets out, or null. */
  letOutBy(clause: string): Fact | null {
    if (this.#facts.length === 0) return null
    const stems = new Set(stemsOf(clause, this.#language))
    const said = new Set(familiesOf(clause))
    const open = this.#families
    for (const { fact, own, count } of this.#facts) {
      const kin = wordsOf(fact.text, this.#language).families.some(
        (family) => !open.has(family) && said.has(family),
      )
      if (kin) return fact
      const shared = [...own].filter((stem) => [...stems].some((one) => isSame(one, stem))).length
      if (shared >= givenAwayBy || (shared > 0 && shared / count >= givenAwayShare)) return fact
    }
    return null
  }
}
