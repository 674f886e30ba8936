import {
  addDays,
  addMonths,
  endOfMonth,
  firstOfMonth,
  nextDayOfMonth,
  nextQuincena,
  onOrAfterDate,
  untilNextWeek,
  weekday,
} from './calendar.ts'
import type { Day } from './calendar.ts'
import {
  afterDay,
  beforeOrdinal,
  daysOfUnits,
  months,
  ordinalTens,
  ordinals,
  weekdays,
} from './date-words.ts'
import type { Token } from '../text/line.ts'
import { nearDay, writtenDay } from './written-day.ts'
import { mayBeginNumber, parseDigits, readNumber } from './numbers.ts'

const dayParts = new Set('por la en de esta toda cada'.split(' '))

/** Words other than numbers that a day can begin with, for the readers below; a few of them begin several. */
const beginnings: ReadonlySet<string> = new Set([
  ...'today tonight hoy day tomorrow pasado manana in within en dentro an un una one'.split(' '),
  ...'next proximo proxima this este coming semana mes weekend fin quincena'.split(' '),
  ...'month last end fines finales final ultimo beginning start first'.split(' '),
  ...'principio principios primeros primero comienzos middle mid mediados the el dia los'.split(' '),
  ...[weekdays, months, ordinals, ordinalTens].flatMap((table) => Object.keys(table)),
])

const money = /^(?:dollars?|bucks?|pesos?|euros?|pounds?|quid|lucas?|mil|thousand|hundred|payments?|pagos?)$/

type Hit = { to: number; day: Day } | null

