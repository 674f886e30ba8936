import { expansions } from './expansions.ts'
import { fold } from './fold.ts'
import { onlyPauses } from './goes-on.ts'

/** A word of the line, folded and written out, with its place in the original text. */
export type Token = {
  word: string
  start: number
  end: number
  /** A comma, colon, bracket or dash follows. */
  pause: boolean
  /** A currency sign stood right before ("$50") or after ("50€") the number. */
  money: boolean
}

export type Sentence = {
  tokens: Token[]
  /** Marked with ? or ¿, or, in speech without marks, opened by a question word. */
  question: boolean
  /** Marked with ? or ¿. */
  marked: boolean
  /** The words with one space around each and " , " for a pause: what the cues are matched against. */
  norm: string
  /** Where in `norm` each token begins. */
  offsets: number[]
  /** Where the sentence stands in the text, without surrounding marks and spaces. */
  start: number
  end: number
}

export type Line = { text: string; sentences: Sentence[]; tokens: Token[] }

const piece =
  /\d+(?:[.,:/'-]\d+)*(?:st|nd|rd|th|am|pm|hs|k|m|%|º|ª|o|er|ro|do|to)?(?![a-z])|\d+|[a-z0-9ßæøœ]+(?:'[a-z]+)*|[$€£¢%]|[.!?¿¡;:,()\n"/-]|[^\s]/g
const abbreviations = new Set(
  'mr mrs ms dr dra sr sra srta lic ing ud uds vd st no num inc ltd co corp ee uu tel ext av am pm'.split(
    ' ',
  ),
)
const openers = new Set(
  'what when where who which why how would could can do does did are is am have has will may should shall que cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas como podria puede puedes podrias podes'.split(
    ' ',
  ),
)
const hedges = new Set(
  'okay so and well but now right yes no look listen sir maam senor senora please bueno pues entonces y pero mire oiga a ver si claro perfecto muy bien ok de acuerdo digame dime por favor disculpe'.split(
    ' ',
  ),
)
const digit = /^\d/
const expanded: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(expansions).map(([short, words]) => [short, words.split(' ')]),
)
/** Words that a figure ends with. */
const ofFigure = /^(?:\d.*|dollars?|bucks|pesos?|euros?|pounds?)$/
const currencySign = new Set(['$', '€', '£'])

function asksByWord(tokens: Token[]): boolean {
  for (const token of tokens.slice(0, 5)) {
    if (openers.has(token.word)) return true
    if (!hedges.has(token.word)) return false
  }
  return false
}

/** A sentence of these words, which are marked as a question or not; null without any. */
export function closeSentence(tokens: Token[], marked: boolean): Sentence | null {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return null
  let norm = ' '
  const offsets: number[] = []
  for (const token of tokens) {
    offsets.push(norm.length)
    norm += `${token.word} `
    if (token.pause && token !== last) norm += ', '
  }
  return {
    tokens,
    question: marked || asksByWord(tokens),
    marked,
    norm,
    offsets,
    start: first.start,
    end: last.end,
  }
}

/** Reads a line into sentences of folded words. Never throws; a line without words has no sentences. */
export function readLine(text: string): Line {
  const folded = fold(text)
  const sentences: Sentence[] = []
  const all: Token[] = []
  let open: Token[] = []
  let opensQuestion = false
  let sign = false
  const at = (index: number) => folded.at[index] ?? text.length
  const endOf = (index: number) => at(index)
  const finish = (marked: boolean) => {
    const sentence = closeSentence(open, marked)
    if (sentence) {
      sentences.push(sentence)
      all.push(...sentence.tokens)
    }
    open = []
    opensQuestion = false
  }
  for (const match of folded.text.matchAll(piece)) {
    const raw = match[0]
    const from = match.index
    const to = from + raw.length
    const last = open.at(-1)
    if (currencySign.has(raw)) {
      // "50€" belongs to the number before it when they touch and no digit follows; "$50" to the one after.
      if (last && digit.test(last.word) && !digit.test(folded.text.slice(to, to + 1))) {
        last.money = true
        last.end = endOf(to)
      } else sign = true
      continue
    }
    if (raw === '%' && last && digit.test(last.word)) {
      last.word += '%'
      last.end = endOf(to)
      continue
    }
    if (raw === '¿') {
      finish(opensQuestion)
      opensQuestion = true
      continue
    }
    if (raw === '?') {
      finish(true)
      continue
    }
    if (
      raw === '.' &&
      last &&
      (abbreviations.has(last.word) || last.word.length === 1) &&
      folded.at[from] === last.end
    ) {
      continue
    }
    if (raw === '.' && last && ofFigure.test(last.word)) {
      // Folding makes one dot of "…".
      const trails = text[at(from)] === '…' || folded.text.slice(from - 1, from + 2).includes('..')
      if (onlyPauses(folded.text, from, trails)) {
        last.pause = true
        continue
      }
    }
    if (raw === '.' || raw === '!' || raw === '¡' || raw === ';' || raw === '\n') {
      finish(opensQuestion)
      continue
    }
    if (raw === ',' || raw === ':' || raw === '(' || raw === ')' || raw === '"') {
      if (last) last.pause = true
      continue
    }
    if (raw === '-') {
      // A dash between spaces is a pause; inside a word ("three-month") the words simply follow each other.
      if (last && folded.text[from - 1] === ' ') last.pause = true
      continue
    }
    if (raw === '/') {
      if (last && digit.test(last.word) && /^[a-z]/.test(folded.text.slice(to, to + 1))) {
        open.push({ word: 'per', start: at(from), end: endOf(to), pause: false, money: false })
      }
      continue
    }
    if (!/[a-z0-9ßæøœ]/.test(raw)) continue
    const start = sign && folded.text[from - 1] !== undefined ? signStart(folded.text, from, at) : at(from)
    const end = endOf(to)
    const money = sign && digit.test(raw)
    sign = false
    const bare = digit.test(raw) ? raw.replaceAll(',', '\u066b') : raw
    for (const word of writtenOut(bare)) open.push({ word, start, end, pause: false, money })
  }
  finish(opensQuestion)
  return { text, sentences, tokens: all }
}

/** Where the currency sign before the number at `from` stands, so that "$50" is quoted whole. */
function signStart(folded: string, from: number, at: (index: number) => number): number {
  let index = from - 1
  while (index >= 0 && folded[index] === ' ') index -= 1
  return currencySign.has(folded[index] ?? '') ? at(index) : at(from)
}

/** The words that a short form stands for, or the word itself without its apostrophe. */
function writtenOut(word: string): readonly string[] {
  const words = expanded.get(word)
  if (words) return words
  if (!word.includes("'")) return [word]
  return [word.endsWith("'s") ? word.slice(0, -2) : word.replaceAll("'", '')]
}
