import { plainWords } from '../text/plain-words.ts'

const known =
  /\b(?:(?:does|do) (?:that|it|this) (?:ring|sound) (?:a bell|familiar)|(?:is (?:it|that) )?(?:one|something) you know|do you (?:know|recogni[sz]e) (?:it|the (?:account|bill|debt|loan|card)|what (?:i'm|im|i am) talking about)|(?:la|lo) (?:conoce|conoces|reconoce|reconoces|ubica|ubicas|recuerda)(?: usted)?$|sabe(?:s)? (?:usted )?de (?:que|cual) (?:le|te) hablo|le suena|te suena)\b/u

/** Whether a question asks if the debt is known: "does that ring a bell?", "¿sabe de qué le hablo?". */
export function asksWhetherKnown(sentence: string): boolean {
  return known.test(plainWords(sentence))
}
