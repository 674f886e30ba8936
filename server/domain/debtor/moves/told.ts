import type { CollectorAct, Reading } from '#server/language/reading.ts'
import type { Social } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import type { Mind } from '../mind.ts'
import { ownWordsOf } from '../bank/own-words.ts'
import { folded } from '../fold-text.ts'
import { disputes } from '../objections.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { disputing } from './objecting.ts'
import { sumsUp } from './earned.ts'
import { saidLately, timesSaid } from './said.ts'
import { putOffQuestion } from './unanswered.ts'

/** What the debtor says to a turn that asks nothing. */
const replies: Partial<Record<Social | CollectorAct, Situation>> = {
  greeting: 'greet.back',
  identify: 'greet.back',
  thanks: 'heard.thanks',
  compliment: 'heard.compliment',
  joke: 'heard.joke',
  small_talk: 'heard.small_talk',
  self: 'heard.self',
  reassure: 'heard.reassure',
  will_do: 'heard.will_do',
  account: 'heard.account',
  process: 'heard.process',
  explain: 'heard.options',
  answer: 'heard.answer',
  ack: 'heard.ack',
  wait: 'heard.wait',
  line: 'heard.line',
  correct: 'heard.correct',
  deny: 'heard.deny',
  refuse: 'heard.refuse',
  callback: 'heard.callback',
  urge: 'heard.urge',
  lawful_urgency: 'heard.urge',
  insist: 'heard.insist',
  accept: 'heard.answer',
  praise: 'heard.praise',
  wish: 'heard.wish',
  insult: 'heard.insult',
  threat: 'heard.threat',
  fragment: 'heard.fragment',
  empathy: 'heard.empathy',
  apology: 'heard.apology',
  offer_validation: 'heard.rights',
  honour_stop: 'heard.stop',
  referral: 'heard.referral',
  escalate: 'heard.escalate',
  boundary: 'heard.boundary',
  disclose: 'heard.disclosure',
  state_debt: 'heard.debt',
}

/** A turn that tells or does something and asks nothing gets a reply to just that. */
export const answerStatement: Chooser = (moment) => {
  const { heard } = moment
  const { statement } = heard
  if (statement === 'reflect') return answerSummingUp(moment)
  return statement === null ? null : answerTo(moment, statement)
}

/** What a summing up is said with, and is answered where it cannot be affirmed. */
const besideSummingUp: readonly (Social | CollectorAct)[] = [
  'empathy',
  'self',
  'joke',
  'compliment',
  'praise',
  'small_talk',
]

/**
 * A summing up is affirmed where all of it was told. A word that was misheard is put right; what is more than was told is neither affirmed nor
 * denied.
 */
const answerSummingUp: Chooser = (moment) => {
  const { heard, mind, reading } = moment
  const quotes = reading.sentences.flatMap(({ acts, quote }) =>
    acts.some(({ act }) => act === 'reflect') ? [quote] : [],
  )
  const comes = sumsUp(moment, quotes.join(' '))
  if (comes.is === 'told') return { says: { situation: 'heard.reflect' }, act: 'answer' }
  if (comes.is === 'misheard' && timesSaid(mind, 'ask.misheard') <= 1)
    return { says: { situation: 'ask.misheard' }, slots: { misheard: comes.misheard }, act: 'answer' }
  const beside = besideSummingUp.find((one) => heard.statements.includes(one))
  if (beside !== undefined) return answerTo(moment, beside)
  return {
    says: { situation: saidLately(mind, 'plain.guess', 1) ? 'heard.ack' : 'plain.guess' },
    act: 'answer',
  }
}

