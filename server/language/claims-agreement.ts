import { plainWords } from './text/plain-words.ts'

const claims =
  /\b(?:agreed|agreement|settled on|we said|you said|as discussed|recap\p{L}*|sum(?:ming)? (?:it )?up|(?:have|got|it's|its|make) a deal|shook|read (?:it|that|this) back|(?:have|got|put|putting|write|wrote|writing) (?:you|it|that|this) down|down for|did i get that right|have i got|so (?:thats|that's|that is|it's|you're|you pay|you'll pay|we have)|quedamos|quedo en|queda asi|asi queda|acordamos|acordado|acuerdo|apunt\p{L}+|anot\p{L}+|recapitul\p{L}+|resum\p{L}+|repas\p{L}+|le leo|dijimos|entonces (?:son|serian|tengo))\b|(?:verdad|correcto)$/u

/** Whether a sentence about payments speaks of them as of something that stands: "so we agreed on fifty", "entonces anoto 80, ¿verdad?". */
export function claimsAgreement(sentence: string): boolean {
  return claims.test(plainWords(sentence))
}

const nothing =
  "(?:nothing(?:'s| is| was| has been)?(?: is)? (?:agreed|decided|settled|signed|final|fixed)|none of (?:it|this|that) is (?:agreed|settled|final)|(?:this|that|it) is(?: not|n't) (?:an agreement|agreed|final)|until you say (?:so|yes))"
const notByUs =
  "(?:(?:we|you|i) (?:haven't|have not|didn't|did not|never) (?:agree|agreed)(?: (?:yet|to (?:that|it|this|anything)(?: yet)?|on (?:that|it|anything)))?|(?:we|you) (?:haven't|have not|didn't|did not) (?:decided?|settled?)(?: (?:yet|anything|on anything))?|(?:you|i) (?:haven't|have not|didn't|did not|never) (?:said|say)(?: yes)?(?: yet)?)(?=$| (?:but|so|and|sorry|my)\\b)"
const nada =
  '(?:no (?:hemos quedado|quedamos|acordamos|habiamos quedado|ha aceptado|has aceptado|aceptaste) (?:en )?(?:nada|eso|ningun\\p{L}*|todavia|aun)|nada (?:firme|firmado|decidido|cerrado|acordado|pactado)|no (?:doy|damos|hay) nada (?:por )?(?:cerrado|hecho|firmado|decidido|acordado)|hasta que (?:usted |vos |tu )?(?:me )?(?:diga|digas) (?:que )?si)(?= |$)'
const denies = new RegExp(`(?<![\\p{L}'])(?:${nothing}|${notByUs}|${nada})`, 'u')
/** Of somebody else's agreement, or of one that is only asked about. */
const toldOfDenial = /\b(?:you said|you told|usted (?:me )?dijo|me dijo|si no|if)\b/u

/** Whether a sentence says that nothing is agreed: "nothing is decided until you say so", "no quedamos en ningún pago". */
export function deniesAgreement(sentence: string): boolean {
  const plain = plainWords(sentence)
  return denies.test(plain) && !toldOfDenial.test(plain)
}
