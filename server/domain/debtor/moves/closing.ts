import { asksForFigure, asksWhatCouldBePaid } from '#server/language/requests/asks-for-figure.ts'
import { asksOwnIdea, asksWhatWouldHelp } from '#server/language/requests/asks-own-idea.ts'
import { asksWhetherBearable } from '#server/language/requests/asks-whether-bearable.ts'
import { asksWhatHinders } from '#server/language/requests/asks-what-hinders.ts'
import { type Topic, topicGroups } from '#server/language/vocabulary.ts'
import type { CollectorAct, Question, Sentence } from '#server/language/reading.ts'
import { speaksOfPaying } from '#server/language/paying.ts'
import { deniesAgreement } from '#server/language/claims-agreement.ts'
import { offersWholeOrParts } from '#server/language/whole-or-parts.ts'
import { asksSomething } from '../life/answers/asked-parts.ts'
import { owedCents } from '../scenario.ts'
import { takesUp } from '#server/language/takes-up.ts'
import { bargained } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { raiseObjection } from './objecting.ts'
import { answerLikelyAsWritten } from './as-written.ts'
import { isTag } from './tags.ts'
import { offersSum } from './asked.ts'
import { timesSaid } from './said.ts'

/** Asks for more than a yes to what was said before it. */
const asksMore = (sentence: Sentence) => asksSomething(sentence) && !isTag(sentence)

/** The last sentence that is such, where nothing behind it asks or offers anything else. */
function lastThatIs({ reading: { sentences } }: Moment, is: (quote: string) => boolean): Sentence | null {
  const at = sentences.findLastIndex(({ quote }) => is(quote))
  const after = sentences.slice(at + 1)
  return at < 0 || after.some((one) => asksMore(one) || offersSum(one.terms)) ? null : (sentences[at] ?? null)
}

/** "All at once or bit by bit?": bit by bit, for whoever cannot pay it all. */
export const chooseParts: Chooser = (moment) => {
  const { impact, mind, scenario } = moment
  const beyond = owedCents(scenario) > mind.finances.monthlyCapCents
  if (impact.harm !== null || mind.deal.agreed !== null || !beyond) return null
  if (timesSaid(mind, 'money.in_parts') > 0 || lastThatIs(moment, offersWholeOrParts) === null) return null
  // Whoever disputes it says so first.
  if (raiseObjection(moment)?.invokes === 'dispute') return null
  return { says: { situation: 'money.in_parts' }, act: 'answer' }
}

/** Asked whether an offer will do. */
const forOffer: Question = { topic: 'offer_ok', about: 'debtor', asks: 'whether', words: [], certainty: 1 }

/** Asked for a sum, whatever the question was read as. */
const forSum: Question = { topic: 'able_monthly', about: 'debtor', asks: 'how_much', words: [], certainty: 1 }

const ofPaying: readonly Topic[] = [...topicGroups.payment, 'payday', 'leftover']

/** Money was spoken of, by the debtor just now or by the collector in this line. */
function speaksOfMoney({ mind, line }: Moment): boolean {
  const { own, agreed, table, putOff } = mind.deal
  const last = mind.situations.at(-1) ?? 'fact'
  const stands = own !== null || agreed !== null || table.length > 0 || putOff !== null
  return (
    stands ||
    (mind.lastTopic !== null && ofPaying.includes(mind.lastTopic)) ||
    last.startsWith('money.') ||
    last.startsWith('object.') ||
    speaksOfPaying(line)
  )
}

/** So few words name nothing that is asked about. */
const bareWords = 3

/** "Down to what? Give me a number." */
export const nameFigure: Chooser = (moment) => {
  const asked = moment.impact.harm === null ? lastThatIs(moment, asksForFigure) : null
  if (asked === null || offersSum(asked.terms) || !speaksOfMoney(moment)) return null
  // "How much?", after something else was told, asks for that.
  const last = moment.mind.situations.at(-1) ?? ''
  const bare = asked.quote.trim().split(/\s+/u).length <= bareWords
  if (bare && last === 'fact' && !ofPaying.some((topic) => topic === moment.mind.lastTopic)) return null
  return bargained({ ...moment, heard: { ...moment.heard, question: forSum } })
}

/**
 * "What could you put toward it each month?", where nothing else answers it: an objection and what is written of it come first, as they do
 * with every question for a sum.
 */
export const nameFigureAfterAll: Chooser = (moment) => {
  const asked = moment.impact.harm === null ? lastThatIs(moment, asksWhatCouldBePaid) : null
  if (asked === null) return null
  return bargained({ ...moment, heard: { ...moment.heard, question: forSum } })
}

/** "What makes you hesitate?": where a sum is on the table, what was not said yet of it, else what stands in the way in general. */
export const tellWhatHinders: Chooser = (moment) => {
  const { impact, mind } = moment
  if (impact.harm !== null || mind.deal.agreed !== null || !speaksOfMoney(moment)) return null
  if (lastThatIs(moment, asksWhatHinders) === null) return null
  const pressed = { ...moment.heard, pitches: true, question: null, unread: null, unsure: null }
  const raised = mind.deal.table.length > 0 ? raiseObjection({ ...moment, heard: pressed }) : null
  if (raised !== null) return raised
  const written = answerLikelyAsWritten(moment)
  if (written !== null || timesSaid(mind, 'money.obstacle') > 1) return written
  return { says: { situation: 'money.obstacle' }, act: 'answer' }
}

