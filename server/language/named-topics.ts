import { fold } from './text/fold.ts'
import type { Topic } from './vocabulary.ts'

/** Asks how somebody pays, in words that stand for nothing else. */
const method =
  /\b(?:(?:que|cual\w*) (?:es |seria )?(?:la |el )?(?:forma|medio|metodo|manera) de pago|payment method)\b/

/** Asks for a figure that the debtor can pay. */
const able =
  /\b(?:(?:how much|what) (?:do you think )?(?:you )?(?:can|could|would) (?:you )?(?:be able to )?(?:realistically |comfortably |actually )?(?:pay|afford|manage|spare|put (?:down|toward)|send)|(?:give|tell) me (?:a|an|your) (?:realistic |honest )?(?:number|figure|amount)|what (?:number|figure|amount) (?:works|would work|can you)|cuanto (?:mas o menos )?(?:es lo que )?(?:cree que |crees que )?(?:puede|podria|puedes|podrias|podes) (?:usted )?(?:dar|pagar|abonar|poner|cubrir|aportar|depositar)|(?:digame|deme|dime|dame|decime) (?:usted |tu |vos )?(?:una? )?(?:cifra|cantidad|monto|numero))\b/
/** Asks for the first day of a payment. */
const start =
  /(?:\b(?:starting|beginning|from|first (?:one|payment)) when| when (?:would|could|can|do) (?:you|we) (?:start|begin)|\b(?:a partir de|empezando|comenzando|empezamos|empezaria|empezarias) cuando)$/
const now = /\b(?:today|right now|now|tonight|hoy|ahora|ahorita|de entrada)\b/

/** Asks for the address of somebody: alone, or as a proof of identity. */
const address =
  /^(?:(?:ok|okay|so|and|thanks|thank you|sorry|great|perfect|i still need|i need|can i (?:get|have)|could i have|y|gracias|perfecto|bueno|vale|necesito|me falta|me da|me confirma|me puede dar|digame|confirmeme) )*(?:the|your|su|tu|la|el) (?:full |home |mailing |current )?(?:address|direccion|domicilio)(?: please| por favor| then| too| as well| completa?| mr \w+| ms \w+| mrs \w+| sir| maam)*$/

/** The topic of a question whose words stand for nothing else, whatever the sentence as a whole looks like. */
export function namedTopic(quote: string): Topic | null {
  const plain = fold(quote)
    .text.replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (method.test(plain)) return 'method'
  if (able.test(plain)) return now.test(plain) ? 'able_now' : 'able_monthly'
  if (start.test(plain)) return 'pay_when'
  return address.test(plain) ? 'address' : null
}
