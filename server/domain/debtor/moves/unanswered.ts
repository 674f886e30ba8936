import { alternativesIn, givesChoice } from '#server/language/alternatives.ts'
import { answerFormOf, type AnswerForm } from '#server/language/answer-form.ts'
import { asksOnward } from '#server/language/requests/asks-onward.ts'
import { asksWhichMonth, namesMonthAlone } from '#server/language/requests/asks-which-month.ts'
import { asksWhetherKnown } from '#server/language/requests/asks-whether-known.ts'
import { proposesService } from '#server/language/proposes-service.ts'
import type { Sentence } from '#server/language/reading.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import { emptyAnswers } from '../bank/situations.ts'
import { owedCents } from '../scenario.ts'
import { groupOf } from './heard.ts'
import { causeFact, nowTold, tellingCause } from './cause.ts'
import type { Moment, Move } from './move.ts'
import { plainAnswer, type PlainAnswer } from './plain-answer.ts'
import { saidLately } from './said.ts'
import { sumsTold } from './sums-told.ts'
import { tell } from './tell-fact.ts'

/** Papers and dates that one may not have in one's head. */
const mayBeForgotten: readonly Topic[] = ['letters', 'opened']

/** What is asked there is never a matter of the debtor's life. */
const aboutTheCall: ReadonlySet<Topic> = new Set<Topic>([...topicGroups.payment, ...topicGroups.call])

/** From here on a topic says what a question is about. */
const topicIsClear = 0.6

/**
 * What the debtor says to a question that nothing it knows answers. Nobody is ignorant of their own life, or deaf to a
 * plain question about it: of 91 labels of replies in free talk that claimed not to remember, 62 were "wrong", and of 113 that
 * claimed not to have understood, 23 were good (data/free-talk, third to seventh round); of 148 that put it off to another time,
 * 20. So it is answered plainly, in the kind that was asked for. That it was not understood is said where the question is about the
 * call, or where no kind of answer can be told.
 */
export function unanswered(moment: Moment, asked: Topic | null): PlainAnswer {
  const { heard, mind, reading } = moment
  const sentence = reading.sentences.findLast(
    ({ question, interrogative }) => question !== null || interrogative !== null,
  )
  const quote = sentence?.quote ?? ''
  if (proposesService(quote)) return { situation: 'heard.will_do' }
  if (asked !== null && mayBeForgotten.includes(asked) && !saidLately(mind, 'ask.unknown', 1))
    return { situation: 'ask.unknown' }
  const question = heard.question ?? heard.unsure
  const form = answerFormOf(quote)
  const topic = asked ?? (question !== null && question.certainty >= topicIsClear ? question.topic : null)
  // "How did you pay it, in cash?" is about what was done.
  const sure = topic === 'method' && form.past ? null : topic
  // Without the form of a question it may be none, unless it gives a choice: "luz o gas".
  // "Does that ring a bell?", to who owes it.
  if (asksWhetherKnown(quote) && mind.claims.disputes === null) return { situation: 'plain.yes' }
  // "Which month does your pay start again? September?"
  if (asksWhichMonth(moment.line))
    return { situation: namesMonthAlone(quote) ? 'plain.confirm' : 'plain.when' }
  const surelyAsks = (sentence?.question?.certainty ?? 0) >= surelyAsked
  const asks =
    sentence !== undefined && (sentence.interrogative !== null || form.asks !== 'whether' || surelyAsks)
  if (sentence === undefined || (!asks && !choosesShortly(sentence))) return { situation: 'low.question' }
  if (sure !== null && aboutTheCall.has(sure) && groupOf(sure) !== 'money')
    return { situation: 'low.question' }
  // "You're 6,275 behind, so what car is it?" proposes nothing: that is what is owed.
  // "Do you know that man?", asked of somebody who has nothing to do with it.
  const denies = mind.claims.disputes === 'deny' && sentence.question?.topic === 'not_mine'
  if (denies && form.asks === 'whether' && alternativesIn(quote) === null) return { situation: 'plain.no' }
  const told = sumsTold(moment)
  const named = sentence.amounts.filter(
    ({ cents }) => cents !== owedCents(moment.scenario) && !told.includes(cents),
  )
  // "You owe 275, and I only want to know if you work": the sum is not what is asked about.
  const aboutMoney = sure === null || ['payment', 'money', 'debt'].includes(groupOf(sure))
  if (named.length > 0 && aboutMoney && mind.deal.agreed === null && proposes(form))
    return { situation: 'money.think' }
  return plainAnswer(moment, quote, sure)
}

