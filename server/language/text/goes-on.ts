/** What says of itself that the figure before it was wrong, as no bare "sorry" does. Written for folded words. */
const corrections =
  'correction|let me correct (?:that|it|myself)|i misread|i misspoke|scratch that|i mean|i meant|no wait|wait no|' +
  'digo|mejor dicho|corrijo|me corrijo|rectifico|me equivoque|me confundi|lei mal|quise decir|quiero decir'
/** What puts right the figure before it: "sorry", "let me correct that", "me equivoqué". Written for folded words. */
export const excuses = `i am sorry|im sorry|sorry|excuse me|pardon me|pardon|my mistake|my bad|make (?:it|that)|rather|perdon|perdona|perdone|perdoneme|disculpe|disculpa|disculpeme|${corrections}`
/** What may stand between the excuse and the figure. */
export const fillers =
  'sorry|perdon|no|i|mean|digo|en|at|de|it|is|its|that|thats|es|son|eran|um|eh|like|como|wait|espere|el|los|the'

const excused = `(?:(?:${excuses}|no|wait|espere)[\\s,]+)`
const figure = `(?:(?:${fillers})[\\s,]+)*[$€£]?\\d`
/** "26,400... perdón, 24,600": no new sentence begins where a figure is put right. The text from the stop on. */
const trailsOff = new RegExp(`^\\.+\\s*${excused}+${figure}`)
/** "26,400. Corrijo, 24,600". "Your balance is 6,780. Sorry, 870 today would help?" begins a sentence. */
const corrected = new RegExp(`^\\.\\s*${excused}*(?:${corrections})[\\s,]+${excused}*${figure}`)

/**
 * Whether a stop in a folded text, behind a figure, only pauses before the figure that puts it right. `trails`: it is one of
 * several dots.
 */
export function onlyPauses(folded: string, from: number, trails: boolean): boolean {
  return (trails ? trailsOff : corrected).test(folded.slice(from, from + 80))
}
