import { asksToBeTold } from '#server/language/requests/asks-to-be-told.ts'
import { asksToSend, isOnCondition, sendsOnlyIt } from '#server/language/requests/asks-to-send.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { offersSum } from './asked.ts'
import { asksSomething, proposes } from './asks-or-offers.ts'
import type { Chooser } from './move.ts'
import { timesSaid } from './said.ts'
import { isTag, tagged } from './tags.ts'

/** Asked so, to send is to pay. */
const ofMoney: readonly Topic[] = ['pay_when', 'pay_full', 'able_monthly', 'able_now', 'method', 'commitment']

/**
 * "Can you send me that photo?", "send me both and I'll take it to my supervisor": they will. What is asked or offered behind it is
 * answered instead.
 */
export const agreeToSend: Chooser = ({ reading, impact, mind }) => {
  const at = reading.sentences.findLastIndex(({ quote, terms }) => terms === null && asksToSend(quote))
  const sentence = reading.sentences[at]
  if (sentence === undefined || impact.harm !== null || mind.wrongParty) return null
  if (sentence.question !== null && ofMoney.includes(sentence.question.topic)) return null
  // "When can you send it?", after a sum: the money.
  const { own, table, agreed } = mind.deal
  if (sendsOnlyIt(sentence.quote) && (own !== null || agreed !== null || table.length > 0)) return null
  const [before, after] = [reading.sentences.slice(0, at), reading.sentences.slice(at + 1)]
  if (after.some((one) => asksSomething(one) || offersSum(one.terms))) return null
  // "Did nobody answer? If you forward them to me, I'll believe you": the question is answered.
  if (isOnCondition(sentence.quote) && before.some(asksSomething)) return null
  return timesSaid(mind, 'ask.send') > 1 ? null : { says: { situation: 'ask.send' }, act: 'answer' }
}

/** "If it rains again you call me before you miss one, all right?": they will. */
export const promiseToTell: Chooser = ({ reading, impact, mind }) => {
  const at = reading.sentences.findLastIndex(({ quote }) => asksToBeTold(quote))
  if (at < 0 || impact.harm !== null || timesSaid(mind, 'ask.tell_first') > 0) return null
  const { question } = reading.sentences[at] ?? {}
  if (question && !tagged.includes(question.topic)) return null
  // The Friday of "call us before Friday" is no offer.
  const others = reading.sentences.filter((_, place) => place !== at)
  if (proposes(others) || !reading.sentences.slice(at + 1).every(isTag)) return null
  return { says: { situation: 'ask.tell_first' }, act: 'answer' }
}
