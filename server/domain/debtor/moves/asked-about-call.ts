import { asksWhetherItSuits, namesTimeOfDay } from '#server/language/requests/names-time-of-day.ts'
import { asksSameNumber } from '#server/language/requests/asks-same-number.ts'
import { asksTimeOfDay } from '#server/language/requests/asks-time-of-day.ts'
import { announcesCall } from '#server/language/requests/announces-call.ts'
import { asksForContact } from '#server/language/requests/asks-for-contact.ts'
import { asksToBeTold } from '#server/language/requests/asks-to-be-told.ts'
import { asksToSend, isOnCondition, sendsOnlyIt } from '#server/language/requests/asks-to-send.ts'
import { plainQuestionOf } from '#server/language/plain-question.ts'
import { daysIn } from '#server/language/figures/days-in.ts'
import type { Question, Sentence } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { addDays, weekdayOf } from '../calendar.ts'
import { seededChance } from '../finances.ts'
import { findFact } from '../life/find.ts'
import { whole } from '../life/reply-of.ts'
import type { DebtorAct } from '../plan.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { plainAnswer } from './plain-answer.ts'
import { asAsked, offersSum } from './asked.ts'
import { arrangesCall, saidLately, timesSaid } from './said.ts'
import { isTag, tagged } from './tags.ts'
import { tell } from './tell-fact.ts'

/** Questions about the call itself, which need no fact. */
const callAnswers: Partial<Record<Topic, { situation: Situation; act?: DebtorAct }>> = {
  wellbeing: { situation: 'wellbeing' },
  can_talk: { situation: 'ask.can_talk.yes' },
  hear: { situation: 'ask.hear' },
  recording: { situation: 'ask.recording' },
  permission: { situation: 'ask.permission' },
  callback: { situation: 'ask.callback' },
  contact_way: { situation: 'ask.contact' },
  email: { situation: 'identity.email' },
  phone: { situation: 'identity.phone' },
  why_refuse: { situation: 'ask.why_refuse' },
  repeat: { situation: 'ask.repeat' },
  meaning: { situation: 'ask.meaning' },
  language: { situation: 'ask.language' },
  robot: { situation: 'ask.robot' },
  trust: { situation: 'ask.trust' },
  needs: { situation: 'money.needs' },
  obstacle: { situation: 'money.obstacle' },
}

/** "One email?", "would it help to have that in the mail?" ask for no address. */
const asksForNone = ({ reading }: Moment, { asks, certainty, words }: Question): boolean =>
  asks === 'whether' &&
  certainty < surelyOwn &&
  !reading.sentences.some(({ question, quote }) => question?.words === words && asksForContact(quote))
const surelyOwn = 0.85

/** Questions about the call, the line and the way to talk to each other. */
export const answerAboutTheCall: Chooser = (moment) => {
  const { heard, mind, scenario, personality, life } = moment
  const { question } = heard
  if (!question) return null
  const { topic, certainty } = question
  const choice = topic === 'callback' ? chosenTime(moment) : null
  if (choice !== null) return choice
  // "One email?" asks for no address.
  const other =
    (topic === 'wellbeing' && question.about === 'household') ||
    ((topic === 'email' || topic === 'phone') && asksForNone(moment, question))
  const meant = topic === 'meaning' ? lastTold(moment) : null
  if (meant !== null) return meant
  const plain = other ? undefined : callAnswers[topic]
  if (plain) {
    const again = timesSaid(mind, plain.situation) > 1 && topic !== 'repeat' && topic !== 'hear'
    return {
      says: { situation: again ? 'ask.already' : plain.situation },
      act: plain.act ?? 'answer',
      ...(topic === 'callback' ? { slots: { day: callbackDay(moment) } } : {}),
    }
  }
  if (topic === 'understood') {
    const asks =
      mind.turn > 2 &&
      timesSaid(mind, 'ask.understood.no') === 0 &&
      seededChance(scenario, `understood:${mind.turn}`, 0.5)
    return asks
      ? { says: { situation: 'ask.understood.no' }, act: 'ask_back' }
      : { says: { situation: 'ask.understood.yes' }, act: 'answer' }
  }
  // "Would that help?" asks about what was just announced, where no figure is on the table.
  if (topic === 'offer_ok') return { says: { situation: 'heard.will_do' }, act: 'answer' }
  if (topic === 'right_so' && certainty >= 0.5) {
    if (misdates(moment)) return { says: { situation: 'ask.right.no' }, act: 'answer' }
    const closed =
      personality === 'defensive' && mind.feelings.trust < 30 && timesSaid(mind, 'ask.right.no') === 0
    return { says: { situation: closed ? 'ask.right.no' : 'ask.right.yes' }, act: 'answer' }
  }
  if (topic === 'attorney' && mind.rights.length === 0) {
    const known = findFact(life, asAsked(moment, question), mind.told)
    if (known.kind === 'fact') return null
    const told = life.facts.filter(
      ({ from, topic, also }) => from !== 'seed' && [topic, ...also].includes('attorney'),
    )
    if (told.length === 0) return { says: { situation: 'ask.attorney.none' }, act: 'answer' }
    if (nameOf.includes(question.asks)) return { says: { situation: 'right.details' }, act: 'answer' }
    const fact = told.find(({ id, quotable }) => quotable && mind.told[id] === undefined)
    return fact ? tell(moment, whole(fact), question) : { says: { situation: 'low.question' }, act: 'answer' }
  }
  return null
}

