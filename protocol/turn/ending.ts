import type { Language } from '../vocabulary/language.ts'
import { englishEndings, englishWords } from './english-endings.ts'
import type { EndingRule } from './ending-rule.ts'
import { saidNumber } from './said-number.ts'
import { spanishEndings, spanishWords } from './spanish-endings.ts'

export type Ending = {
  /** How likely the speaker is done, 0 to 1. */
  likelihood: number
  /** How long to wait after the speaker's last sound before the turn is taken as over, in milliseconds. */
  waitMs: number
}

/**
 * Waiting times, in milliseconds. People answer each other after about 200 ms (Stivers et al. 2009,
 * doi:10.1073/pnas.0903616106); pauses within a turn are often longer than that, so that whoever is in the
 * middle of a sentence gets more than a second.
 */
export const endingWaits = { surelyOver: 150, unsure: 550, surelyOpen: 1_200 } as const

const unsure = 0.5

const rules: Record<Language, readonly EndingRule[]> = { en: englishEndings, es: spanishEndings }
const words: Record<Language, ReadonlySet<string>> = { en: englishWords, es: spanishWords }

/** The language of the end is told by this many words. */
const tailWords = 5

/**
 * Judges by the words of a turn so far whether it is over. `text` is what a recogniser gives: mostly small
 * letters without punctuation; `language` is the one it listens for. A call may be mixed: the language of the
 * last words decides whose rules apply.
 */
export function turnEnding(text: string, language: Language): Ending {
  const likelihood = likelihoodOf(text, language)
  return { likelihood, waitMs: waitFor(likelihood) }
}

/** A straight line from each of the three waiting times to the next. */
function waitFor(likelihood: number): number {
  const { surelyOver, unsure: middle, surelyOpen } = endingWaits
  const share = Math.abs(likelihood - unsure) / unsure
  return Math.round(middle + share * ((likelihood > unsure ? surelyOver : surelyOpen) - middle))
}

function likelihoodOf(text: string, language: Language): number {
  const said = wordsOf(text)
  if (said.length === 0) return unsure
  const spoken = languageOfEnd(said, language)
  const number = saidNumber(said, spoken)
  if (number !== null) return number === 'half' ? 0.1 : 0.9
  const joined = said.join(' ')
  const rule = rules[spoken].find(({ at }) => at.test(joined))
  const byWords = rule?.likelihood ?? unsure
  // A recogniser that hears a question by its melody says so; its full stops are only a pause.
  return /\?["'”»)]?\s*$/u.test(text) ? Math.max(byWords, 0.8) : byWords
}

/** Small letters, digits and apostrophes: "I'd say $45.50" is "i'd say 45.50". */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+(?:'\p{L}+)*/gu) ?? []
  )
}

function languageOfEnd(said: readonly string[], language: Language): Language {
  const tail = said.slice(-tailWords)
  const count = (of: Language) => tail.filter((word) => words[of].has(word)).length
  const [en, es] = [count('en'), count('es')]
  return en === es ? language : en > es ? 'en' : 'es'
}
