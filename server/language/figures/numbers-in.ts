import { readLine } from '../text/line.ts'
import { readNumber } from './numbers.ts'

/** All numbers of a text, in figures or in words of either language, in order: 2 and 9 of "two boys, the older is 9". */
export function numbersIn(text: string): number[] {
  const { tokens } = readLine(text)
  const found: number[] = []
  for (let at = 0; at < tokens.length; at++) {
    const number = readNumber(tokens, at)
    if (number === null) continue
    found.push(number.value)
    at = Math.max(at, number.to - 1)
  }
  return found
}
