import type { Language } from '#protocol/vocabulary/language.ts'
import type { Frequency } from '#server/language/reading.ts'
import type { Aged, Counted, PlainQuestion, Span, Summed } from '#server/language/plain-question.ts'
import type { Alternatives } from '#server/language/alternatives.ts'
import { amountWords } from '../bank/figure-words.ts'
import { monthNames, weekdayNames, weekdayOf } from '../calendar.ts'
import { folded } from '../fold-text.ts'
import { hospitalIn, hoursIn, incomeIn, monthOfArrearsIn, rentIn, townIn, yearIn } from './scenario/values.ts'
import { chance, pick } from '../random.ts'
import { stemsOf } from './word-families.ts'
import type { Life, Region } from './life.ts'

/** What values are drawn with besides the life: the day of the call, what the debtor owes and earns, and where it lives. */
export type Circumstances = {
  /** YYYY-MM-DD */
  today: string
  monthlyIncomeCents: number
  /** When the debtor is paid: the next time, as YYYY-MM-DD, and how often. */
  paid: { payDay: string; payFrequency: Frequency }
  city: string
  /** What an author wrote of the debtor. */
  scenario: string
  /** The debt is not theirs. */
  denies: boolean
}

const small: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** A number as it is said: in words up to twelve. */
function numeral(value: number, language: Language): string {
  return small[language][value] ?? String(value)
}

function joined(parts: readonly string[], language: Language): string {
  const and = language === 'es' ? ' y ' : ' and '
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(and)
}

const units: Record<Language, Record<Span, string>> = {
  en: { weeks: 'weeks', months: 'months', years: 'years', marriage: 'years', purchase: 'years' },
  es: { weeks: 'semanas', months: 'meses', years: 'años', marriage: 'años', purchase: 'años' },
}

/** When the day begins, and ends, for those who work by day. */
const hours = [5, 9] as const

/** How many of a unit somebody may have been at something: the least and the most. */
const lengths: Record<Span, readonly [least: number, most: number]> = {
  weeks: [3, 9],
  months: [3, 7],
  years: [4, 15],
  marriage: [3, 50],
  purchase: [2, 4],
}
/** How old people are when they marry. */
const weddingAges = [21, 29] as const

/** Ages of children by what is written of them, the first that fits. In years. */
const childhoods: readonly (readonly [RegExp, readonly [youngest: number, oldest: number]])[] = [
  [/\b(?:grown|college|university|universidad|facultad|mayores)\b/, [19, 26]],
  [/\b(?:teen\w*|adolescentes?)\b/, [13, 17]],
  [/\b(?:middle school|junior high|secundaria|la eso)\b/, [12, 15]],
  [/\b(?:high school|preparatoria|prepa|bachillerato|instituto)\b/, [15, 17]],
  [/\b(?:elementary|grade school|primary|primaria|colegio)\b/, [6, 11]],
  [/\b(?:toddler|kindergarten|preschool|kinder|guarderia|jardin)\b/, [3, 5]],
]
const anyChildhood = [5, 14] as const
const baby = /\b(?:baby|newborn|bebe|recien nacid[oa])\b/

const counted: Readonly<Record<string, number>> = {
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
}

/** How many children are written of; two where it is not said. */
function manyChildren(written: string): number {
  const counts = [
    ...written.matchAll(
      /\b(?:(one|two|three|four|five)|([1-6])) (?:\p{L}+ )?(?:kids?|child(?:ren)?|sons|(?<=one )son|daughters?|boys?|girls?)\b|\b(?:(un|una|dos|tres|cuatro|cinco)|([1-6])) (?:\p{L}+ )?(?:hij[oa]s?|nin[oa]s?|nen[ea]s?)\b/gu,
    ),
  ].map(([, en, digit, es, other]) => {
    return Number(digit ?? other) || (counted[en ?? es ?? ''] ?? 1)
  })
  if (counts.length === 0) return 2
  // "Two kids, one girl of nine": the larger number holds the others; "un hijo y una hija" are two.
  const most = Math.max(...counts)
  return most > 1 ? most : counts.length
}

/** Years between a parent and a child, at least. */
const generation = 20

const hospitals: Record<Region, readonly string[]> = {
  'en-US': ['the county hospital', 'Memorial, here in town', "Saint Mary's"],
  'en-GB': ['the Royal', 'the General, in town', "Saint Mary's"],
  'es-MX': ['el Seguro', 'el hospital general', 'el Hospital Civil'],
  'es-AR': ['el hospital municipal', 'el Hospital Italiano', 'el hospital de acá'],
  'es-ES': ['el Clínico', 'el hospital general', 'el hospital de aquí'],
  'es-US': ['el hospital del condado', 'el Memorial', 'el Saint Mary'],
}

