import type { Question, Sentence } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { asksToConfirm } from '#server/language/requests/asks-to-confirm.ts'
import { assumedIn, type Assumed } from '#server/language/assumed.ts'
import { deniesOffer } from '#server/language/denies-offer.ts'
import { clarifies } from '#server/language/clarifies.ts'
import { findsItMuch, saysBack } from '#server/language/says-back.ts'
import { numbersIn } from '#server/language/figures/numbers-in.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { Agreement } from '../deal/state.ts'
import { causesOf } from '../life/causes.ts'
import type { Asked } from '../life/find.ts'
import { findFact } from '../life/find.ts'
import type { Fact } from '../life/life.ts'
import { owesNothing } from '../life/scenario/claims.ts'
import { lifeSourceOf } from '../life/of-scenario.ts'
import { cityOf } from '../life/people/city.ts'
import { whole } from '../life/reply-of.ts'
import { tellsCause } from '../life/scenario/topics.ts'
import { rulesOut, truthOf } from '../life/slips.ts'
import { contentWords } from '../life/word-families.ts'
import { rules } from '../figures.ts'
import { owedCents } from '../scenario.ts'
import type { Situation } from '../bank/situations.ts'
import { offersSum } from './asked.ts'
import { nowTold } from './cause.ts'
import type { Chooser, Moment, Move, Slots } from './move.ts'
import { saidLately, timesSaid } from './said.ts'
import { keepsBack } from './tell-fact.ts'

/** A whole sentence within a reply of the bank: the fact counts as told. */
function withFact(
  { mind }: Moment,
  situation: 'correct.fact' | 'correct.asked' | 'misheard.fact',
  fact: Fact,
  words: readonly string[] = [],
): Move {
  return {
    says: { situation },
    slots: { detail: fact.text.replace(/[.]$/, '') },
    act: 'answer',
    change: { ...nowTold(mind, fact, words), lastFact: fact.id, lastTopic: fact.topic },
  }
}

/** "¿Verdad?", "is that right?": asks about what was said before it. */
const tags: readonly Topic[] = ['right_so', 'understood', 'amount_view']
const tagWords = 3

/** The last thing that a turn takes to be so, or asks about, where nothing else is asked after it. */
function lastTaken({ reading }: Moment): { taken: Assumed; asked: boolean } | null {
  const at = reading.sentences.findLastIndex(({ quote }) => assumedIn(quote) !== null)
  const after = reading.sentences.slice(at + 1)
  const isTag = ({ quote, question }: Sentence) =>
    quote.trim().split(/\s+/u).length <= tagWords && (question === null || tags.includes(question.topic))
  const asks = after.filter(({ question, interrogative }) => interrogative !== null || question !== null)
  if (!asks.every(isTag)) return null
  const quote = reading.sentences[at]?.quote ?? ''
  const taken = assumedIn(quote)
  return taken && { taken, asked: asks.length === 0 && !asksToConfirm(quote) }
}

/**
 * What the collector takes to be so of the debtor and is not ("so you lost your job?", where the hours were cut) is put right: nobody says
 * yes to a life that is not theirs.
 */
export const correctSlip: Chooser = (moment) => {
  const { impact, mind, life, scenario } = moment
  if (impact.harm !== null || mind.wrongParty || life.business !== null) return null
  const last = lastTaken(moment)
  if (last === null) return null
  const { taken, asked } = last
  const told = [scenario.scenario ?? '', ...scenario.objections, ...life.facts.map(({ text }) => text)].join(
    ' ',
  )
  if (taken.is === 'happened') return correctCause(moment, taken.what, told, asked)
  const city = cityOf(lifeSourceOf(scenario), life)
  const truth = truthOf(taken, life, { city, today: scenario.today, told })
  if (truth === null) return null
  const { fact } = truth
  const no: Move = { says: { situation: asked ? 'plain.no' : 'correct.no' }, act: 'answer' }
  const situation = asked ? 'correct.asked' : 'correct.fact'
  if (fact !== null)
    return keepsBack(moment, fact) ? no : withFact(moment, situation, whole({ ...fact, text: truth.text }))
  return {
    says: { situation },
    slots: { detail: truth.text.replace(/[.]$/, '') },
    act: 'answer',
  }
}

