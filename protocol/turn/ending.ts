import type { Language } from '../vocabulary/language.ts'
import { englishEndings, englishQuestion, englishWords } from './english-endings.ts'
import type { EndingRule } from './ending-rule.ts'
import { saidNumber } from './said-number.ts'
import { spanishEndings, spanishQuestion, spanishWords } from './spanish-endings.ts'

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

/**
 * Whoever leads a call and ends a sentence without asking anything goes on as often as not: of 161 such sentences of
 * collectors 87 were in the middle of a turn, of 90 questions 25 (data/paused-turns, written apart from these rules). So nothing
 * tells after a statement, however finished it is. The reply is made meanwhile.
 */
const statementWaitMs = 550

const rules: Record<Language, readonly EndingRule[]> = { en: englishEndings, es: spanishEndings }
const questions: Record<Language, RegExp> = { en: englishQuestion, es: spanishQuestion }
const words: Record<Language, ReadonlySet<string>> = { en: englishWords, es: spanishWords }

/** The language of the end is told by this many words; the last one counts twice. */
const tailWords = 5
/** A question is not longer than this. */
const questionWords = 14

/**
 * Judges by the words of a turn so far whether it is over. `text` is what a recogniser gives: mostly small
 * letters without punctuation; `language` is the one it listens for. A call may be mixed: the language of the
 * last words decides whose rules apply.
 */
export function turnEnding(text: string, language: Language): Ending {
  const likelihood = likelihoodOf(text, language)
  const leastMs = asks(text, language) ? 0 : statementWaitMs
  return { likelihood, waitMs: Math.max(waitFor(likelihood), leastMs) }
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

/** Whether the last words ask something. */
function asks(text: string, language: Language): boolean {
  if (/\?["'”»)]?\s*$/u.test(text)) return true
  const said = wordsOf(text)
  return questions[languageOfEnd(said, language)].test(said.slice(-questionWords).join(' '))
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
