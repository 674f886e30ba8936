import { fold } from './text/fold.ts'

/** Sounds that are no words, as a recogniser writes them. "Mhm" and "ajá" say that somebody listens. */
const sounds = /^(?:h?m{2,}|h+m+|u+h+|u+m+|e+h+m*|a+h+|o+h+|e+r+m*|e+m+|este)$/

/** Whether a line says nothing that a person on the phone could answer: "…", "?!", an emoji, "mmm". */
export function isWordless(line: string): boolean {
  return fold(line)
    .text.split(/[^\p{L}\p{N}$€£%]+/u)
    .every((word) => word === '' || sounds.test(word))
}
