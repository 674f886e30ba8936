import { asksToPassOn, asksWhenBack } from '#server/language/requests/asks-to-pass-on.ts'
import type { Situation } from '../bank/situations.ts'
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
  const { mind, impact, heard, at } = moment
  const { answerer } = mind.claims
  if (answerer === null) return null
  const { kin, name } = answerer
  const who = name === null ? kin : `${name}, ${kin}`
  if (heard.parts && mind.turn > 1) return { ...saying('other.bye'), act: 'goodbye', endsCall: true }
  if (impact.harm !== null && mind.severeViolations > 0)
    return { says: { situation: 'end.hang_up' }, act: 'hang_up', endsCall: true }
  const known = mind.rights.some(({ right }) => right === 'wrong_party')
  if (!known) {
    if (mind.turn === 1 && heard.question?.topic !== 'name' && !heard.acts.has('verify'))
      return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
    return {
      ...saying('other.not_here', kin),
      act: 'wrong_party',
      invokes: 'wrong_party',
      change: { rights: [...mind.rights, { right: 'wrong_party', line: at, honoured: false }] },
    }
  }
  return { ...saying(answerTo(moment), who), act: 'wrong_party' }
}

function saying(situation: Situation, detail?: string): Move {
  return { says: { situation }, act: 'wrong_party', ...(detail === undefined ? {} : { slots: { detail } }) }
}

function answerTo({ mind, heard, line }: Moment): Situation {
  if (asksToPassOn(line) || heard.socials.has('callback')) return 'other.message'
  if (asksWhenBack(line)) return 'other.back'
  const told = heard.acts.has('state_debt') || heard.pitches
  if (told) return timesSaid(mind, 'other.curious') < wonders ? 'other.curious' : 'other.cannot'
  const topic = heard.question?.topic
  if (topic === 'name' || topic === 'role') return 'other.who'
  if (heard.asks) return 'other.cannot'
  return timesSaid(mind, 'other.about') < wonders ? 'other.about' : 'other.message'
}
