import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import type { Details, DebtorPlan } from '../plan.ts'
import { rootCause } from '../finances.ts'
import { amountWords, birthWords, type DayWords, dayWords, frequencyWords, methodWords } from './figures.ts'
import { matterOf } from './matter.ts'
import { objectionLabel, objectionWords } from './take-up.ts'
import { jobTerm } from './jobs.ts'
import { lastPoint } from './said.ts'
import { debtKind, debtTerm, tradeTerm } from './terms.ts'

/** Values that clauses may name in braces. A clause whose value is missing is not said. */
export type SlotValues = Partial<Record<SlotName, string>>
export const slotNames = [
  'name',
  'first',
  'caller',
  'debt',
  'debtType',
  'debtKind',
  'trade',
  'objection',
  'label',
  'matter',
  'offer',
  'offerAmount',
  'offerDate',
  'onOfferDate',
  'offerMethod',
  'heard',
  'heardAmount',
  'heardDate',
  'onHeardDate',
  'heardMethod',
  'heardCount',
  'deal',
  'dealDate',
  'onDealDate',
  'dealMethod',
  'payDay',
  'onPayDay',
  'cashToday',
  'details',
  'job',
  'last',
  'lastAsked',
] as const
export type SlotName = (typeof slotNames)[number]

/** The amount that stands for a prospect without one [SESS20]. */
const defaultDebtCents = 100_000

const introductions = [
  /\bmy name(?:'s| is) (\p{Lu}\p{Ll}+)/u,
  /\bthis is (\p{Lu}\p{Ll}+)(?= (?:from|with|calling|at)\b)/u,
  /\bI['’]m (\p{Lu}\p{Ll}+)(?= (?:from|with|calling|at)\b)/u,
  /\b(?:mi nombre es|me llamo|le habla|te habla) (\p{Lu}\p{Ll}+)/u,
  /\bsoy (\p{Lu}\p{Ll}+)(?=,? de\b)/u,
]

/** The first name by which the collector introduced itself, if it did. Never the debtor's own. */
function callerName(lines: readonly TranscriptLine[], ownName: string): string | null {
  for (const line of lines) {
    if (line.speaker !== 'user') continue
    for (const pattern of introductions) {
      const name = pattern.exec(line.text)?.[1]
      if (name !== undefined && !ownName.toLowerCase().includes(name.toLowerCase())) return name
    }
  }
  return null
}

/** What shows who is on the phone, in one breath. */
function detailWords(details: Details, scenario: Scenario, language: Language): string {
  const { birthDate, lastFour, address } = details
  const parts = [
    birthDate === undefined ? null : birthWords(birthDate, language, scenario.accent),
    lastFour ?? null,
    address ? (language === 'es' ? 'la dirección que viene en el recibo' : 'the address on the bill') : null,
  ].filter((part) => part !== null)
  return parts.join(language === 'es' ? ', y ' : ', and ')
}

/** All values that this plan gives the words; nothing else may be claimed. */
export function slotValues(
  plan: DebtorPlan,
  scenario: Scenario,
  lines: readonly TranscriptLine[],
): SlotValues {
  const { slots, language } = plan
  const { accent, today } = scenario
  const values: SlotValues = {}
  const put = (name: SlotName, value: string | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') values[name] = value
  }
  const money = (cents: number | undefined, frequency = slots.heardFrequency) => {
    if (cents === undefined) return null
    const every = frequency === undefined ? '' : frequencyWords(frequency, language, accent)
    return every === '' ? amountWords(cents) : `${amountWords(cents)} ${every}`
  }
  const day = (on: string | undefined) => (on === undefined ? null : dayWords(on, today, language, accent))
  const method = (by: typeof slots.heardMethod) =>
    by === undefined ? null : methodWords(by, language, accent)
  const when = (words: DayWords | null, recurring: boolean) => (recurring ? words?.from : words?.on)

  const name = scenario.name.trim()
  put('name', name)
  put('first', scenario.type === 'business' ? name : name.split(/\s+/)[0])
  put('caller', callerName(lines, name))
  put(
    'debt',
    amountWords(slots.debtCents ?? (scenario.debtCents > 0 ? scenario.debtCents : defaultDebtCents)),
  )
  put('debtType', debtTerm(scenario.debtType, language))
  put('debtKind', debtKind(scenario.debtType))
  // Who has lost the work does not speak of what it brings.
  const works = scenario.type === 'individual' && rootCause(scenario) !== 'job_loss'
  put('trade', works ? tradeTerm(scenario.occupation, language) : null)
  put('job', works ? jobTerm(scenario.occupation, language) : null)
  if (slots.askedAbout === 'repeat') {
    const point = lastPoint(lines)
    if (point !== null && 'said' in point) put('last', point.said)
    if (point !== null && 'asked' in point) put('lastAsked', point.asked)
  }
  const objection = slots.objection?.text
  const label = objection ? objectionLabel(objection, language) : null
  put('label', label)
  const wording = objection && label === null ? objectionWords(objection, language) : null
  put('objection', wording)
  put('matter', label ?? (wording === null ? null : matterOf(wording, language)))

  const offerFrequency = slots.offerFrequency
  const recurs = (frequency: typeof offerFrequency) => frequency !== undefined && frequency !== 'once'
  const offerDay = day(slots.offerDate)
  const heardDay = day(slots.heardDate)
  put('offer', money(slots.offerCents, offerFrequency ?? 'once'))
  put('offerAmount', money(slots.offerCents, 'once'))
  put('offerDate', offerDay?.day)
  put('onOfferDate', when(offerDay, recurs(offerFrequency)))
  put('offerMethod', method(slots.offerMethod))
  put('heard', money(slots.heardAmountCents))
  put('heardAmount', money(slots.heardAmountCents, 'once'))
  put('heardDate', heardDay?.day)
  put('onHeardDate', when(heardDay, recurs(slots.heardFrequency)))
  put('heardMethod', method(slots.heardMethod))
  if (slots.heardInstallments !== undefined && slots.heardInstallments > 1) {
    put('heardCount', `${slots.heardInstallments} ${language === 'es' ? 'pagos' : 'payments'}`)
  }
  const dealDay = offerDay ?? heardDay
  const dealFrequency =
    slots.offerCents === undefined ? slots.heardFrequency : (offerFrequency ?? slots.heardFrequency)
  put('deal', money(slots.offerCents ?? slots.heardAmountCents, dealFrequency))
  put('dealDate', dealDay?.day)
  put('onDealDate', when(dealDay, recurs(dealFrequency)))
  put('dealMethod', method(slots.offerMethod ?? slots.heardMethod))
  const payDay = day(slots.payDay)
  put('payDay', payDay?.day)
  put('onPayDay', payDay?.on)
  put('cashToday', money(slots.cashTodayCents, 'once'))
  if (slots.details) put('details', detailWords(slots.details, scenario, language))
  return values
}
