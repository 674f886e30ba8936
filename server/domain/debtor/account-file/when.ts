import type { Region } from '#protocol/vocabulary/life.ts'
import { addDays } from '../calendar.ts'
import { folded } from '../fold-text.ts'

/** A stretch of days in the past, both included, YYYY-MM-DD. */
export type Span = { from: string; to: string }

/** The day of a call, and the region whose seasons count. */
export type Now = { today: string; region: Region }

const words: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ['a an one un una uno', 1],
      ['couple two dos par', 2],
      ['few three tres unos unas', 3],
      ['several four cuatro varios varias', 4],
      ['five cinco', 5],
      ['six seis', 6],
      ['seven siete', 7],
      ['eight ocho', 8],
      ['nine nueve', 9],
      ['ten diez', 10],
      ['eleven once', 11],
      ['twelve doce', 12],
      ['fourteen catorce', 14],
      ['eighteen dieciocho', 18],
      ['twenty veinte', 20],
    ] as const
  ).flatMap(([forms, value]) => forms.split(' ').map((form) => [form, value] as const)),
)

/** A pattern for a number in digits or words, against folded text. */
export const numberPattern = `\\d{1,3}|${Object.keys(words).join('|')}`

/** The number that such a word stands for. */
export function numberOf(word: string): number {
  return words[word] ?? Number(word)
}

const monthStems: readonly RegExp[] = [
  /\b(?:january|enero)\b/,
  /\b(?:february|febrero)\b/,
  /\b(?:(?:in|since|until|till|last|of|from|by|early|late|around) march|march \d|marzo)\b/,
  /\b(?:april|abril)\b/,
  /\b(?:(?:in|since|until|till|last|of|from|by|early|late|around) may|may \d|mayo)\b/,
  /\b(?:june|junio)\b/,
  /\b(?:july|julio)\b/,
  /\b(?:august|agosto)\b/,
  /\b(?:september|septiembre|setiembre)\b/,
  /\b(?:october|octubre)\b/,
  /\b(?:november|noviembre)\b/,
  /\b(?:december|diciembre)\b/,
]

/** Seasons with their first month in the north; in the south it is half a year later. */
const seasons: readonly (readonly [RegExp, number])[] = [
  [/\b(?:spring|primavera)\b/, 3],
  [/\b(?:summer|verano)\b/, 6],
  [/\b(?:(?:in the|last|since|this|early|late) fall|autumn|otono)\b/, 9],
  [/\b(?:winter|invierno)\b/, 12],
]

const unitDays = { day: 1, week: 7, month: 30.4, year: 365.25 } as const
const unitOf = (word: string): keyof typeof unitDays =>
  /^(day|dia)/.test(word)
    ? 'day'
    : /^(week|semana)/.test(word)
      ? 'week'
      : /^(month|mes)/.test(word)
        ? 'month'
        : 'year'
const slackDays = { day: 0, week: 3, month: 8, year: 50 } as const

const unit = '(days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)'
const ago = new RegExp(
  `\\b(?:(${numberPattern})(?: of)? ${unit} (?:ago|back)|hace (?:ya |como |unos |unas |un |casi )?(?:(${numberPattern}) )?(?:de )?${unit})\\b`,
)
/** "Seven months, about.", not the nine years somebody had worked before. */
const bare = new RegExp(
  `^(?:about |some |almost |like |como |unos |casi |ya )?(${numberPattern})(?: of)? ${unit}\\b`,
)

/**
 * When something was, by the words of a text; null where they do not say. `lasting`: "seven months" alone counts too,
 * where the text tells how long something has been so.
 */
export function spanIn(text: string, now: Now, { lasting = false } = {}): Span | null {
  const said = folded(text)
  const yesterday = addDays(now.today, -1)
  if (/\b(over|more than) a year\b|\bmas de un ano\b/.test(said)) return daysBack(now, 380, 540)
  const hit = ago.exec(said) ?? (lasting ? bare.exec(said) : null)
  if (hit) {
    const [, english, englishUnit, spanish, spanishUnit] = hit
    const number = numberOf(english ?? spanish ?? 'unos')
    const of = unitOf(englishUnit ?? spanishUnit ?? '')
    const days = number * unitDays[of]
    return daysBack(now, Math.round(days - slackDays[of]), Math.round(days + slackDays[of]))
  }
  const year = /\b(?:in|since|of|en|desde|de|del) ((?:19|20)\d\d)\b/.exec(said)?.[1]
  const month = monthStems.findIndex((stem) => stem.test(said)) + 1
  if (month > 0) return monthSpan(now, month, 1, year)
  if (/\b(last week|la semana pasada)\b/.test(said)) return daysBack(now, 5, 12)
  if (/\b(last month|el mes pasado)\b/.test(said))
    return monthSpan(now, ((Number(now.today.slice(5, 7)) + 10) % 12) + 1, 1)
  const season = seasons.find(([stem]) => stem.test(said))
  if (season) {
    const south = now.region === 'es-AR' ? 6 : 0
    return monthSpan(now, ((season[1] + south - 1) % 12) + 1, 3, year)
  }
  if (/\b(last year|el ano pasado)\b/.test(said)) return yearSpan(now, Number(now.today.slice(0, 4)) - 1)
  if (year !== undefined && `${year}-01-01` < yesterday) return yearSpan(now, Number(year))
  return null
}

/** From so many days ago to so many, never later than yesterday. */
export function daysBack({ today }: Pick<Now, 'today'>, least: number, most: number): Span {
  return { from: addDays(today, -Math.max(2, most)), to: addDays(today, -Math.max(1, least)) }
}

/** The days of a span and of those so many days before it. */
export function before(span: Span, days: number): Span {
  return { from: addDays(span.from, -days), to: addDays(span.to, -days) }
}

/** A month (1 to 12), or several from it on: of a year, else the last time that it had begun. */
export function monthSpan({ today }: Now, month: number, months: number, year?: string): Span {
  const yesterday = addDays(today, -1)
  const first = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  const own = Number(today.slice(0, 4))
  const from = first(year === undefined || first(Number(year)) > yesterday ? own : Number(year))
  const begun = from <= yesterday ? from : first(own - 1)
  const last = Date.UTC(Number(begun.slice(0, 4)), month - 1 + months, 0)
  const to = new Date(last).toISOString().slice(0, 10)
  return { from: begun, to: to < yesterday ? to : yesterday }
}

function yearSpan({ today }: Now, year: number): Span {
  const yesterday = addDays(today, -1)
  const to = `${year}-12-28`
  return { from: `${year}-01-05`, to: to < yesterday ? to : yesterday }
}
