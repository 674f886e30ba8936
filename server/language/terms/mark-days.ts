import { addMonths, endOfMonth, onOrAfterDate, writeDay } from '../figures/calendar.ts'
import type { Day } from '../figures/calendar.ts'
import { months } from '../figures/date-words.ts'
import { DayReader } from '../figures/day-reader.ts'
import { readNumber } from '../figures/numbers.ts'
import type { Token } from '../text/line.ts'
import { wordsOf, type Mark } from './mark.ts'
import { isOtherDay } from './other-days.ts'

const untilWords = new Set('by before until till antes hasta than tardar within through thru'.split(' '))

const fromWords = new Set(
  'from starting start starts beginning begin since desde partir empezando empezar arrancando in en on of de comenzando para'.split(
    ' ',
  ),
)

const articles = new Set('the el la los a de del next proximo este this of dia mes month for al'.split(' '))

export function days(
  tokens: readonly Token[],
  today: Day,
  spanish: boolean,
  taken: ReadonlySet<number>,
): Mark[] {
  const reader = new DayReader(tokens, today, spanish)
  const found: Mark[] = []
  for (let index = 0; index < tokens.length;) {
    const hit =
      taken.has(index) || noDay(tokens, index)
        ? null
        : (reader.at(index) ?? monthAlone(tokens, index, today) ?? bareDay(tokens, index, today))
    if (!hit || [...Array(hit.to - index).keys()].some((step) => taken.has(index + step))) {
      index += 1
      continue
    }
    if (
      /(?:^| )(?:not|instead of|rather than|y no|en vez de|en lugar de|no)(?: on| from| for)?(?: the| el)?$/.test(
        wordsOf(tokens, index - 4, index),
      ) &&
      index > 1
    ) {
      index = hit.to
      continue
    }
    if (isOtherDay(tokens, index, hit.to)) {
      index = hit.to
      continue
    }
    const role = roleOf(tokens, index)
    const on = role === 'until' && 'month' in hit && hit.month === true ? endOfMonth(hit.day) : hit.day
    const word = tokens[index]?.word ?? ''
    found.push({
      kind: 'day',
      on: writeDay(on),
      role,
      today: /^(?:today|hoy|tonight)$/.test(word),
      month: 'month' in hit && hit.month === true,
      from: index,
      to: hit.to,
    })
    index = hit.to
  }
  return found
}

/** "a month from January 5" after a figure is a rhythm, "first one December 15" no 1 December. */
function noDay(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.word ?? ''
  const here = wordsOf(tokens, index, index + 3)
  if (/^(?:a|an|one|two|three|2|3|every|un|una|dos) (?:months?|weeks?|mes|semanas?|meses) /.test(here))
    return !/^(?:in|within|en|de|for|about)$/.test(before)
  // "El primero, 60 euros el martes 15": the first payment.
  const ordinal = /^(?:el |la |the )?(?:primer[oa]|first)(?= |$)/.exec(here)
  const last = ordinal === null ? index : index + ordinal[0].split(' ').length - 1
  if (ordinal !== null && tokens[last]?.pause === true && readNumber(tokens, last + 1) !== null) return true
  if (/^(?:one|1) /.test(here) && /^(?:first|last|that|this|the|option)$/.test(before)) return true
  return /^(?:el|la) primer[oa] (?:el|seria|es|la|de los|entra|sale|va)$/.test(here)
}

function roleOf(tokens: readonly Token[], index: number): 'from' | 'until' {
  // The first payment by that day: the plan begins with it.
  if (
    /(?:first|primer[oa]?)(?: (?:one|payment|pago|is|goes|entra|comes|in|on|de|of|by|before|antes|del|the))*$/.test(
      wordsOf(tokens, index - 5, index),
    )
  )
    return 'from'
  let at = index - 1
  while (at >= 0 && articles.has(tokens[at]?.word ?? '')) at -= 1
  if (
    /(?:ends?|ending|last one|done|acaba\w*|termina\w*|ultim[oa])(?: (?:in|on|en|el))*$/.test(
      wordsOf(tokens, index - 3, index),
    )
  )
    return 'until'
  return untilWords.has(tokens[at]?.word ?? '') ? 'until' : 'from'
}

