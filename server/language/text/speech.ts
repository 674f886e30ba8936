import { marginAtGap } from '../learned/boundaries.ts'
import type { Boundaries } from '../learned/boundaries.ts'
import { readNumber } from '../figures/numbers.ts'
import { closeSentence } from './line.ts'
import type { Line, Sentence, Token } from './line.ts'
import { asksAt, links } from './question-words.ts'

/** Fewer words than this are one sentence. */
const shortest = 5

/** A sentence begins where the margin is above this; sooner behind a comma, and hardly ever one word away from it. */
const begins = 0.1
const behindComma = -0.2
const besideComma = 0.6

function split(sentence: Sentence, boundaries: Boundaries, text: string): Sentence[] {
  const words = sentence.tokens.map(({ word }) => word)
  const parts: Token[][] = []
  let from = 0
  for (let at = 1; at < words.length; at += 1) {
    const { start } = sentence.tokens[at] ?? {}
    // The words of a short form ("you're") stand in one place.
    if (start === sentence.tokens[at - 1]?.start) continue
    const behind = (gap: number) => hasComma(text, sentence.tokens[gap - 1], sentence.tokens[gap])
    const least = behind(at) ? behindComma : behind(at - 1) || behind(at + 1) ? besideComma : begins
    if (marginAtGap(boundaries, words, from, at) <= least || isWithinNumber(sentence.tokens, at)) continue
    parts.push(sentence.tokens.slice(from, at))
    from = at
  }
  if (parts.length === 0) return [sentence]
  parts.push(sentence.tokens.slice(from))
  return parts.flatMap(
    (tokens, at) => closeSentence(tokens, at === parts.length - 1 && sentence.marked) ?? [],
  )
}

/** So many words before a gap a number may begin that goes on behind it. */
const longestBefore = 5

/** "Un millón trescientos | ochenta mil": no sentence ends within a sum of millions, which is long enough to be cut. */
function isWithinNumber(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - longestBefore), at).some((_, step) => {
    const number = readNumber(tokens, Math.max(0, at - longestBefore) + step)
    return number !== null && number.to > at && number.value >= 1_000_000
  })
}

function hasComma(text: string, before: Token | undefined, after: Token | undefined): boolean {
  return before !== undefined && after !== undefined && text.slice(before.start, after.start).includes(', ')
}

/** A mark that ends a sentence; the point of a figure does not, and whoever sets a comma alone writes as they speak. */
const mark = /[?!¿¡;:]|\.(?!\d)/

/** Each of two questions in one breath has so many words at least. */
const shortestQuestion = 3

/** "From what day, and with which card?" asks two things: each is a sentence. */
function splitQuestions(sentence: Sentence): Sentence[] {
  const { tokens, marked } = sentence
  if (!marked || !asksAt(tokens, 0)) return [sentence]
  const at = tokens.findIndex(
    ({ word }, index) =>
      index >= shortestQuestion &&
      tokens.length - index > shortestQuestion &&
      links.has(word) &&
      asksAt(tokens, index + 1),
  )
  if (at < 0) return [sentence]
  return [tokens.slice(0, at), tokens.slice(at)].flatMap((part) => closeSentence(part, true) ?? [])
}

/** The comma of a figure is none. */
const comma = /,(?!\d)/

/**
 * The sentences of a line. Speech without any mark is split where a new one begins, and two questions in one sentence
 * are two. `commas`: whether a line whose only marks are commas is speech too, or written with care and kept whole, as those that are
 * learned from are.
 */
export function splitSpeech(line: Line, boundaries: Boundaries, commas: 'speech' | 'writing'): Sentence[] {
  if (mark.test(line.text) || (commas === 'writing' && comma.test(line.text)))
    return line.sentences.flatMap(splitQuestions)
  return line.sentences.flatMap((sentence) =>
    sentence.tokens.length < shortest ? [sentence] : split(sentence, boundaries, line.text),
  )
}
