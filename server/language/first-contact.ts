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

const lender = String.raw`(?:banco|entidad|institucion|financiera|acreedor|bank|lender|creditor|card company)`

/** A part that is told by its words alone; sums and offers are read as such. */
export type SpokenPart = Exclude<FirstContactPart, 'amount' | 'settling'>

/** Words that say each part. */
const cues: Readonly<Record<SpokenPart, RegExp>> = {
  agency:
    /\b(?:soy|habla|hablo|llamo|llama|mi nombre es|atiende|saluda|llamamos|this is|my name is|i am|i'm|calling)\b[^.?!]{0,40}?\b(?:de|del|desde|from|at|with|of) (?:(?:la|el|los|the|a|un|una) )?(?!parte\b|usted\b|su\b|your\b|you\b|acuerdo\b|la cuenta\b)[a-z]{3,}|\b(?:despacho|agencia de cobranza|collection agency)\b/u,
  lender: new RegExp(
    String.raw`\b(?:por (?:encargo|cuenta|parte) de|de parte de|en (?:nombre|representacion) de|a nombre de|on behalf of|for our client|hired by|contratad[oa]s? por)\b|\bbanco (?!central)[a-z]+|\b[a-z]+ bank\b|\b(?:tarjeta|credito|prestamo|cuenta|contrato) (?:de |del |con |en )(?:el |la )?${lender}\b|\b(?:card|loan|account|credit|contract) (?:with|from|at) (?:the )?${lender}\b|\b(?:su|el|la|your|the) ${lender} (?:es|is)\b`,
    'u',
  ),
  contract:
    /\b(?:contrato|credito|cuenta|tarjeta|prestamo|contract|credit|account|loan|card)\b[^.?!]{0,40}\d{3,}|\b(?:numero de (?:contrato|cuenta|credito)|(?:contract|account|loan) number|terminacion|terminad[oa] en|termina en|ending in|ends in)\b/u,
  complaints:
    /\b(?:quejas?|reclamacion(?:es)?|reclamos?|quejarse|unidad especializada|condusef|redeco|complaints?|complain)\b/u,
  lender_paid: new RegExp(
    String.raw`\b(?:solo|solamente|unicamente|exclusivamente|directamente|directo|siempre|only|directly|straight|always)\b[^.?!]{0,40}\b(?:al|a la|a su|en el|en la|en su|to|at|the|your) (?:the |your )?${lender}\b|\b(?:paga|pague|pagas|paguen|pago|pay|pays)\b[^.?!]{0,30}\b(?:solo|only)\b[^.?!]{0,20}\b${lender}\b|\b(?:nunca|no) (?:a mi|a nosotros|al despacho)\b|\b(?:never|not) (?:to )?(?:me|us|the agency)\b`,
    'u',
  ),
}

/** Whether a line says a part of what is owed at the first contact. */
export function saysFirstContact(part: SpokenPart, text: string): boolean {
  return cues[part].test(plain(text))
}
