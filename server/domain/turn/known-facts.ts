import { factsOf } from '../debtor/moves/move.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import type { Life, Papers, Region } from '../debtor/life/life.ts'
import { postcodeOf } from '../debtor/life/people/postcode.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import { owedCents, type Scenario } from '../debtor/scenario.ts'
import type { CriticContext } from './critic.ts'
import { countsUnits, figuresIn, type NumberMention, wordNumbersIn } from './number-mentions.ts'

/** The numbers and days that a reply may mention. */
export type KnownFacts = {
  numbers: ReadonlySet<number>
  /** Parts of dates, telephone numbers and addresses as they are spoken ("seventy-nine"): no amounts. */
  spoken: ReadonlySet<number>
  weekdays: ReadonlySet<number>
  months: ReadonlySet<number>
  /** The persona's and the life's texts and what either side has said, in lower case. */
  texts: string
  /** The currency of the region. */
  money: RegExp
  /** Words for the plan's near days ("tomorrow"). */
  nearDays: readonly string[]
}

/** Gathers the figures and days of texts. */
class Figures {
  readonly numbers = new Set<number>()
  readonly spoken = new Set<number>()
  readonly weekdays = new Set<number>()
  readonly months = new Set<number>()
  readonly texts: string[] = []

  addDay(day: string): void {
    const date = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(date.getTime())) return
    for (const number of [date.getUTCDate(), date.getUTCFullYear()]) this.numbers.add(number)
    this.weekdays.add(date.getUTCDay())
    this.months.add(date.getUTCMonth())
  }

  addText(text: string | null | undefined): void {
    if (text) this.addAll(figuresOfTexts.of(text, () => new Figures().#read(text)))
  }

  #read(text: string): this {
    this.texts.push(text.toLowerCase())
    for (const { value } of figuresIn(text)) {
      this.numbers.add(value)
      if (value < 1_900 || value >= 2_100) continue
      for (const part of [value % 100, Math.trunc(value / 100)]) this.spoken.add(part)
    }
    for (const language of ['en', 'es'] as const) {
      for (const { value } of wordNumbersIn(text, language, { bare: true })) {
        this.numbers.add(value)
        // "No, not a hundred and twenty": the thousands of a sum are said alone.
        if (value >= 10_000 && value % 1_000 === 0) this.spoken.add(value / 1_000)
      }
      for (const { kind, index } of daysIn(text, language)) {
        if (kind === 'weekday') this.weekdays.add(index)
        else this.months.add(index)
        if (kind === 'month') this.spoken.add(index + 1)
      }
    }
    return this
  }

  /** As they are spoken: "four seventeen eighty-five", "nineteen eighty-five", the digits one by one. */
  addPapers({ birthDate, lastFour, address, phone, email }: Papers, postcode: string): void {
    this.addDay(birthDate)
    const [year = 0, month = 0] = birthDate.split('-').map(Number)
    for (const number of [month, year % 100, Math.trunc(year / 100)]) this.spoken.add(number)
    for (const text of [lastFour, address, postcode, phone, email, birthDate]) this.addText(text)
    for (const digits of [lastFour, phone, address, postcode].flatMap((text) => text.match(/\d+/gu) ?? []))
      for (let size = 1; size <= digits.length; size++)
        for (let at = 0; at + size <= digits.length; at++)
          this.spoken.add(Number(digits.slice(at, at + size)))
  }

  addAll(other: Figures): void {
    for (const key of ['numbers', 'spoken', 'weekdays', 'months'] as const)
      for (const value of other[key]) this[key].add(value)
    this.texts.push(...other.texts)
  }
}

/** A line is read once, and comes again with each later turn of its call. */
const figuresOfTexts = new Memo<Figures>(4_096)

/** A life stays the same in all turns of a session. */
const ofLives = new WeakMap<Life, Figures>()

function figuresOfLife(scenario: Scenario, life: Life): Figures {
  const known = ofLives.get(life)
  if (known) return known
  const figures = new Figures()
  for (const { text, again } of life.facts) for (const told of [text, again]) figures.addText(told)
  figures.addPapers(life.papers, postcodeOf(scenario, life))
  ofLives.set(life, figures)
  return figures
}

