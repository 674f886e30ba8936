import type { Question, Sentence, Terms } from '#server/language/reading.ts'
import { doubtsAmount } from '#server/language/requests/doubts-amount.ts'
import { asksWhoIs } from '#server/language/requests/asks-who-is.ts'
import { speaksOfPaying } from '#server/language/paying.ts'
import { invitesOn } from '#server/language/invites-on.ts'
import { kinIn, namesListener } from '#server/language/listener.ts'
import { wantedOf } from '#server/language/wanted.ts'
import type { Social, Topic, TopicGroup } from '#server/language/vocabulary.ts'
import { rules } from '../figures.ts'
import { findFact, type Asked } from '../life/find.ts'
import type { Fact } from '../life/life.ts'
import { whoIs } from '../life/who-is.ts'
import { stemsOf } from '../life/word-families.ts'
import { disputes } from '../objections.ts'
import { causeFact, nowTold, tellingCause } from './cause.ts'
import { groupOf } from './heard.ts'
import { identityAnswers } from './identify.ts'
import { bargainInstead } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { disputing, raiseObjection } from './objecting.ts'
import { timesSaid } from './said.ts'
import { holdBack, refusals, tell } from './tell-fact.ts'
import { putOffQuestion } from './unanswered.ts'

/** The question with the words in which it was asked. */
export function asAsked({ reading, mind }: Moment, question: Asked): Asked {
  const last = mind.lastFact
  if (question.line !== undefined) return { ...question, last }
  const at = reading.sentences.findIndex((sentence) => sentence.question?.words === question.words)
  const line = reading.sentences[at]?.quote
  const besides = reading.sentences.filter((_, index) => index !== at).map(({ quote }) => quote)
  return line === undefined ? { ...question, last } : { ...question, last, line, besides: besides.join(' ') }
}

/** "Who's Nadia?", of somebody whom the scenario names: what they are to the debtor. */
export const introduceOther: Chooser = (moment) => {
  const name = moment.reading.sentences.flatMap(({ quote }) => asksWhoIs(quote) ?? []).at(-1)
  if (name === undefined || moment.impact.harm !== null) return null
  const fact = whoIs(name, moment.life)
  return fact === null ? null : tell(moment, fact, { words: [name] })
}

/** Proofs of identity are asked for as such. */
export const proofs: readonly Topic[] = ['name', 'birth_date', 'last_four', 'phone', 'email']

/**
 * A question whose words are those of something that the scenario tells is answered with that, whatever its topic was
 * taken for: "the unit number" is no address, "what day was she admitted" no day of payment.
 */
export const answerByWords: Chooser = (moment) => {
  const { mind, impact, life, heard } = moment
  const read = heard.question ?? heard.unsure ?? unread(heard.unread)
  const asked = heard.question && ofOthers(moment, heard.question) !== null ? asksTheLife(moment) : read
  if (!asked || impact.harm !== null) return null
  if (proofs.includes(asked.topic) && asked.certainty >= 0.85) return null
  // What was offered is answered before the day of it.
  if (moment.reading.sentences.some(({ terms }) => offersSum(terms))) return null
  if (introduces(moment) || (aboutPaying.includes(asked.topic) && asked.certainty >= 0.6)) return null
  if (greets(asked)) return null
  const found = findFact(life, asAsked(moment, asked), mind.told)
  if (found.kind !== 'fact' || !found.sure) return null
  // "Who's your attorney?" is answered by what is known of one, or by who it is.
  const ofAttorney = [found.fact.topic, ...found.fact.also].includes('attorney')
  if (asked.topic === 'attorney' && asked.certainty >= 0.85 && !ofAttorney) return null
  // What brings the cause to light has its own move.
  const personal =
    lifeGroups.includes(groupOf(asked.topic)) &&
    identityAnswers[asked.topic] === undefined &&
    !isPrecise(moment, asked)
  if (!mind.causeKnown && personal && life.cause.includes(found.fact.id)) return null
  return answeredElsewhere(moment, found.fact, asked) ? null : tell(moment, found.fact, asked)
}

