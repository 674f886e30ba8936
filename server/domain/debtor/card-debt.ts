import { folded } from './fold-text.ts'

const cardDebt = /\b(credit card|your card|tarjeta de credito|(su|tu) tarjeta)\b/
const payingByCard =
  /\b(by|with|on|use|charge|which|what|con|cargo a|cargar|que|cual) (a |an |your |my |the |la |mi |su |tu |una )?((credit|debit) )?(card|tarjeta)\b/

/** "It is about your credit card": the debt is named after it, and nothing is paid with it yet. */
export function namesCardDebt(text: string): boolean {
  const said = folded(text)
  return cardDebt.test(said) && !payingByCard.test(said)
}
