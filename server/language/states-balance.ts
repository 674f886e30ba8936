import { fold } from './text/fold.ts'

const whole =
  /\b(?:balance|owe|owes|owed|owing|debt|total|in all|altogether|account (?:is|shows)|debe|debes|debia|deben|deuda|saldo|adeud\w+|en total)\b/
const part =
  /\b(?:past due|overdue|late|behind|arrears|missed|installments?|instalments?|half|a month|monthly|today|each|less|discount|settle\w*|fees?|interest|vencid\w+|atrasad\w+|cuotas?|mensualidad\w*|recibos?|mitad|hoy|cada|quita|descuento|recargos?|intereses|comision\w*)\b/

/** Whether a sentence with a figure says what is owed in all: an instalment, a sum in arrears or a part to be paid is no balance. */
export function statesBalance(quote: string): boolean {
  const { text } = fold(quote)
  return whole.test(text) && !part.test(text)
}