/** "from March", "hasta junio", "the end of the year": a month or year without a day, after a word that says from or until when. */
function monthAlone(
  tokens: readonly Token[],
  index: number,
  today: Day,
): { to: number; day: Day; month: boolean } | null {
  const word = tokens[index]?.word ?? ''
  const yearEnd = /^(?:the )?end of the year|^fin(?:es|al)? de(?:l)? ano/.exec(
    wordsOf(tokens, index, index + 5),
  )
  if (yearEnd)
    return { to: index + yearEnd[0].split(' ').length, day: { ...today, month: 12, date: 31 }, month: false }
  if (/^(?:christmas|navidad)$/.test(word))
    return { to: index + 1, day: { ...today, month: 12, date: 25 }, month: false }
  const newYear = /^(?:ano nuevo|new years?)(?= |$)/.exec(wordsOf(tokens, index, index + 2))
  if (newYear)
    return { to: index + 2, day: { ...today, year: today.year + 1, month: 1, date: 1 }, month: false }
  const named = Object.hasOwn(months, word) ? months[word] : undefined
  if (named === undefined || word === 'mar') return null
  let at = index - 1
  while (at >= 0 && articles.has(tokens[at]?.word ?? '') && !fromWords.has(tokens[at]?.word ?? '')) at -= 1
  const before = tokens[at]?.word ?? ''
  if (!fromWords.has(before) && !untilWords.has(before)) return null
  if (
    /^(?:of|de)$/.test(before) &&
    /\d|^(?:primero|quince|diez|first|st|fifteenth|treinta)$/.test(tokens[at - 1]?.word ?? '')
  )
    return null
  const first = { ...today, month: named, date: 1 }
  const day = named === today.month ? today : onOrAfterDate(today, named, first.date)
  return { to: index + 1, day, month: true }
}

/** "para el 20", "los dias tres", "on the third" beside a payment: what the reader of days is too careful to take. */
function bareDay(tokens: readonly Token[], index: number, today: Day): { to: number; day: Day } | null {
  const rest = wordsOf(tokens, index, index + 3)
  const before = wordsOf(tokens, index - 2, index)
  const ordinal = /^the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/.exec(rest)
  // "the first fifty" is no day, "25 on the first 25 on the fifteenth" is.
  if (
    ordinal &&
    (readNumber(tokens, index + 2) || tokens[index + 2]?.word === 'hundred') &&
    !/(?:on|by|from)$/.test(before)
  )
    return null
  if (
    ordinal &&
    !/(?:payment|one|of|option|is)$/.test(before) &&
    !/^the \S+ (?:payment|one|option|time|three|two|month|on|by)/.test(rest)
  ) {
    const date =
      1 +
      'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').indexOf(ordinal[1] ?? '')
    return { to: index + 2, day: nextDate(today, date) }
  }
  const spanish =
    /^(?:el|al|los dias|dia|del) (primero|uno|\d{1,2}|un|diez|quince|veinte|catorce|treinta|once|doce|cinco|cuatro|tres|dos|seis|siete|ocho|nueve|dieciocho)(?= |$)/.exec(
      rest,
    )
  // "Cincuenta los quince": of each month, where a sum stands before it.
  const each = sumEnds.test(before) && /^los (?:15|quince|30|treinta)(?:$| de cada$)/.test(rest)
  if (each) return { to: index + 2, day: nextDate(today, /30|treinta/.test(rest) ? 30 : 15) }
  if (spanish && !/(?:primer|sea)$/.test(before)) {
    const start = index + (rest.startsWith('los dias') ? 2 : 1)
    const number = /^(?:primero|uno|un)$/.test(spanish[1] ?? '')
      ? { value: 1, to: start + 1 }
      : readNumber(tokens, start)
    if (!number || number.value > 31 || number.value < 1) return null
    const after = wordsOf(tokens, number.to, number.to + 2)
    if (Object.hasOwn(months, after.split(' ')[1] ?? '')) return null
    if (/^(?:por ciento|porciento|de descuento|pago|pagos|%|mil|abono|tarjeta|de la)/.test(after)) return null
    return { to: number.to, day: nextDate(today, number.value) }
  }
  return null
}

/** A sum in Spanish words or digits, or its currency. */
const sumEnds =
  /(?:^| )(?:\d[\d.,]*|pesos|dolares|euros|cien|mil|veinte|treinta|(?:cuar|cincu|ses|set|och|nov)enta|\w+cient[oa]s|quinient[oa]s)$/

function nextDate(today: Day, date: number): Day {
  const base = date >= today.date ? today : addMonths({ ...today, date: 1 }, 1)
  return { ...base, date: Math.min(date, endOfMonth(base).date) }
}
