import { addDays, nextDateOfMonth, nextWeekday, weekdayOf } from './calendar.ts'
import { isRetired, livelihoodOf, type Livelihood } from './livelihood.ts'
import { folded } from './fold-text.ts'
import { namesCause } from './life/scenario/facts.ts'
import { claimsOf, owesNothing } from './life/scenario/claims.ts'
import { incomeScale, statedMeans, statedPayDate, type StatedMeans } from './means.ts'
import { between, chance, pick } from './random.ts'
import type { RootCause } from './plan.ts'
import { owedCents, type Scenario } from './scenario.ts'
import type { Finances } from './state.ts'
import type { Frequency, PaymentMethod } from '#server/language/reading.ts'
import { topicOf } from './objection-topics.ts'

/**
 * The share of a month's income that can go to an old debt. Somewhat under the 10-15% that credit
 * counsellors take as the bearable part of net income for all unsecured debts together, as this one
 * is seldom the only one; a poor payment history stands for more debts beside it.
 */
const shareByHistory: Record<Scenario['paymentHistory'], number> = {
  good: 0.1,
  mixed: 0.075,
  poor: 0.055,
  none: 0.065,
}

/** What the cause leaves of that share. */
const leftBy: Record<RootCause, number> = {
  job_loss: 0.5,
  reduced_hours: 0.7,
  illness: 0.6,
  separation: 0.7,
  family_care: 0.7,
  other_debts: 0.75,
  late_customer: 0.7,
  slow_season: 0.65,
  dispute: 1,
  avoidance: 1,
}

/** In months. Where a debt may be in pesos while the bands of income are in dollars: what is left of an income says little. */
const longestInPesos = 24

/** How often the frequency falls into a month. `once` counts as the month's payment. */
const timesAMonth: Record<Frequency, number> = { once: 1, weekly: 52 / 12, biweekly: 26 / 12, monthly: 1 }

/** A year's income in dollars, by the values of either prospect builder; null when it says nothing. */
function annualIncome(income: string | null): number | null {
  if (income === null) return null
  const said = folded(income)
  if (said === 'low') return 19_000
  if (said === 'medium') return 40_000
  if (said === 'high') return 82_000
  if (said === 'unemployed') return 9_600
  const figures = [...said.matchAll(/\d[\d,.]*/g)].map(([figure]) => Number(figure.replace(/[,.]/g, '')))
  const [low, high] = figures
  if (low === undefined || Number.isNaN(low)) return null
  const times = timesAYear(said)
  if (high === undefined) return (said.includes('+') ? low * 1.2 : low) * times
  return (low === 0 ? high * 0.7 : (low + high) / 2) * times
}

/** How often an income in words of one's own comes in a year: "$2,400 a month", "430 por semana". The builders' are of a year. */
function timesAYear(income: string): number {
  if (/\b(?:every (?:other|two|second) weeks?|bi-?weekly|quincen\w*|cada (?:dos|2) semanas)\b/.test(income))
    return 26
  if (/\b(?:month\w*|mes|meses|mensual\w*)\b/.test(income)) return 12
  return /\b(?:weeks?|weekly|wk|semanas?|semanal\w*)\b/.test(income) ? 52 : 1
}

/** Bands of income are in dollars, whatever the debt is in; an income in words of one's own is in the debt's currency. */
function scaleOf(scenario: Scenario): number {
  const own = scenario.income !== null && timesAYear(folded(scenario.income)) !== 1
  return own ? 1 : incomeScale(scenario)
}

const causesByPersonality: Record<Scenario['personality'], readonly RootCause[]> = {
  cooperative: ['reduced_hours', 'illness', 'job_loss', 'family_care'],
  polite_but_resistant: ['other_debts', 'reduced_hours', 'separation'],
  defensive: ['reduced_hours', 'other_debts', 'separation', 'dispute'],
  emotional: ['illness', 'separation', 'family_care', 'job_loss'],
  aggressive: ['job_loss', 'reduced_hours', 'other_debts', 'separation'],
  evasive: ['avoidance', 'other_debts', 'job_loss'],
  manipulative: ['avoidance', 'other_debts', 'separation'],
  threatening: ['other_debts', 'job_loss', 'dispute'],
}

const businessCauses: readonly RootCause[] = ['late_customer', 'slow_season', 'other_debts']

