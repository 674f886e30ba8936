import { fold } from './text/fold.ts'

const paying =
  /\b(?:pay|pays|paying|paid|payment|payments|send|put it on|deposit|transfer|by (?:check|cheque|card|phone|mail)|pag\w+|abon\w+|deposit\w+|transfer\w+|domicili\w+|efectivo|liquidar?)\b/

/** Whether a line speaks of paying: "is this about a credit card?" names a card and asks for no way to pay. */
export function speaksOfPaying(line: string): boolean {
  return paying.test(fold(line).text)
}

const taking =
  /\b(?:pay|paying|take|took|taking|cover|settle|clear|pagar\w*|pague\w*|paga|pagas|liquid\w+|abon\w+|cubr\w+|saldar\w*)\b/
/** "In parts", "over some months": not all of it. */
const inParts = /\b(?:parts?|partes|cuotas?|installments?|split|monthly|plan|opciones|options)\b/

/** Whether a line that names the whole sum asks for it: "could you pay the 3,200 on Friday?", and no "details of the 640". */
export function takesAll(line: string): boolean {
  const { text } = fold(line)
  return taking.test(text) && !inParts.test(text)
}

const terms =
  /\b(?:amounts?|plans?|options?|instal?lments?|lump sum|weekly|monthly|fortnight\p{L}*|sums?|cantidad(?:es)?|montos?|planes|opcion(?:es)?|cuotas?|mensualidad(?:es)?|semanal(?:es)?|mensual(?:es)?|quincenal(?:es)?)\b/u

/** Whether a line speaks of the terms of payments: a plan, an amount, how often. */
export function speaksOfTerms(line: string): boolean {
  return terms.test(fold(line).text)
}
