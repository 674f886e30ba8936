import type { Before } from '../reading.ts'
import { plainWords } from '../text/plain-words.ts'
import { termsIn } from './terms.ts'

const offers =
  /\b(?:(?:is|are) (?:what|all) (?:i(?: have|ve)?|we(?: have|ve)?)(?: got)?\b|(?:i|we) (?:can|could|will|ll|would|d) (?:only )?(?:do|pay|give|manage|put|send|offer|go to)|i (?:offer|have) |my offer|(?:now|today|tomorrow|cash) or nothing|or nothing|take it or leave it|would settle|and (?:were|we are|im|i am) (?:done|even)|(?:knock|bring|get) it down to|(?:es|son) (?:todo )?lo que (?:tengo|puedo|hay|tenemos|podemos)|(?:le|te|les|os) (?:doy|ofrezco|pago|pongo|puedo dar)|(?:puedo|podemos|podria|podriamos) (?:dar|pagar|abonar|poner|juntar|con)|(?:pago|doy|pongo|ofrezco) |o nada|lo toma o lo deja|lo tomas o lo dejas|mas no puedo|y (?:cerramos|quedamos en paz|estamos en paz|se acabo))/u
const others =
  /\b(?:paid|dispute\p{L}*|owed?|off|cost|spent|lost|(?:cant|cannot|cannae|wont|not) (?:do|pay|give|manage|afford)|how (?:could|can|am) i|pague|pagado|di|deje|debo|deben|me deben|no (?:(?:le|te|les) )?(?:puedo|podria|voy a) (?:pagar|dar|abonar|poner)|no (?:le|te|les) (?:puedo|pago|doy)|como voy a|gast\p{L}*|cuesta|costo|subi\p{L}*|quita|descuento)\b/u

/**
 * The sums that somebody offers in words of their own ("four thousand now or nothing", "setenta mil es lo que tengo"), in cents. What they
 * paid, dispute or cannot pay is none.
 */
export function sumsOffered(text: string, context: Pick<Before, 'today' | 'balanceCents'>): number[] {
  return text.split(/(?<=[.!?;])\s+/u).flatMap((sentence) => {
    const plain = plainWords(sentence.replace(/['’]/gu, ''))
    if (!offers.test(`${plain} `) || others.test(plain)) return []
    return termsIn(sentence, context, true).amounts.map(({ cents }) => cents)
  })
}