/** That it was something else; what it was, once there is the trust for it. */
function correctCause(
  moment: Moment,
  what: (Assumed & { is: 'happened' })['what'],
  told: string,
  asked: boolean,
): Move | null {
  const { mind, level, scenario, life } = moment
  if (scenario.scenario === null || owesNothing(mind.claims)) return null
  if (mind.finances.cause === what || !rulesOut(told, what)) return null
  const causes = causesOf(life)
  const fact = causes.find(({ text }) => tellsCause(text)) ?? causes[0] ?? null
  const gate = level.revealsAtTrust - rules.openProbeEasier
  if (fact === null || !(mind.causeKnown || mind.feelings.trust >= gate))
    return { says: { situation: asked ? 'plain.no' : 'correct.no' }, act: 'answer' }
  const move = withFact(moment, asked ? 'correct.asked' : 'correct.fact', whole(fact))
  return mind.causeKnown
    ? move
    : {
        ...move,
        act: 'reveal',
        reveals: true,
        change: { ...move.change, causeKnown: true, unacknowledged: true, lastTopic: 'cause' },
      }
}

/** So few words beside a figure are about it alone. */
const fewBeside = 8
/** A count of children is smaller, a sum that is paid is not. */
const leastSum = 10

/** "One fifty you said", right behind a sum: figures that were not read as money. */
function figuresSaid({ quote, amounts }: Sentence, { situations }: Moment['mind']): number[] {
  const ofSum = situations.at(-1)?.startsWith('money.') === true
  if (!ofSum || amounts.length > 0 || wordCount(quote) > fewBeside) return []
  return numbersIn(quote).flatMap((figure) => (figure >= leastSum ? [figure * 100] : []))
}

/** "Two hundred a week, that's a lot", of somebody who has said two hundred a month. */
function changesRhythm({ quote, terms, interrogative }: Sentence, own: Agreement): boolean {
  return (
    interrogative === null &&
    findsItMuch(quote) &&
    (terms?.alternatives.flat() ?? []).some(
      ({ amountCents, per }) => amountCents === own.amountCents && per !== null && per !== own.frequency,
    )
  )
}

/** "You said fifty?", of somebody who has said forty: neither an offer nor what was agreed. */
export const correctSum: Chooser = ({ reading, mind, impact, scenario }) => {
  const own = mind.deal.agreed ?? mind.deal.own
  if (impact.harm !== null || own?.amountCents == null) return null
  const slots: Slots = { amountCents: own.amountCents, per: own.frequency }
  if (reading.sentences.some((one) => changesRhythm(one, own)))
    return { says: { situation: 'correct.sum' }, slots, act: 'answer' }
  const at = reading.sentences.findLastIndex(({ quote }) => saysBack(quote))
  const said = reading.sentences[at]
  if (
    said === undefined ||
    reading.sentences
      .slice(at + 1)
      .some(({ interrogative, terms }) => interrogative !== null || terms !== null)
  )
    return null
  const options = said.terms?.alternatives ?? []
  const named = [
    ...said.amounts.map(({ cents }) => cents),
    ...options.flat().flatMap(({ amountCents }) => amountCents ?? []),
    ...figuresSaid(said, mind),
  ]
  const known = [own, ...(mind.deal.own ? [mind.deal.own] : []), ...mind.deal.table].flatMap(
    ({ amountCents, totalCents, lastCents, down }) => [amountCents, totalCents, lastCents, down],
  )
  const isKnown = (cents: number) => known.includes(cents) || cents === owedCents(scenario)
  // "Was it a hundred and five, or a hundred and fifty?"
  const choice = said.terms?.is === 'mention' && options.length > 1 && named.includes(own.amountCents)
  if (named.every(isKnown) || (named.some(isKnown) && !choice)) return null
  return { says: { situation: 'correct.sum' }, slots, act: 'answer' }
}

