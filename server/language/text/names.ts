import { Memo } from '../memo.ts'
import { readLine } from './line.ts'
import type { Line, Sentence } from './line.ts'

const titles = new Set(
  'mr mrs ms miss sir maam senor senora senorita don dona sr sra srta de del la los'.split(' '),
)
const small =
  /^(?:hi|hello|hola|bueno|okay|are|you|is|this|that|good|morning|afternoon|evening|buenos|buenas|dias|tardes|noches|usted|es|eres|sos|el|the|am|i|si|y|con|there|home|around|available|esta|ahi|se|encuentra|entonces|so|then|disculpe|excuse|me|de|casualidad|sera|name)$/

/**
 * What asks whether the call has come to somebody, up to the name: "am I through to", "¿estoy llamando a". A firm is asked for so
 * where a person is asked for with "are you".
 */
const reaches =
  /\b(?:(?:am i|have i|did i) (?:(?:got|get|come|put|been put) )?(?:through to|connected (?:to|with)|reach(?:ed)?|calling|ringing|on to|onto|got|speaking (?:to|with)|talking (?:to|with))|(?:llamo|hablo|marco|marque|llame|doy|di|(?:estoy|ando) (?:llamando|hablando|marcando)|me (?:he )?comuni(?:co|que|cado)|me (?:comunicaron|conectaron|pasaron)|(?:cai|llegue)) (?:al?|con))\b/

/** What may stand beside the name in such a question: an article, a greeting, "right?". */
const beside =
  /^(?:the|la|el|los|las|lo|there|here|please|right|correct|sorry|ahi|aqui|por|favor|verdad|cierto|correcto|no|today)$/

/** Whether a question asks if the call has come to the one with these names and says little else after it. */
function asksIfReached({ norm }: Sentence, names: ReadonlySet<string>): boolean {
  const frame = reaches.exec(norm)
  if (frame === null) return false
  const after = norm
    .slice(frame.index + frame[0].length)
    .split(' ')
    .filter((word) => word !== '' && word !== ',')
  const rest = after.filter((word) => !names.has(word) && !titles.has(word) && !small.test(word))
  return after.some((word) => names.has(word)) && rest.every((word) => beside.test(word))
}

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
 * a question in which little else is said, or one that asks whether the call has come to them ("am I through to Harlow Tyres?"). A statement ("Thank you, Ana") is no verification.
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
    if (rest.every(({ word }) => small.test(word)) || asksIfReached(sentence, names))
      return { sentence, from: 0, to: sentence.tokens.length }
  }
  return null
}
