import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

/** That the person on the line owes something, in so many words: "your debt", "what you owe". "A debt" is nobody's. */
const ways: Record<Language, RegExp> = {
  en: /\byour (?:\p{L}+ ){0,3}?(?:debt|delinquent (?:account|balance)|past due (?:account|balance|bill|amount|loan|payments?)|overdue (?:account|balance|bill|amount|loan|payments?)|unpaid (?:account|balance|bill|loan)|outstanding (?:account|balance|bill|amount|loan))\b|\b(?:that|what|money|amount) you(?: still)? owe\b|\byou(?: still)? owe (?:us|\$|£|€|\d|a total|a balance)|\byou(?: are|'re) (?:\p{L}+ ){0,2}(?:behind (?:on|with)|past due|in arrears)\b/u,
  es: /\b(?:su|tu) (?:deuda|adeudo|mora|saldo (?:vencido|pendiente|atrasado|deudor)|cuenta (?:vencida|atrasada)|(?:factura|recibo|credito|prestamo|pago)s? (?:vencid|atrasad|pendiente)\p{L}*)\b|\b(?:lo que|cuanto|dinero que) (?:nos |le |les )?(?:debe|adeuda|debes|adeudas)\b|\b(?:usted|tu|vos) (?:nos |le )?(?:debe|adeuda|debes|adeudas)\b/u,
}
/** What is denied, or only asked about: "I can't discuss your debt with anybody else", "how much do you owe?". */
const otherwise =
  /\b(?:owe us nothing|nothing you owe|no debe nada|(?:is|was|it)(?: ?n't| not) your debt|not your debt|(?:if|whether|do) you(?: still)? owe|are you (?:\p{L}+ )?behind|(?:how much|cuanto) (?:le|te|les) debe|le debe el|le debe la|no es su deuda)\b|\b(?:other|otras?|otros?) (?:debts?|loans?|deudas?|creditos?)\b|\bhow much (?:do )?you owe\b|\bcuanto (?:debe|adeuda) en\b|\b(?:your|su|tu) (?:sister|brother|mother|father|hermana|hermano|madre|padre|esposa|esposo)/u

/** Whether a sentence says whose debt it is: that of whoever listens. */
export function namesTheirDebt(sentence: string, language: Language): boolean {
  const said = plain(sentence)
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}'$£€ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
  return ways[language].test(said) && !otherwise.test(said)
}
