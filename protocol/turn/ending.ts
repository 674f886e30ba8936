import type { Language } from '../vocabulary/language.ts'
import { englishEndings, englishLead, englishQuestion, englishWords } from './english-endings.ts'
import type { EndingRule } from './ending-rule.ts'
import { saidNumber } from './said-number.ts'
import { spanishEndings, spanishLead, spanishQuestion, spanishWords } from './spanish-endings.ts'

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
 * Who leads a call and asks nothing goes on as often as not, however finished the sentence is; what tells a little is what it
 * was. Counted in data/paused-turns (tuning.jsonl), written apart from these rules: the turns that such words ended, and those
 * that went on. The reply is made meanwhile.
 */
const leastWaits = {
  /** "let me pull up your account": 0 and 11, 10 of them for longer than 0.7 s, and nobody answers that. */
  lead: 1_300,
  /** Fewer than eight words, as "i understand": 5 and 36, of which 8 paused that long. The point is still to come. */
  short: 1_000,
  /** A reference number: nobody knows how many digits are to come, and they come in groups. */
  number: 1_000,
  /** 81 and 50, of which 7 did. 50 ms more than where nothing tells: many pauses are about as long as that. */
  statement: 600,
} as const
const shortMaxWords = 7

const rules: Record<Language, readonly EndingRule[]> = { en: englishEndings, es: spanishEndings }
const questions: Record<Language, RegExp> = { en: englishQuestion, es: spanishQuestion }
const leads: Record<Language, RegExp> = { en: englishLead, es: spanishLead }
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
  const { likelihood, complete } = judge(text, language)
  return { likelihood, waitMs: Math.max(waitFor(likelihood), leastWaitMs(text, language, complete)) }
}

function leastWaitMs(text: string, language: Language, complete: boolean): number {
  const said = wordsOf(text)
  const spoken = languageOfEnd(said, language)
  const end = said.slice(-questionWords).join(' ')
  if (leads[spoken].test(end)) return leastWaits.lead
  // Whoever asks about a number has said all of it.
  if (isMarkedQuestion(text)) return 0
  if (saidNumber(said, spoken) === 'open') return leastWaits.number
  if (questions[spoken].test(end)) return 0
  return said.length > shortMaxWords || complete ? leastWaits.statement : leastWaits.short
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

function judge(text: string, language: Language): { likelihood: number; complete: boolean } {
  const said = wordsOf(text)
  if (said.length === 0) return { likelihood: unsure, complete: true }
  // A comma or a dash is written where the voice goes on.
  if (/[,;:–—-]$/u.test(text.trim())) return { likelihood: 0.15, complete: false }
  const spoken = languageOfEnd(said, language)
  const number = saidNumber(said, spoken)
  if (number === 'open') return { likelihood: unsure, complete: false }
  if (number !== null) return { likelihood: number === 'half' ? 0.1 : 0.9, complete: number !== 'half' }
  const joined = said.join(' ')
  const { likelihood = unsure, complete = false } = rules[spoken].find(({ at }) => at.test(joined)) ?? {}
  // A recogniser that hears a question by its melody says so; its full stops are only a pause.
  return { likelihood: isMarkedQuestion(text) ? Math.max(likelihood, 0.8) : likelihood, complete }
}

function isMarkedQuestion(text: string): boolean {
  return /\?["'”»)]?\s*$/u.test(text)
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
