import type { Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import type { Fact } from '../debtor/life/life.ts'
import { stemsOf } from '../debtor/life/word-families.ts'

/** So many of the words that only one fact has give it away, */
const givenAwayBy = 2
/** if they are so many of these words. */
const givenAwayShare = 0.4

/** A text is read once: facts and lines come again with each turn of a call. */
const stemsOfTexts = new Memo<ReadonlySet<string>>(4_096)

function stemsIn(text: string, language: Language): ReadonlySet<string> {
  return stemsOfTexts.of(`${language}:${text}`, () => new Set(stemsOf(text, language)))
}

/** "Prestó" tells of a "prestamista". */
function isSame(one: string, other: string): boolean {
  return one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5))
}

/**
 * Facts that a debtor keeps to itself, by the words that only they have: those that neither the other facts nor anybody
 * in the call has used. Facts that nobody wrote ("Not much. Some months nothing.") are no secrets: in words as usual as
 * theirs a model says other things. See docs/decisions/0015 for what was measured.
 */
export class KeptFacts {
  readonly #facts: { fact: Fact; own: readonly string[] }[]
  readonly #language: Language

  /** `open`: texts whose words tell nothing: other facts, what was said, what the move may say. */
  constructor(kept: readonly Fact[], open: readonly string[], language: Language) {
    const secrets = kept.filter(({ from }) => from !== 'seed')
    const known = new Set(secrets.length === 0 ? [] : open.flatMap((text) => [...stemsIn(text, language)]))
    this.#language = language
    this.#facts = secrets.flatMap((fact) => {
      const own = [...stemsIn(fact.text, language)].filter((stem) => !known.has(stem))
      return own.length === 0 ? [] : [{ fact, own }]
    })
  }

  /** The fact that a clause lets out, or null. */
  letOutBy(clause: string): Fact | null {
    if (this.#facts.length === 0) return null
    const stems = stemsOf(clause, this.#language)
    const found = this.#facts.find(({ own }) => {
      const shared = own.filter((stem) => stems.some((one) => isSame(one, stem))).length
      return shared >= Math.min(givenAwayBy, own.length) && shared / own.length >= givenAwayShare
    })
    return found?.fact ?? null
  }
}