/** Whether terms offer a sum or a day. */
export function offersSum(terms: Terms | null): boolean {
  return (
    terms?.is === 'offer' &&
    terms.alternatives.flat().some(({ amountCents, from }) => amountCents !== null || from !== null)
  )
}

/** Questions about what can be paid: "a number that you can live with" asks for nobody at home. */
export const aboutPaying: readonly Topic[] = [
  'able_monthly',
  'able_now',
  'pay_full',
  'offer_ok',
  'choose',
  'commitment',
  'method',
]

/** The first lines of a call, with names and a greeting in them, ask for nothing that is known of the case. */
export function introduces({ mind, heard }: Moment): boolean {
  const asked = heard.question ?? heard.unsure
  const greets = heard.acts.has('identify') || heard.acts.has('verify') || heard.socials.has('greeting')
  const vague = asked === null || asked.certainty < 0.5 || proofs.includes(asked.topic)
  return vague && mind.turn <= 3 && (greets || mind.turn === 1)
}

/** "How are you doing today?" asks for no fact. */
export function greets({ topic, about, certainty }: Asked & { certainty: number }): boolean {
  return topic === 'wellbeing' && about !== 'household' && certainty >= 0.85
}

/** A sentence that asks and was not read as a question. */
function unread(sentence: Sentence | null): (Asked & { certainty: number }) | null {
  return sentence && { topic: 'elsewhere', asks: 'what', words: [], certainty: 0, line: sentence.quote }
}

/** Of a question's words, so many were in one that the fact has answered: it is the same question. */
const sameQuestion = 0.6

/** Whether the same words were told in answer to another question: said again to this one, they answer neither. */
function answeredElsewhere({ mind }: Moment, fact: Fact, { words }: Asked): boolean {
  const before = mind.toldFor[fact.id]
  if (before === undefined || !mind.toldAs.includes(fact.text)) return false
  if (words.length === 0) return true
  return words.filter((word) => before.includes(word)).length < sameQuestion * words.length
}

/** Questions about the debtor's circumstances; those about payments and the call are answered as such. */
const lifeGroups: readonly TopicGroup[] = ['person', 'household', 'work', 'money', 'debt']

/** Asks for a date, a place, a name or a figure: that is told without telling the story. */
function isPrecise(moment: Moment, question: Asked): boolean {
  const { line } = asAsked(moment, question)
  const asks = line === undefined ? question.asks : wantedOf(line).asks
  return (
    question.topic !== 'cause' &&
    (question.topic === 'purpose' ||
      ['when', 'where', 'who', 'how_much', 'how_many', 'which', 'whether'].includes(asks))
  )
}

/** What may bring the cause to light. */
const causeTopics: readonly Topic[] = ['cause', 'job_loss', 'behind_since', 'feelings', 'health']

/**
 * Why the debtor is behind is told once there is some trust: an open question brings it to light sooner. Until
 * then it says that it would rather not, or objects where the turn speaks of paying, at most twice; who goes on asking
 * kindly gets there.
 */
export const tellCause: Chooser = (moment) => {
  const { mind, level, heard, impact, life } = moment
  const { question } = heard
  if (!question || mind.causeKnown || impact.harm !== null) return null
  if (!lifeGroups.includes(groupOf(question.topic)) || greets(question)) return null
  const opens =
    question.topic === 'cause' || (heard.acts.has('open_probe') && groupOf(question.topic) !== 'payment')
  const found = findFact(life, asAsked(moment, question), mind.told)
  const aboutIt =
    found.kind === 'fact' &&
    life.cause.includes(found.fact.id) &&
    !(found.sure && isPrecise(moment, question))
  if (!(question.topic === 'cause' || aboutIt || (opens && causeTopics.includes(question.topic)))) return null
  if (followsUp(moment, question) && !(found.kind === 'fact' && found.sure)) return null
  const refused = mind.refused.filter((topic) => topic === 'cause').length
  const gate = level.revealsAtTrust - (opens ? rules.openProbeEasier : 0) - refused * 6
  const fact = found.kind === 'fact' && (aboutIt || found.sure) ? found.fact : causeFact(moment)
  if (mind.feelings.trust < gate && refused < 3)
    return fact !== null && refused === 0 && mind.feelings.trust >= gate - givesSome && calm(moment)
      ? tellSome(moment, fact, question.words)
      : holdBack(moment, 'cause')
  return tellingCause(moment, fact, question.words)
}