function answerTo(moment: Moment, statement: Social | CollectorAct): Move | null {
  const { mind } = moment
  const situation = replies[statement]
  if (situation === undefined) return null
  if (situation === 'heard.empathy' && hasToldOfDeath(moment))
    return { says: { situation: 'heard.condolence' }, act: 'answer' }
  if (situation === 'heard.empathy' && mind.empathyWear >= 3)
    return { says: { situation: 'heard.empathy.worn' }, act: 'answer' }
  if (situation === 'greet.back' && mind.turn > 1) return answerName(mind)
  // Nobody insists on what was never asked for: it is another thing that was not understood.
  if (situation === 'heard.insist' && mind.deal.named === 0)
    return { says: { situation: 'low.statement' }, act: 'answer' }
  // Nobody who disputes a debt says that they know it.
  if (situation === 'heard.debt' && mind.objections.some(({ topic }) => disputes.includes(topic)))
    return disputing(moment) ?? { says: { situation: 'heard.ack' }, act: 'answer' }
  // "Understood, I won't press you on that" says more than "mm", to whom something is written for it.
  const own = ownWordsOf(moment.life, moment.scenario)
  if (situation === 'heard.ack' && moment.reading.words > fewWords && own?.has('low.statement') === true)
    return { says: { situation: 'low.statement' }, act: 'answer' }
  // The same answer to the same kind of statement twice running is no talk.
  if (saidLately(mind, situation, 1) && situation === 'heard.debt')
    return { says: { situation: 'heard.ack' }, act: 'answer' }
  return { says: { situation }, act: 'answer' }
}

const kin =
  '(?:wife|husband|partner|mother|father|mom|mum|dad|son|daughter|brother|sister|grandmother|grandfather|esposa|esposo|mujer|marido|pareja|mama|papa|madre|padre|hijo|hija|hermano|hermana|abuela|abuelo)'
/** Of a person, against accent-free lower case: a washer dies as well. */
const death = new RegExp(
  `\\b(?:funeral|passed away|widow(?:ed|er)?|falleci\\w*|entierro|viud[ao])\\b|\\b${kin}\\b[^.]{0,30}\\b(?:died|dies|murio)\\b|\\b(?:died|murio)\\b[^.]{0,20}\\b${kin}\\b|\\b(?:lost my|perdi a mi) ${kin}\\b`,
)

/** Whether the debtor's last words told of a death. */
function hasToldOfDeath({ mind }: Moment): boolean {
  return mind.situations.at(-1) === 'fact' && death.test(folded(mind.toldAs.at(-1) ?? ''))
}

/** So many words only show that somebody listens. */
const fewWords = 4

/** Name and company in the middle of a call: greeted once, and asked what it is about as long as nobody has said. */
function answerName(mind: Mind): Move {
  if (!mind.debtStated && !saidLately(mind, 'what.about', 2))
    return { says: { situation: 'what.about' }, act: 'ask_back' }
  const greeted = timesSaid(mind, 'greet.back') > 0
  return { says: { situation: greeted ? 'ask.can_talk.yes' : 'greet.back' }, act: 'answer' }
}

/** Names and a company that were caught by half are still an introduction. */
export const answerIntroduction: Chooser = ({ mind, reading }) => {
  const introduces = reading.sentences.some(({ acts }) => acts.some(({ act }) => act === 'identify'))
  const asks = reading.sentences.some(
    ({ question, interrogative }) =>
      question !== null && (question.certainty >= 0.85 || interrogative === 'marked'),
  )
  const tells = reading.sentences.some(({ acts }) => acts.some(({ act }) => act === 'state_debt'))
  return introduces && !asks && !tells && mind.turn > 1 && mind.turn <= 3 && guesses(reading)
    ? answerName(mind)
    : null
}

/** Something in it was taken for a question. */
function guesses({ sentences }: Reading): boolean {
  return sentences.some(({ question, certainty }) => question !== null || certainty === 'low')
}

/** Nothing was understood, or nothing fits: a reply that fits anything. */
export const answerAnything: Chooser = (moment) => {
  const { heard, mind } = moment
  if (heard.asks) return putOffQuestion(moment, null)
  if (!mind.debtStated && mind.turn <= 2) return { says: { situation: 'what.about' }, act: 'ask_back' }
  return { says: { situation: heard.obscure ? 'low.statement' : 'heard.ack' }, act: 'answer' }
}
