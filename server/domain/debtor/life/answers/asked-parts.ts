import { clarifies } from '#server/language/clarifies.ts'
import { askedClause } from '#server/language/asked-clause.ts'
import { asksForAssent } from '#server/language/requests/asks-for-assent.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { Reading, Sentence } from '#server/language/reading.ts'

/** A part of a line that may be answered by itself, and the sentence that is answered by it. */
export type AskedPart = { text: string; asked: Sentence }

/** A line of so few words is one breath: what its parts say together is heard as well. */
const breath = 14
/** A question of more words says by itself what it asks. */
const elliptic = 4

export const asksSomething = ({ question, interrogative }: Sentence): boolean =>
  question !== null || interrogative !== null

/** A question that says by itself what it asks: the remarks beside it are not what is answered. */
const standsAlone = ({ quote, interrogative }: Sentence): boolean =>
  interrogative !== null && wordCount(quote) > elliptic && !asksForAssent(quote)

const isMarked = ({ interrogative, quote }: Sentence) => interrogative === 'marked' && !asksForAssent(quote)

/** "I was asking where the debt comes from: was it a loan?" asks; "how are you, Roberto" only greets beside a question with its mark. */
const saysWhatWasAsked = ({ quote }: Sentence) => clarifies(quote) !== null

/** "Tell me how you ended up behind." */
const asksToTell = ({ question, acts }: Sentence): boolean =>
  question !== null && acts.some(({ act }) => act === 'open_probe')

/**
 * What of a line asks by itself, without the remarks beside it: "I'm on my third coffee. So the 640, how did that come about?" is not
 * about coffee. Null where no question says by itself what it asks.
 */
export function questionsOf({ sentences }: Pick<Reading, 'sentences'>): AskedPart[] | null {
  if (!sentences.some(standsAlone)) return null
  const marked = sentences.some(isMarked)
  return sentences
    .filter(
      (sentence) =>
        asksToTell(sentence) ||
        saysWhatWasAsked(sentence) ||
        (marked ? isMarked(sentence) : sentence.interrogative !== null),
    )
    .map((sentence) => ({ text: askedClause(sentence.quote), asked: sentence }))
}

/** The questions of a line, where one says by itself what it asks, else each sentence; and a short line as a whole. */
export function askedParts(line: string, reading: Pick<Reading, 'sentences' | 'words'>): AskedPart[] {
  const { words } = reading
  // "On hold till Thursday. Fair?" asks for nothing that is fair.
  const weighty = reading.sentences.filter(({ quote }) => !asksForAssent(quote))
  const sentences = weighty.length > 0 ? weighty : reading.sentences
  const parts =
    questionsOf(reading) ?? sentences.map((sentence) => ({ text: sentence.quote, asked: sentence }))
  const whole = sentences.findLast(asksSomething) ?? sentences.at(-1)
  return whole !== undefined && sentences.length > 1 && words <= breath
    ? [...parts, { text: line, asked: whole }]
    : parts
}
