import type { CollectorAct } from '#server/language/reading.ts'
import { wantedOf } from '#server/language/wanted.ts'
import { findFact } from '../life/find.ts'
import { misheardIn } from '#server/language/misheard.ts'
import type { Chooser } from './move.ts'
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