/** A cause that is hardly read in a whole sentence of its own, or why something is that the debtor has just told. */
export function followsUp({ mind, life }: Moment, { topic, certainty, asks, words }: Question): boolean {
  const ofCause = mind.lastTopic === 'cause' && mind.causeKnown
  if (topic !== 'cause' || words.length < ownWords || ofCause) return false
  if (certainty < hardlyRead) return true
  if (certainty >= surelyCause || asks !== 'why' || mind.situations.at(-1) !== 'fact') return false
  const told = new Set(stemsOf(mind.toldAs.at(-1) ?? '', life.language))
  return words.some(
    (word) => !speaksOfPaying(word) && stemsOf(word, life.language).some((stem) => told.has(stem)),
  )
}
/** So surely it is asked why somebody is behind, whatever was told before. */
const surelyCause = 0.85
const ownWords = 2
const hardlyRead = 0.2

/** So far below the trust that opens up, a calm person still says in a sentence what happened. */
const givesSome = 15

function calm({ mind, difficulty }: Moment): boolean {
  return mind.feelings.anger < rules.upsetAt && difficulty !== 'expert'
}

/** "Go on, I'm listening": whoever has not told yet what happened tells it now, as if it had been asked for. */
export const goOn: Chooser = (moment) => {
  const { heard, line, mind } = moment
  if (heard.question !== null || !mind.debtStated || !invitesOn(line)) return null
  if (mind.causeKnown) return raiseObjection(moment)
  return tellCause(asking(moment, 'cause', []))
}

/** The moment as if that had been asked. */
export function asking(moment: Moment, topic: Topic, words: string[]): Moment {
  const question: Question = { topic, about: 'debt', asks: 'what', words, certainty: 1 }
  return { ...moment, heard: { ...moment.heard, question } }
}

/** A first sentence of what happened; the cause is not in the open by that. */
function tellSome({ mind }: Moment, fact: Fact, words: readonly string[]): Move {
  return {
    says: { fact, again: mind.toldAs.includes(fact.text) },
    act: 'answer',
    change: {
      ...nowTold(mind, fact, words),
      refused: [...mind.refused, 'cause'],
      lastTopic: 'cause',
    },
  }
}

/**
 * "Why do you need to know that?" was answered, and nothing else was asked: now the debtor says what it was asked
 * before.
 */
export const answerAfterAll: Chooser = (moment) => {
  const { mind, before, heard, impact, life } = moment
  if (before.putOff === null || heard.asks || heard.pitches || impact.harm !== null) return null
  if (!explaining.some((one) => heard.socials.has(one) || moment.reading.words > fewWords)) return null
  const { fact, words } = before.putOff
  if (mind.told[fact.id] !== undefined || life.cause.includes(fact.id)) return null
  return tell({ ...moment, mind: { ...mind, refused: [...mind.refused, fact.topic] } }, fact, { words })
}
/** What answers a question about a question. */
const explaining: readonly Social[] = ['answer', 'will_do', 'process', 'account', 'reassure', 'correct']
/** A longer turn tells something. */
const fewWords = 4

/** A topic that is surer than this is worth trying. */
const guessed = 0.25

