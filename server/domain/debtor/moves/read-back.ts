import { answerFormOf } from '#server/language/answer-form.ts'
import { misheardIn } from '#server/language/misheard.ts'
import { isOf, readBackIn } from '#server/language/read-back.ts'
import { asksWhatCouldBePaid } from '#server/language/requests/asks-for-figure.ts'
import type { Situation } from '../bank/situations.ts'
import type { Heard } from './heard.ts'
import { asksSomething, namesSum } from './asks-or-offers.ts'
import { askedAlone } from './both-halves.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { timesSaid } from './said.ts'
import { isTag } from './tags.ts'

/** With these the debtor has given what stands in its papers. */
const given: readonly (readonly [Situation, 'phone' | 'email' | 'address' | 'lastFour'])[] = [
  ['identity.phone', 'phone'],
  ['identity.email', 'email'],
  ['identity.address', 'address'],
  ['identity.papers', 'address'],
  ['identity.last_four', 'lastFour'],
]

/** A number alone was read back, and nothing else was said that wants an answer. */
const nothingElse: readonly Heard['statement'][] = [
  null,
  'ack',
  'correct',
  'answer',
  'account',
  'fragment',
  'other',
  'identify',
  'verify',
]

/** What may be read back, the latest last. A number that the debtor never gave may be the caller's own. */
function toldIn({ mind, life, spoken }: Moment): string[] {
  const papers = given.flatMap(([situation, paper]) =>
    timesSaid(mind, situation) > 0 ? [life.papers[paper]] : [],
  )
  return [...papers, ...mind.toldAs, spoken]
}

/**
 * A telephone number, a postcode or an address that the collector reads back: put right with the true digits where one differs, and
 * confirmed where nothing else is asked.
 */
export const answerReadBack: Chooser = (moment) => {
  const { impact, mind, reading } = moment
  if (impact.harm !== null || mind.wrongParty) return null
  const back = readBackIn(moment.line, toldIn(moment))
  if (back === null) return null
  // "Could you do 4,000 a month?", after a rent of 4,500: a sum is asked for.
  if (!back.right && namesSum(reading.sentences)) return null
  if (!back.right)
    return { says: { situation: 'correct.digits' }, slots: { detail: back.told }, act: 'answer' }
  // "Sixty-one twelve French Pond Road": the number is right, and a word is not.
  if (misheardIn(moment.line, moment.spoken) !== null) return null
  const asks = reading.sentences.filter((one) => asksSomething(one) && !isTag(one))
  const more = asks.some(
    ({ quote }) =>
      (readBackIn(quote, toldIn(moment)) === null && !isOf(back, quote)) ||
      answerFormOf(quote).asks !== 'whether' ||
      asksWhatCouldBePaid(quote),
  )
  if (more || namesSum(reading.sentences)) return null
  if (!reading.sentences.some(asksSomething) && !nothingElse.includes(moment.heard.statement)) return null
  return { says: { situation: 'plain.confirm' }, act: 'answer' }
}

const phrases = ['plain.', 'low.'] as const

/**
 * What the same turn asks beside a number that was read back wrongly ("614-555-0151, got it. And his name?") is answered behind it, where
 * more is known than a phrase.
 */
export function withFurtherQuestion(moment: Moment, move: Move, chooseAlone: Chooser): Move {
  const told = toldIn(moment)
  const further = moment.reading.sentences.findLast(
    (one) => asksSomething(one) && !isTag(one) && readBackIn(one.quote, told) === null,
  )
  const other = further === undefined ? null : chooseAlone(askedAlone(moment, further))
  if (other === null || other.act !== 'answer' || other.slots !== undefined || other.beside !== undefined)
    return move
  const { says } = other
  if ('situation' in says && phrases.some((one) => says.situation.startsWith(one))) return move
  return {
    ...move,
    beside: { says, first: false },
    ...(other.change === undefined ? {} : { change: other.change }),
  }
}
