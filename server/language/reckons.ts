import { fold } from './text/fold.ts'

const reckoning =
  /\b(?:less|minus|leaves?|left over|remaining|the rest|difference|comes to|adds up|menos|quedan|quedarian|resto|restan|sobran|diferencia)\b/

/** Whether a sentence with a figure works it out ("42,700 less what you dispute leaves 6,600") and does not state a balance. */
export function reckons(quote: string): boolean {
  return reckoning.test(fold(quote).text)
}
