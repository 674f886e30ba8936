import type { CollectorAct } from '#server/language/reading.ts'
import { wantedOf } from '#server/language/wanted.ts'
import { findFact } from '../life/find.ts'
import { misheardIn } from '#server/language/misheard.ts'
import { asksAboutWords, echoes } from '#server/language/requests/asks-about-words.ts'
import { sumsUp } from './earned.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { timesSaid } from './said.ts'
import { putOffQuestion } from './unanswered.ts'

/**
 * A remark that was not understood, but whose words are those of something that the debtor knows and has not told:
 * whoever hears "a minivan to the job site, ha" has something to say to it.
 */
export const answerRemark: Chooser = ({ heard, life, mind, impact, reading }) => {
  const remark = reading.sentences.at(-1)
  if (!heard.obscure || heard.asks || impact.harm !== null || !remark) return null
  const found = findFact(
    life,
    { topic: 'elsewhere', about: 'debtor', asks: 'what', words: [remark.quote] },
    mind.told,
  )
  if (found.kind !== 'fact' || !found.sure) return null
  const { fact } = found
  if (fact.from === 'seed' || fact.openness !== 'free' || mind.told[fact.id] !== undefined) return null
  return {
    says: { fact, again: false },
    act: 'answer',
    change: { told: { ...mind.told, [fact.id]: 1 }, lastTopic: fact.topic },
  }
}

/** A longer line says more than the word that it got wrong. */
const mostOfEcho = 12

/** "More poultry?", after "poetry": the word is said again. */
export const correctMisheard: Chooser = ({ heard, impact, reading, line, spoken, mind }) => {
  if (impact.harm !== null || reading.words > mostOfEcho || timesSaid(mind, 'ask.misheard') > 1) return null
  const misheard = heard.obscure ? misheardIn(line, spoken) : null
  return misheard && { says: { situation: 'ask.misheard' }, slots: { misheard }, act: 'answer' }
}

/** What is said where nothing is known or understood. */
const saysNothing = ['plain.', 'low.', 'heard.ack', 'heard.fragment', 'ask.meaning'] as const

/** These answer what asks nothing. */
const statements = ['low.statement', 'heard.'] as const

/**
 * Where the debtor would only find a phrase, and the line has a word of its own wrong ("cajas rojas", after "cajas rotas"), the word is put
 * right: whatever was asked of it has no answer.
 */
export function withWordRight(moment: Moment, move: Move): Move {
  const { impact, reading, line, spoken, mind } = moment
  const { says } = move
  if (impact.harm !== null || reading.words > mostOfEcho || timesSaid(mind, 'ask.misheard') > 1) return move
  if ('fact' in says || !saysNothing.some((one) => says.situation.startsWith(one))) return move
  const sums = statements.some((one) => says.situation.startsWith(one)) ? sumsUp(moment, line) : null
  const misheard = sums?.is === 'misheard' ? sums.misheard : misheardIn(line, spoken)
  return misheard === null
    ? move
    : { says: { situation: 'ask.misheard' }, slots: { misheard }, act: 'answer' }
}

/** Replies that have nothing behind them. */
const idle = ['low.', 'plain.', 'heard.', 'ask.', 'feel.', 'money.think', 'money.hesitate'] as const

/** "Saying what out loud?", "¿cuál?", to a vague line of the debtor's own: nothing in particular. */
export const meanNothing: Chooser = ({ reading, mind, impact, spoken }) => {
  const last = mind.situations.at(-1) ?? 'fact'
  if (impact.harm !== null || !idle.some((one) => last.startsWith(one))) return null
  const asking = reading.sentences.filter(
    ({ question, interrogative }) => question !== null || interrogative !== null,
  )
  const about =
    asking.some(({ quote, interrogative }) => interrogative === 'marked' && asksAboutWords(quote, spoken)) &&
    asking.every(({ quote }) => asksAboutWords(quote, spoken) || echoes(quote, spoken))
  if (!about || timesSaid(mind, 'ask.meaning.vague') > 1) return null
  return { says: { situation: 'ask.meaning.vague' }, act: 'answer' }
}

/** A question that was not understood, or that nothing known answers. */
export const answerObscure: Chooser = (moment) => {
  const { heard } = moment
  const last = heard.reading.sentences.at(-1)
  const before = heard.reading.sentences.at(-2)
  // "qué le contestó | el hospital": speech was cut before its last words.
  const words = last?.quote.split(' ').length ?? 0
  const asksBefore = before !== undefined && (before === heard.unread || before.question !== null)
  // "did you get anything from them | a letter or a statement": the question goes on.
  const goesOn =
    words <= mostOfRest &&
    last?.certainty === 'low' &&
    last.question === null &&
    before?.interrogative !== null
  const stub = last !== undefined && asksBefore && (goesOn || (words <= 2 && before === heard.unread))
  const asksLast = last !== undefined && (last === heard.unread || last.question !== null || stub)
  // "Sons, you said, so Marcus and who else" takes up what was said, "sorry, is it his or yours" is kind: both ask.
  const asksOn = last?.interrogative === 'worded' && last.question === null
  const asksPlainly = asksOn && ['who', 'whether'].includes(wantedOf(last.quote).asks)
  const does =
    last?.acts.some(
      ({ act }) =>
        !probes.includes(act) && !(asksOn && act === 'reflect') && !(asksPlainly && kindly.includes(act)),
    ) ?? false
  const open = heard.obscure || heard.question !== null || (asksLast && !does)
  if (!heard.asks || !open) return null
  return putOffQuestion(moment, null)
}
/** The rest of a question that was cut has so many words at most. */
const mostOfRest = 6
/** What somebody does besides asking. */
const kindly: readonly CollectorAct[] = ['empathy', 'apology']
const probes: readonly CollectorAct[] = ['open_probe', 'closed_probe']
