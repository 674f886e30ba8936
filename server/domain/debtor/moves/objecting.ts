import { isSampleObjection } from '#protocol/vocabulary/sample-objections.ts'
import { grantsConsult } from '#server/language/requests/grants-consult.ts'
import { reckons } from '#server/language/reckons.ts'
import { languageOf } from '#server/language/text/plain.ts'
import { ownWordsOf } from '../bank/own-words.ts'
import type { Situation } from '../bank/situations.ts'
import { nearness } from '#server/language/vectors/vectors.ts'
import { senseOf } from '../life/rank/index.ts'
import { isSeededObjection } from '../life/samples/samples.ts'
import { raisedObjection, withObjection } from '../mind.ts'
import type { DebtorAct, Objection, ObjectionTopic } from '../plan.ts'
import { objectionNeeds } from '../objection-topics.ts'
import { disputes } from '../objections.ts'
import { endsOnAnotherQuestion, groupOf } from './heard.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { saidLately, timesSaid } from './said.ts'

const actOfTopic: Record<ObjectionTopic, DebtorAct> = {
  no_money: 'no_money',
  job_loss: 'job_loss',
  more_time: 'cash_timing',
  dispute_amount: 'dispute_amount',
  already_paid: 'already_paid',
  medical: 'medical',
  family: 'family',
  tax_refund: 'cash_timing',
  partial_offer: 'partial_offer',
  spouse: 'spouse',
  deny: 'deny',
  custom: 'custom_objection',
}

/** Whether it is said as its author wrote it. */
function inOwnWords({ life, scenario }: Moment, { text, topic }: Objection): boolean {
  if (text === null || topic === 'custom') return text !== null
  if (isSeededObjection(text) && ownWordsOf(life, scenario)?.has(`object.${topic}`) === true) return false
  return !isSampleObjection(text) && languageOf(text, life.language) === life.language
}

function saying(moment: Moment, objection: Objection, again: boolean): Move {
  const { mind, at } = moment
  const disputed = disputes.includes(objection.topic) && !mind.rights.some(({ right }) => right === 'dispute')
  // In the prospect's own words the first time, if they are of the language that is spoken; the bank's after that.
  const situation: Situation =
    !again && inOwnWords(moment, objection)
      ? 'object.custom'
      : objection.topic === 'custom'
        ? 'object.custom.again'
        : again
          ? `object.${objection.topic}.again`
          : `object.${objection.topic}`
  return {
    says: { situation },
    act: again ? 'insist' : actOfTopic[objection.topic],
    slots: { objection: objection.text ?? '' },
    raises: objection.id,
    ...(disputed ? { invokes: 'dispute' as const } : {}),
    change: {
      objections: withObjection(mind, objection.id, {
        status: 'raised',
        raisedTimes: objection.raisedTimes + 1,
      }),
      unacknowledged: true,
      lastRaisedTurn: mind.turn,
      ...(disputed
        ? { rights: [...mind.rights, { right: 'dispute' as const, line: at, honoured: false }] }
        : {}),
    },
  }
}

/** Raises an objection. */
export function raising(moment: Moment, objection: Objection): Move {
  return saying(moment, objection, false)
}

/** Says once more, or for the first time, that the debt is disputed; null for who does not dispute it. */
export function disputing(moment: Moment): Move | null {
  const { mind } = moment
  const objection = mind.objections.find(
    ({ topic, status }) => disputes.includes(topic) && status !== 'resolved',
  )
  if (!objection || (objection.status === 'raised' && mind.turn - mind.lastRaisedTurn <= standsFor))
    return null
  return saying(moment, objection, objection.status === 'raised')
}
/** So many turns nobody says the same again. */
const standsFor = 2

/** From here on an objection is about what was said. */
const aboutIt = 0.45

/** The objection that is about what was just said, else the first. */
function nearest(objections: readonly Objection[], { line, life }: Moment): Objection | undefined {
  const said = senseOf(line, life.language)
  const near = (objection: Objection) => {
    const meant = senseOf(objection.text ?? objection.topic.replaceAll('_', ' '), life.language)
    const close = said && meant ? nearness(said, meant) : 0
    return close < aboutIt ? 0 : close
  }
  const known = objections.map((objection) => ({ objection, near: near(objection) }))
  return known.toSorted((a, b) => b.near - a.near)[0]?.objection
}

/** Whether the collector comes down from the sum that was on the table. */
function namesLess({ reading, mind }: Moment): boolean {
  const last = mind.deal.table.flatMap(({ amountCents }) => amountCents ?? [])
  const sums = reading.sentences.flatMap(({ terms }) =>
    (terms?.alternatives.flat() ?? []).flatMap(({ amountCents }) => amountCents ?? []),
  )
  return sums.length > 0 && last.length > 0 && Math.max(...sums) < Math.min(...last)
}

