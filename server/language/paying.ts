import { fold } from './text/fold.ts'

const paying =
  /\b(?:pay|pays|paying|paid|payment|payments|send|put it on|deposit|transfer|by (?:check|cheque|card|phone|mail)|pag\w+|abon\w+|deposit\w+|transfer\w+|domicili\w+|efectivo|liquidar?)\b/

/** Whether a line speaks of paying: "is this about a credit card?" names a card and asks for no way to pay. */
export function speaksOfPaying(line: string): boolean {
  return paying.test(fold(line).text)
}
