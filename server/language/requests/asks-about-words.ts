import { saidWords } from '../said-words.ts'
import { plainWords } from '../text/plain-words.ts'
import { asksForOccupation } from './asks-for-occupation.ts'
import { wordCount } from '../text/plain.ts'

const asksWhat = /\b(?:what|which|que|cual|cuales)\b/u
/** "What happened?", "what for?" ask for more than what somebody's words stood for. */
const asksMore =
  /\b(?:situation|problem|story|reason|matter|issue|situacion|problema|historia|motivo|asunto|happened|happens|for|time|day|date|year|month|paso|pasa|sucedio|ocurrio|hora|dia|fecha|ano|mes|para que|por que)\b/u
/** A question of more words has a matter of its own. */
const mostWords = 8
/** Of so many letters at the beginning of two words they are forms of one. */
const sameBeginning = 5

/** Whether all content words of a sentence are among what was said just before. */
function holdsOnly(sentence: string, spoken: string): boolean {
  const said = saidWords(spoken).words
  const own = saidWords(sentence)
  return (
    own.figures.length === 0 &&
    own.words.every((word) =>
      said.some(
        (one) =>
          one === word ||
          (word.length >= sameBeginning && one.slice(0, sameBeginning) === word.slice(0, sameBeginning)),
      ),
    )
  )
}

/** So few words only say again what was said. */
const mostEchoed = 4

/** "Several things?", after "several things, really". */
export function echoes(sentence: string, spoken: string): boolean {
  return wordCount(sentence) <= mostEchoed && holdsOnly(sentence, spoken)
}

/**
 * Whether a question only asks what the other's last words stood for: "Saying what out loud?", "A ver, ¿cuáles?". It has no word of its own
 * that is not among them. `spoken`: what was said just before.
 */
export function asksAboutWords(sentence: string, spoken: string): boolean {
  const plain = plainWords(sentence)
  if (!asksWhat.test(plain) || asksMore.test(plain) || wordCount(sentence) > mostWords) return false
  if (asksForOccupation(sentence)) return false
  const [first = ''] = plain.split(' ')
  // "What are you up against?" asks for what somebody has not told; "saying what?" for what they meant.
  if (asksWhat.test(first) && saidWords(sentence).words.length > 0) return false
  return holdsOnly(sentence, spoken)
}
