import { deal, type DealHeard } from '../deal/deal.ts'
import { personalities } from '../figures.ts'
import { statedMeans } from '../means.ts'
import { owedCents } from '../scenario.ts'
import { answerFormOf } from '#server/language/answer-form.ts'
import { speaksOfPaying } from '#server/language/paying.ts'
import type { Sentence, Terms } from '#server/language/reading.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import type { DebtorAct } from '../plan.ts'
import type { Situation } from '../bank/situations.ts'
import { raisedObjection, type Mind } from '../mind.ts'
import { endsOnAnotherQuestion, type Heard } from './heard.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { disputes } from '../objections.ts'
import { raiseObjection, repeatObjection } from './objecting.ts'
import { saidLately, timesSaid } from './said.ts'
import { withoutSumsTold } from './sums-told.ts'

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

/** Whoever has come to trust the collector names a figure of its own. */
function isOpen({ mind, level }: Moment): boolean {
  const putOff = timesSaid(mind, 'money.hesitate') + timesSaid(mind, 'money.ask_terms')
  const gate = level.revealsAtTrust - 5 - putOff * easierEachTime
  return mind.causeKnown && !isFresh(mind) && !mind.unacknowledged && mind.feelings.trust >= gate
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

/** Figures that stand by themselves are understood, whatever the words around them. */
function isClear({ certainty, terms }: Sentence): boolean {
  return (
    certainty !== 'low' ||
    (terms?.alternatives.flat().some(({ per, from }) => per !== null || from !== null) ?? false)
  )
}

/** A turn this short that holds a figure is about nothing else. */
const fewWords = 4

/** "And fifty?": a bare figure after another one is the next offer, and not the balance. */
export function isNextFigure({ reading, acts }: Heard, { deal }: Mind): boolean {
  const [only] = reading.sentences
  const { agreed, table } = deal
  const figures = only?.terms?.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? []) ?? []
  const offered = table.flatMap(({ amountCents }) => amountCents ?? [])
  const same = figures.some((cents) => offered.includes(cents))
  const whole = only?.terms?.alternatives.flat().some(({ totalCents }) => totalCents !== null) ?? false
  const few = !whole && only !== undefined && only.quote.trim().split(' ').length <= fewWords
  return (
    agreed === null &&
    offered.length > 0 &&
    figures.length > 0 &&
    reading.sentences.length === 1 &&
    (same || few) &&
    !acts.has('disclose')
  )
}

/** "This is Steve, about unit 118": a bare number beside a name is no money. */
function namesTheCaller({ acts, terms }: Sentence): boolean {
  const bare = terms?.alternatives.flat().every(({ per, from }) => per === null && from === null) ?? true
  return bare && acts.some(({ act }) => act === 'identify' || act === 'verify')
}

function statesArrears({ acts, terms }: Sentence): boolean {
  const does = new Set(acts.map(({ act }) => act))
  const proposes = does.has('plan') || does.has('settlement') || does.has('ask_commitment')
  return does.has('state_debt') && !proposes && terms?.is !== 'offer' && terms?.is !== 'correction'
}

/** So small beside what was spoken of, a bare figure has left out its thousands: "¿puede los treinta?", after twelve thousand. */
const tooSmall = 0.01

/**
 * The terms with the thousands that a bare figure left out. What says how often ("25 a month", where 4,900 at once is on the table) is no
 * bare figure, and nobody asks for more than is owed.
 */
function withThousands(terms: Terms, { deal }: Mind, debtCents: number): Terms {
  const spoken = [deal.agreed, deal.own, ...deal.table].flatMap((one) => one?.amountCents ?? [])
  const largest = Math.max(0, ...spoken)
  return {
    ...terms,
    alternatives: terms.alternatives.map((option) =>
      option.map((part) => {
        const { amountCents: cents, per } = part
        if (cents === null || per !== null || cents >= largest * tooSmall) return part
        return cents * 1_000 <= debtCents ? { ...part, amountCents: cents * 1_000 } : part
      }),
    ),
  }
}

/**
 * Once something is agreed, a question after another figure is what is put on the table: "twelve thousand makes sixteen months. Could
 * you do thirty thousand first?" sums up nothing.
 */
function asksForAnother(sentences: readonly Sentence[], { deal }: Mind): Sentence | null {
  const last = sentences.findLast(({ terms }) => terms !== null && terms.is !== 'mention')
  if (deal.agreed === null || last?.interrogative == null) return null
  const others = sentences.some((sentence) => sentence !== last && sentence.terms !== null)
  const amounts = last.terms?.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? []) ?? []
  return others && amounts.some((cents) => cents !== deal.agreed?.amountCents) ? last : null
}

