import { deal } from '../deal/deal.ts'
import { personalities } from '../figures.ts'
import { statedMeans } from '../means.ts'
import { owedCents } from '../scenario.ts'
import { sumsOffered } from '#server/language/debtor-lines/sums-offered.ts'
import { asksWhatCouldBePaid } from '#server/language/requests/asks-for-figure.ts'
import { waysOffered } from '#server/language/figures/ways-offered.ts'
import type { PaymentMethod } from '#server/language/reading.ts'
import { answerFormOf } from '#server/language/answer-form.ts'
import { speaksOfPaying, takesAll } from '#server/language/paying.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import type { DebtorAct } from '../plan.ts'
import type { Situation } from '../bank/situations.ts'
import { raisedObjection, type Mind } from '../mind.ts'
import { asksSomething } from './asks-or-offers.ts'
import { nowTold } from './cause.ts'
import { isTag } from './tags.ts'
import { groupOf } from './heard.ts'
import { heardTerms } from './heard-terms.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { disputes } from '../objections.ts'
import { raiseObjection, repeatObjection, takesUpOwn } from './objecting.ts'
import { saidLately, timesSaid } from './said.ts'

/** Questions that the state of the deal answers. */
export const dealTopics: readonly Topic[] = [
  'able_monthly',
  'able_now',
  'pay_when',
  'pay_full',
  'method',
  'offer_ok',
  'choose',
  'commitment',
]

/** Who is convinced enough to agree: the cause is known, nothing stands in the way, and the will is there. */
function isReady({ mind, level }: Moment): boolean {
  return (
    mind.causeKnown &&
    mind.objections.every(({ status }) => status === 'resolved') &&
    mind.feelings.willingness >= level.acceptsAtWillingness
  )
}

/** An objection of so many turns ago no longer keeps the debtor from naming a figure. */
const standsFor = 2

/** Whether an objection was raised just now and is not answered. */
function isFresh(mind: Mind): boolean {
  return raisedObjection(mind) !== null && mind.turn - mind.lastRaisedTurn <= standsFor
}

/** Whoever has put off talk of money so often needs so much less trust: who goes on asking kindly gets a figure. */
const easierEachTime = 5

/** So much more trust than a figure takes stands for the reason that was not asked for yet. */
const trusts = 20

/** Whether the scenario says what the debtor can pay. */
const statesMeans = ({ scenario }: Moment): boolean =>
  statedMeans(scenario.scenario, owedCents(scenario)) !== null

/**
 * Whoever has come to trust the collector names a figure of its own. Asked for one outright, who trusts clearly more than that needs names
 * what its scenario says that it can pay, before the reason was asked for and an objection acknowledged.
 */
function isOpen(moment: Moment): boolean {
  const { mind, level } = moment
  const putOff = timesSaid(mind, 'money.hesitate') + timesSaid(mind, 'money.ask_terms')
  const gate = level.revealsAtTrust - 5 - putOff * easierEachTime
  if (isFresh(mind) || mind.feelings.trust < gate) return false
  const trusting = mind.feelings.trust >= gate + trusts && asksForSumLast(moment) && statesMeans(moment)
  return trusting || (mind.causeKnown && !mind.unacknowledged)
}

const actOf: Partial<Record<Situation, DebtorAct>> = {
  'money.accept': 'accept',
  'money.accept.from': 'accept',
  'money.accept.once': 'accept',
  'money.accept.once.day': 'accept',
  'money.own_accepted': 'accept',
  'money.choose': 'accept',
  'money.lower': 'accept',
  'money.counter': 'counter_offer',
  'money.hold': 'counter_offer',
  'money.agreed_already': 'counter_offer',
  'money.name': 'partial_offer',
  'money.name.once': 'partial_offer',
  'money.name.again': 'partial_offer',
  'money.day': 'promise',
  'money.method': 'promise',
  'money.day_method': 'promise',
  'money.too_soon': 'cash_timing',
  'money.confirm': 'confirm_promise',
  'money.commit': 'promise',
  'money.ask_terms': 'ask_back',
  'money.choose.none': 'no_money',
  'money.cannot_full': 'no_money',
  'money.cannot_now': 'no_money',
  'money.too_much': 'no_money',
}