function lookUp(table: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** Reads the day that begins at a token; `today` resolves what is said relative to it. */
export class DayReader {
  readonly tokens: readonly Token[]
  readonly today: Day
  readonly spanish: boolean

  constructor(tokens: readonly Token[], today: Day, spanish: boolean) {
    this.tokens = tokens
    this.today = today
    this.spanish = spanish
  }

  word(index: number): string {
    return this.tokens[index]?.word ?? ''
  }

  /** Whether the words at `index` are these. */
  says(index: number, words: string): boolean {
    const said = this.word(index)
    return words.startsWith(said) && words.split(' ').every((word, step) => this.word(index + step) === word)
  }

  at(index: number): Hit {
    const word = this.word(index)
    if (!beginnings.has(word) && !mayBeginNumber(word)) return null
    return (
      this.written(index) ??
      this.relative(index) ??
      this.monthNamed(index) ??
      this.span(index) ??
      this.weekdayNamed(index) ??
      this.partOfMonth(index) ??
      this.dayOfMonth(index)
    )
  }

  written(index: number): Hit {
    const day = writtenDay(this.word(index), this.today, this.spanish)
    return day && { to: index + 1, day }
  }

  relative(index: number): Hit {
    const { today } = this
    const word = this.word(index)
    if (word === 'today' || word === 'tonight' || word === 'hoy') {
      if (this.says(index, 'hoy en ocho')) return { to: index + 3, day: addDays(today, 7) }
      if (this.says(index, 'hoy en quince')) return { to: index + 3, day: addDays(today, 14) }
      // "hasta el día de hoy", "hoy en día": nowadays.
      if (this.says(index, 'hoy en dia')) return null
      return { to: index + 1, day: today }
    }
    if (this.says(index, 'day after tomorrow')) return { to: index + 3, day: addDays(today, 2) }
    if (word === 'tomorrow') return { to: index + 1, day: addDays(today, 1) }
    if (this.says(index, 'pasado manana')) return { to: index + 2, day: addDays(today, 2) }
    if (word === 'manana') {
      const before = this.word(index - 1)
      // "por la mañana", "esta mañana": the morning.
      if (dayParts.has(before) && before !== 'de' && before !== 'por') return null
      if (before === 'la' || before === 'buena' || before === 'una') return null
      return { to: index + 1, day: addDays(today, 1) }
    }
    return null
  }

  /** "in two weeks", "three days from now", "dentro de 8 días", "en un mes". */
  span(index: number): Hit {
    const word = this.word(index)
    const led = word === 'in' || word === 'within' || word === 'en' || this.says(index, 'dentro de')
    const start = led ? index + (word === 'dentro' ? 2 : 1) : index
    const single = ['a', 'an', 'un', 'una', 'one'].includes(this.word(start))
    const number = single ? { value: 1, to: start + 1 } : readNumber(this.tokens, start)
    if (!number) return null
    const days = lookUp(daysOfUnits, this.word(number.to)) ?? 0
    if (days === 0 || number.value > 400) return null
    const shift = (from: Day) =>
      days === 30 ? addMonths(from, number.value) : addDays(from, number.value * days)
    let to = number.to + 1
    if (this.word(to) === 'from' || this.word(to) === 'after') {
      const base =
        this.says(to, 'from now') || this.says(to, 'from today')
          ? { to: to + 2, day: this.today }
          : this.word(to + 1) === 'now'
            ? { to: to + 2, day: this.today }
            : this.at(to + 1)
      if (base) return { to: base.to, day: shift(base.day) }
    }
    if (!led) return null
    // "in six months' payments", "en 6 meses sin intereses": how long a plan runs, not a day.
    if (/^(payment|payments|installments|sin|plan|past|ago|late|atras|pagos)$/.test(this.word(to)))
      return null
    if (this.says(to, 'time')) to += 1
    return { to, day: shift(this.today) }
  }

  weekdayNamed(index: number): Hit {
    let start = index
    const before = this.word(start)
    const next = /^(next|proximo|proxima)$/.test(before)
    const thisOne = /^(this|este|coming)$/.test(before)
    if (next || thisOne) start += 1
    if (this.word(start) === 'coming' || this.word(start) === 'proximo') start += 1
    const wanted = lookUp(weekdays, this.word(start))
    if (wanted === undefined) return this.weekOrMonth(index, next)
    let ahead = (wanted - weekday(this.today) + 7) % 7
    if (ahead === 0 && !thisOne) ahead = 7
    // English "next Friday" is the one of next week; Spanish "el próximo viernes" is the coming one.
    if (before === 'next') ahead = untilNextWeek(this.today, wanted)
    let to = start + 1
    if (this.says(to, 'de la proxima semana') || this.says(to, 'de la semana proxima')) {
      return { to: to + 4, day: this.inNextWeek(wanted) }
    }
    if (this.says(to, 'de la semana que')) return { to: to + 5, day: this.inNextWeek(wanted) }
    if (this.says(to, 'of next week') || this.says(to, 'next week'))
      return { to: to + (this.word(to) === 'of' ? 3 : 2), day: this.inNextWeek(wanted) }
    if (this.says(to, 'que viene') || this.says(to, 'que entra')) to += 2
    else if (this.word(to) === 'proximo') to += 1
    // "Friday the 14th", "el viernes 14": the day of the month decides.
    const exact = this.weeksOn(index, to, wanted) ?? this.dayNumberAfterWeekday(to, wanted)
    return exact ?? { to, day: addDays(this.today, ahead) }
  }

  /** "Friday in two weeks", "el viernes en dos semanas": that day of that week. */
  weeksOn(from: number, index: number, wanted: number): Hit {
    const led = /^(?:in|en)$/.test(this.word(index)) ? 1 : this.says(index, 'dentro de') ? 2 : null
    const number = led && readNumber(this.tokens, index + led)
    const again = /^(?:every|each|cada|los)$/.test(this.word(from - 1)) || this.tokens[index - 1]?.pause
    if (!number || again || number.value > 8 || !/^(?:weeks?|semanas?)$/.test(this.word(number.to)))
      return null
    return { to: number.to + 1, day: addDays(this.inNextWeek(wanted), 7 * (number.value - 1)) }
  }

  inNextWeek(wanted: number): Day {
    return addDays(this.today, untilNextWeek(this.today, wanted))
  }

  dayNumberAfterWeekday(index: number, wanted: number): Hit {
    const start = this.word(index) === 'the' ? index + 1 : index
    const named = this.monthNamed(start)
    if (named) return named
    const number = this.dayNumber(start)
    if (!number) return null
    const spoken = readNumber(this.tokens, start)
    const coming = nextDayOfMonth(this.today, number.date)
    // "Monday the 4th", on the first of a December whose fourth is a Friday: the fourth of January is the Monday.
    const following = nextDayOfMonth(addDays(coming, 1), number.date)
    const day = weekday(coming) !== wanted && weekday(following) === wanted ? following : coming
    // "el viernes 4 hace usted": the date falls on that weekday, and no money is named.
    const fits = weekday(day) === wanted && !money.test(this.word(number.to))
    if (!number.ordinal && (spoken?.value !== number.date || (this.unitAfter(number.to) && !fits)))
      return null
    return { to: number.to, day }
  }

  /** "next week", "la semana que viene", "el mes que entra". */
  weekOrMonth(index: number, next: boolean): Hit {
    const { today } = this
    if (next) {
      const unit = this.word(index + 1)
      if (unit === 'week' || unit === 'semana') return { to: index + 2, day: addDays(today, 7) }
      if (unit === 'month' || unit === 'mes') return { to: index + 2, day: firstOfMonth(today, 1) }
      if (unit === 'quincena') return { to: index + 2, day: nextQuincena(today) }
      return null
    }
    const coming = (at: number) =>
      this.says(at, 'que viene') || this.says(at, 'que entra')
        ? 2
        : /^proxim[oa]$/.test(this.word(at))
          ? 1
          : 0
    const steps = coming(index + 1)
    if (steps > 0 && this.word(index) === 'semana') return { to: index + 1 + steps, day: addDays(today, 7) }
    if (steps > 0 && this.word(index) === 'mes') return { to: index + 1 + steps, day: firstOfMonth(today, 1) }
    if (this.word(index) === 'weekend' || this.says(index, 'fin de semana')) {
      const ahead = (6 - weekday(today) + 7) % 7
      return { to: index + (this.word(index) === 'weekend' ? 1 : 3), day: addDays(today, ahead) }
    }
    if (
      this.word(index) === 'quincena' &&
      /^(la|esta|en|proxima|entrante|misma)$/.test(this.word(index - 1))
    ) {
      return { to: index + 1 + coming(index + 1), day: nextQuincena(today) }
    }
    return null
  }

  /** "end of the month", "fin de mes", "a principios de mes", "mid-month". */
  partOfMonth(index: number): Hit {
    const { today } = this
    let to = index + 1
    let part: 'end' | 'start' | 'middle' | null = null
    if (this.says(index, 'month end')) return { to: index + 2, day: endOfMonth(today) }
    if (this.says(index, 'last day')) {
      part = 'end'
      to = index + 2
    } else if (/^(end|fin|fines|finales|final|ultimo)$/.test(this.word(index))) part = 'end'
    else if (
      /^(beginning|start|first|principio|principios|primeros|primero|comienzos)$/.test(this.word(index))
    )
      part = 'start'
    else if (/^(middle|mid|mediados)$/.test(this.word(index))) part = 'middle'
    if (part === null) return null
    if (this.word(to) === 'dia') to += 1
    const linked = /^(of|de|del)$/.test(this.word(to))
    if (linked) to += 1
    else if (part !== 'middle') return null
    const nextOne = /^(next|proximo)$/.test(this.word(to))
    if (/^(the|this|next|el|este|proximo)$/.test(this.word(to))) to += 1
    if (this.word(to) === 'week' || this.word(to) === 'semana') {
      const ahead = (5 - weekday(today) + 7) % 7
      return part === 'end' ? { to: to + 1, day: addDays(today, nextOne ? ahead + 7 : ahead) } : null
    }
    const named = lookUp(months, this.word(to))
    if (this.word(to) !== 'month' && this.word(to) !== 'mes' && named === undefined) return null
    const later = this.says(to + 1, 'after next') ? 2 : this.word(to + 1) === 'subsiguiente' ? 1 : 0
    const coming =
      this.says(to + 1, 'que viene') || this.says(to + 1, 'que entra') || this.says(to + 1, 'que sigue')
    const base =
      named !== undefined
        ? onOrAfterDate(today, named, part === 'end' ? 28 : part === 'middle' ? 15 : 1)
        : later > 0
          ? firstOfMonth(this.today, 2)
          : nextOne || coming
            ? firstOfMonth(this.today, 1)
            : today
    const end = to + 1 + (coming ? 2 : later)
    if (part === 'end') return { to: end, day: endOfMonth(base) }
    if (named !== undefined || nextOne || coming || later > 0)
      return { to: end, day: { ...base, date: part === 'start' ? 1 : 15 } }
    return { to: end, day: nextDayOfMonth(today, part === 'start' ? 1 : 15) }
  }

  /** A day of the month in digits or words, as a number or an ordinal. */
  dayNumber(index: number): { date: number; to: number; ordinal: boolean } | null {
    const word = this.word(index)
    const written = /^(\d{1,2})(st|nd|rd|th|ro|o|º)?$/.exec(word)
    if (written) {
      const date = Number(written[1])
      return date >= 1 && date <= 31 ? { date, to: index + 1, ordinal: written[2] !== undefined } : null
    }
    const ten = lookUp(ordinalTens, word)
    const unit = lookUp(ordinals, this.word(index + 1))
    if (ten !== undefined && unit !== undefined && unit < 10 && ten + unit <= 31) {
      return { date: ten + unit, to: index + 2, ordinal: true }
    }
    const ordinal = lookUp(ordinals, word)
    if (ordinal !== undefined) return { date: ordinal, to: index + 1, ordinal: true }
    const number = readNumber(this.tokens, index)
    if (!number || number.percent || number.value < 1 || number.value > 31 || !Number.isInteger(number.value))
      return null
    return { date: number.value, to: number.to, ordinal: false }
  }

  /** "March 3rd", "the third of March", "3 de marzo de 2025". */
  monthNamed(index: number): Hit {
    const named = lookUp(months, this.word(index))
    if (named !== undefined) {
      const article = /^(?:the|el)$/.test(this.word(index + 1)) ? 1 : 0
      const start = index + 1 + article + (this.word(index + 1 + article) === 'dia' ? 1 : 0)
      const number = this.dayNumber(start)
      // "may" and "mar" are words of their own: they need an ordinal or a date that is not money.
      if (!number || (!number.ordinal && this.word(index) === 'may' && this.unitAfter(number.to))) return null
      if (this.tokens[start]?.money || !this.shortNumber(start)) return null
      return this.inMonth(named, number.date, number.to)
    }
    const number = this.dayNumber(index)
    if (!number || this.tokens[index]?.money) return null
    const link = /^(of|de|del)$/.test(this.word(number.to)) ? number.to + 1 : number.to
    const month = lookUp(months, this.word(link))
    if (month === undefined || (link === number.to && this.word(link) === 'may' && !number.ordinal))
      return null
    return this.inMonth(month, number.date, link + 1)
  }

  shortNumber(index: number): boolean {
    const written = parseDigits(this.word(index))
    return !written || (written.value <= 31 && !written.moneyLike)
  }

  inMonth(month: number, date: number, to: number): Hit {
    const link = /^(of|de|del)$/.test(this.word(to)) ? to + 1 : to
    const year = /^\d{4}$/.test(this.word(link)) ? Number(this.word(link)) : null
    if (year !== null && year >= 1900 && year < 2100) {
      const day = nearDay({ year, month, date }, this.today)
      return day && { to: link + 1, day }
    }
    return { to, day: onOrAfterDate(this.today, month, date) }
  }

  unitAfter(index: number): boolean {
    const word = this.word(index)
    if (word === '' || this.tokens[index - 1]?.pause) return false
    return !afterDay.has(word) && lookUp(months, word) === undefined
  }

  /** "the 15th", "on the fifth", "el 15", "el día quince". */
  dayOfMonth(index: number): Hit {
    const word = this.word(index)
    if (word === 'the') {
      const number = this.dayNumber(index + 1)
      if (!number?.ordinal) return null
      const digits = /^\d/.test(this.word(index + 1))
      if (!digits && !beforeOrdinal.has(this.word(index - 1)) && number.date <= 10) return null
      return this.ordinalDay(number)
    }
    const pastDay = word === 'del' && this.word(index - 1) === 'despues'
    if (word === 'el' || pastDay || word === 'dia' || (word === 'los' && this.word(index + 1) === 'dias')) {
      let start = index + 1
      if (this.word(start) === 'dia' || this.word(start) === 'dias') start += 1
      // "el 5 de enero": the month decides.
      const dated = this.monthNamed(start)
      if (dated) return dated
      const number = this.dayNumber(start)
      if (!number || this.tokens[start]?.money) return null
      const named = word === 'dia' || start > index + 1
      if (number.date === 1 && !named && !/^(de|del)$/.test(this.word(number.to))) return null
      if (!named && this.word(number.to) === 'por') return null
      if (this.unitAfter(number.to)) return null
      return this.ordinalDay(number)
    }
    if (/^\d{1,2}(st|nd|rd|th)$/.test(word)) {
      const number = this.dayNumber(index)
      return number ? this.ordinalDay(number) : null
    }
    return null
  }

  ordinalDay(number: { date: number; to: number }): Hit {
    if (this.unitAfter(number.to)) return null
    let to = number.to
    let from = this.today
    const monthAfter =
      /^(?:of the month after next|del mes subsiguiente|of (?:the|this|next|every|each) month|de este mes|del mes que (?:viene|entra|sigue)|del mes|del proximo mes|de cada mes)/
    const rest = this.tokens
      .slice(to, to + 5)
      .map((token) => token.word)
      .join(' ')
    const month = monthAfter.exec(rest)
    if (month) {
      to += month[0].split(' ').length
      if (/after next|subsiguiente/.test(month[0])) from = firstOfMonth(this.today, 2)
      else if (/next|proximo|viene|entra|sigue/.test(month[0])) from = firstOfMonth(this.today, 1)
      // "The 1st of every month", said on a first: nobody means today.
      else if (/every|each|cada/.test(month[0])) from = addDays(this.today, 1)
    } else if (this.word(to) === 'of' || this.word(to) === 'del') return null
    return { to, day: nextDayOfMonth(from, number.date) }
  }
}
