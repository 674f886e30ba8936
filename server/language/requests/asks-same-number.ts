import { fold } from '../text/fold.ts'

const number =
  /\b(?:(?:this |the )?same (?:phone )?number\b|(?:on|at) this (?:phone )?number\b|this (?:phone )?number (?:good|fine|okay|best|still good) (?:for|to)\b|is this (?:still )?(?:a good|the best|the right) number\b|(?:este (?:mismo )?|(?:ese|el|al) mismo )(?:numero|telefono)(?= ?$| (?:esta bien|le sirve|te sirve|es bueno|es correcto|de siempre)\b))/u
/** A number that is asked for, and one of something else. */
const other =
  /\b(?:what|which|whats|que|cual|account|reference|house|your|confirm|commit|balance|de acuerdo|cuenta|folio|casa|su|tu)\b/u

/** Whether a collector asks if it is to call on the number that is being used: "same number?", "¿este número está bien para llamarla?". */
export function asksSameNumber(sentence: string): boolean {
  const plain = fold(sentence)
    .text.replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return number.test(plain) && !other.test(plain)
}
