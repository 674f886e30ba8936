import type { Line, Sentence } from './line.ts'
import type { Span } from '../reading.ts'

const links = new Set(
  'and but so because then y pero porque entonces pues aunque although however'.split(' '),
)
const furthest = 14

/** The clause around tokens [from, to) of a sentence, verbatim: to the next pause, or link in unmarked speech. */
export function clauseAround(line: Line, sentence: Sentence, from: number, to: number): Span {
  const { tokens } = sentence
  const marked = tokens.some((token) => token.pause) || tokens.length <= 2 * furthest
  let first = from
  while (first > 0 && from - first < furthest) {
    const before = tokens[first - 1]
    if (!before || before.pause || (links.has(before.word) && from - first >= (marked ? 3 : 0))) break
    first -= 1
  }
  let last = to - 1
  while (last < tokens.length - 1 && last - to < furthest) {
    const here = tokens[last]
    const next = tokens[last + 1]
    if (!here || here.pause || (next && links.has(next.word) && last - from >= 3)) break
    last += 1
  }
  const start = tokens[first]?.start ?? sentence.start
  const end = tokens[last]?.end ?? sentence.end
  return { quote: line.text.slice(start, end), start, end }
}
