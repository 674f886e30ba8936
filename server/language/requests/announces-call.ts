import { fold } from '../text/fold.ts'

const when =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|back|again|next|later|weeks?|month|morning|afternoon|evening|at (?:noon|lunch|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|on the \\d|(?:the )?day after|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|proxim[oa]|semanas?|mes|dia|tarde|noche|mediodia|despues|luego|a la una|a las \\p{L}+|a las \\d|el \\d)'
const calls =
  "(?:\\b(?:i|we)(?:'ll| will)? (?:call|ring|phone) you\\b|\\bmy call\\b|\\b(?:te|le) (?:marco|marcamos|llamo|llamamos|hablo|vuelvo a (?:llamar|marcar))(?!\\p{L}))"
const said = new RegExp(calls, 'u')
const announced = new RegExp(`${calls}.*\\b${when}\\b|\\b${when}\\b.*${calls}`, 'u')
const otherwise =
  /\b(?:no|ya no|nunca|won't|not|never) (?:te|le|call|ring|phone)\b|\b(?:before|when|if|antes de que|cuando) (?:i|we) (?:call|ring)|\b(?:le|te) (?:llamo|hablo|marco) (?:por|de|respecto|sobre|a nombre|en nombre|con toda)\b/u
/** What somebody else did, which the accent tells: "¿ya le habló mi compañera?". */
const past = /(?:llam|habl|marc)ó(?!\p{L})/iu

/** Where a sentence says that the collector calls: its place, or null. */
export function placeOfCall(sentence: string): number | null {
  const { text, at } = fold(sentence)
  const hit = said.exec(text)
  return hit === null ? null : (at[hit.index] ?? null)
}

/** Whether a sentence says when the collector will call again: "I ring you Tuesday at ten", "el viernes le marco". */
export function announcesCall(sentence: string): boolean {
  const { text } = fold(sentence)
  return announced.test(text) && !otherwise.test(text) && !past.test(sentence)
}
