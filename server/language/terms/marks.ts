import { addMonths, endOfMonth, parseDay, writeDay, onOrAfterDate } from '../figures/calendar.ts'
import type { Day } from '../figures/calendar.ts'
import { AmountReader } from '../figures/amounts.ts'
import { DayReader } from '../figures/day-reader.ts'
import { months } from '../figures/date-words.ts'
import { readNumber } from '../figures/numbers.ts'
import type { Frequency } from '../reading.ts'
import type { Sentence, Token } from '../text/line.ts'
import { lateness, lengthNoun, paymentNoun, rhythms } from './words.ts'

/** Something that an offer is made of, with the tokens [from, to) of the sentence that say it. */
export type Mark = { from: number; to: number } & (
  | { kind: 'amount'; cents: number; role: AmountRole; share: boolean }
  | { kind: 'day'; on: string; role: 'from' | 'until'; today: boolean; month: boolean }
  | { kind: 'count'; count: number; unit: 'payments' | 'month' | 'week' | 'quincena' | 'year' }
  | { kind: 'per'; per: Frequency }
  | { kind: 'percent'; share: number; off: boolean }
  | { kind: 'once'; now: boolean }
  | { kind: 'rest' | 'or' | 'then' }
  | { kind: 'whole' }
)
/** `last`: the last payment. `total`: what all payments come to. `off`: taken off the debt. `not`: taken back. */
export type AmountRole = 'each' | 'last' | 'total' | 'off' | 'not'

export type Figures = { today: string; balanceCents: number; spanish: boolean }

const untilWords = new Set('by before until till antes hasta than tardar within through thru'.split(' '))
const fromWords = new Set(
  'from starting start starts beginning begin since desde partir empezando empezar arrancando in en on of de comenzando para'.split(
    ' ',
  ),
)
const articles = new Set('the el la los a de del next proximo este this of dia mes month for al'.split(' '))

/** The words [from, to) with single spaces between them. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(' ')
}

/** Everything in a sentence that an offer can be made of, in the order of the words. */
export function marksOf(sentence: Sentence, text: string, figures: Figures): Mark[] {
  const { tokens } = sentence
  const today = parseDay(figures.today)
  if (!today) return []
  const taken = new Set<number>()
  const marks: Mark[] = []
  const add = (mark: Mark) => {
    marks.push(mark)
    for (let index = mark.from; index < mark.to; index += 1) taken.add(index)
  }
  for (const mark of counts(tokens)) add(mark)
  for (const mark of days(tokens, today, figures.spanish, taken)) add(mark)
  const line = { text, sentences: [sentence], tokens }
  const reader = new AmountReader(line, taken, figures.balanceCents)
  for (let index = 0; index < tokens.length;) {
    if (taken.has(index)) {
      index += 1
      continue
    }
    // "once" is eleven in Spanish alone.
    if (!figures.spanish && tokens[index]?.word === 'once') {
      index += 1
      continue
    }
    const percent = percentAt(tokens, index)
    const found = percent ?? amountAt(reader, tokens, index, figures.balanceCents)
    if (found) add(found)
    index = found?.to ?? readNumber(tokens, index)?.to ?? index + 1
  }
  for (const mark of phrases(tokens)) {
    // "twice a month" is no "a month", and the Friday of "every Friday" is a day as well.
    if (!marks.some((other) => other.kind === mark.kind && other.from < mark.to && mark.from < other.to))
      marks.push(mark)
  }
  return marks.toSorted((a, b) => a.from - b.from || b.to - a.to)
}

function days(tokens: readonly Token[], today: Day, spanish: boolean, taken: ReadonlySet<number>): Mark[] {
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
  if (/^(?:one|1) /.test(here) && /^(?:first|last|that|this|the|option)$/.test(before)) return true
  return /^(?:el|la) primer[oa] (?:el|seria|es|la|de los)$/.test(here)
}

