/** What puts right the figure before it: "sorry", "let me correct that", "me equivoqué". Written for folded words. */
export const excuses =
  'i am sorry|im sorry|sorry|excuse me|pardon me|pardon|my mistake|my bad|correction|let me correct (?:that|it|myself)|i misread|i misspoke|scratch that|i mean|i meant|make (?:it|that)|rather|no wait|wait no|' +
  'perdon|perdona|perdone|perdoneme|disculpe|disculpa|disculpeme|digo|mejor dicho|corrijo|me corrijo|rectifico|me equivoque|me confundi|lei mal|quise decir|quiero decir'
/** What may stand between the excuse and the figure. */
export const fillers =
  'sorry|perdon|no|i|mean|digo|en|at|de|it|is|its|that|thats|es|son|eran|um|eh|like|como|wait|espere|el|los|the'

/** "26,400... perdón, corrijo, 24,600": no new sentence begins where a figure is put right. The text from the stop on. */
const goesOn = new RegExp(
  `^\\s*[.…]+\\s*(?:(?:${excuses}|no|wait|espere)[\\s,]+)+(?:(?:${fillers})[\\s,]+)*[$€£]?\\d`,
)

/** Whether a stop in a folded text, behind a figure, only pauses before the figure that puts it right. */
export function onlyPauses(folded: string, from: number): boolean {
  return goesOn.test(folded.slice(from, from + 80))
}
