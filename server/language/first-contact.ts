import { plain } from './text/plain.ts'

/** What a law may ask to be said when a debtor is first spoken to. `settling`: how the debt can be settled. */
export const firstContactParts = [
  'agency',
  'lender',
  'contract',
  'amount',
  'settling',
  'complaints',
  'lender_paid',
] as const
export type FirstContactPart = (typeof firstContactParts)[number]

const lender = String.raw`(?:banco|entidad|institucion|financiera|acreedor|bank|lender|creditor|card company|card issuer)`
/** A shop may have lent as well; that one can pay in a shop says nothing of the lender. */
const anyLender = String.raw`(?:${lender}|tienda|store|retailer)`
const article = '(?:(?:la|el|los|las|the|a|un|una|mi|my) )'

/** Words that stand between "I am" and "with" or "of" where no caller is introduced: "I am glad you told me, most of all". */
const noIntroduction =
  'yo|quien|que|no|so|glad|sorry|happy|sure|aware|afraid|here|fine|okay|ok|good|done|speaking|talking|behalf|encargo|nombre|representacion|about|regarding|because|porque|por|para|sobre|su|your|not|to'
/** What is no agency behind "de", "with" or "of". */
const noAgency =
  'parte|usted|su|your|you|acuerdo|cuenta|nuevo|nueva|verdad|asunto|tema|algo|adeudo|deuda|saldo|ella|eso|esto|hace|antes|all|that|this|it|them|her|him|work|home|least|once|kids'
/** Words in the name of an agency. */
const agencyWord =
  'cobranzas?|cobros?|despacho|agencia|agency|recovery|recoveries|collections?|recuperacion(?:es)?'
/** Between the name of a contract and its number: no sum, no year. */
const noNumber =
  'saldo|adeudo|deuda|debe|debes|monto|total|importe|balance|owes?|owed|due|de|of|by|for|por|in|en|since|desde|has|tiene'

/** A part that is told by its words alone; sums and offers are read as such. */
export type SpokenPart = Exclude<FirstContactPart, 'amount' | 'settling'>

/** Words that say each part. */
const cues: Readonly<Record<SpokenPart, RegExp>> = {
  agency: new RegExp(
    String.raw`\b(?:soy|habla|hablo|llamo|llama|mi nombre es|atiende|saluda|llamamos|this is|my name is|i am|i'm|calling)(?:[,;:]? (?!(?:${noIntroduction})\b)[a-z'-]+){0,6}?[,;:]? (?:de|del|desde|from|at|with|of) (?!${article}?(?:${noAgency})\b)${article}?[a-z]{3,}|\b(?:on behalf of|(?:por encargo|(?:en|a) nombre|en representacion) de) ${article}?(?:[a-z]+ ){0,2}(?:${agencyWord})\b|\b(?:despacho|agencia de cobranza|collection agency)\b`,
    'u',
  ),
  // "De parte de Cobranza Norte" names the agency; so does "en nombre de" with the name that stood behind "de" before.
  lender: new RegExp(
    String.raw`\b(?:por (?:encargo|cuenta) de|en (?:nombre|representacion) de|a nombre de|on behalf of|hired by|contratad[oa]s? por) ${article}?(?!(?:[a-z]+ ){0,2}(?:${agencyWord})\b|(?:su|your|usted|you)\b)(?=([a-z]+(?: [a-z]+)?))(?<!\b(?:de|del|desde|from|at|with) ${article}?\1\b.*)|\bfor our client\b|\b(?:por|de) parte (?:de |del )${article}?(?:[a-z]+ ){0,2}${anyLender}\b|\bbanco (?!central)[a-z]+|\b[a-z]+ bank\b|\b(?:tarjeta|credito|prestamo|cuenta|contrato) (?:de |del |con |en )${article}?${anyLender}\b|\b(?:card|loan|account|credit|contract) (?:with|from|at) ${article}?${anyLender}\b|\b(?:su|el|la|your|the) ${lender} (?:es|is)\b`,
    'u',
  ),
  contract: new RegExp(
    String.raw`\b(?:contrato|credito|cuenta|tarjeta|prestamo|contract|credit|account|loan|card)\b(?:(?!\b(?:${noNumber})\b)[^.?!$€£\d]){1,40}\d[\d-]{2,}\b(?![.,]\d| (?:pesos|dollars|bucks|euros|dolares)\b)|\b(?:numero de (?:contrato|cuenta|credito)|(?:contract|account|loan) number|terminacion|terminad[oa] en|termina en|ending in|ends in)\b`,
    'u',
  ),
  // Where to complain, or that one can; "no tengo quejas de usted" tells neither.
  complaints:
    /\b(?:unidad especializada|condusef|redeco)\b|\b(?:where|donde|how|como|can|may|could|pued[ae]s?|podes|podria|quiere|wish|want|if|si|file|make|submit|lodge|raise|send|takes?|handles?|receives?|recibe|recibimos|atiende|atendemos|present[ae]r?|poner|ponga|hacer|haga|levantar|registrar|unit|unidad)\b[^.?!]{0,60}(?<!\b(?:no (?:tengo|tiene|tienes|tenemos|hay|have)|sin|without|no|don't have|deje de|stop) (?:ninguna |any |una |a |mas |more )?)\b(?:quejas?|reclamacion(?:es)?|reclamos?|quejarse|complaints?|complain)\b|\b(?:quejas?|reclamaciones|reclamos|complaints?) (?:ante|al|en|a la|line|office|department|unit|to|at|go)\b/u,
  lender_paid: new RegExp(
    String.raw`\b(?:solo|solamente|unicamente|exclusivamente|directamente|directo|siempre|only|directly|straight|always)\b[^.?!]{0,40}\b(?:al|a la|a su|en el|en la|en su|to|at|the|your) (?:the |your )?${lender}\b|\b(?:paga|pague|pagas|paguen|pago|pay|pays)\b[^.?!]{0,30}\b(?:solo|only)\b[^.?!]{0,20}\b${lender}\b|\b(?:nunca|no) (?:a mi|a nosotros|al despacho)\b|\b(?:never|not) (?:to )?(?:me|us|the agency)\b`,
    'u',
  ),
}

/** Whether a line says a part of what is owed at the first contact. */
export function saysFirstContact(part: SpokenPart, text: string): boolean {
  return cues[part].test(plain(text))
}