/** What the scenario's own words say of the cause, in either language. */
const causeWords: readonly (readonly [RegExp, RootCause])[] = [
  [
    /laid off|lost (his|her|their|the|my)? ?job|unemploy|fired|sin trabajo|perdi\w* (su|el) (trabajo|empleo)|despid|desemple/,
    'job_loss',
  ],
  [
    /hours (were |got )?cut|reduced hours|fewer (shifts|hours)|(cut|slashed|reduced) (back )?(on )?(his|her|their|my|your|the) (\w+ )?(hours|shifts|overtime)|menos (horas|turnos)|(recort|reduj|reduc)\w+ (de |las |los |la |el |sus? |tus? |mis? )?(\w+ )?(horas|turnos|jornada)/,
    'reduced_hours',
  ],
  [/surger|hospital|cancer|illness|injur|accident|medical|enferm|cirugia|operacion|lesion/, 'illness'],
  [/divorc|separat|breakup|separa(cion|do|da)/, 'separation'],
  [
    /(sick|elderly) (mother|father|parent)|newborn|new baby|caring for|cuida|su (madre|padre) enferm|recien nacid/,
    'family_care',
  ],
  [/other (debts|loans|cards)|overextended|otras deudas|sobreendeud/, 'other_debts'],
]
const businessCauseWords: readonly (readonly [RegExp, RootCause])[] = [
  [
    /(client|customer|invoice)s?\b.*(late|unpaid|owe|not paid|haven't paid)|clientes?.*(no (ha|le)|deb|tarde)/,
    'late_customer',
  ],
  [/season|sales (fell|dropped|down)|slow|ventas (bajas|caye)|temporada/, 'slow_season'],
]

/** Causes that a debtor speaks of by itself, as an objection, or that lead to a bankruptcy. */
const claimsMore: readonly RootCause[] = ['job_loss', 'illness', 'separation', 'family_care', 'other_debts']

/** Why the debtor owes: told by the scenario's words, else by who the debtor is. */
export function rootCause(scenario: Scenario, livelihood = livelihoodOf(scenario)): RootCause {
  const business = scenario.type === 'business'
  if (owesNothing(claimsOf(scenario.scenario, scenario.name))) return 'dispute'
  const told = scenario.scenario === null ? '' : folded(scenario.scenario)
  for (const [words, cause] of business ? businessCauseWords : causeWords) if (words.test(told)) return cause
  if (business) return pick(scenario.seed, 'cause', businessCauses)
  const topics = scenario.objections.map((text) => topicOf(text))
  if (topics.includes('job_loss') || livelihood.out) return 'job_loss'
  if (topics.includes('medical') || scenario.debtType === 'medical' || scenario.debtType === 'medical_debt')
    return 'illness'
  if (topics.includes('family')) return pick(scenario.seed, 'cause', ['separation', 'family_care'])
  // Where the scenario tells a reason of its own, nothing else is claimed: neither a lost job nor other debts.
  const own = scenario.scenario !== null && namesCause(scenario.scenario)
  const causes = causesByPersonality[scenario.personality].filter(
    (cause) =>
      !(own && claimsMore.includes(cause)) &&
      !(livelihood.fixed && cause === 'reduced_hours') &&
      !(isRetired(scenario) && cause === 'job_loss'),
  )
  return causes.length === 0 ? 'reduced_hours' : pick(scenario.seed, 'cause', causes)
}

/** Wages due on a weekend come on the Friday before, or on the Monday when that Friday is past. */
function onBankDay(day: string, today: string): string {
  const weekday = weekdayOf(day)
  if (weekday !== 0 && weekday !== 6) return day
  const friday = addDays(day, weekday === 6 ? -1 : -2)
  return friday > today ? friday : addDays(friday, 3)
}

/** The dates of the month on which wages are due; 31 stands for the last day. */
export function payDates(seed: number, { payFrequency, fixed }: Livelihood): readonly number[] {
  if (payFrequency === 'biweekly') return [15, 31]
  return fixed ? [3] : [pick(seed, 'pay date', [1, 5, 31])]
}

function nextPayDay(scenario: Scenario, frequency: Frequency, livelihood: Livelihood): string {
  const stated = statedPayDate(scenario.scenario)
  if (stated !== null) return nextDateOfMonth(scenario.today, [stated])
  if (frequency === 'weekly') return nextWeekday(scenario.today, livelihood.payMethod === 'cash' ? 6 : 5)
  return onBankDay(nextDateOfMonth(scenario.today, payDates(scenario.seed, livelihood)), scenario.today)
}

/** Who keeps the numbers of card and bank to themselves pays another way. Against folded text. */
const keepsNumbers =
  /\b(?:(?:not|won'?t|refuses? to|never|doesn'?t|hates?) [^.;]{0,30}(?:card|bank|account)(?: card| bank| account)? (?:details|numbers?|info\w*)|no [^.;]{0,30}(?:datos|numero)s? (?:de (?:la |su )?(?:tarjeta|cuenta)|bancari\w*))\b/

function methodOf(scenario: Scenario, livelihood: Livelihood): PaymentMethod {
  if (keepsNumbers.test(folded(scenario.scenario ?? '')))
    return scenario.sessionLanguage === 'english' ? 'check' : 'store'
  if (scenario.type === 'business')
    return pick(scenario.seed, 'method', ['bank_transfer', 'check', 'bank_transfer'])
  if (livelihood.payMethod === 'cash') return scenario.sessionLanguage === 'english' ? 'cash' : 'store'
  const usual: readonly PaymentMethod[] =
    scenario.paymentHistory === 'good'
      ? ['card', 'direct_debit', 'bank_transfer']
      : ['card', 'bank_transfer', 'online']
  return pick(scenario.seed, 'method', usual)
}

/** The next day on which the scenario says that something can be paid; null where it names none. */
function statedDay(
  { today }: Scenario,
  { onDate, onMonth, later, inDays, onWeekday, per }: StatedMeans,
  payDay: string | null = null,
): string | null {
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (inDays !== undefined) return addDays(today, inDays)
  if (per === 'once' && onWeekday !== null && onDate === null && onMonth === null)
    return nextWeekday(today, onWeekday)
  // "From May" said in November is next May; a month of the last half year has begun, and with it the payments.
  const past = onMonth === null ? 0 : (month - onMonth + 12) % 12
  const begun = later !== true && (past > 0 ? past <= 6 : onDate === null)
  if (onMonth === null || begun) return onDate === null ? null : nextDateOfMonth(today, [onDate])
  const date = onDate ?? Number((payDay ?? today).slice(8))
  const day = `-${String(onMonth).padStart(2, '0')}-${String(Math.min(date, 28)).padStart(2, '0')}`
  return `${year}${day}` > today ? `${year}${day}` : `${year + 1}${day}`
}

/** Down to a figure that people say: whole dollars below 20, steps of 5 below 200, of 10 above. */
export function roundedCents(cents: number): number {
  const step = cents < 2_000 ? 100 : cents < 20_000 ? 500 : 1_000
  return Math.max(100, Math.floor(cents / step) * step)
}

/** What comes in a month, in cents of the debtor's currency: by what the prospect states, else by the occupation. */
export function monthlyIncomeCents(scenario: Scenario): number {
  const annual = annualIncome(scenario.income) ?? livelihoodOf(scenario).annualIncome
  return Math.round((annual / 12) * 100 * scaleOf(scenario))
}

/**
 * The hidden finances of a debtor: a pure function of the scenario. The cap never exceeds a third of
 * the debt (what could be paid off in three months would be no case for a payment plan), and cash
 * today never exceeds the cap. A prospect without an income is read by the occupation.
 */
export function financesOf(scenario: Scenario): Finances {
  const livelihood = livelihoodOf(scenario)
  const cause = rootCause(scenario, livelihood)
  const annual = annualIncome(scenario.income) ?? livelihood.annualIncome
  const share =
    shareByHistory[scenario.paymentHistory] * leftBy[cause] * between(scenario.seed, 'share', 0.85, 1.2)
  const debtCents = Math.max(owedCents(scenario), 3_000)
  const free = Math.max(
    (annual / 12) * share * 100 * scaleOf(scenario),
    scenario.accent === 'mexican' ? debtCents / longestInPesos : 0,
  )
  const derived = roundedCents(Math.max(1_000, Math.min(free, debtCents / 3)))
  const frequency = livelihood.payFrequency
  const guessed = {
    payDay: nextPayDay(scenario, frequency, livelihood),
    payFrequency: frequency,
    method: methodOf(scenario, livelihood),
    cause,
  }
  const cash = (cap: number) => roundedCents(cap * between(scenario.seed, 'cash', 0.2, 0.9))
  const means = statedMeans(scenario.scenario, owedCents(scenario))
  if (means === null) return { monthlyCapCents: derived, cashTodayCents: cash(derived), ...guessed }
  // What the scenario says goes before what the income suggests.
  if (means.per === 'once') {
    const once = Math.min(means.amountCents, debtCents)
    return {
      ...guessed,
      monthlyCapCents: Math.max(derived, Math.min(once, debtCents)),
      cashTodayCents: once,
      payDay: statedDay(scenario, means) ?? guessed.payDay,
    }
  }
  const cap = Math.min(perMonthCents(means.amountCents, means.per), debtCents)
  return {
    ...guessed,
    monthlyCapCents: cap,
    cashTodayCents: means.later === true ? 0 : cash(cap),
    payFrequency: means.per,
    payDay:
      means.onWeekday !== null && means.per === 'weekly' && means.onDate === null
        ? nextWeekday(scenario.today, means.onWeekday)
        : (statedDay(scenario, means, guessed.payDay) ?? guessed.payDay),
  }
}

/** The most that the debtor can pay at each date of that frequency, in cents. */
export function ceilingCents(finances: Finances, frequency: Frequency): number {
  return perTimeCents(finances.monthlyCapCents, frequency)
}

/** The payment of that frequency that comes to no more than so much in a month, in cents. */
export function perTimeCents(monthCents: number, frequency: Frequency): number {
  // The month's sum is rounded: $35 every two weeks are $75.83, and $35 again from there.
  const above = Math.ceil(monthCents / timesAMonth[frequency])
  return perMonthCents(above, frequency) <= monthCents ? above : above - 1
}

/** The same money over a month, for comparing a weekly offer with a monthly one. */
export function perMonthCents(amountCents: number, frequency: Frequency): number {
  return Math.round(amountCents * timesAMonth[frequency])
}

/** Whether chance falls into this session for this seed: a draw that a higher share always contains. */
export function seededChance(scenario: Scenario, label: string, share: number): boolean {
  return chance(scenario.seed, label) < share
}
