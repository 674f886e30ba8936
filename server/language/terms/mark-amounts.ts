import type { AmountReader } from '../figures/amounts.ts'
import { readNumber } from '../figures/numbers.ts'
import type { Token } from '../text/line.ts'
import { wordsOf, type AmountRole, type Mark } from './mark.ts'
import { isTakenBack } from './taken-back.ts'

const fractionsOff: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

export function percentAt(tokens: readonly Token[], index: number): Mark | null {
  const fraction = tokens[index]?.word ?? ''
  if (Object.hasOwn(fractionsOff, fraction) && tokens[index + 1]?.word === 'off')
    return { kind: 'percent', share: fractionsOff[fraction] ?? 0, off: true, from: index, to: index + 2 }
  const number = readNumber(tokens, index)
  if (!number || number.value <= 0 || number.value >= 100) return null
  const after = wordsOf(tokens, number.to, number.to + 4)
  const named = /^(?:percent|porciento|por ciento|per cent|cents on the dollar)/.exec(after)
  if (!number.percent && !named) return null
  const to = number.to + (named ? named[0].split(' ').length : 0)
  const near = ` ${wordsOf(tokens, index - 5, index)} | ${wordsOf(tokens, to, to + 5)} `
  if (/ (?:interest|interes|intereses|apr|tasa|rate|iva|tax|recargo) /.test(near)) return null
  const off =
    / (?:le|te|les) (?:quit|rebaj|baj|descuent|descont)\S* (?:el |un |hasta )*\| /.test(near) ||
    / (?:off|discount|reduction|less|descuento|quita|rebaja|menos|condon\S*|bonific\S*|perdon\S*|forgive|savings|save) /.test(
      near,
    )
  return { kind: 'percent', share: number.value / 100, off, from: index, to }
}

export function amountAt(
  reader: AmountReader,
  tokens: readonly Token[],
  index: number,
  balanceCents: number,
): Mark | null {
  if (isReference(tokens, index)) return null
  const hit =
    saidShort(reader, tokens, index) ?? reader.at(index) ?? plainAmount(reader, tokens, index, balanceCents)
  if (!hit || restOf.has(tokens[hit.to]?.word ?? '')) return null
  // "Twenty-four and a half thousand."
  if (/^and a half (?:thousand|million)/.test(wordsOf(tokens, hit.to, hit.to + 4))) return null
  const number = readNumber(tokens, index)
  const share = number === null
  const whole = share && hit.cents === balanceCents
  if (whole) return { kind: 'whole', from: hit.from, to: hit.to }
  return {
    kind: 'amount',
    cents: hit.cents,
    role: amountRole(tokens, hit.from, hit.to),
    share,
    from: hit.from,
    to: hit.to,
  }
}

/** "A little ten dollar tail": what is left over is no payment of its own. */
const restOf = new Set(['tail', 'leftover', 'shortfall'])

const shortUnits = 'one two three four five six seven eight nine'.split(' ')

const shortTeens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
  ' ',
)

/** "one fifteen" is 115, where nothing is counted by it. */
function saidShort(reader: AmountReader, tokens: readonly Token[], index: number) {
  const unit = shortUnits.indexOf(tokens[index]?.word ?? '')
  const teen = shortTeens.indexOf(tokens[index + 1]?.word ?? '')
  if (unit === -1 || teen === -1 || tokens[index]?.pause) return null
  if (
    /^(?:option|at|number|step)$/.test(tokens[index - 1]?.word ?? '') ||
    notAfter.has(tokens[index + 2]?.word ?? '')
  )
    return null
  return reader.found(index, index + 2, ((unit + 1) * 100 + teen + 10) * 100)
}

/** The digits of a card or an account, the hour of the day. */
function isReference(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? ''
  if (/^0\d{2,}$/.test(word) || isHour(tokens, index)) return true
  return /(?:^| )(?:ending(?: in)?|ends in|termina(?:d[oa])?(?: en)?|terminacion|acaba(?:da)?(?: en)?|tarjeta|visa|mastercard|amex|folio|box|suite|room|(?:ext|extn|extension|anexo|interno|apartment|depto|departamento)(?: (?:is|number|no|es|numero))?(?: (?:el|la))?|(?:before|after|until|antes de las|despues de las))$/.test(
    wordsOf(tokens, index - 3, index),
  )
}

/** "I call you at ten, or is ten bad?": what was an hour a moment ago, and has no unit of its own. */
function isHour(tokens: readonly Token[], index: number): boolean {
  const hour = readNumber(tokens, index)
  const { word, money = false } = tokens[index] ?? {}
  if (hour === null || hour.value > 12 || money || ofMoney.test(tokens[hour.to]?.word ?? '')) return false
  const before = wordsOf(tokens, 0, index)
  return ` ${before} `.includes(` at ${word} `) || ` ${before} `.includes(` a las ${word} `)
}
const ofMoney = /^(?:dollars?|bucks|pesos|euros?|pounds|quid|a|an|per|each|every|al|por|cada|mensual\w*)$/

