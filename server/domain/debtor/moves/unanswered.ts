import { proposesService } from '#server/language/proposes-service.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { groupOf } from './heard.ts'
import { causeFact, tellingCause } from './cause.ts'
import type { Moment, Move } from './move.ts'
import { saidLately, timesSaid } from './said.ts'

/** A question of so few words may well not have been understood. */
const fewWords = 3

/** Papers and dates that one may not have in one's head. */
const mayBeForgotten: readonly Topic[] = ['letters', 'opened']

/** What is asked there is never a matter of the debtor's life. */
const aboutTheCall: ReadonlySet<Topic> = new Set<Topic>([...topicGroups.payment, ...topicGroups.call])

/**
 * What the debtor says to a question that nothing it knows answers. Nobody is ignorant of their own life, or deaf to a
 * plain question about it: of 91 labels of replies in free talk that claimed not to remember, 62 were "wrong", and of 113 that
 * claimed not to have understood, 23 were good (data/free-talk, third to seventh round). It is put off in the person's own way
 * instead; that it was not understood is left to what is short or asks about the call.
 */
export function unanswered({ heard, mind, reading }: Moment, asked: Topic | null): Situation {
  const sentence = reading.sentences.findLast(
    ({ question, interrogative }) => question !== null || interrogative !== null,
  )
  const quote = sentence?.quote ?? ''
  if (proposesService(quote)) return 'heard.will_do'
  if (asked !== null && mayBeForgotten.includes(asked) && !saidLately(mind, 'ask.unknown', 1))
    return 'ask.unknown'
  const topic = asked ?? heard.question?.topic ?? null
  const ofTheCall = topic !== null && aboutTheCall.has(topic) && groupOf(topic) !== 'money'
  const ofMoney = reading.sentences.some(({ amounts }) => amounts.length > 0)
  const short = quote.trim().split(/\s+/).length <= fewWords
  const enough = saidLately(mind, 'ask.own', 1) && timesSaid(mind, 'ask.own') > 1
  if (short || ofTheCall || ofMoney || enough) return 'low.question'
  return 'ask.own'
}

/**
 * The move for a question that nothing known answers. Whoever was put off before and goes on asking decently is told what
 * happened: that is mostly what the questions are about, and nobody says three times that they would rather not.
 */
export function putOffQuestion(moment: Moment, topic: Topic | null, words: readonly string[] = []): Move {
  const { mind, impact, heard } = moment
  const asked = topic ?? heard.question?.topic ?? null
  const putOff = mind.situations.slice(-2).filter((said) => said === 'ask.own' || said === 'low.question')
  // What was not understood may be small talk, until it is asked for the third time.
  const clear = asked !== null && asked !== 'elsewhere'
  const before = mind.refused.includes('cause') || putOff.length >= (clear ? 1 : 2)
  const aboutLife = !clear || !aboutTheCall.has(asked)
  const fact = mind.causeKnown || impact.harm !== null || !before || !aboutLife ? null : causeFact(moment)
  return fact !== null && mind.told[fact.id] === undefined
    ? tellingCause(moment, fact, words)
    : { says: { situation: unanswered(moment, topic) }, act: 'answer' }
}