/** Whether the whole sum is asked for, and not only named. */
function asksForAll({ heard, reading }: Moment): boolean {
  return (
    heard.acts.has('ask_full') ||
    heard.questions.some(({ topic }) => topic === 'pay_full') ||
    reading.sentences.some(({ quote, terms }) => terms !== null && terms.is !== 'mention' && takesAll(quote))
  )
}

/** "Transfer or cash?" is answered by one of the two: the own way to pay where it is among them, else the first. */
function wayOf({ reading, mind }: Moment): PaymentMethod {
  const { method } = mind.finances
  const offered = reading.sentences.flatMap(({ question, quote }) =>
    question?.topic === 'method' && !answerFormOf(quote).past ? waysOffered(quote) : [],
  )
  return offered.includes(method) ? method : (offered[0] ?? method)
}

/** "There's a small monthly payment. What's left after the rent?": what is asked for is no yes, and has nothing to do with terms. */
function asksForMore({ reading }: Moment): boolean {
  const last = reading.sentences.findLast((one) => asksSomething(one) && !isTag(one))
  if (last?.interrogative !== 'marked' || (last.terms !== null && last.terms.is !== 'mention')) return false
  const topic = last.question?.topic
  const ofTerms = topic !== undefined && topicGroups.payment.some((one) => one === topic)
  return !ofTerms && answerFormOf(last.quote).asks !== 'whether'
}

function asksForSumLast({ reading }: Moment): boolean {
  const last = reading.sentences.findLast(asksSomething)?.quote ?? ''
  return asksWhatCouldBePaid(last)
}

/** What the debtor has offered in objections of its author's words, in cents. */
function sumsOfObjections({ mind, scenario }: Moment): number[] {
  const context = { today: scenario.today, balanceCents: owedCents(scenario) }
  return mind.objections.flatMap(({ status, text }) =>
    status === 'latent' || text === null ? [] : sumsOffered(text, context),
  )
}

/** What the bargaining comes to with this line; null where the line has nothing to do with it. */
export function bargained(
  moment: Moment,
  { ready, haggles } = { ready: isReady(moment), haggles: moment.level.haggles },
): Move | null {
  const { mind, scenario } = moment
  const { monthlyCapCents, cashTodayCents, payDay, payFrequency } = mind.finances
  const means = statedMeans(scenario.scenario, owedCents(scenario))
  const result = deal(mind.deal, heardTerms(moment), {
    capCents: monthlyCapCents,
    cashTodayCents,
    payDay,
    payFrequency,
    method: wayOf(moment),
    ready,
    open: isOpen(moment),
    haggles,
    concession: personalities[scenario.personality].concession,
    debtCents: owedCents(scenario),
    today: scenario.today,
    offers: sumsOfObjections(moment),
    stated: (means?.per ?? 'once') !== 'once',
    whole: means?.whole === true,
  })
  if (result === null) return null
  const { situation, slots, state } = result
  // The balance was only named ("I send you the details of the 640, does that suit you?"), and nobody asked for all of it.
  if (situation === 'money.cannot_full' && !asksForAll(moment)) return null
  if (situation === 'money.ask_terms' && asksForMore(moment)) return null
  if (situation === 'money.own_accepted' && asksForCall(moment)) return null
  // "We could do monthly payments. What could you manage?": who is asked for a sum asks for no terms.
  if (situation === 'money.ask_terms' && asksForSumLast(moment)) {
    const deal = { ...state, putOff: 'money.hesitate' as const }
    return { says: { situation: 'money.hesitate' }, act: 'defer', change: { deal } }
  }
  if (situation === 'money.name.once' && means?.whole === true) {
    const wish = moment.life.facts.find(
      ({ from, quotable, also }) => from === 'scenario' && quotable && also.includes('pay_full'),
    )
    if (wish !== undefined)
      return {
        says: { fact: wish, again: mind.told[wish.id] !== undefined },
        act: 'partial_offer',
        change: { ...nowTold(mind, wish, []), deal: state, countered: state.own },
      }
  }
  return {
    says: { situation },
    slots,
    act: actOf[situation] ?? 'defer',
    change: { deal: state, agreed: state.agreed, countered: state.own, commitment: state.stage },
  }
}

