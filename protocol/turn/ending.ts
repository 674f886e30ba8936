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
 * Waiting times by likelihood, in milliseconds; between two of them they change evenly. People answer each other
 * after about 200 ms (Stivers et al. 2009, doi:10.1073/pnas.0903616106), but pause for longer than that within a
 * sentence: whoever is in the middle of one gets about a second.
 */
const waits: readonly (readonly [likelihood: number, waitMs: number])[] = [
  [0, 1_200],
  [0.2, 1_000],
  [0.5, 550],
  [0.8, 250],
  [1, 150],
]

const unsure = 0.5

const rules: Record<Language, readonly EndingRule[]> = { en: englishEndings, es: spanishEndings }
const words: Record<Language, ReadonlySet<string>> = { en: englishWords, es: spanishWords }

/** The language of the end is told by this many words; the last one counts twice. */
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

function waitFor(likelihood: number): number {
  const above = Math.max(
    1,
    waits.findIndex(([from]) => from >= likelihood),
  )
  const [low, lowMs] = waits[above - 1] ?? [0, 0]
  const [high, highMs] = waits[above] ?? [1, 0]
  return Math.round(lowMs + ((likelihood - low) / (high - low)) * (highMs - lowMs))
}

function likelihoodOf(text: string, language: Language): number {
  const said = wordsOf(text)
  if (said.length === 0) return unsure
  // A comma or a dash is written where the voice goes on.
  if (/[,;:–—-]$/u.test(text.trim())) return 0.15
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
  const count = (of: Language) =>
    tail.filter((word) => words[of].has(word)).length + (words[of].has(tail.at(-1) ?? '') ? 1 : 0)
  const [en, es] = [count('en'), count('es')]
  return en === es ? language : en > es ? 'en' : 'es'
}
