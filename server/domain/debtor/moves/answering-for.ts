import type { CollectorAct } from '#server/language/reading.ts'
import { asksToPassOn, asksWhenBack, namesNumber } from '#server/language/requests/asks-to-pass-on.ts'
import type { Situation } from '../bank/situations.ts'
import type { Answerer } from '../life/scenario/answerer.ts'
import type { Heard } from './heard.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { timesSaid } from './said.ts'

/** So often one of the debtor's own asks what it is about, or how much it is. */
const wonders = 2

/**
 * One of the debtor's own answers the telephone ("her son"): says that the debtor is not in, asks what it is about, takes a message, and
 * is all ears where the debt is spoken of, which is none of their business (15 U.S.C. 1692c(b)). Null where nobody answers in the
 * debtor's place.
 */
export const answerFor: Chooser = (moment) => {
  const { mind, impact, heard, scenario, at } = moment
  const { answerer } = mind.claims
  if (answerer === null) return null
  const { kin, name } = answerer
  const who = name === null ? kin : `${name}, ${kin}`
  if (heard.parts && mind.turn > 1) return { ...saying('other.bye'), act: 'goodbye', endsCall: true }
  if (impact.harm !== null && mind.severeViolations > 0)
    return { says: { situation: 'end.hang_up' }, act: 'hang_up', endsCall: true }
  const known = mind.rights.some(({ right }) => right === 'wrong_party')
  if (known) return answered(moment, answerer, who)
  const asked = heard.question?.topic === 'name' || heard.acts.has('verify')
  // Who opened with a greeting has asked who calls, and said that the debtor is not in.
  const greeted = scenario.opening === 'greeting'
  if (!asked && !greeted && mind.turn === 1) return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
  return {
    ...(asked || !greeted ? saying('other.not_here', who) : answered(moment, answerer, who)),
    invokes: 'wrong_party',
    change: { rights: [...mind.rights, { right: 'wrong_party', line: at, honoured: false }] },
  }
}

/** What is said once it is known who speaks; when the debtor is back only to who asks well, and told nothing of the debt. */
function answered(moment: Moment, { back, keepsBack }: Answerer, who: string): Move {
  const { mind } = moment
  const situation = answerTo(moment)
  if (situation !== 'other.back' || back === undefined) return saying(situation, who)
  const putOff = keepsBack === true && timesSaid(mind, 'other.back') === 0
  const decent = timesSaid(mind, 'other.curious') === 0 && mind.severeViolations === 0
  return decent && !putOff ? saying('other.back.told', back) : saying('other.back', who)
}

function saying(situation: Situation, detail?: string): Move {
  return { says: { situation }, act: 'wrong_party', ...(detail === undefined ? {} : { slots: { detail } }) }
}

const ofTheDebt: readonly CollectorAct[] = ['state_debt', 'ask_full', 'settlement', 'plan']
/** From here on a sentence surely speaks of the debt. */
const surelyTells = 0.9

function tells({ reading }: Heard): boolean {
  return reading.sentences.some(({ acts }) =>
    acts.some(({ act, certainty }) => ofTheDebt.includes(act) && certainty >= surelyTells),
  )
}

function answerTo({ mind, heard, line }: Moment): Situation {
  // A pen is fetched once.
  const message = timesSaid(mind, 'other.message') > 0 ? 'other.noted' : 'other.message'
  if (message === 'other.noted' && namesNumber(line)) return message
  if (tells(heard) && !asksWhenBack(line))
    return timesSaid(mind, 'other.curious') < wonders ? 'other.curious' : 'other.cannot'
  if (asksToPassOn(line) || heard.socials.has('callback')) return message
  if (asksWhenBack(line)) return 'other.back'
  const topic = heard.question?.topic
  if (topic === 'name' || topic === 'role') return 'other.who'
  if (heard.asks) return 'other.cannot'
  if (message === 'other.noted') return message
  return timesSaid(mind, 'other.about') < wonders ? 'other.about' : message
}
