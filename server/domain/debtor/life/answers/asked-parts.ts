import type { Reading, Sentence } from '#server/language/reading.ts'

/** A part of a line that may be answered by itself, and the sentence that is answered by it. */
export type AskedPart = { text: string; asked: Sentence }

/** A line of so few words is one breath: what its parts say together is heard as well. */
const breath = 14

export const asksSomething = ({ question, interrogative }: Sentence): boolean =>
  question !== null || interrogative !== null

/** Each sentence of a line, and a short line as a whole. */
export function askedParts(
  line: string,
  { sentences, words }: Pick<Reading, 'sentences' | 'words'>,
): AskedPart[] {
  const parts = sentences.map((sentence) => ({ text: sentence.quote, asked: sentence }))
  const whole = sentences.findLast(asksSomething) ?? sentences.at(-1)
  return whole !== undefined && sentences.length > 1 && words <= breath
    ? [...parts, { text: line, asked: whole }]
    : parts
}
