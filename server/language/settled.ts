import { fold } from './text/fold.ts'

const plainOf = (sentence: string) =>
  fold(sentence)
    .text.replace(/[’]/gu, "'")
    .replace(/[.,!?;:¿¡]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const claims =
  /\b(?:agreed|agreement|settled on|we said|you said|as discussed|recap\p{L}*|sum(?:ming)? (?:it )?up|deal|shook|read (?:it|that|this) back|confirm\p{L}*|(?:have|got|put|putting|write|wrote|writing) (?:you|it|that|this) down|down for|did i get that right|have i got|so (?:thats|that's|that is|it's|you're|you pay|you'll pay|we have)|quedamos|quedo en|queda asi|asi queda|acordamos|acordado|acuerdo|apunt\p{L}+|anot\p{L}+|recapitul\p{L}+|resum\p{L}+|repas\p{L}+|le leo|dijimos|verdad|correcto|entonces (?:son|serian|tengo))\b/u

/** Whether a sentence speaks of terms as of something that stands: "so we agreed on fifty", "entonces anoto 80, ¿verdad?". */
export function claimsAgreement(sentence: string): boolean {
  return claims.test(plainOf(sentence))
}

const denies =
  /\b(?:nothing(?:'s| is| was| has been)? (?:is )?(?:agreed|decided|settled|signed|final|fixed)|none of (?:it|this|that) is (?:agreed|settled|final)|(?:is|are|was)(?: not|n't) (?:an agreement|agreed|settled|final)|we (?:haven't|have not|didn't|did not|never) (?:agree|agreed|settle|settled|decide|decided)|(?:you|i) (?:haven't|have not|didn't|did not|never) (?:say|said|agreed?)(?: (?:yes|to (?:it|that|anything)))?(?=$| yet)|(?:you|i) (?:haven't|have not|didn't|did not|never) (?:agreed? to|say yes|said yes)\b|until you say (?:so|yes)|no (?:hemos quedado|quedamos|acordamos|habiamos quedado|ha aceptado|has aceptado|aceptaste) ?(?:en )?(?:nada|eso|ningun|todavia|aun)?|nada (?:firme|firmado|decidido|cerrado|acordado|pactado)|no (?:doy|damos|hay) nada (?:por )?(?:cerrado|hecho|firmado|decidido|acordado)|hasta que (?:usted |vos |tu )?(?:me )?(?:diga|digas) (?:que )?si)\b/u

/** Whether a sentence says that nothing is agreed: "nothing is decided until you say so", "no quedamos en ningún pago". */
export function deniesAgreement(sentence: string): boolean {
  return denies.test(plainOf(sentence))
}

const all =
  '(?:all (?:at once|of it|in one)|(?:it|pay|the) all|in full|(?:in )?one go|at once|(?:in )?one payment|lump sum|todo(?: junto| de una vez| completo)?|de una vez|de contado|de un jalon|completo|una sola exhibicion|un solo pago)'
const parts =
  '(?:month(?:ly)?|bit by bit|installments?|instalments?|payments|parts?|pieces|spread (?:it|them)?|split (?:it|them)?|(?:a )?little by little|over time|pagos|pagitos|partes|de a poco|poco a poco|parcialidades|cuotas|plazos|abonos|al mes|por mes|mensual\\p{L}*|quincenal\\p{L}*)'
const either = new RegExp(
  `\\b(?:${all}\\b[^.]{0,30}? (?:or|o) (?:[\\p{L}']+ ){0,4}?${parts}|${parts}\\b[^.]{0,30}? (?:or|o) (?:[\\p{L}']+ ){0,4}?${all})(?= |$)`,
  'u',
)

/** Whether a sentence leaves the choice between the whole sum and parts of it: "all in one go or bit by bit?", "¿de una vez o en pagos?". */
export function offersWholeOrParts(sentence: string): boolean {
  return either.test(plainOf(sentence))
}