/** "How old?", "how are they?" after the children were spoken of, or where the line names them, is about them. */
const personal: readonly Topic[] = ['age', 'wellbeing', 'name', 'health', 'work', 'education']
const others: readonly Topic[] = ['children', 'relatives', 'partner', 'pets', 'household']
function ofOthers({ mind, reading }: Moment, { topic, words }: Question): Topic | null {
  if (!personal.includes(topic)) return null
  const line = reading.sentences.map(({ quote }) => quote).join(' ')
  const asked = reading.sentences.find(({ question }) => question?.words === words)?.quote ?? line
  const named = kinIn(namesListener(asked) ? asked : line)
  if (named !== null && topic === 'age') return named
  const spoken = mind.lastTopic !== null && others.includes(mind.lastTopic) ? mind.lastTopic : null
  return words.length <= fewTerms && !namesListener(line) ? spoken : null
}
const fewTerms = 3

/** The question that the life may answer. Whose topic is not clear, or about somebody else, is found by its words. */
function asksTheLife(moment: Moment): Question | null {
  const { heard, mind } = moment
  const { question, unsure } = heard
  if (!question)
    return unsure === null || unsure.certainty >= guessed ? unsure : { ...unsure, topic: 'elsewhere' }
  const known = timesSaid(mind, 'identity.confirm') + timesSaid(mind, 'identity.business') > 0
  const others = ofOthers(moment, question)
  if (others !== null) return { ...question, topic: others, about: 'household' }
  const another = question.topic === 'name' && question.about !== 'debtor' && known
  return another ? { ...question, topic: 'elsewhere' } : question
}

/** A question about the debtor's life is answered from it: openly, guardedly, or with a refusal as the mood allows. */
export const answerFromLife: Chooser = (moment) => {
  const { life, mind, impact } = moment
  const question = asksTheLife(moment)
  if (!question || impact.harm !== null) return null
  // "Card or check?" asks for no card that is owed on.
  if (question.topic === 'method' && question.certainty >= 0.6) return null
  const found = findFact(life, asAsked(moment, question), mind.told)
  const other = found.kind === 'fact' && life.cause.includes(found.fact.id) && followsUp(moment, question)
  if (found.kind === 'none' || other || answeredElsewhere(moment, found.fact, question))
    return question.certainty >= 0.5 && question.topic !== 'elsewhere'
      ? (bargainInstead(moment) ?? unknown(moment, question))
      : null
  return tell(moment, found.fact, question)
}

/**
 * Nothing is known of it. About their own life the guarded say, once, that it is none of the caller's business; everybody else
 * puts it off.
 */
function unknown(moment: Moment, { topic, about, asks, words }: Question): Move {
  const { mind, personality } = moment
  const change = { lastTopic: topic }
  const own =
    (about === 'debtor' || about === 'household' || about === 'work') && ownGroups.includes(groupOf(topic))
  const guarded = !open.includes(personality) && mind.feelings.trust < trusting
  const situation = refusals[groupOf(topic)] ?? 'ask.refuse.personal'
  if (own && guarded && timesSaid(mind, situation) === 0)
    return { says: { situation }, act: 'ask_back', change }
  // "How much was that bill?" asks for no proof.
  const views = topic === 'amount_view' || topic === 'not_mine' || (topic === 'proof' && asks !== 'how_much')
  const disputed = views ? disputing(moment) : null
  if (disputed !== null) return disputed
  // "Does that sound right?", to who has nothing against it.
  if (
    topic === 'amount_view' &&
    asks === 'whether' &&
    !mind.objections.some(({ topic: one }) => disputes.includes(one))
  )
    return isDoubt(moment)
      ? (raiseObjection(moment) ?? { says: { situation: 'plain.no' }, act: 'answer', change })
      : { says: { situation: 'heard.debt' }, act: 'answer', change }
  const move = putOffQuestion(moment, topic, words)
  return { ...move, change: { ...change, ...move.change } }
}
/** "Do you think that number's wrong?": it is not, to who has nothing against it. */
function isDoubt({ reading }: Moment): boolean {
  const last = reading.sentences.findLast(({ question }) => question?.topic === 'amount_view')
  return last !== undefined && doubtsAmount(last.quote)
}
const open: readonly Moment['personality'][] = ['cooperative', 'polite_but_resistant', 'emotional']
/** From this trust on nobody keeps small things to themselves. */
const trusting = 50
const ownGroups: readonly TopicGroup[] = ['person', 'household', 'work']
