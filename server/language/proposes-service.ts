import { fold } from './text/fold.ts'

/** What a collector can do for somebody: papers, notes, calls. Asked after money, the same words are an offer of terms. */
const service =
  /\b(?:(?:do you want|would you like|you want|shall i|should i|want me|like me) (?:it|me|us|that|the|a|to|an|this)\b.*\b(?:send|sent|mail|mailed|email|note|noted|mark|marked|dispute|disputed|call|copy|letter|bill|itemized|statement|hold|writing)|(?:i['’ ]?ll|i will|i can|let me) (?:send|mail|email|note|mark|put|get)\b.*\b(?:ok|okay|all right|alright|right)$|(?:quiere|quieres|queres|desea|gusta|le parece|te parece|prefiere) que (?:le|te|lo|la|se|les|yo)\b.*\b(?:mand\w+|envi\w+|anot\w+|marc\w+|llam\w+|explic\w+|pas\w+)|(?:le|te|se lo|se la|te lo|te la) (?:mando|envio|anoto|paso) .*\b(?:le parece|te parece|ok|okay|vale|si|dale|sale|va|esta bien)$)/

/** Whether a question offers to do something for the debtor ("do you want the itemized bill sent?"), which one accepts or not. */
export function proposesService(quote: string): boolean {
  const plain = fold(quote)
    .text.replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return service.test(plain)
}

/** "Can you send me a copy?", "¿me manda el acuse?": the listener is to do something. */
const favour =
  /\b(?:(?:can|could|would|will) you|(?:me|nos) (?:puede|puedes|podes|podria|podrias|manda|mandas|envia|envias|pasa|pasas|da|das))\b/

/** Whether a question asks the debtor to do something, so that yes and no are about that. */
export function asksAFavour(quote: string): boolean {
  return favour.test(fold(quote).text)
}