/** Collects them from the move, the life, the papers, and what either side has said. */
export function knownFacts({ plan, scenario, lines, turn }: CriticContext): KnownFacts {
  const figures = new Figures()
  const { slots, terms } = plan
  const { own, agreed } = turn?.briefing ?? {}
  const cents = [slots.heardAmountCents, slots.offerCents, slots.cashTodayCents, slots.debtCents]
  cents.push(
    terms.amountCents,
    terms.offeredCents,
    own?.amountCents,
    agreed?.amountCents,
    owedCents(scenario),
  )
  for (const amount of cents) if (amount !== undefined) figures.numbers.add(amount / 100)
  for (const count of [slots.heardInstallments, own?.installments, agreed?.installments])
    if (typeof count === 'number') figures.numbers.add(count)
  const days = [slots.heardDate, slots.offerDate, slots.payDay, terms.day, terms.ownDay, own?.firstOn]
  const termDays = [...days, agreed?.firstOn].filter((day) => typeof day === 'string')
  for (const day of [...termDays, scenario.today]) figures.addDay(day)
  for (const text of [scenario.name, scenario.occupation, scenario.income, scenario.scenario])
    figures.addText(text)
  for (const text of [slots.objection?.text, terms.objection, ...scenario.objections]) figures.addText(text)
  for (const language of ['en', 'es'] as const)
    if (language === plan.language || scenario.sessionLanguage === 'bilingual')
      figures.addAll(figuresOfLife(scenario, lifeOf(scenario, language)))
  for (const { text, again } of factsOf(plan)) for (const told of [text, again]) figures.addText(told)
  // What the move answers with: "thirty-two years".
  figures.addText(terms.detail)
  // Either side's figures may be taken up.
  for (const line of lines) figures.addText(line.text)
  // Frequencies in words: "every two weeks", "cada quince días", "one payment".
  for (const number of [1, 2, 15]) figures.numbers.add(number)
  const { numbers, spoken, weekdays, months, texts } = figures
  const nearDays = termDays.flatMap((day) => nearDayWords(day, scenario.today))
  const money = moneyOf[lifeOf(scenario, plan.language).region] ?? /^$/u
  return { numbers, spoken, weekdays, months, texts: texts.join(' | '), money, nearDays }
}

/**
 * The first number or day in the clause that is not known, as written; null if all are. `known` is called
 * only if there is one: collecting the facts of a long call takes a millisecond.
 */
export function unknownFact(clause: string, known: () => KnownFacts, language: Language): string | null {
  const mentions = [...figuresIn(clause), ...wordNumbersIn(clause, language)]
  const compares = mentions.length > 1 && either[language].test(clause)
  const unknown = mentions.filter((mention) => !isKnown(mention, clause, known()))
  // "Fifty or five hundred, it is the same to me": a figure beside a known one, and no offer.
  if (unknown.length > 0 && !(compares && unknown.length < mentions.length)) return unknown[0]?.said ?? null
  for (const pattern of [vagueAmount[language], foreignMoney]) {
    const said = pattern.exec(clause)?.[0]
    if (said !== undefined && !known().money.test(said) && !known().texts.includes(said.toLowerCase()))
      return said
  }
  const due = soonPaid[language].exec(clause)?.[0]
  if (due !== undefined && !known().nearDays.some((day) => due.toLowerCase().endsWith(day))) return due
  // When to call again is no day of the deal.
  if (callsAgain[language].test(clause) && !pays.test(clause)) return null
  for (const { kind, index, said } of daysIn(clause, language))
    if (!(kind === 'weekday' ? known().weekdays : known().months).has(index)) return said
  return null
}

/** A number that was said or is on paper, or one that rounds such a number down ("three thousand four hundred?"). */
function isKnown({ value, said }: NumberMention, clause: string, { numbers, spoken }: KnownFacts): boolean {
  if (numbers.has(value)) return true
  const money = /[$€£]|\b(?:dollars?|bucks|pesos?|d[oó]lares)\b/iu.test(clause) || pays.test(clause)
  const counts = countsUnits(clause, said)
  if (
    !money &&
    !counts &&
    (spoken.has(value) || spokenAs(said).some((one) => numbers.has(one) || spoken.has(one)))
  )
    return true
  if (value < 100 || value % 10 !== 0) return false
  for (const number of numbers) {
    const year = number >= 1_900 && number < 2_100
    if (!year && number > value && number - value < number * roundedBy) return true
  }
  return false
}
const roundedBy = 0.03

/** "Ten twenty", "twenty twenty-one": a date or a year said in pairs. */
function spokenAs(said: string): number[] {
  const pairs = said
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => wordNumbersIn(`${word} years`, 'en')[0]?.value)
  if (pairs.length !== 2 || pairs.some((value) => value === undefined || value > 99)) return []
  const [first = 0, second = 0] = pairs
  return [first * 100 + second]
}

const pays =
  /\b(?:pay|send|give you|do|manage|afford|offer|owe|pag\p{L}*|abon\p{L}*|d(?:oy|ar|arle)|mand(?:o|ar|arle)|ofrezco)\b/iu

const either: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:i can|i could|i'll|make it)\b).*\bor\b/iu,
  es: /^(?!.*\b(?:puedo|podr[ií]a|le doy|le pago)\b).*\bo\b/iu,
}

const callsAgain: Record<Language, RegExp> = {
  en: /\b(?:call(?: me)?|ring(?: me)?|talk|speak|think|give me|gimme|let me|wait|get back)\b/iu,
  es: /(?<!\p{L})(?:h[aá]bl\p{L}+|m[aá]rqu\p{L}+|ll[aá]m\p{L}+|deme|d[eé]jeme|dame|esper\p{L}+|piens\p{L}+|pens\p{L}+|b[uú]sque\p{L}+)(?!\p{L})/iu,
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

/** Regions whose money is not the dollar or the peso. */
const moneyOf: Partial<Record<Region, RegExp>> = {
  'en-GB': /pounds?|quid|£/iu,
  'es-ES': /euros?|€/iu,
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
