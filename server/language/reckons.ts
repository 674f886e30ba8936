import { fold } from './text/fold.ts'

const reckoning =
  /\b(?:less|minus|leaves?|left over|would (?:only |still |then )?take (?:about |around |some )?(?:you |us )?\S+ (?:months?|years?|payments?)|(?:tardari\p{L}+|llevaria\p{L}*|tomaria\p{L}*|serian) (?:mucho|como |unos |unas )?\S+|con \S+(?: \S+)? (?:son|serian) (?:como |unos |casi |mas de )?\S+ anos|(?:that's|that is|thats) (?:about |around |over )?\S+ years|remaining|the rest|difference|comes to|adds up|menos|quedan|quedarian|resto|restan|sobran|diferencia)\b/u

/** Whether a sentence with a figure works it out ("42,700 less what you dispute leaves 6,600") and does not state a balance. */
export function reckons(quote: string): boolean {
  return reckoning.test(fold(quote).text)
}