/** What answers a sum. */
const answersSum: readonly Situation[] = [
  'money.too_much',
  'money.cannot_full',
  'money.counter',
  'money.not_agreed',
]

/** "No no, I never said four hundred", to whoever has just answered four hundred: it was misheard. */
export const takeBackSum: Chooser = ({ reading, mind, impact }) => {
  const at = reading.sentences.findLastIndex(({ quote }) => deniesOffer(quote))
  const last = mind.situations.at(-1)
  if (at < 0 || impact.harm !== null || !answersSum.some((one) => one === last)) return null
  const goesOn = reading.sentences.some(
    ({ question, interrogative, terms, amounts }, place) =>
      (place >= at && (interrogative !== null || question !== null)) ||
      (place > at && amounts.length > 0) ||
      (place !== at && offersSum(terms)),
  )
  if (goesOn || timesSaid(mind, 'correct.never_said') > 0) return null
  return { says: { situation: 'correct.never_said' }, act: 'answer' }
}

/** A thing that was meant, asked about: "the bakery" as "what about the bakery?". */
function asksAbout({ life }: Moment, thing: string): string {
  return life.language === 'en' ? `what about ${thing}` : `¿qué pasa con ${thing}`
}

/** So surely it was understood what is asked anew. */
const surelyAsked = 0.6

/** What surely answers what was meant, and was not told before; null where nothing does, or where it is kept back. */
function answering(moment: Moment, question: Question | null, line: string): Fact | null {
  const { life, mind } = moment
  const asked: Asked = {
    topic: question?.topic ?? 'elsewhere',
    about: question?.about ?? 'debtor',
    asks: question?.asks ?? 'what',
    words: contentWords(line),
    certainty: question?.certainty ?? 0,
    line,
  }
  const found = findFact(life, asked, mind.told)
  if (found.kind !== 'fact' || !found.sure) return null
  const { fact } = found
  const hidden = fact.openness === 'hidden' || (!mind.causeKnown && life.cause.includes(fact.id))
  return mind.told[fact.id] !== undefined || hidden || keepsBack(moment, fact) ? null : fact
}

/** What was meant in so many words of its own is answered as any other question is: "if you got hurt", "your mailing address". */
const enoughToAsk = 2

/**
 * The collector was misunderstood and says so ("sorry, I meant the car", "that's not what I asked"): the debtor owns up to it and answers
 * what was meant, where it knows it. What is asked anew in plain words is answered as any question is.
 */
export const ownUp: Chooser = (moment) => {
  const { reading, heard, impact, mind, before } = moment
  if (impact.harm !== null || mind.turn < 2) return null
  const at = reading.sentences.findLastIndex(({ quote }) => clarifies(quote) !== null)
  const sentence = reading.sentences[at]
  if (sentence === undefined) return null
  const after = reading.sentences.slice(at + 1)
  if (
    after.some(
      ({ question, interrogative, terms }) => interrogative !== null || question !== null || terms !== null,
    )
  )
    return null
  // "I meant half of it": figures are answered as such.
  if (sentence.terms !== null || sentence.amounts.length > 0) return null
  const { instead, puzzled } = clarifies(sentence.quote) ?? { instead: '', puzzled: false }
  // A fact that was not heard well is told once more.
  if (puzzled && mind.situations.at(-1) === 'fact') return null
  const asksAnew = sentence.question !== null && sentence.question.certainty >= surelyAsked && instead !== ''
  const lines = asksAnew
    ? [instead]
    : [asksAbout(moment, instead), `${before.heardLast ?? ''} ${instead}`.trim()]
  const facts =
    contentWords(instead).length === 0
      ? []
      : lines.map((line) => answering(moment, asksAnew ? sentence.question : null, line))
  const fact = facts.find((one) => one !== null)
  if (fact) return withFact(moment, 'misheard.fact', fact, contentWords(instead))
  const others = heard.questions.filter((one) => one !== sentence.question)
  if (saidLately(mind, 'misheard', 1)) return null
  if (asksAnew || others.length > 0 || contentWords(instead).length >= enoughToAsk) return null
  return { says: { situation: 'misheard' }, act: 'ask_back' }
}