/** "What do you mean, chairs?", right after something was told: that is told once more, in fewer words. */
function lastTold({ mind, life }: Moment): Move | null {
  const fact =
    mind.situations.at(-1) === 'fact' ? life.facts.find(({ id }) => id === mind.lastFact) : undefined
  return fact === undefined || fact.again === fact.text
    ? null
    : { says: { fact, again: true }, act: 'answer' }
}

/** "So you moved out on the ninth of July?", to whoever has told of the ninth of August. */
function misdates({ reading, mind, life, scenario }: Moment): boolean {
  const told = mind.toldAs.flatMap((text) => daysIn(text, scenario.today, life.language))
  // A day of last summer is read as one of the next; who pays soon pays before.
  const soon = addDays(scenario.today, 120)
  const said = reading.sentences.flatMap(({ days }) => days.flatMap(({ on }) => (on > soon ? [on] : [])))
  return said.some(
    (on) =>
      !told.includes(on) &&
      told.some((other) => other.slice(8) === on.slice(8) && other.slice(5, 7) !== on.slice(5, 7)),
  )
}

const asksSomething = ({ question, interrogative }: Sentence) =>
  interrogative !== null || (question !== null && question.certainty >= 0.5)

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

/** Whether a sum is offered, asked about or summed up. */
const namesSum = (sentences: readonly Sentence[]) =>
  sentences.some(
    ({ terms }) =>
      terms !== null &&
      terms.is !== 'mention' &&
      terms.alternatives.flat().some(({ amountCents }) => amountCents !== null),
  )

/** Whether terms are offered, asked about or summed up. */
const proposes = (sentences: readonly Sentence[]) =>
  sentences.some(({ terms }) => terms !== null && terms.is !== 'mention')

/** Whether a sentence says that the collector will call again. */
const callsAgain = ({ social, quote }: Sentence) => social?.social === 'callback' || announcesCall(quote)

const namesDayAlone = ({ days, amounts }: Sentence) => days.length > 0 && amounts.length === 0

/** Whether a call to come is spoken of. */
function ofCall({ reading, mind }: Moment): boolean {
  return (
    reading.sentences.some((one) => one.question?.topic === 'callback' || callsAgain(one)) ||
    saidLately(mind, 'ask.callback', 2) ||
    saidLately(mind, 'ask.call_time', 2)
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
  if (!surely && namesSum(sentences)) return false
  // "What day was that, and at what time?"
  const before = sentences[at - 1]
  if (before !== undefined && !asksTimeOfDay(`${before.quote}, ${last.quote}`)) return false
  return ofCall(moment)
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
  const confirms = mind.situations.at(-1) === 'ask.call_time' && !asks
  if (confirms) return { says: { situation: 'ask.call_time.yes' }, act: 'answer' }
  if (!asks || asksWhen || !after.every(isTag)) return null
  return { says: { situation: 'ask.call_time.yes' }, act: 'answer' }
}

/** "In the morning or in the afternoon?", "with you or with Ana?": one of the two, where they are no days. */
function chosenTime(moment: Moment): Move | null {
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

/** Asks for the name or the number of somebody. */
const nameOf: readonly Question['asks'][] = ['who', 'what', 'which']

/**
 * The day to call again: the one that was named, else a working day in two or three days. Today is meant only where it stands beside the
 * call itself: "I'll send it today. Shall we talk once you've read it?"
 */
function callbackDay({ reading, scenario }: Moment): string {
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