function roleOf(tokens: readonly Token[], index: number): 'from' | 'until' {
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
  if (
    ordinal &&
    !/(?:payment|one|of|option|is)$/.test(before) &&
    !/^the \S+ (?:payment|one|option|time|three|two|month)/.test(rest)
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

function nextDate(today: Day, date: number): Day {
  const base = date >= today.date ? today : addMonths({ ...today, date: 1 }, 1)
  return { ...base, date: Math.min(date, endOfMonth(base).date) }
}

function counts(tokens: readonly Token[]): Mark[] {
  const found: Mark[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (
      /^(?:over|for|por|en|a|durante) (?:a|one|un|1) (?:year|ano)(?= |$)/.test(
        wordsOf(tokens, index, index + 3),
      )
    ) {
      found.push({ kind: 'count', count: 12, unit: 'month', from: index + 1, to: index + 3 })
      index += 2
      continue
    }
    const number = readNumber(tokens, index)
    if (!number) continue
    const rest = wordsOf(tokens, number.to, number.to + 5)
    const before = wordsOf(tokens, index - 2, index)
    const whole = Number.isInteger(number.value) && number.value >= 2 && number.value <= 120
    if (whole && !number.percent && !(tokens[index]?.money ?? false)) {
      const either = /^(?:or|o|u|you) (?:\S+ )?(?:\d+|\w+) (?:months|meses|payments|pagos|cuotas)$/.test(
        wordsOf(tokens, number.to, tokens.length),
      )
      if (either) {
        found.push({
          kind: 'count',
          count: number.value,
          unit: /mes|month/.test(rest) ? 'month' : 'payments',
          from: index,
          to: number.to,
        })
        continue
      }
      const noun = paymentNoun.exec(rest)
      if (
        noun &&
        !/(?:missed|past due|atrasad|vencid|overdue|behind|sin pagar|seguidos|in a row|posted|paused)/.test(
          rest,
        ) &&
        !/missed|skipped|debe|faltan/.test(before)
      ) {
        const to = number.to + noun[0].split(' ').length
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to })
        index = to - 1
        continue
      }
      const length = lengthNoun.exec(rest)
      if (
        length &&
        !lateness.test(rest) &&
        !/(?:in|cada|every|dentro de|en)$/.test(before.split(' ').at(-1) ?? '')
      ) {
        found.push({
          kind: 'count',
          count: number.value,
          unit: unitOf(length[0]),
          from: index,
          to: number.to + 1,
        })
      } else if (length && splits(tokens, index))
        found.push({
          kind: 'count',
          count: number.value,
          unit: unitOf(length[0]),
          from: index,
          to: number.to + 1,
        })
      else if (
        /^(?:in|en|into)$/.test(before.split(' ').at(-1) ?? '') &&
        splits(tokens, index) &&
        !length &&
        !notAfter.has(tokens[number.to]?.word ?? '')
      )
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
      else if (/(?:^| )over$/.test(before) && !length && number.value <= 60 && index > 1)
        found.push({ kind: 'count', count: number.value, unit: 'month', from: index, to: number.to })
      else if (/^(?:de|at) \S*\d/.test(rest) && /(?:o|or)$/.test(before) && number.value <= 60)
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
      else if (
        /(?:^| )(?:o|u|or|you)(?: (?:las|los|the))?$/.test(wordsOf(tokens, index - 2, index)) &&
        rest === '' &&
        found.length > 0
      )
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
    }
    index = number.to - 1
  }
  return found
}

function unitOf(noun: string): 'month' | 'week' | 'quincena' | 'year' {
  return noun.startsWith('week') || noun.startsWith('semana')
    ? 'week'
    : noun.startsWith('year') || noun.startsWith('ano')
      ? 'year'
      : noun.startsWith('quincena')
        ? 'quincena'
        : 'month'
}

function splits(tokens: readonly Token[], index: number): boolean {
  return /(?:split|spread|divid|break|repart|parti|parto|pag[oau]|liquid|diferi)/.test(
    wordsOf(tokens, index - 5, index),
  )
}

function percentAt(tokens: readonly Token[], index: number): Mark | null {
  const number = readNumber(tokens, index)
  if (!number || number.value <= 0 || number.value >= 100) return null
  const after = wordsOf(tokens, number.to, number.to + 4)
  const named = /^(?:percent|porciento|por ciento|per cent|cents on the dollar)/.exec(after)
  if (!number.percent && !named) return null
  const to = number.to + (named ? named[0].split(' ').length : 0)
  const near = ` ${wordsOf(tokens, index - 5, index)} | ${wordsOf(tokens, to, to + 5)} `
  if (/ (?:interest|interes|intereses|apr|tasa|rate|iva|tax|recargo) /.test(near)) return null
  const off =
    / (?:off|discount|reduction|less|descuento|quita|rebaja|menos|condon\S*|bonific\S*|perdon\S*|forgive|savings|save) /.test(
      near,
    )
  return { kind: 'percent', share: number.value / 100, off, from: index, to }
}