const shares: Record<Language, readonly string[]> = {
  en: ['about a third', 'almost half', 'a good quarter'],
  es: ['como un tercio', 'casi la mitad', 'una cuarta parte'],
}

/** Of what comes in, so much goes into the rent. */
const rentShare = 0.3

/**
 * The value that answers a question nobody wrote an answer to, in words: an age, a span, a sum, a place. Drawn by the
 * life's seed and by what is asked, so that the same question gets the same answer in every call. Null where the answer
 * needs no value.
 */
export function madeUp(life: Life, question: PlainQuestion, at: Circumstances): string | null {
  switch (question.kind) {
    case 'how_old':
      return ageOf(life, question.of, at)
    case 'how_long':
      return spanOf(life, question.span, at)
    case 'hour':
      return hourOf(life)
    case 'pay_day':
      return payDayOf(life, at.paid)
    case 'since':
    case 'past':
      return timeOf(life, question, at)
    case 'how_many':
      return countOf(life, question.of, at)
    case 'how_much':
      return sumOf(life, question.of, at)
    case 'choice':
    case 'clauses':
      return chosen(life, question.of, at)
    case 'town':
      return townIn(at.scenario) ?? at.city
    case 'hospital':
      return hospitalIn(at.scenario) ?? pick(life.seed, 'hospital', hospitals[life.region])
    default:
      return null
  }
}

function draw({ seed }: Life, label: string, [least, most]: readonly [number, number]): number {
  return least + Math.floor(chance(seed, label) * (most - least + 1))
}

function ownAge({ papers, seed }: Life, today: string): number {
  const born = /^(\d{4})-/.exec(papers.birthDate)?.[1]
  const years = born === undefined ? 0 : Number(today.slice(0, 4)) - Number(born)
  const before = papers.birthDate.slice(5) > today.slice(5) ? 1 : 0
  return years > 0 ? years - before : 30 + Math.floor(chance(seed, 'own age') * 25)
}

/** What is written of the family, folded. */
function familyOf({ facts }: Life, { scenario }: Circumstances): string {
  const told = facts.filter(({ topic }) => topic === 'children' || topic === 'household')
  return folded([scenario, ...told.map(({ text }) => text)].join(' '))
}

function ageOf(life: Life, of: Aged, at: Circumstances): string | null {
  const own = ownAge(life, at.today)
  const say = (years: number) => numeral(Math.round(years), life.language)
  switch (of) {
    case 'debtor':
      return say(own)
    case 'child':
    case 'children':
      return childrenOf(life, of, own, at)
    case 'parent':
      return say(Math.min(91, own + draw(life, 'parent', [22, 31])))
    case 'sibling':
      return say(Math.max(18, own + draw(life, 'sibling', [-6, 6])))
    case 'partner':
      return say(Math.max(19, own + draw(life, 'partner', [-3, 4])))
    case 'pet':
      return say(draw(life, 'pet', [3, 11]))
    case 'thing':
      return say(draw(life, 'thing', [6, 12]))
  }
}

function childrenOf(life: Life, of: 'child' | 'children', own: number, at: Circumstances): string {
  const written = familyOf(life, at)
  const { language } = life
  if (of === 'child' && baby.test(written))
    return `${numeral(draw(life, 'baby', [5, 11]), language)} ${units[language].months}`
  const [youngest, oldest] = childhoods.find(([pattern]) => pattern.test(written))?.[1] ?? anyChildhood
  const most = Math.max(1, Math.min(oldest, own - generation))
  const least = Math.min(youngest, most)
  const many = of === 'child' ? 1 : manyChildren(written)
  const years = Array.from({ length: many }, (_, child) => draw(life, `child ${child}`, [least, most]))
  const told = [...new Set(years.toSorted((a, b) => a - b))].map((age) => numeral(age, language))
  return joined(told, language)
}

function spanOf(life: Life, span: Span, at: Circumstances): string {
  const many = lengthOf(life, span, at)
  const unit = units[life.language][span]
  const about = life.language === 'es' ? `un${span === 'weeks' ? 'as' : 'os'} ` : 'about '
  return `${span === 'weeks' || span === 'months' ? about : ''}${numeral(many, life.language)} ${unit}`
}

function hourOf(life: Life): string {
  const hour = draw(life, 'hour', hours)
  return life.language === 'es' ? `como a las ${numeral(hour, 'es')}` : `around ${numeral(hour, 'en')}`
}

function payDayOf({ language }: Life, { payDay, payFrequency }: Circumstances['paid']): string {
  const weekday = weekdayNames[language][weekdayOf(payDay)] ?? ''
  const date = Number(payDay.slice(8))
  if (payFrequency === 'weekly')
    return language === 'es' ? `los ${weekday.replace(/o$/, 'os')}` : `every ${weekday}`
  if (payFrequency === 'biweekly')
    return language === 'es' ? 'el quince y a fin de mes' : 'the fifteenth and the end of the month'
  return language === 'es' ? `hacia el ${date} de cada mes` : `around the ${ordinal(date)} of the month`
}

