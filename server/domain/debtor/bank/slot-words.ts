import type { Language } from '#protocol/vocabulary/language.ts'
import type { Life } from '../life/life.ts'
import { lifeOf } from '../life/of-scenario.ts'
import { withoutRemark } from '../life/people/first-names.ts'
import { postcodeOf } from '../life/people/postcode.ts'
import type { Slots } from '../moves/move.ts'
import { owedCents, type Scenario } from '../scenario.ts'
import {
  amountWords,
  birthWords,
  dayWords,
  frequencyWords,
  methodWords,
  partOfDayWords,
} from './figure-words.ts'
import type { SlotWords } from './speak.ts'

const ofFirm: Record<Language, string> = { en: 'from', es: 'de' }

/** The values of all slots that the moment knows, in words. */
export function slotWords(slots: Slots, scenario: Scenario, life: Life, said: string | undefined): SlotWords {
  const { papers, business, region } = life
  const birth = /^\d{4}-\d{2}-\d{2}$/.test(papers.birthDate)
    ? birthWords(papers.birthDate, region)
    : papers.birthDate
  return {
    // Nobody is called like their firm, and nobody says brackets: "Glowworm Neon (Vincent Scarpelli)".
    name: business
      ? `${business.person} ${ofFirm[life.language]} ${business.name}`
      : withoutRemark(scenario.name),
    first: business ? business.person : life.firstName,
    debt: amountWords(owedCents(scenario), region),
    person: business?.person ?? withoutRemark(scenario.name),
    job: business?.job,
    business: business?.name ?? scenario.name,
    birth_date: birth,
    last_four: papers.lastFour,
    address: papers.address,
    // Of the address, which is the same whichever language is spoken.
    postcode: postcodeOf(scenario, lifeOf(scenario)),
    phone: papers.phone,
    email: papers.email,
    amount: slots.amountCents === undefined ? undefined : amountWords(slots.amountCents, region),
    offered: slots.offeredCents === undefined ? undefined : amountWords(slots.offeredCents, region),
    per: slots.per === undefined ? undefined : frequencyWords(slots.per, region),
    day: slots.day === undefined ? undefined : dayWords(slots.day, region),
    own_day: slots.ownDay === undefined ? undefined : dayWords(slots.ownDay, region),
    part: slots.part === undefined ? undefined : partOfDayWords(slots.part, region),
    method: slots.method === undefined ? undefined : methodWords(slots.method, region),
    objection: slots.objection === undefined ? undefined : lowered(clause(slots.objection), scenario),
    detail: slots.detail,
    word: slots.misheard?.said,
    heard: slots.misheard?.heard,
    said: said === undefined ? undefined : clause(said),
  }
}

/** Without the full stop at its end: the entry has its own. */
export function clause(text: string): string {
  return text.trim().replace(/[.!\s]+$/, '')
}

/** Begun small, as in the middle of a sentence, unless the word is a name or an "I". */
export function lowered(text: string, scenario: Scenario): string {
  const [word = ''] = text.match(/^[\p{L}\p{N}]+/u) ?? []
  const told = `${scenario.name} ${scenario.scenario ?? ''}`
  const names: readonly string[] = told.match(/(?<=[^.!?…]\s)\p{Lu}[\p{L}\p{N}]*/gu) ?? []
  const stays = word === 'I' || /\p{Lu}\p{Lu}/u.test(word) || names.includes(word)
  return stays ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