function amountAt(
  reader: AmountReader,
  tokens: readonly Token[],
  index: number,
  balanceCents: number,
): Mark | null {
  const hit =
    saidShort(reader, tokens, index) ?? reader.at(index) ?? plainAmount(reader, tokens, index, balanceCents)
  if (!hit) return null
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
  if (/^0\d{2,}$/.test(word)) return true
  return /(?:^| )(?:ending(?: in)?|ends in|termina(?:da)?(?: en)?|acaba(?:da)?(?: en)?|tarjeta|visa|mastercard|amex|folio|box|suite|room|(?:before|after|until|antes de las|despues de las))$/.test(
    wordsOf(tokens, index - 3, index),
  )
}

const digits = /^\d+$/
const notBefore = new Set(
  'route agent agente chapter capitulo i at las number option opcion ending digits termina terminan call in since desde tarda have ten tiene tienen lleva folio case account cuenta page age edad calle street avenue sur norte version unit apt next plan section form formulario'.split(
    ' ',
  ),
)
const notAfter = new Set(
  'gracias disculpas perdones number numero grados degrees horas hours day days dias dia year years ano anos month months mes meses week weeks semana semanas hour hours horas hora minute minutes minutos people personas person kids hijos th pm am oclock times veces percent por street avenue of questions preguntas employees empleados'.split(
    ' ',
  ),
)

/** A bare number in a place where the careful reader of amounts wants more: "60 or 80", "30 small enough". */
function plainAmount(reader: AmountReader, tokens: readonly Token[], index: number, balanceCents: number) {
  const number = readNumber(tokens, index)
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
  // A year.
  if (number.value > 1984 && number.value < 2036 && number.value !== 2000) return null
  if (/^(?:option|opcion|step|account|number|ending|case) /.test(wordsOf(tokens, index - 1, index + 1)))
    return null
  return number.value >= 10 ? reader.found(index, number.to, number.value * 100) : null
}

/** "not 115", "35, sorry, 25", "I told you 48 and it's 84", "ten is too low", "my system wants 110 but". */
function takenBack(before: string, after: string, from: number): boolean {
  if (/ (?:why not|por que no)(?: the| los)? $/.test(before)) return false
  if (
    / (?:not|instead of|en vez de|en lugar de|no|ni|rather than) (?:the |los |el )?$/.test(before) &&
    from > 1
  )
    return true
  if (
    / (?:no eran|wants|asks for|asking for|pide|me piden|normally|usually|normalmente)(?: me)? $/.test(before)
  )
    return true
  if (
    /^ (?:no )?(?:sorry|perdon|i mean|digo|mejor dicho) (?:en |a |at |de |its |son )?(?:\S+)/.test(after) &&
    numberSoon(after)
  )
    return true
  if (
    / (?:told you|i said|te dije|le dije|dije) $/.test(before) &&
    /^ (?:and|y|but|pero) (?:it|its|son|es|eran)/.test(after)
  )
    return true
  return /^ (?:is |are )?(?:too low|too little|no me lo|not enough|no alcanza|wont be accepted|no nos sirve|would not go)/.test(
    after,
  )
}

const spelled =
  /^(?:\d\S*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|cien|ciento|mil|diez|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dos\S*|tres\S*|cuatro\S*)$/

function numberSoon(words: string): boolean {
  return words
    .trim()
    .split(' ')
    .slice(1)
    .some((word) => spelled.test(word))
}

