import type { Language } from '#protocol/vocabulary/language.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import { type TranscriptLine, owedCents, type Scenario } from '../debtor/scenario.ts'
import { figuresIn, wordNumbersIn } from './number-mentions.ts'

/** The numbers and days that a reply may mention. */
export type KnownFacts = {
  numbers: ReadonlySet<number>
  weekdays: ReadonlySet<number>
  months: ReadonlySet<number>
  /** The persona's texts and what the debtor has said, in lower case. */
  texts: string
  /** Words for the plan's near days ("tomorrow"). */
  nearDays: readonly string[]
}

/** Collects them from the plan, the persona, and the debtor's own lines. */
export function knownFacts(
  plan: DebtorPlan,
  scenario: Scenario,
  lines: readonly TranscriptLine[],
): KnownFacts {
  const numbers = new Set<number>()
  const weekdays = new Set<number>()
  const months = new Set<number>()
  const texts: string[] = []
  const addDay = (day: string) => {
    const date = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(date.getTime())) return
    for (const number of [date.getUTCDate(), date.getUTCFullYear()]) numbers.add(number)
    weekdays.add(date.getUTCDay())
    months.add(date.getUTCMonth())
  }
  const addText = (text: string | null | undefined) => {
    if (!text) return
    texts.push(text.toLowerCase())
    for (const { value } of figuresIn(text)) numbers.add(value)
    for (const language of ['en', 'es'] as const) {
      for (const { value } of wordNumbersIn(text, language)) numbers.add(value)
      for (const day of daysIn(text, language)) (day.kind === 'weekday' ? weekdays : months).add(day.index)
    }
  }
  const { slots } = plan
  for (const cents of [slots.heardAmountCents, slots.offerCents, slots.cashTodayCents, slots.debtCents])
    if (cents !== undefined) numbers.add(cents / 100)
  numbers.add(owedCents(scenario) / 100)
  if (slots.heardInstallments !== undefined) numbers.add(slots.heardInstallments)
  for (const day of [slots.heardDate, slots.offerDate, slots.payDay, scenario.today])
    if (day !== undefined) addDay(day)
  if (slots.details?.birthDate !== undefined) addDay(slots.details.birthDate)
  if (slots.details?.lastFour !== undefined) numbers.add(Number(slots.details.lastFour))
  for (const text of [scenario.name, scenario.occupation, scenario.income, scenario.scenario]) addText(text)
  for (const text of [slots.objection?.text, ...scenario.objections]) addText(text)
  for (const line of lines) if (line.speaker === 'assistant') addText(line.text)
  // Frequencies in words: "every two weeks", "cada quince días", "one payment".
  for (const number of [1, 2, 15]) numbers.add(number)
  const days = [slots.heardDate, slots.offerDate, slots.payDay].filter((day) => day !== undefined)
  const nearDays = days.flatMap((day) => nearDayWords(day, scenario.today))
  return { numbers, weekdays, months, texts: texts.join(' | '), nearDays }
}

/**
 * The first number or day in the clause that is not known, as written; null if all are. `known` is called
 * only if there is one: collecting the facts of a long call takes a millisecond.
 */
export function unknownFact(clause: string, known: () => KnownFacts, language: Language): string | null {
  for (const { value, said } of [...figuresIn(clause), ...wordNumbersIn(clause, language)])
    if (!known().numbers.has(value)) return said
  for (const pattern of [vagueAmount[language], foreignMoney]) {
    const said = pattern.exec(clause)?.[0]
    if (said !== undefined && !known().texts.includes(said.toLowerCase())) return said
  }
  const due = soonPaid[language].exec(clause)?.[0]
  if (due !== undefined && !known().nearDays.some((day) => due.toLowerCase().endsWith(day))) return due
  for (const { kind, index, said } of daysIn(clause, language))
    if (!(kind === 'weekday' ? known().weekdays : known().months).has(index)) return said
  return null
}

/** A fraction of the debt, or an amount without a figure: as much a fact as a figure. */
const vagueAmount: Record<Language, RegExp> = {
  en: /\b(?:a (?:couple|few) (?:of )?(?:hundred|thousand|grand)|(?:pay|do|give|send|manage|cover|offer|afford)(?: you)?(?: about| maybe| only| just| like| around)? (?:half|a (?:third|quarter|fifth)|double|twice))\b/iu,
  es: /(?<!\p{L})(?:(?:un par|unos cuantos) de (?:cientos|miles)|unos (?:cientos|miles)|(?:dar|pagar|cubrir|abonar|ofrecer|doy|pago|cubro|abono|ofrezco)(?:le|les)?(?: como| quizá| sólo)? (?:la mitad|un (?:tercio|cuarto)|la (?:tercera|cuarta|quinta) parte|el doble))(?!\p{L})/iu,
}

/** When money will arrive, without a date: the plan knows the pay day, and a model would invent one. */
const soonPaid: Record<Language, RegExp> = {
  en: /\b(?:(?:get|be|getting) paid|(?:pay ?check|pay ?day|payroll|refund|money)(?: \w+){0,2} (?:comes?|arrives?|is due|lands?|is coming|will be))(?: in| by| on)? (?:tonight|today|tomorrow|this (?:week|weekend|month)|next (?:week|month))\b/iu,
  es: /(?<!\p{L})(?:me|nos) (?:pagan|depositan|cae|caen|llega|entra)(?: (?:el dinero|la plata|la quincena|el sueldo))? (?:hoy|mañana|pasado mañana|esta (?:semana|noche)|este mes|la (?:próxima|otra) semana|la semana que (?:viene|entra)|el (?:próximo mes|mes que (?:viene|entra)))(?!\p{L})/iu,
}

/** The portal uses dollars, which a Spanish speaker may call pesos. */
const foreignMoney =
  /(?<!\p{L})(?:euros?|pounds? sterling|quid|yen(?:es)?|bitcoins?|libras(?: esterlinas)?|reales|soles)(?!\p{L})|[€£¥₹]/iu

/** The words for a near day. */
function nearDayWords(day: string, today: string): string[] {
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  const words = [
    ['today', 'tonight', 'hoy', 'esta noche'],
    ['tomorrow', 'mañana'],
  ]
  return words[ahead] ?? []
}

type DayMention = { kind: 'weekday' | 'month'; index: number; said: string }

const weekdayNames: Record<Language, readonly string[]> = {
  en: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  es: 'domingo lunes martes miercoles jueves viernes sabado'.split(' '),
}
const weekdayPattern: Record<Language, RegExp> = {
  en: /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/giu,
  es: /(?<!\p{L})(?:domingos?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?)(?!\p{L})/giu,
}
// "May" and "March" are also ordinary words: they count only with a capital letter and not at the start of a
// sentence.
const monthPattern: Record<Language, RegExp> = {
  en: /\b(january|february|april|june|july|august|september|october|november|december)\b|(?<=[\p{L},] )(March|May)\b/giu,
  es: /(?<!\p{L})(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu,
}
const monthNames: Record<Language, readonly string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

function daysIn(text: string, language: Language): DayMention[] {
  const found: DayMention[] = []
  for (const { 0: said } of text.matchAll(weekdayPattern[language])) {
    const name = said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const index = weekdayNames[language].findIndex((weekday) => name.startsWith(weekday))
    found.push({ kind: 'weekday', index, said })
  }
  for (const { 0: said } of text.matchAll(monthPattern[language])) {
    // The pattern ignores case.
    if (said === 'may' || said === 'march') continue
    const index = monthNames[language].indexOf(said.toLowerCase())
    if (index >= 0) found.push({ kind: 'month', index, said })
  }
  return found
}
