import { Memo } from '../memo.ts'
import { readLine } from './line.ts'
import type { Line, Sentence } from './line.ts'

const titles = new Set(
  'mr mrs ms miss sir maam senor senora senorita don dona sr sra srta de del la los'.split(' '),
)
const small =
  /^(?:hi|hello|hola|bueno|okay|are|you|is|this|that|good|morning|afternoon|evening|buenos|buenas|dias|tardes|noches|usted|es|eres|sos|el|the|am|i|si|y|con|there|home|around|available|esta|ahi|se|encuentra|entonces|so|then|disculpe|excuse|me|de|casualidad|sera|name)$/

/** The names of as many debtors as have calls at a time; others are read again. */
const namesKept = 256
const known = new Memo<ReadonlySet<string>>(namesKept)

function namesOf(debtorName: string): ReadonlySet<string> {
  return known.of(
    debtorName,
    () =>
      new Set(
        readLine(debtorName)
          .tokens.map((token) => token.word)
          .filter((word) => !titles.has(word) && word.length > 1),
      ),
  )
}

/**
 * Whether a line asks for the debtor by name alone ("Ana Pérez?", "are you Ana", "¿la señora Pérez?"):
 * a question in which little else is said. A statement ("Thank you, Ana") is no verification.
 */
export function namesDebtor(
  line: Line,
  debtorName: string,
): { sentence: Sentence; from: number; to: number } | null {
  const names = namesOf(debtorName)
  if (names.size === 0) return null
  for (const sentence of line.sentences) {
    if (!sentence.question) continue
    const rest = sentence.tokens.filter(({ word }) => !names.has(word) && !titles.has(word))
    if (rest.length === sentence.tokens.length) continue
    if (rest.every(({ word }) => small.test(word))) return { sentence, from: 0, to: sentence.tokens.length }
  }
  return null
}