function amountRole(tokens: readonly Token[], from: number, to: number): AmountRole {
  const before = ` ${wordsOf(tokens, from - 5, from)} `
  const after = ` ${wordsOf(tokens, to, to + 4)} `
  if (takenBack(before, after, from)) return 'not'
  if (
    /^ off /.test(after) ||
    / (?:perdonan|perdonamos|condonan|descuento de|discount of|quita de|menos|knock off|knocked off|take off|(?:le|te) quito) (?:los )?$/.test(
      before,
    )
  )
    return 'off'
  if (
    / (?:last|final|ultim[oa]|ending)(?: (?:one|payment|pago|cuota))?(?: (?:of|de|is|would be|seria|por|being|at|del?))*(?: (?:un|a))? $/.test(
      before,
    ) ||
    /^ (?:at the end|al final|the last|la ultima|el ultimo)/.test(after)
  )
    return 'last'
  if (
    / (?:spread|split|divide|dividir|reparto|repartir|break)(?: up)? (?:the |los |las )?$/.test(before) ||
    / (?:total(?: of| de)?|in all|en total(?: de)?)(?: (?:is|es|son))? $/.test(before) ||
    /^ (?:in total|en total|altogether|se los reparto)/.test(after) ||
    /^ (?:over|in|en|a) \S+ (?:months|meses|payments|pagos|cuotas) (?:is|comes|son|that|thats|so|sale|sales|serian)/.test(
      ` ${wordsOf(tokens, to, to + 5)} `,
    )
  )
    return 'total'
  return 'each'
}

const restWords =
  / (?:(?<!for )the rest|rest(?= in | over | by | on )|the remainder|the balance (?:in(?! full)|over|after)|el resto|lo demas|lo que (?:falta|reste)|los otros) /g
const orWords =
  / (?:or(?! is | would | too )|o(?! es | le | seria | sea )|you(?= \d| ochenta| ochocient)|u|option (?:two|2)|opcion (?:dos|2)|la opcion dos|la segunda|las? otra opcion|otherwise) /g
const thenWords =
  / (?:then|and then|luego|despues|followed by|y luego|y despues|afterwards|plus|and another|y otros?) /g
const nowWords = /^(?:right now|now|ahora|ahorita)/
const onceWords =
  / (?:(?<!you )down(?! to)|up ?front|de entrada|enganche|one ?time|in one payment|(?:single|lump) (?:payment|sum)|(?:un )?(?:solo|unico) pago|pago unico|de contado|una sola vez|una exhibicion|de una vez|at once|(?<=\d )once|todo junto|in one go|right now|now|ahora|ahorita|today|hoy|tonight) /g

/** Rhythms and the words between figures. */
function phrases(tokens: readonly Token[]): Mark[] {
  const text = ` ${tokens.map(({ word }) => word).join(' ')} `
  const starts: number[] = []
  let at = 1
  for (const { word } of tokens) {
    starts.push(at)
    at += word.length + 1
  }
  const tokenAt = (offset: number) => {
    const index = starts.findIndex((start) => start >= offset)
    return index === -1 ? tokens.length : index
  }
  const found: Mark[] = []
  const all = (said: RegExp, make: (from: number, to: number) => Mark) => {
    said.lastIndex = 0
    for (let match = said.exec(text); match; match = said.exec(text)) {
      const from = tokenAt(match.index + 1)
      const to = tokenAt(match.index + match[0].trimEnd().length)
      const mark = make(from, Math.max(to, from + 1))
      if (!found.some((other) => other.kind === mark.kind && other.from < mark.to && mark.from < other.to))
        found.push(mark)
      said.lastIndex = match.index + match[0].trimEnd().length
    }
  }
  for (const { means, said } of rhythms) all(said, (from, to) => ({ kind: 'per', per: means, from, to }))
  const meant = / (?:i meant|i mean|quise decir|quiero decir) /.test(text)
  const denied = found.filter((mark) => {
    const before = tokens[mark.from - 1]?.word ?? ''
    return mark.kind === 'per' && (/^(?:not|no)$/.test(before) || (meant && /^(?:said|dije)$/.test(before)))
  })
  for (const mark of denied) found.splice(found.indexOf(mark), 1)
  all(restWords, (from, to) => ({ kind: 'rest', from, to }))
  all(orWords, (from, to) => ({ kind: 'or', from, to }))
  all(thenWords, (from, to) => ({ kind: 'then', from, to }))
  // "100 a month then, online": no second part begins.
  const idle = found.filter(
    (mark) => mark.kind === 'then' && (mark.to >= tokens.length || (tokens[mark.to - 1]?.pause ?? false)),
  )
  for (const mark of idle) found.splice(found.indexOf(mark), 1)
  all(onceWords, (from, to) => ({ kind: 'once', now: nowWords.test(wordsOf(tokens, from, to)), from, to }))
  return found
}
