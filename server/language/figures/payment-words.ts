import type { Line } from '../text/line.ts'
import { readNumber } from './numbers.ts'
import type { Frequency, PaymentMethod } from '../reading.ts'

type Rule<T> = { means: T; said: RegExp }

const frequencies: readonly Rule<Frequency>[] = [
  {
    means: 'biweekly',
    said: / (?:biweekly|bi weekly|fortnight(?:ly)?|every (?:two|2|other) (?:weeks?|fridays?|paychecks?)|every other (?:week|friday|payday|paycheck)|twice (?:a|per) month|every 15 days|(?:every|each|per|a) (?:paycheck|payday)|quincenal(?:es|mente)?|(?:cada|por|a la) quincena|cada (?:15|quince|14|catorce) dias|cada dos semanas|cada 2 semanas|(?:dos|2) veces al mes|catorcenal(?:es)?) /,
  },
  {
    means: 'weekly',
    said: / (?:weekly|every (?:single )?week|(?:a|per|each) week|every (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|once a week|semanal(?:es|mente)?|(?:a la|por|cada|x) semana|cada (?:8|ocho|siete|7) dias|(?:cada|todos los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|todas las semanas) /,
  },
  {
    means: 'monthly',
    said: / (?:monthly|(?:a|per|each|every|the) month(?! plan| payment)|every month|once a month|month by month|monthlies|al mes|mensual(?:es|mente)?|mensualidad(?:es)?|(?:por|cada|x) mes|todos los meses|de cada mes|mes (?:con|a|tras) mes) /,
  },
  {
    means: 'once',
    said: / (?:one time|once and for all|(?:a |one )?(?:single|lump) (?:payment|sum)|in one payment|one payment|(?:un )?(?:solo|unico) pago|pago unico|(?:un )?pago de contado|de contado|en una sola exhibicion|de una sola vez|en una exhibicion) /,
  },
]
/** "the end of the month" is a day, "six months" a length: neither says how often. */
const notMonthly =
  / (?:(?:end|beginning|start|middle|first|last|rest|day|th|of|this|next|late) (?:of )?(?:the )?month) /g

const methods: readonly Rule<PaymentMethod>[] = [
  {
    means: 'direct_debit',
    said: / (?:direct debit|auto ?pay|auto pay|automatic (?:payments?|withdrawals?|debits?|drafts?)|(?:out|charged|withdrawn|pulled|come|comes) automatically|auto(?:matic)? draft|recurring (?:payments?|charge)|ach|domicilia[a-z]*|(?:cargo|pago|debito|cobro) (?:recurrente|automatico)s?|(?:cargos|pagos|debitos) automaticos|adhesion al debito) /g,
  },
  {
    means: 'store',
    said: / (?:oxxo|seven eleven|7 eleven|7 11|rapipago|rapi pago|pago facil|walmart|western union|moneygram|farmacias? [a-z]+|in store|at (?:a|the|any) store|tienda(?: de conveniencia)?|supermercado|correos|tiendas) /g,
  },
  {
    means: 'bank_transfer',
    said: / (?:(?:bank|wire|electronic|money) transfers?|wire (?:it|the)|by transfer|wire|zelle|venmo|routing number|(?:checking|savings|bank) account(?! is| was)|(?:your|my|of|from) checking|cuenta de cheques|transferencias?|transferir|transfieras?|spei|clabe|cbu|cvu|bizum|iban|deposito bancario|cuenta (?:bancaria|de banco)) /g,
  },
  {
    means: 'check',
    said: / (?:(?:by|a|personal|cashiers?|certified|mail|mailed|paper|write|e|electronic|your|with) (?:a )?checks?|money orders?|check by (?:phone|mail)|cheques?|giro postal) /g,
  },
  { means: 'cash', said: / (?:cash(?! flow| advance| today for)|efectivo|en efectivo|contado rabioso) /g },
  {
    means: 'card',
    said: / (?:debit card|(?:which|what|card number|another|same|that|a|by|with|your|using|use|on|over|credit or debit|the) (?:(?:credit|debit|bank) )?card(?! (?:debt|balance|account|bill|company|services?|statement|you (?:opened|had)))|card (?:number|on file|over|payment|ending|details)|visa|mastercard|amex|(?:con|a|o|prefiere|prefieres|preferis|usar|que|cual|otra|misma|alguna|su|tu|la|una|de) tarjeta(?: de (?:credito|debito))?(?! (?:de )?(?:liverpool|coppel|departamental))|tarjeta de debito|numero de (?:su |tu |la )?tarjeta) /g,
  },
  {
    means: 'online',
    said: / (?:online|on line|website|web site|web|portal|payment link|(?:the|a|secure|send) link|(?:our|the|through the|mobile|phone) app|paypal|mercado pago|en linea|por internet|pagina(?: web)?|sitio|(?:la|una|nuestra) (?:app|aplicacion)|(?:un|el|una) (?:link|enlace|liga)|liga de pago|codi) /g,
  },
]
/** The product that was bought, not the way to pay: "your credit card debt", "el adeudo de su tarjeta". */
const productNotMethod =
  / (?:your|the|su|tu|la|el) (?:[a-z]+ )?credit card (?:with|from|account|debt|balance|bill|statement)|(?:debt|account|balance|bill|payment|owed?|owing|behind) (?:on|for|of|from) (?:your|the|a) (?:[a-z]+ ){0,2}card |(?:deuda|adeudo|saldo|cuenta|atraso|debe|credito|estado de cuenta|pago|pagos|mora) (?:de|en|con|a|por) (?:su|tu|la|una) (?:tarjeta|tarjeta de credito) |card (?:services|holder|member|company) /g

const terms =
  /^(?:(?:equal|monthly|weekly|biweekly|easy|small|smaller|affordable|manageable|low|fixed|separate|more|additional|pagos?|comodos?|comodas?|pequen[oa]s|pequen[oa]|iguales|fij[oa]s|dollar) )*(?:payments?|installments?|pagos|pago|cuotas?|mensualidades|mensualidad|parcialidades|parcialidad|exhibiciones|exhibicion|plazos|abonos|quincenas|partes|parts|pieces|checks|pays|pagitos|abonitos)(?= |$)/
const lengths = /^(?:months?|mes|meses|weeks|semanas|month|week)(?= |$)/
const notLength =
  /^(?:months?|mes|meses|weeks|semanas) (?:past|behind|late|ago|overdue|delinquent|de atraso|atras|vencid|in arrears|without|sin pagar|de mora)/
const missed = /^(?:missed|last|past|behind|late|overdue|skipped|ultimos|atrasad|vencid|debe|debes|faltan)/
const lengthLead =
  /(?:over|for|in|across|spread|into|within|next|during|of|than|durante|por|en|a|de|los|proximos|proximas|hasta|plan|or|o)$/

/** How often a plan pays; null when it is not said. */
export function findFrequency(norm: string): Frequency | null {
  const text = norm.replaceAll(' , ', ' ').replace(notMonthly, ' ')
  return frequencies.find((rule) => rule.said.test(text))?.means ?? null
}

/** The ways to pay that are named, in the order of the words. */
export function findMethods(norm: string): PaymentMethod[] {
  const text = norm.replaceAll(' , ', ' ').replace(productNotMethod, ' ')
  return methods
    .flatMap(({ means, said }) => {
      const at = text.search(said)
      return at >= 0 ? [{ at, means }] : []
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ means }) => means)
}

/** How the debtor would pay: the first way named; null when none is. */
export function findMethod(norm: string): PaymentMethod | null {
  return findMethods(norm)[0] ?? null
}

/** The number of payments of a plan: "6 payments of $50", "a 12 meses", "split in three"; null when not said. */
export function findInstallments(line: Line): number | null {
  const { tokens } = line
  for (let index = 0; index < tokens.length; index += 1) {
    const number = readNumber(tokens, index)
    if (!number) continue
    const rest = tokens
      .slice(number.to, number.to + 5)
      .map((token) => token.word)
      .join(' ')
    const before = tokens[index - 1]?.word ?? ''
    const plausible =
      Number.isInteger(number.value) && number.value >= 1 && number.value <= 120 && !number.percent
    if (plausible && !(tokens[index]?.money ?? false)) {
      if (
        terms.test(rest) &&
        !missed.test(before) &&
        !/(?:missed|past due|atrasad|vencid|overdue|behind)/.test(rest)
      )
        return number.value
      if (number.value > 1 && lengths.test(rest) && !notLength.test(rest) && lengthLead.test(before)) {
        if (!dayLike(line, index, before, rest)) return number.value
      }
      if (number.value > 1 && /^(?:in|into|en)$/.test(before) && splitsBefore(line, index))
        return number.value
    }
    index = number.to - 1
  }
  return null
}

/** "in two weeks" and "en dos meses" tell a day, unless something is split over them. */
function dayLike(line: Line, index: number, before: string, rest: string): boolean {
  if (/^(?:weeks?|semanas)/.test(rest) && /^(?:in|en|de|of|for|within)$/.test(before))
    return !splitsBefore(line, index)
  if (before === 'in' || before === 'en' || before === 'within') return !splitsBefore(line, index)
  if (before === 'for' || before === 'por' || before === 'de' || before === 'of') {
    const near = line.tokens
      .slice(Math.max(0, index - 4), index)
      .map((token) => token.word)
      .join(' ')
    const after = line.tokens
      .slice(index, index + 5)
      .map((token) => token.word)
      .join(' ')
    if (/(?:behind|late|hace|since|atraso|mora|debe|owed|unpaid|been)/.test(near)) return true
    return before === 'of' && !/plan/.test(after)
  }
  return false
}

function splitsBefore(line: Line, index: number): boolean {
  return line.tokens
    .slice(Math.max(0, index - 7), index)
    .some((token) =>
      /^(?:split|spread|divid|break|broken|repart|pag[oau]|pay|liquid|diferi|plan|cuota)/.test(token.word),
    )
}