/** So surely the reason is asked for that it is told once more. */
const surelyAgain = 0.9

/** "Did your hours get cut, or were you off sick?": who guesses at the reason asks for it, and none of the guesses need be it. */
const surelyGuessed = 0.8

/** So surely it was understood what is asked, that it asks: "van a la escuela los dos". */
const surelyAsked = 0.85

/** A sum within "can you do ...?" or "how about ...?" is proposed; within "what did you spend the ... on?" it is not. */
function proposes({ asks, past }: AnswerForm): boolean {
  return !past && ['whether', 'what', 'how'].includes(asks)
}

/** In so few words a choice between two things is a question, however it is written. */
const shortly = 7

function choosesShortly({ quote }: Sentence): boolean {
  return quote.split(/\s+/).length <= shortly && alternativesIn(quote) !== null
}

/**
 * "Several things? Which ones?", "what's the situation?": what is behind it is told, or the next of what the scenario tells.
 * Kept back or called hard to explain, such questions were good in 18 of 186 labels of free talk (data/free-talk, fortieth to
 * forty-seventh round).
 */
function goesOnward(moment: Moment, words: readonly string[]): Move | null {
  const { mind, impact, life, reading, spoken } = moment
  const sentence = reading.sentences.findLast(({ question, interrogative }) => question ?? interrogative)
  if (sentence === undefined || impact.harm !== null || mind.wrongParty || mind.claims.disputes === 'deny')
    return null
  if (!mind.debtStated || !asksOnward(sentence.quote, spoken)) return null
  const cause = mind.causeKnown ? null : causeFact(moment)
  if (cause !== null && mind.told[cause.id] === undefined) return tellingCause(moment, cause, words)
  const next = life.facts.find(
    ({ id, from, quotable, openness, also, text }) =>
      from === 'scenario' &&
      quotable &&
      openness === 'free' &&
      mind.told[id] === undefined &&
      !mind.toldAs.includes(text) &&
      !also.includes('able_monthly'),
  )
  return next === undefined ? null : tell(moment, next, { words })
}

/**
 * The move for a question that nothing known answers. Whoever got no more than that before and goes on asking decently is
 * told what happened: that is mostly what the questions are about.
 */
export function putOffQuestion(moment: Moment, topic: Topic | null, words: readonly string[] = []): Move {
  const { mind, impact, heard } = moment
  const asked = topic ?? heard.question?.topic ?? null
  const putOff = mind.situations.slice(-2).filter((said) => emptyAnswers.has(said))
  const onward = goesOnward(moment, words)
  if (onward !== null) return onward
  const answer = unanswered(moment, topic)
  if (answer.fact !== undefined) return tell(moment, answer.fact, { words })
  const before =
    mind.refused.includes('cause') || putOff.length >= 2 || answer.situation === 'plain.what.happened'
  const aboutLife = asked === null || asked === 'elsewhere' || !aboutTheCall.has(asked)
  const fact = mind.causeKnown || impact.harm !== null || !before || !aboutLife ? null : causeFact(moment)
  // Why they are behind was told, and is asked for once more.
  const guessed = moment.reading.sentences.some(
    ({ question, quote }) => question !== null && givesChoice(quote),
  )
  const again =
    asked === 'cause' && (heard.question?.certainty ?? 0) >= (guessed ? surelyGuessed : surelyAgain)
  const told = again && mind.causeKnown && impact.harm === null ? causeFact(moment) : null
  if (told !== null)
    return {
      says: { fact: told, again: mind.toldAs.includes(told.text) },
      act: 'answer',
      change: nowTold(mind, told, words),
    }
  return fact !== null && mind.told[fact.id] === undefined
    ? tellingCause(moment, fact, words)
    : {
        says: { situation: answer.situation },
        act: 'answer',
        ...(answer.slots === undefined ? {} : { slots: answer.slots }),
        ...(answer.slots?.detail === undefined
          ? {}
          : { change: { toldAs: [...mind.toldAs, answer.slots.detail] } }),
      }
}
