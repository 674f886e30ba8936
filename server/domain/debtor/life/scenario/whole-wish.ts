import { folded } from '../../fold-text.ts'

/** On which day the whole debt is to be paid at once: in so many days, on a weekday, on a date, in a month. */
export type WholeWish = {
  inDays: 0 | 1 | null
  /** The rest of the sentence, with the day in it. */
  words: string
}

const able =
  '(?:quiere|queres|quieres|quisiera|querria|prefiere|preferis|prefieres|desea|ofrece|ofreces|propone|piensa|planea|puede|podes|puedes|podria|podrias|va a|vas a|pide|esta (?:list[oa]|dispuest[oa]) (?:a|para)|estas? (?:list[oa]|dispuest[oa]) (?:a|para)|tiene (?:la plata|el dinero|lo necesario|con que) para|para) (?:poder )?'
const pay = '(?:cancelar|pagar|liquidar|saldar|cubrir|finiquitar|terminar de pagar|dar)'
const atOnce =
  '(?:de una(?: sola)? vez|de un(?: solo)? (?:golpe|jalon|tiron|saque|pago)|en un(?: solo| unico)? pago|en una(?: sola)? (?:exhibicion|cuota|entrega)|(?:de|al) contado|todo junto|por completo|en su totalidad)'
const all =
  '(?:todo|tod[oa] (?:el|la|lo) \\w+|(?:el|la) (?:total|totalidad|saldo|deuda|cuenta|adeudo|prestamo) (?:entero|entera|complet[oa]|total)|el total|la totalidad|l[oa]s? [$€]? ?\\d[\\d.,]*(?: ?€| euros| pesos| dolares)? (?:enteros|completos|integros|juntos))'
const spanish: readonly RegExp[] = [
  new RegExp(
    `(?<!\\bno (?:se |le |me |lo |la )?)\\b${able}${pay}(?:l[oae]s?)?\\b(?:[^.;:]|\\.(?=\\d)){0,45}? ${atOnce}\\b((?:[^.;]|\\.(?=\\d))*)`,
  ),
  new RegExp(
    `(?<!\\bno (?:se |le |me |lo |la )?)\\b${able}${pay}(?:l[oae]s?)? ${all}(?= (?:est[ea]|el|la|hoy|manana|ya|ahora|en|por|con)\\b|[.,;]|$)((?:[^.;]|\\.(?=\\d))*)`,
  ),
]

const canEn =
  "(?:wants? to|would like to|(?:would|'d) (?:rather|prefer to|sooner)|prefers? to|can|could|(?:is|are) (?:ready|able|willing|happy|hoping|planning) to|offers? to|means to|plans? to|intends? to|will|hopes to|has (?:the money|enough|the cash) to) (?:just |now |simply )?"
const wholeEn =
  '(?:it|this|that|all of it|everything|the lot|(?:the|his|her|their|your) (?:full|whole|entire|total)? ?(?:debt|balance|bill|loan|card|account|sum|amount|thing|lot|arrears)|what (?:he|she|you|they) owes?|(?:the |all )?[$£€]\\d[\\d.,]*)'
const atOnceEn =
  '(?:in one (?:go|payment|sum|shot|lump)|all at once|at once|in a (?:single|one-off) payment|in a lump sum|in full|outright|in one lump sum|all in one)'
const allEn =
  '(?:all of it|everything|the lot|the (?:full|whole|entire|total) (?:debt|balance|bill|loan|sum|amount|thing|lot|account|\\w+))'
const english: readonly RegExp[] = [
  new RegExp(
    `(?<!\\bnot )\\b${canEn}(?:pay|clear|settle|close|wipe|finish)(?: off| out)? ${wholeEn}(?: off| out)?,? ${atOnceEn}\\b((?:[^.;]|\\.(?=\\d))*)`,
  ),
  new RegExp(
    `(?<!\\bnot )\\b${canEn}(?:pay|clear|settle|close|wipe|finish)(?: off| out)? ${allEn}\\b((?:[^.;]|\\.(?=\\d))*)`,
  ),
]

/** It hangs on something, or less than the whole is offered: "once the house is sold", "settle it all for $2,000". */
const elsewise =
  /\b(?:once|when|whenever|as soon as|after|if|unless|with a discount|cuando|en cuanto|una vez que|despues de que|apenas|si|a menos|a cambio|con (?:un )?(?:descuento|quita))(?!\w)|\b(?:for|por) [$£€]? ?\d/

/** "Si gana el juicio podría cancelar todo": the condition stands first. */
const condition = /\b(?:if|when|once|si|cuando|en cuanto|apenas)\b[^:]*$/

/**
 * Whether a scenario says that its debtor can and wants to pay all of it at once, and in which words: "quiere cancelarla de una sola vez
 * este jueves", "can clear the whole sum today". Null where that hangs on something, or takes a discount. Pure.
 */
export function wholeWish(scenario: string): WholeWish | null {
  for (const sentence of folded(scenario).split(/(?<=[.;!?])\s+/))
    for (const pattern of [...spanish, ...english]) {
      const hit = pattern.exec(sentence)
      if (hit === null || elsewise.test(hit[0]) || condition.test(sentence.slice(0, hit.index))) continue
      const words = hit[0]
      const today = /\b(?:today|right now|now|hoy|ahora|ya) ?(?:mismo)?\b/.test(words)
      const tomorrow = /\b(?:tomorrow|manana(?! por| en))\b/.test(words)
      return { inDays: today ? 0 : tomorrow ? 1 : null, words }
    }
  return null
}
