import type { Language } from '#protocol/vocabulary/language.ts'
import type { Life } from '../life/life.ts'
import type { Slots } from '../moves/move.ts'
import { owedCents, type Scenario } from '../scenario.ts'
import { amountWords, birthWords, frequencyWords, methodWords } from '../words/figures.ts'
import { monthNames, weekdayNames } from '../calendar.ts'
import type { SlotWords } from './speak.ts'

/** "Friday, December 4", "viernes 4 de diciembre": without article or preposition, as the bank's entries expect. */
export function dayWords(isoDay: string, language: Language, british = false): string {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const weekday = weekdayNames[language][date.getUTCDay()] ?? ''
  const month = monthNames[language][date.getUTCMonth()] ?? ''
  const number = date.getUTCDate()
  if (language === 'es') return `${weekday} ${number} de ${month}`
  return british ? `${weekday} ${number} ${month}` : `${weekday}, ${month} ${number}`
}

/** The values of all slots that the moment knows, in words. */
export function slotWords(
  slots: Slots,
  scenario: Scenario,
  life: Life,
  language: Language,
  said: string | undefined,
): SlotWords {
  const { accent } = scenario
  const { papers, business } = life
  const birth = /^\d{4}-\d{2}-\d{2}$/.test(papers.birthDate)
    ? birthWords(papers.birthDate, language, accent)
    : papers.birthDate
  return {
    name: scenario.name,
    first: business ? business.person : life.firstName,
    debt: amountWords(owedCents(scenario)),
    person: business?.person ?? scenario.name,
    job: business?.job,
    business: business?.name ?? scenario.name,
    birth_date: birth,
    last_four: papers.lastFour,
    address: papers.address,
    phone: papers.phone,
    email: papers.email,
    amount: slots.amountCents === undefined ? undefined : amountWords(slots.amountCents),
    offered: slots.offeredCents === undefined ? undefined : amountWords(slots.offeredCents),
    per: slots.per === undefined ? undefined : frequencyWords(slots.per, language, accent),
    day: slots.day === undefined ? undefined : dayWords(slots.day, language, accent === 'british'),
    own_day: slots.ownDay === undefined ? undefined : dayWords(slots.ownDay, language, accent === 'british'),
    method: slots.method === undefined ? undefined : methodWords(slots.method, language, accent),
    objection: slots.objection === undefined ? undefined : clause(slots.objection),
    said: said === undefined ? undefined : clause(said),
  }
}

/** Without the full stop at its end: the entry has its own. */
function clause(text: string): string {
  return text.trim().replace(/[.!\s]+$/, '')
}