/** "You're right, 20. And if it rains again?": what was put right goes without saying, and the question is answered. */
function asksOfElse({ reading }: Moment): boolean {
  const last = reading.sentences.at(-1)
  const marked = last?.interrogative === 'marked' && last.terms === null && !isTag(last)
  return marked && (last.question === null || groupOf(last.question.topic) !== 'payment')
}

/** What the bargaining comes to, unless it is only a yes before another question: that changes the mind alone (`confirmedBeside`). */
function worthSaying(moment: Moment): Move | null {
  const move = bargained(moment)
  return move?.act === 'confirm_promise' && asksOfElse(moment) ? null : move
}

/** "Sure, sleep on it. When should I ring?": no figure is taken up by that. */
function asksForCall({ reading }: Moment): boolean {
  const last = reading.sentences.findLast(asksSomething)
  return (
    last?.question?.topic === 'callback' && reading.sentences.every(({ amounts }) => amounts.length === 0)
  )
}

/** What is summed up rightly before another question, and goes without saying: the day and the method that it added stand. */
export function confirmedBeside(moment: Moment): Move['change'] {
  if (moment.impact.harm !== null || moment.mind.deal.agreed === null || !asksOfElse(moment)) return undefined
  const move = bargained(moment)
  return move?.act === 'confirm_promise' ? move.change : undefined
}

/** What was agreed, or the debtor's own figure taken up: a word is a word, whatever else stands in the room. */
export const keepTerms: Chooser = (moment) => {
  const { mind, impact } = moment
  if (impact.harm !== null || (mind.deal.agreed === null && mind.deal.own === null)) return null
  const move = worthSaying(moment)
  if (!move) return null
  // Without an agreement only the own figure may be settled past an open objection.
  return mind.deal.agreed !== null || move.act === 'accept' ? move : null
}

/** "280,000 a month, that would be about twenty payments": reckoned with and neither taken nor raised, the own figure is said once more. */
export const sayOwnAgain: Chooser = (moment) => {
  const { mind, impact, heard } = moment
  const { own, agreed } = mind.deal
  if (own === null || agreed !== null || impact.harm !== null || heard.asks || !takesUpOwn(moment))
    return null
  if (own.frequency === 'once' || timesSaid(mind, 'money.name.again') > 0) return null
  const slots = { amountCents: own.amountCents, per: own.frequency }
  return { says: { situation: 'money.name.again' }, act: 'partial_offer', slots }
}

/**
 * Agrees to what it can afford, once the will is there, although not all that the rules would have it say first was said.
 * Offered to a language model beside the chosen move: in its own words a debtor tells why it is behind and raises what
 * worries it as the talk goes, and the rules count neither (docs/decisions/0015). What was just raised stands in the way.
 */
export const agreeWhenWilling: Chooser = (moment) => {
  const { mind, impact, level } = moment
  const { attorney, disputes: disputed } = mind.claims
  const forbids = attorney || disputed !== null || mind.wrongParty || mind.rights.length > 0
  const stands = impact.harm !== null || isFresh(mind)
  if (forbids || stands || mind.feelings.willingness < level.acceptsAtWillingness) return null
  const move = bargained(moment, { ready: true, haggles: 0 })
  return move?.act === 'accept' ? move : null
}

/** What the debtor says where a figure alone does not settle it yet. */
const undecided: readonly Situation[] = ['money.think', 'money.hesitate', 'money.ask_terms', 'money.too_much']

/** Whether the turn names what should be paid: figures that are more than mentioned, or the whole sum. */
function namesFigures(moment: Moment): boolean {
  const { terms, asksFull } = heardTerms(moment)
  return (
    asksFull ||
    terms.some(
      ({ is, alternatives }) =>
        is !== 'mention' && alternatives.flat().some(({ amountCents }) => amountCents !== null),
    )
  )
}

