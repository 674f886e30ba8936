import { plainWords } from './text/plain-words.ts'

const all =
  '(?:all (?:at once|of it at once|in one)|pay(?:ing)?(?: it| that)? (?:all|off)|(?:it|pay|the) all(?= or)|in full|(?:in )?one go|at once|(?:in )?one payment|lump sum|todo (?:junto|de una vez|completo)|(?:pag\\p{L}+|liquid\\p{L}+) todo|todo(?= o )|de una vez|de contado|de un jalon|completo|una sola exhibicion|un solo pago)'
const parts =
  '(?:month(?:ly)?|bit by bit|installments?|instalments?|payments|parts?|pieces|spread (?:it|them)?|split (?:it|them)?|(?:a )?little by little|over time|pagos|pagitos|partes|de a poco|poco a poco|parcialidades|cuotas|plazos|abonos|al mes|por mes|mensual\\p{L}*|quincenal\\p{L}*)'
const either = new RegExp(
  `\\b(?:${all}\\b[^.]{0,30}? (?:or|o) (?:[\\p{L}']+ ){0,4}?${parts}|${parts}\\b[^.]{0,30}? (?:or|o) (?:[\\p{L}']+ ){0,4}?${all})(?= |$)`,
  'u',
)

/** "Did you get it all, or should I repeat the payments?" */
const ofTheTalk =
  /\b(?:claro|listo|repeat|repas\p{L}*|repit\p{L}*|explic\p{L}*|explain|get it|write|wrote)\b/u

/** Whether a sentence leaves the choice between the whole sum and parts of it: "all in one go or bit by bit?", "¿de una vez o en pagos?". */
export function offersWholeOrParts(sentence: string): boolean {
  const plain = plainWords(sentence)
  return either.test(plain) && !ofTheTalk.test(plain)
}