function ordinal(date: number): string {
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')
  return `${date}${ending}`
}

/** Nobody has worked or been married longer than since they were grown up. */
function lengthOf(life: Life, span: Span, { today }: Circumstances): number {
  const [least, most] = lengths[span]
  if (span === 'marriage')
    return Math.min(most, Math.max(least, ownAge(life, today) - draw(life, 'wedding', weddingAges)))
  const longest = span === 'years' ? Math.min(most, Math.max(2, ownAge(life, today) - generation)) : most
  return draw(life, span, [Math.min(least, longest), longest])
}

/** "May", or "in May"; a year where it is long ago or asked for. */
function timeOf(
  life: Life,
  { kind, span, year }: Extract<PlainQuestion, { span: Span; year: boolean }>,
  at: Circumstances,
): string {
  const [thisYear = 0, month = 1] = at.today.split('-').map(Number)
  const into = kind === 'past' ? (life.language === 'es' ? 'en ' : 'in ') : ''
  if (span !== 'weeks' && span !== 'months') {
    const written = span === 'purchase' || year ? yearIn(at.scenario) : null
    return `${into}${written ?? thisYear - lengthOf(life, span, at)}`
  }
  const behind = monthsBehind(life, at)
  if (year) return `${into}${behind < month ? thisYear : thisYear - 1}`
  return `${into}${monthNames[life.language][(month + 11 - behind) % 12] ?? ''}`
}

/** Since so many months nothing was paid: as it is written, else drawn. */
function monthsBehind(life: Life, { today, scenario }: Circumstances): number {
  const written = monthOfArrearsIn(scenario)
  if (written === null) return draw(life, 'behind', [3, 7])
  const month = Number(today.split('-')[1]) - 1
  return (month - written + 12) % 12 || 12
}

function countOf(life: Life, of: Counted, at: Circumstances): string {
  const { language } = life
  const say = (value: number) => numeral(value, language)
  switch (of) {
    case 'hours':
      return hoursIn(at.scenario) ?? (language === 'es' ? 'como treinta' : 'about thirty')
    case 'children':
      return say(manyChildren(familyOf(life, at)))
    case 'staff':
      return say(draw(life, 'staff', [3, 6]))
    case 'days':
      return language === 'es' ? 'cuatro o cinco' : 'four or five'
    case 'payments':
      return say(monthsBehind(life, at))
    case 'other':
      return language === 'es' ? 'dos o tres' : 'two or three'
  }
}

function sumOf(life: Life, of: Summed, at: Circumstances): string | null {
  const { monthlyIncomeCents } = at
  const { region } = life
  const say = (cents: number) => amountWords(twoDigits(cents), region)
  const written = of === 'rent' ? rentIn(at.scenario) : of.endsWith('income') ? incomeIn(at.scenario) : null
  if (written !== null) return amountWords(written, region)
  switch (of) {
    case 'left':
      return null
    case 'share':
      return pick(life.seed, 'share', shares[life.language])
    case 'rent':
      return say(monthlyIncomeCents * rentShare)
    case 'monthly_income':
      return say(monthlyIncomeCents)
    case 'fortnightly_income':
      return say(monthlyIncomeCents / 2)
    case 'weekly_income':
      return say((monthlyIncomeCents * 12) / 52)
  }
}

/** A sum as people say it: two digits and noughts, in whole units. */
function twoDigits(cents: number): number {
  const amount = Math.max(10, cents / 100)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step * 100
}

const mine = /^(?:me|mine|yo|a mi nombre|m[ií][oa])$/i

/** Of two alternatives the one that something written speaks of, else the one that the seed draws. */
function chosen(life: Life, [first, second]: Alternatives, { scenario, denies }: Circumstances): string {
  const { language } = life
  // "Is it in his name or yours?", to somebody whose debt it is not.
  if (denies && mine.test(first) !== mine.test(second)) return mine.test(first) ? second : first
  const written = new Set(stemsOf([scenario, ...life.facts.map(({ text }) => text)].join(' '), language))
  const shared = new Set(stemsOf(first, language).filter((stem) => stemsOf(second, language).includes(stem)))
  // By what tells it from the other.
  const spoken = (words: string) =>
    stemsOf(words, language).some((stem) => !shared.has(stem) && written.has(stem))
  const [one, other] = [spoken(first), spoken(second)]
  if (one !== other) return one ? first : second
  return chance(life.seed, `${first} ${second}`) < 0.5 ? first : second
}