/** Payments of a sum, again and again. */
const isPlan = ({ alternatives }: Terms) =>
  alternatives.flat().some(({ amountCents, per }) => amountCents !== null && per !== null && per !== 'once')

function heardTerms(moment: Moment): DealHeard {
  const { heard, mind, scenario } = moment
  const { reading, acts, socials, question } = heard
  // "So 50 on the 5th, does that work?" sums up nothing as long as nothing was agreed: it is an offer.
  const { agreed, own, table } = mind.deal
  const asks = agreed === null && (question?.topic === 'offer_ok' || (own === null && table.length === 0))
  // "50 every Friday makes 24 weeks. Would that suit you?"
  const suits = question?.topic === 'offer_ok' && question.certainty >= 0.6
  // "Sorry, I meant sixty": a bare figure is a correction where one is on the table.
  const corrects = socials.has('correct') && (mind.deal.table.length > 0 || mind.deal.own !== null)
  const another = asksForAnother(reading.sentences, mind)
  const terms = reading.sentences.flatMap((said) => {
    const sentence =
      said.terms === null ? said : { ...said, terms: withoutSumsTold(said, said.terms, moment) }
    if (another !== null && said !== another) return []
    if (!sentence.terms || !isClear(sentence) || namesTheCaller(sentence)) return []
    // "Two are open, 340 each": what is in arrears is told and not asked for.
    if (statesArrears(sentence) && !isNextFigure(heard, mind)) return []
    if (sentence.terms.is === 'mention' && corrects) return [{ ...sentence.terms, is: 'correction' as const }]
    if (sentence.terms.is === 'mention' && isNextFigure(heard, mind))
      return [{ ...sentence.terms, is: 'offer' as const }]
    const laidOut =
      sentence.terms.is === 'recap' || (suits && sentence.terms.is === 'mention' && isPlan(sentence.terms))
    return asks && laidOut ? [{ ...sentence.terms, is: 'offer' as const }] : [sentence.terms]
  })
  return {
    terms: terms.map((one) => withThousands(one, mind, owedCents(scenario))),
    // "Where would that come from?" asks for no yes.
    topic:
      question === null || (question.topic === 'offer_ok' && ['where', 'why'].includes(question.asks))
        ? null
        : question.topic,
    topics: heard.questions.map(({ topic }) => topic),
    accepts: socials.has('accept'),
    recap: acts.has('recap') && !asks,
    asksFull: acts.has('ask_full') || question?.topic === 'pay_full',
    method: reading.sentences.findLast(({ method }) => method !== null)?.method ?? null,
    days: reading.sentences.flatMap(({ days }) => days.map(({ on }) => on)),
  }
}

function bargained(
  moment: Moment,
  { ready, haggles } = { ready: isReady(moment), haggles: moment.level.haggles },
): Move | null {
  const { mind, scenario } = moment
  const { monthlyCapCents, cashTodayCents, payDay, payFrequency, method } = mind.finances
  const result = deal(mind.deal, heardTerms(moment), {
    capCents: monthlyCapCents,
    cashTodayCents,
    payDay,
    payFrequency,
    method,
    ready,
    open: isOpen(moment),
    haggles,
    concession: personalities[scenario.personality].concession,
    debtCents: owedCents(scenario),
    today: scenario.today,
    stated: (statedMeans(scenario.scenario)?.per ?? 'once') !== 'once',
  })
  if (result === null) return null
  const { situation, slots, state } = result
  // The balance was only named on the way to a question, and nobody asked for all of it.
  const named = !moment.heard.acts.has('ask_full') && endsOnAnotherQuestion(moment.heard)
  if (situation === 'money.cannot_full' && named) return null
  return {
    says: { situation },
    slots,
    act: actOf[situation] ?? 'defer',
    change: { deal: state, agreed: state.agreed, countered: state.own, commitment: state.stage },
  }
}

/** What was agreed, or the debtor's own figure taken up: a word is a word, whatever else stands in the room. */
export const keepTerms: Chooser = (moment) => {
  const { mind, impact } = moment
  if (impact.harm !== null || (mind.deal.agreed === null && mind.deal.own === null)) return null
  const move = bargained(moment)
  if (!move) return null
  // Without an agreement only the own figure may be settled past an open objection.
  return mind.deal.agreed !== null || move.act === 'accept' ? move : null
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
