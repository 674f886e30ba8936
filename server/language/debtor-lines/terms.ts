import { findAmounts } from '../figures/amounts.ts'
import { findDates } from '../figures/dates.ts'
import { findFrequency, findInstallments, findMethod } from '../figures/payment-words.ts'
import type { Before, Frequency, PaymentMethod } from '../reading.ts'
import { readLine } from '../text/line.ts'

/** The terms of payment that a line names. `start` is their place in it. Money in cents, days YYYY-MM-DD. */
export type SaidTerms = {
  amounts: readonly { cents: number; start: number }[]
  dates: readonly { on: string; start: number }[]
  frequency: Frequency | null
  installments: number | null
  method: PaymentMethod | null
}

/** Whether a line can name any: most do not, and need no reading. */
const named =
  /\d|\b(today|tomorrow|\w+day|next|week\w*|month\w*|pay ?check|fifth|first|card|debit|credit|cash|check|cheque|transfer|online|store|hundred|thousand|grand|fifty|forty|thirty|twenty|sixty|seventy|eighty|ninety|dollars?|bucks|half|hoy|ma[ñn]ana|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|semana\w*|mes\w*|mensual\w*|quincena\w*|tarjeta|d[ée]bito|efectivo|cheque|transferencia|dep[óo]sito|l[íi]nea|tienda|cien\w*|\w+cient[oa]s|mil|cincuenta|cuarenta|treinta|veinte|sesenta|setenta|ochenta|noventa|pesos|euros|mitad)\b/i

export const noTerms: SaidTerms = {
  amounts: [],
  dates: [],
  frequency: null,
  installments: null,
  method: null,
}

/** Amounts in cents and days resolved against the day of the call. `spanish` decides how dates in figures read. */
export function termsIn(
  text: string,
  { today, balanceCents }: Pick<Before, 'today' | 'balanceCents'>,
  spanish: boolean,
): SaidTerms {
  if (!named.test(text)) return noTerms
  const line = readLine(text)
  const dates = findDates(line, today, spanish)
  const norm = line.sentences.map((sentence) => sentence.norm).join('')
  // By sentences: "6,780? Sorry, 870?" names two.
  let begin = 0
  const amounts = line.sentences.flatMap((sentence) => {
    const taken = new Set<number>()
    for (const { from, to } of dates) for (let token = from; token < to; token += 1) taken.add(token - begin)
    begin += sentence.tokens.length
    return findAmounts({ text, sentences: [sentence], tokens: sentence.tokens }, taken, balanceCents)
  })
  return {
    amounts,
    dates,
    frequency: findFrequency(norm),
    installments: findInstallments(line),
    method: findMethod(norm),
  }
}
