import { months } from '../figures/date-words.ts'
import { plainWords } from '../text/plain-words.ts'

const whichMonth = /\b(?:(?:what|which) month\b|(?:en )?(?:que|cual) mes\b)/u

/** Whether somebody asks in which month something is: "which month does it start again", "¿en qué mes?". */
export function asksWhichMonth(line: string): boolean {
  return whichMonth.test(plainWords(line))
}

/** Whether a sentence is the name of a month and nothing more: "September?", "¿en agosto?". */
export function namesMonthAlone(sentence: string): boolean {
  const plain = plainWords(sentence).replace(/^(?:(?:in|en|so|like|maybe|around|como|por) )+/u, '')
  return Object.hasOwn(months, plain)
}
