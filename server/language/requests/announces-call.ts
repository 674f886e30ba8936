import { fold } from '../text/fold.ts'

const announced =
  /\b(?:i|we)(?:'ll| will| can| could|'d)? (?:call|ring|phone)(?: you)?\b|\bmy call (?:on|at)\b|\b(?:te|le|la|lo|los) (?:marco|marcamos|vuelvo a (?:llamar|marcar)|(?:llamo|llamamos|hablo)\b(?! (?:por|de|para|porque|desde)\b))(?!\p{L})/u

/** Whether a sentence says that the collector will call again: "I ring you Tuesday at ten", "el viernes le marco". */
export function announcesCall(sentence: string): boolean {
  return announced.test(fold(sentence).text)
}
