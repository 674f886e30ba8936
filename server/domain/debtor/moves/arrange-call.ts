import { announcesCall } from '#server/language/requests/announces-call.ts'
import { asksSameNumber } from '#server/language/requests/asks-same-number.ts'
import { asksPartOfDay } from '#server/language/requests/asks-part-of-day.ts'
import { asksTimeOfDay } from '#server/language/requests/asks-time-of-day.ts'
import { asksWhetherItSuits, namesTimeOfDay } from '#server/language/requests/names-time-of-day.ts'
import { plainQuestionOf } from '#server/language/plain-question.ts'
import type { Sentence } from '#server/language/reading.ts'
import { addDays, weekdayOf } from '../calendar.ts'
import { asksSomething, namesSum, proposes } from './asks-or-offers.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { plainAnswer } from './plain-answer.ts'
import { arrangesCall, saidLately, timesSaid } from './said.ts'
import { isTag } from './tags.ts'

/** Whether a sentence says that the collector will call again. */
const callsAgain = ({ social, quote }: Sentence) => social?.social === 'callback' || announcesCall(quote)

const namesDayAlone = ({ days, amounts }: Sentence) => days.length > 0 && amounts.length === 0

/** Whether a call to come is spoken of. */
function ofCall({ reading, mind }: Moment): boolean {
  return (
    reading.sentences.some((one) => one.question?.topic === 'callback' || callsAgain(one)) ||
    saidLately(mind, 'ask.callback', 2) ||
    saidLately(mind, 'ask.call_time', 2) ||
    saidLately(mind, 'ask.part_of_day', 2)
  )
}

/** What is asked last of a call to come: the time of day. */
function asksForTime(moment: Moment): boolean {
  const { sentences } = moment.reading
  const at = sentences.findLastIndex(asksSomething)
  const last = sentences[at]
  if (last === undefined || !asksTimeOfDay(last.quote)) return false
  // "Nothing is signed, we look at the 610 that day. What time suits you?"
  const surely = last.question?.topic === 'callback' && last.question.certainty >= 0.85
  // "Eighty a month, and you owe me no yes. Then what time on Friday suits you?"
  if (!surely && last.days.length === 0 && namesSum(sentences)) return false
  // "What day was that, and at what time?"
  const before = sentences[at - 1]
  if (before !== undefined && !asksTimeOfDay(`${before.quote}, ${last.quote}`)) return false
  return ofCall(moment)
}

/**
 * "Friday the fourth, morning or afternoon?": the later of the two, when most are at home. It asks about nothing but a call, whatever sum was
 * spoken of before.
 */
export const namePartOfDay: Chooser = ({ reading, impact, mind }) => {
  const last = reading.sentences.findLast((one) => asksSomething(one) || asksPartOfDay(one.quote) !== null)
  const parts = last === undefined ? null : asksPartOfDay(last.quote)
  if (parts === null || impact.harm !== null || timesSaid(mind, 'ask.part_of_day') > 1) return null
  return { says: { situation: 'ask.part_of_day' }, act: 'answer', slots: { part: parts[1] } }
}

/** "I'll ring you on Thursday. What time's good at the shop?" */
export const nameTime: Chooser = (moment) => {
  const { impact, mind } = moment
  if (impact.harm !== null || timesSaid(mind, 'ask.call_time') > 0 || !asksForTime(moment)) return null
  return { says: { situation: 'ask.call_time' }, act: 'answer' }
}

/** "Wednesday then, does four in the afternoon work?" */
export const agreeToTime: Chooser = (moment) => {
  const { reading, impact, mind } = moment
  const { sentences } = reading
  if (impact.harm !== null || timesSaid(mind, 'ask.call_time.yes') > 1 || namesSum(sentences)) return null
  const at = sentences.findLastIndex(
    (one) =>
      namesTimeOfDay(one.quote) &&
      (callsAgain(one) ||
        asksWhetherItSuits(one.quote) ||
        one.question?.topic === 'callback' ||
        // "Thursday, half past eight. Does that suit you?"
        (!asksSomething(one) && arrangesCall(mind))),
  )
  const sentence = sentences[at]
  if (sentence === undefined || !ofCall(moment)) return null
  const after = sentences.slice(at + 1)
  const asks = [sentence, ...after].some(asksSomething)
  const asksWhen = after.some(({ question }) => question?.asks === 'when')
  // "At eleven, then. My regards to your wife.", to whoever has just named the time.
  const confirms = (saidLately(mind, 'ask.call_time', 1) || saidLately(mind, 'ask.part_of_day', 1)) && !asks
  if (confirms) return { says: { situation: 'ask.call_time.yes' }, act: 'answer' }
  if (!asks || asksWhen || !after.every(isTag)) return null
  return { says: { situation: 'ask.call_time.yes' }, act: 'answer' }
}

/** "In the morning or in the afternoon?", "with you or with Ana?": one of the two, where they are no days. */
export function chosenTime(moment: Moment): Move | null {
  const sentence = moment.reading.sentences.findLast(({ question }) => question !== null)
  const asked = sentence === undefined ? null : plainQuestionOf(sentence.quote)
  if (sentence === undefined || asked?.kind !== 'choice' || sentence.days.length > 1) return null
  const { situation, slots } = plainAnswer(moment, sentence.quote, null)
  return { says: { situation }, act: 'answer', ...(slots === undefined ? {} : { slots }) }
}

/** "On this same number?": yes, that one. */
export const confirmNumber: Chooser = ({ reading, impact, mind }) => {
  const last = reading.sentences.at(-1)
  if (last?.amounts.length !== 0 || impact.harm !== null || mind.wrongParty || !asksSameNumber(last.quote))
    return null
  return timesSaid(mind, 'plain.yes') > 2 ? null : { says: { situation: 'plain.yes' }, act: 'answer' }
}

/** "I'll call you on Thursday, does that work?" asks about the day, whatever sum was spoken of before. */
export const agreeToCall: Chooser = (moment) => {
  const { reading, impact, mind } = moment
  const { sentences } = reading
  // "Mid-morning, then. And does Tuesday suit you?"
  const arranging = arrangesCall(mind)
  const at = sentences.findLastIndex((one) => callsAgain(one) || (arranging && namesDayAlone(one)))
  const after = sentences.slice(at + 1)
  const asks =
    at >= 0 &&
    after.length > 0 &&
    after.every(isTag) &&
    after.some(({ interrogative, question }) => interrogative !== null || question !== null)
  const aboutMoney = arranging ? namesSum(sentences) : proposes(sentences)
  const chooses = arranging && chosenTime(moment) !== null
  if (!asks || chooses || aboutMoney || impact.harm !== null || timesSaid(mind, 'ask.callback') > 1)
    return null
  return {
    says: { situation: 'ask.callback' },
    act: 'answer',
    slots: { day: callbackDay(moment) },
  }
}

/**
 * The day to call again: the one that was named, else a working day in two or three days. Today is meant only where it stands beside the
 * call itself: "I'll send it today. Shall we talk once you've read it?"
 */
export function callbackDay({ reading, scenario }: Moment): string {
  const named = reading.sentences
    .flatMap((sentence) => {
      const meant = sentence.question?.topic === 'callback' || callsAgain(sentence)
      return sentence.days.filter(({ on }) => meant || on > scenario.today).map(({ on }) => on)
    })
    .at(-1)
  if (named !== undefined) return named
  const soon = addDays(scenario.today, 3)
  return [0, 6].includes(weekdayOf(soon)) ? addDays(scenario.today, 5) : soon
}