/** From this turn on what has not come up comes up with any offer. */
const untilTurn = 8

/** Whether what an author's objection is about has been brought up: a way to pay, a day. */
export function isBroughtUp({ text }: Objection, { heard, reading, mind }: Moment): boolean {
  const needs = text === null ? null : objectionNeeds(text)
  if (needs === null || mind.turn >= untilTurn) return true
  return needs === 'way'
    ? heard.question?.topic === 'method' || reading.sentences.some(({ method }) => method !== null)
    : heard.question?.topic === 'pay_when' || reading.sentences.some((sentence) => sentence.days.length > 0)
}

/** What nobody says before something was offered. */
const toOffers: readonly ObjectionTopic[] = ['spouse', 'partial_offer']

/**
 * The next objection comes up when money is spoken of, and not instead of answering anything else; on
 * objection handling from the first turn on.
 */
export const raiseObjection: Chooser = (moment) => {
  const { mind, scenario, level, heard, impact } = moment
  if (raisedObjection(mind) || mind.agreed || impact.honoured) return null
  // "Forty, then?", to whoever has just said that eighty is too much: the bargain goes on.
  if (mind.situations.at(-1) === 'money.too_much' && namesLess(moment)) return null
  const open = mind.objections.filter(({ status }) => status === 'latent')
  const fitting = open.filter(
    (objection) => (heard.pitches || !toOffers.includes(objection.topic)) && isBroughtUp(objection, moment),
  )
  const next = nearest(fitting, moment)
  if (!next) return null
  // Nobody asks for what has just been offered: time to talk it over.
  if (next.topic === 'spouse' && grantsConsult(moment.line)) return takeConsult(moment, next)
  const done = mind.objections.length - open.length
  const late = done >= mind.objections.length - level.heldBack && mind.objections.length > 1
  if (late) return heard.pitches && mind.causeKnown ? raising(moment, next) : null
  // What was asked is answered first.
  if (heard.question !== null && groupOf(heard.question.topic) !== 'payment') return null
  if (endsOnAnotherQuestion(heard)) return null
  if ((heard.unread !== null || heard.unsure !== null) && !heard.pitches) return null
  // "By card or by check?" is a small question, whatever it is heard as.
  const needs = objectionNeeds(next.text ?? '')
  if (heard.question?.topic === 'method' && needs !== 'way') return null
  // Words of the author's own fit no "can you start on the first?" that they are not about.
  if (heard.question?.topic === 'pay_when' && next.topic === 'custom' && needs !== 'day') return null
  const money = heard.pitches || heard.acts.has('state_debt')
  const leads = scenario.sessionType === 'objection_handling' && mind.turn > 1
  return money || leads ? raising(moment, next) : null
}

/** Takes the time to talk it over that was offered; the objection has no ground any more. */
function takeConsult({ mind }: Moment, objection: Objection): Move {
  return {
    says: { situation: 'object.spouse.granted' },
    act: 'defer',
    change: { objections: withObjection(mind, objection.id, { status: 'resolved' }) },
  }
}

/** "280,000 a month, that would be twenty payments": whoever reckons with the debtor's own figure passes nothing over. */
export function takesUpOwn({ reading, mind }: Moment): boolean {
  const own = mind.deal.own?.amountCents
  return reading.sentences.some(
    ({ amounts, quote }) => amounts.some(({ cents }) => cents === own) && reckons(quote),
  )
}

/** How often an objection is said: of what its author wrote there are no other words, so nobody says it a third time. */
function timesRaised({ topic }: Objection): number {
  return topic === 'custom' ? 2 : 3
}

/**
 * An objection that was met with nothing but a demand for money is said again, in other words; the debtor says
 * that it was passed over only where it truly was, and not more than twice.
 */
export const repeatObjection: Chooser = (moment) => {
  const { mind, impact } = moment
  const raised = raisedObjection(mind)
  if (!raised || (impact.answer !== 'ignored' && impact.answer !== 'mismatched')) return null
  if (takesUpOwn(moment)) return null
  if (
    impact.harm === null &&
    raised.raisedTimes >= 2 &&
    // What it said of a sum was what the collector took up.
    mind.situations.at(-1)?.startsWith('money.') !== true &&
    // Who says more than one thing has passed nothing over.
    moment.reading.sentences.length === 1 &&
    timesSaid(mind, 'feel.ignored') < 2 &&
    !saidLately(mind, 'feel.ignored', 2)
  )
    return { says: { situation: 'feel.ignored' }, act: 'insist', change: { unacknowledged: true } }
  if (raised.raisedTimes >= timesRaised(raised))
    return { says: { situation: 'money.hesitate' }, act: 'defer' }
  return saying(moment, raised, true)
}
