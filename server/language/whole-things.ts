import { fold } from './text/fold.ts'

const things =
  'marks?|sandwich\\p{L}*|story|day|days|week|weeks|month|year|night|house|family|shift|time|truth|point|pan|meal|name|attention|picture|english|breakfast|page|life|world|team|crew|kitchen|tank|plate|stop|circle'
const whole = new RegExp(`\\b(?:whole|full|entire) (?:${things})\\b`, 'u')
const ofMoney = /\b(?:pay\w*|paid|clear\w*|settle\w*|balance|amount|owe[ds]?|money|dollars|pounds)\b/u

/** "Full marks", "a whole sandwich": something else than the debt is whole. "The whole thing" may be the debt. */
export function namesWholeThing(sentence: string): boolean {
  const { text } = fold(sentence)
  return whole.test(text) && !ofMoney.test(text)
}