const digits = /^\d[\d-]*$/

const notBefore = new Set(
  'cada route agent agente chapter capitulo i at las number ending digits termina terminan call in since desde tarda have ten tiene tienen lleva folio case account cuenta page age edad calle street avenue sur norte version unit apt next plan section form formulario'.split(
    ' ',
  ),
)

export const notAfter = new Set(
  'gracias disculpas perdones number numero grados degrees horas hours day days dias dia year years ano anos month months mes meses week weeks semana semanas hour hours horas hora minute minutes minutos people personas person kids hijos th pm am oclock times veces percent por street avenue of questions preguntas employees empleados box boxes cajas jars frascos crates pallets tarimas trucks camiones vans reports reportes photos fotos pictures letters cartas invoices facturas trips viajes customers clientes guests invitados brides novias weddings bodas rooms cuartos kilometros kilo kilos litros liters gallons bultos sacks bags bolsas costales latas cans bottles botellas metros meters feet miles millas plates platos floors pisos shifts turnos calls llamadas fingers dedos teeth dientes'.split(
    ' ',
  ),
)

/** A bare number in a place where the careful reader of amounts wants more: "60 or 80", "30 small enough". */
function plainAmount(reader: AmountReader, tokens: readonly Token[], index: number, balanceCents: number) {
  const number = reader.spoken(index)
  if (!number || number.percent || number.value < 5 || number.value * 100 > balanceCents) return null
  const before = tokens[index - 1]?.word ?? ''
  const after = tokens[number.to]?.word ?? ''
  if (
    notBefore.has(before) ||
    notAfter.has(after) ||
    (digits.test(before) && !tokens[index - 1]?.pause) ||
    (digits.test(after) && !tokens[number.to - 1]?.pause)
  )
    return null
  if (/^(?:an|la|por|per) (?:hour|hora)/.test(wordsOf(tokens, number.to, number.to + 2))) return null
  // "Los quince de cada mes."
  if (
    /^(?:de (?:cada|todos los) mes|of (?:each|every) month)/.test(wordsOf(tokens, number.to, number.to + 4))
  )
    return null
  // A year.
  if (number.value > 1984 && number.value < 2036 && number.value !== 2000) return null
  if (/^(?:step|account|number|ending|case) /.test(wordsOf(tokens, index - 1, index + 1))) return null
  return number.value >= 10 ? reader.found(index, number.to, number.value * 100) : null
}

function amountRole(tokens: readonly Token[], from: number, to: number): AmountRole {
  const before = ` ${wordsOf(tokens, from - 5, from)} `
  const after = ` ${wordsOf(tokens, to, to + 4)} `
  if (isTakenBack(tokens, { from, to })) return 'not'
  // "Forty would take nine years" turns it down.
  if (/^ (?:a (?:month|week) )?(?:would|will|d) take \S+ years /.test(` ${wordsOf(tokens, to, to + 7)} `))
    return 'not'
  if (
    after.startsWith(' off ') ||
    / (?:perdonan|perdonamos|condonan|descuento de|discount of|quita de|menos|knock off|knocked off|take off|(?:le|te) quito) (?:los )?$/.test(
      before,
    )
  )
    return 'off'
  if (/^ (?:to finish(?: it)?(?: off)?|para (?:terminar|acabar)) $/.test(after)) {
    const said = ` ${wordsOf(tokens, 0, from)} `
    // "Six of those and ten dollars to finish": what the others come to was said before.
    if (/ (?:of|de) (?:those|them|es[oa]s|ell[oa]s) /.test(said)) return 'not'
    if (/ (?:times|veces|payments|pagos|cuotas|then|luego) /.test(said)) return 'last'
  }
  if (
    / (?:last|final|remainder|leftover|ultim[oa]|resto|pico|ending)(?: (?:one|payment|pago|cuota))?(?: (?:of|de|is|would be|seria|por|being|at|del?))*(?: (?:un|a))? $/.test(
      before,
    ) ||
    /^ (?:at the end|al final|the last|la ultima|el ultimo)/.test(after)
  )
    return 'last'
  if (
    / (?:spread|split|divide|dividir|reparto|repartir|break)(?: up)? (?:the |los |las )?$/.test(before) ||
    / (?:total(?: of| de)?|in all|en total(?: de)?)(?: (?:is|es|son))? $/.test(before) ||
    /^ (?:in total|en total|altogether|se los reparto)/.test(after) ||
    /^ (?:and|y) (?:\S+ ){0,3}(?:split|fracciona\w*|divid\w*|repart\w*|spread) /.test(
      ` ${wordsOf(tokens, to, to + 6)} `,
    ) ||
    /^ (?:over|in|en|a) \S+ (?:months|meses|payments|pagos|cuotas) (?:is|comes|son|that|thats|so|sale|sales|serian)/.test(
      ` ${wordsOf(tokens, to, to + 5)} `,
    )
  )
    return 'total'
  return 'each'
}
