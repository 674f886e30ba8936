import { fold } from './text/fold.ts'

const whole =
  /\b(?:whole|full|entire) (?!(?:amount|balance|debt|payment|sum|thing|lot|bill|total|account|figure|price|loan|settlement|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)\p{L}+/u
const ofMoney = /\b(?:pay\w*|paid|clear\w*|settle\w*|balance|amount|owe[ds]?|money|dollars|pounds)\b/u

/** "Full marks", "a whole sandwich": something else than the debt is whole. */
export function namesOtherWhole(sentence: string): boolean {
  const { text } = fold(sentence)
  return whole.test(text) && !ofMoney.test(text)
}
