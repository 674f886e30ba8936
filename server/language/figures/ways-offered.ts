import type { PaymentMethod } from '../reading.ts'
import { fold } from '../text/fold.ts'

const ways: readonly (readonly [PaymentMethod, RegExp])[] = [
  ['direct_debit', /\b(?:direct debit|auto ?pay|domiciliacion|debito automatico|cargo automatico)\b/u],
  ['bank_transfer', /\b(?:transfer|wire|zelle|transferencia|spei)\b/u],
  ['card', /\b(?:card|(?<!direct )debit|tarjeta)\b/u],
  ['check', /\b(?:checks?|cheques?)\b/u],
  ['cash', /\b(?:cash|efectivo)\b/u],
  ['store', /\b(?:store|oxxo|tienda|rapipago)\b/u],
  ['online', /\b(?:online|website|link|portal|internet|en linea|pagina|liga|enlace|app)\b/u],
]

/** Two commas make a list. */
const choice = / or | o |,.*,/

/** The ways to pay between which a question lets somebody choose ("card, transfer or check?"), in order; empty where it names one or none. */
export function waysOffered(question: string): PaymentMethod[] {
  const { text } = fold(question)
  if (!choice.test(text)) return []
  const named = ways
    .flatMap(([way, said]) => {
      const at = text.search(said)
      return at < 0 ? [] : [{ way, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ way }) => way)
  return named.length > 1 ? named : []
}