/** "When would you start?", "card or bank?": a question about the figure on the table. */
function asksForDetails({ heard, mind }: Moment): boolean {
  const { question } = heard
  return (
    mind.deal.table.length > 0 &&
    question !== null &&
    question.certainty >= 0.6 &&
    (question.topic === 'pay_when' || question.topic === 'method')
  )
}

function namesBalanceAlone(moment: Moment): boolean {
  const balance = owedCents(moment.scenario)
  return heardTerms(moment).terms.every(({ alternatives }) =>
    alternatives.flat().every(({ amountCents }) => amountCents === null || amountCents === balance),
  )
}

/** What is asked last has nothing to do with paying. */
function asksElsewhere({ heard, reading }: Moment): boolean {
  const last = reading.sentences.at(-1)
  return (
    heard.question !== null &&
    heard.question === last?.question &&
    last.terms === null &&
    heard.question.certainty >= 0.6 &&
    lifeTopics.has(heard.question.topic)
  )
}
const lifeTopics: ReadonlySet<Topic> = new Set<Topic>([
  ...topicGroups.person,
  ...topicGroups.household,
  ...topicGroups.work,
  ...topicGroups.identity,
])

/**
 * A figure is answered as a figure, before anything that its words may remind of. What else stands in the way
 * comes up when the debtor has answered one figure and hears the next.
 */
export const answerFigures: Chooser = (moment) => {
  const { impact, mind } = moment
  if (impact.harm !== null) return null
  if (!namesFigures(moment)) return asksForDetails(moment) ? bargained(moment) : null
  // "You're 6,275 behind, so what kind of car is it?": what is owed is told, and something else is asked.
  if (mind.deal.table.length === 0 && asksElsewhere(moment) && namesBalanceAlone(moment)) return null
  // "1,020 is generous. Who keeps the books?": the figure is the debtor's own, and something else is asked.
  if (mind.deal.own !== null && asksElsewhere(moment)) return null
  // Whoever disputes the debt has no figure for it.
  const disputed = mind.objections.find(
    ({ status, topic }) => status === 'latent' && disputes.includes(topic),
  )
  const raised = disputed && heardTerms(moment).asksFull ? raiseObjection(moment) : null
  if (raised?.invokes === 'dispute') return raised
  // "Wait, I said forty", "so we agreed on forty": what is put right or claimed is answered, and nothing else comes up.
  const { terms, claims } = heardTerms(moment)
  if (terms.some(({ is }) => is === 'correction' || (claims && is === 'recap'))) return worthSaying(moment)
  const answered = (within: number) => undecided.some((situation) => saidLately(mind, situation, within))
  const again = answered(1) ? repeatObjection(moment) : null
  return again ?? (answered(4) ? raiseObjection(moment) : null) ?? bargained(moment)
}

/** Money is on the table or asked for, and nothing stands in the way of talking about it. */
export const bargain: Chooser = (moment) => {
  const { heard, impact, mind } = moment
  const methodAlone =
    heard.question?.topic === 'method' && mind.deal.table.length === 0 && mind.deal.agreed === null
  // "How did you pay it, in cash?" is about what was paid.
  if (methodAlone && (!speaksOfPaying(moment.line) || answerFormOf(moment.line).past)) return null
  const asked = heard.questions.some(({ topic }) => dealTopics.includes(topic))
  if (impact.harm !== null || !(heard.pitches || asked)) return null
  if (raisedObjection(mind) && impact.answer === 'ignored') return null
  if (asksElsewhere(moment) && !namesFigures(moment)) return null
  return bargained(moment)
}

/** "How much can you pay a month, and what day are you paid?": where the last question finds no answer, the sum does. */
export const bargainInstead: Chooser = (moment) => {
  const { heard } = moment
  const question = heard.questions.find(
    ({ topic, certainty }) => dealTopics.includes(topic) && certainty >= clearly,
  )
  return question ? bargained({ ...moment, heard: { ...heard, question } }) : null
}
const clearly = 0.85