/** "Wait, we haven't agreed to that": what was agreed is open again, and the debtor's own figure stands. */
export const unsettle: Chooser = (moment) => {
  const { impact, mind } = moment
  const { agreed } = mind.deal
  const denied = moment.reading.sentences.some(({ quote }) => deniesAgreement(quote))
  if (impact.harm !== null || agreed === null || !denied) return null
  const deal = { ...mind.deal, agreed: null, own: mind.deal.own ?? agreed, stage: 'none' as const, table: [] }
  const opened = { ...mind, deal, agreed: null, commitment: 'none' as const }
  const offers = moment.reading.sentences.some(({ terms }) => offersSum(terms))
  const answer = offers ? bargained({ ...moment, mind: opened }) : null
  if (answer !== null) return answer
  const change: Move['change'] = { deal, agreed: null, commitment: 'none', countered: deal.own }
  return { says: { situation: 'money.unsettled' }, act: 'defer', change }
}

/** What has more to be answered than that nothing is agreed. */
const proposing: readonly CollectorAct[] = ['ask_full', 'settlement', 'plan', 'ask_commitment']

/** "Nothing is decided until you say so": taken note of, where nothing else is asked. */
export const noteNothingAgreed: Chooser = (moment) => {
  const { impact, mind, heard } = moment
  if (impact.harm !== null || heard.parts || mind.deal.agreed !== null) return null
  if (proposing.some((act) => heard.acts.has(act))) return null
  const said = lastThatIs(moment, deniesAgreement)
  if (said === null || asksMore(said) || offersSum(said.terms)) return null
  if (timesSaid(mind, 'heard.nothing_agreed') > 0) return null
  return { says: { situation: 'heard.nothing_agreed' }, act: 'answer' }
}

/**
 * "And that's comfortable, not a stretch?", of the figure that the debtor has named itself: it is. What the collector takes up in the same turn
 * ("sixty works for me, that's not too much?") is agreed by that.
 */
export const sayBearable: Chooser = (moment) => {
  const { impact, mind, reading } = moment
  const own = mind.deal.agreed ?? mind.deal.own
  if (impact.harm !== null || timesSaid(mind, 'money.bearable') > 1) return null
  if (lastThatIs(moment, asksWhetherBearable) === null) return null
  if (own === null) return judgeOffer(moment)
  const others = reading.sentences.some(({ amounts }) =>
    amounts.some(({ cents }) => cents !== own.amountCents),
  )
  if (others) return null
  const takes = mind.deal.agreed === null && reading.sentences.some(({ quote }) => takesUp(quote))
  const taken = takes ? bargained(moment)?.change : undefined
  return {
    says: { situation: 'money.bearable' },
    act: 'answer',
    ...(taken === undefined ? {} : { change: taken }),
  }
}

/** "Twelve of 90 would cover it, for example. Is that within reach or too much?": what was named is an offer by that. */
function judgeOffer(moment: Moment): Move | null {
  const { mind, reading, heard } = moment
  const sentences = reading.sentences.map((one) =>
    one.terms?.is === 'mention' && one.amounts.length > 0
      ? { ...one, terms: { ...one.terms, is: 'offer' as const } }
      : one,
  )
  const offered = mind.deal.table.length > 0 || sentences.some(({ terms }) => offersSum(terms))
  const put = { ...reading, sentences }
  return offered
    ? bargained({ ...moment, reading: put, heard: { ...heard, reading: put, question: forOffer } })
    : null
}

/** "What did you have in mind?": the own figure, as far as there is one to tell, else that it has to be in parts. */
export const tellOwnIdea: Chooser = (moment) => {
  const { impact, mind, scenario } = moment
  if (impact.harm !== null || !mind.debtStated || mind.deal.agreed !== null) return null
  if (lastThatIs(moment, asksOwnIdea) === null) return null
  const named = bargained({ ...moment, heard: { ...moment.heard, question: forSum } })
  if (named?.act === 'partial_offer' || named?.act === 'counter_offer') return named
  const beyond = owedCents(scenario) > mind.finances.monthlyCapCents
  if (beyond && timesSaid(mind, 'money.in_parts') === 0)
    return { says: { situation: 'money.in_parts' }, act: 'answer' }
  return timesSaid(mind, 'money.needs') > 1 ? named : { says: { situation: 'money.needs' }, act: 'answer' }
}

/** "What would make you say yes?": what would help. */
export const sayWhatHelps: Chooser = (moment) => {
  const { impact, mind } = moment
  if (impact.harm !== null || !mind.debtStated || timesSaid(mind, 'money.needs') > 1) return null
  return lastThatIs(moment, asksWhatWouldHelp) === null
    ? null
    : { says: { situation: 'money.needs' }, act: 'answer' }
}
