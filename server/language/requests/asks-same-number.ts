import { fold } from '../text/fold.ts'

const number =
  /\b(?:(?:at|on|to|same|and|is|this) (?:this |the |that )*(?:same )?(?:phone )?number(?: this one| here)?(?= ?$| (?:good|fine|okay|ok|all right|alright|right|best|works|still)\b)|same (?:phone )?number (?:this one|as now)|(?:este (?:mismo )?|(?:ese|el|al) mismo )(?:numero|telefono)(?= ?$| (?:esta bien|le sirve|te sirve|es bueno|es correcto|de siempre)\b))/u
/** A number that is asked for, and one of something else. */
const other = /\b(?:what|which|whats|que|cual|account|reference|house|cuenta|folio|casa)\b/u

/** Whether a collector asks if it is to call on the number that is being used: "same number?", "¿este número está bien para llamarla?". */
export function asksSameNumber(sentence: string): boolean {
  const plain = fold(sentence)
    .text.replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return number.test(plain) && !other.test(plain)
}
