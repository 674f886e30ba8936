import type { Sentence } from '#server/language/reading.ts'
import { answerFormOf } from '#server/language/answer-form.ts'
import { givesChoice } from '#server/language/alternatives.ts'
import { asksWhatCouldBePaid } from '#server/language/requests/asks-for-figure.ts'
import { asksToSend } from '#server/language/requests/asks-to-send.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { Topic, TopicGroup } from '#server/language/vocabulary.ts'
import type { Fact } from '../life/life.ts'
import { contentWords } from '../life/word-families.ts'
import type { DebtorAct } from '../plan.ts'
import type { Situation } from '../bank/situations.ts'
import { agreeToSend } from './agree-to-request.ts'
import { namePartOfDay, nameTime } from './arrange-call.ts'
import { answerAboutTheCall } from './asked-about-call.ts'
import { answerAsWritten, answerBesideAsWritten } from './as-written.ts'
import { answerByWords, answerFromLife, introduceOther } from './asked.ts'
import { nowTold } from './cause.ts'
import { groupOf, hear } from './heard.ts'
import { bargain, dealTopics } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { isTag } from './tags.ts'

/** Both halves are told in so many words at most. */
const mostWords = 45
/** A question of fewer words does not say by itself what it asks. */
const fewest = 3
/** From here on it is clear what a question about the debtor's life asks. */
const clearly = 0.75
/** Topics that the life answers; identity, payments and the call have answers of their own. */
const ofLife: readonly TopicGroup[] = ['person', 'household', 'work', 'money', 'debt']
/** Moves that answer what was asked: something may be told beside them. */
const answering: readonly DebtorAct[] = [
  'answer',
  'reveal',
  'partial_offer',
  'counter_offer',
  'promise',
  'accept',
  'confirm_promise',
]
/** What has moves of its own, or is as often asked of somebody else ("did he pay you anything?"). */
const notBeside: readonly Topic[] = ['cause', 'wellbeing', 'amount_view', 'last_payment']
/** From here on it is clear that something is arranged. */
const surelyArranges = 0.85
/** What is arranged beside something else. */
const arrangements: readonly Situation[] = ['ask.send', 'ask.contact', 'ask.call_time', 'ask.part_of_day']
/** What names a sum, a day or a way to pay. */
const naming: readonly Situation[] = [
  'money.name',
  'money.name.once',
  'money.name.again',
  'money.counter',
  'money.day',
  'money.method',
  'money.day_method',
]

/** A question of the turn, and the moment as it would be if nothing else had been said. */
type Half = { sentence: Sentence; moment: Moment }

/**
 * "Who do you live with, and how much is your rent?": the other of two questions is answered beside the one that the move answers, each
 * as it would be if it had been asked alone. Where the move only puts off its half with a phrase, what is known is told instead of it.
 * An answer to one of two questions was good in 39 of 100 labels of free talk, any other one in 70 (data/free-talk, thirty-eighth
 * round). `chooseAlone`: the choice of a move, without what stands beside it.
 */
export function withOtherHalf(moment: Moment, move: Move, chooseAlone: Chooser): Move {
  if (move.endsCall === true || moment.impact.harm !== null || !answering.includes(move.act)) return move
  const marked = moment.reading.sentences.some(({ interrogative }) => interrogative === 'marked')
  const halves = moment.reading.sentences
    .filter((sentence) => sentence.interrogative === (marked ? 'marked' : 'worded') && !isTag(sentence))
    .map((sentence) => ({ sentence, moment: askedAlone(moment, sentence) }))
  if (halves.length < 2)
    return affirms(move) ? (openHalf(openlyAsked(moment), ofLifeAlone(chooseAlone)) ?? move) : move
  if (isVague(move))
    return firstKnown(moment, move, halves) ?? (affirms(move) ? openHalf(halves, chooseAlone) : null) ?? move
  const answered = halves.findIndex(({ moment: alone }) =>
    [chooseAlone, ...telling].some((chooser) => isSame(chooser(alone), move)),
  )
  if (answered < 0) return move
  for (const [at, half] of halves.entries()) {
    const both = at === answered ? null : withHalf(moment, move, half, at < answered)
    if (both !== null) return both
  }
  return move
}

/** The moment as if nothing but that sentence had been said. */
export function askedAlone(moment: Moment, sentence: Sentence): Moment {
  const line = sentence.quote
  const reading = { ...moment.reading, sentences: [sentence], words: wordCount(line) }
  return { ...moment, reading, line, heard: hear(reading) }
}

function isSame(one: Move | null, { says }: Move): boolean {
  if (one === null) return false
  return 'fact' in one.says
    ? 'fact' in says && one.says.fact.id === says.fact.id
    : 'situation' in says && one.says.situation === says.situation
}

const vague = ['plain.', 'low.'] as const

/** A phrase that fits any question of its kind. */
function isVague({ says }: Move): boolean {
  return 'situation' in says && vague.some((one) => says.situation.startsWith(one))
}

/** Says yes, or neither yes nor no. */
const affirming: readonly Situation[] = ['plain.yes', 'plain.confirm', 'plain.guess']

const affirms = ({ says }: Move): boolean => 'situation' in says && affirming.includes(says.situation)

/** "How many of them were there, and are you still in the same place?": no yes answers the question that asks for more. */
function openHalf(halves: readonly Half[], chooseAlone: Chooser): Move | null {
  const open = halves.find(
    ({ sentence: { quote } }) => answerFormOf(quote).asks !== 'whether' || givesChoice(quote),
  )
  if (open === undefined) return null
  const alone = chooseAlone(open.moment)
  const stirs = alone?.raises !== undefined || alone?.invokes !== undefined || alone?.endsCall === true
  return alone === null || stirs || affirms(alone) ? askAgain : alone
}
/** "Which day in August | did you move" asks for no day of paying. */
const ofLifeAlone =
  (chooseAlone: Chooser): Chooser =>
  (moment) => {
    const move = chooseAlone(moment)
    const ofMoney = move !== null && 'situation' in move.says && move.says.situation.startsWith('money.')
    return ofMoney ? null : move
  }
const askAgain: Move = { says: { situation: 'low.question' }, act: 'answer' }

/** "Four students, which day in August | did you move": a recogniser's line that was cut asks for more than a yes. */
function openlyAsked(moment: Moment): Half[] {
  return moment.reading.sentences
    .filter(
      ({ question, quote }) =>
        question !== null && question.certainty >= fairly && answerFormOf(quote).asks !== 'whether',
    )
    .map((sentence) => ({ sentence, moment: askedAlone(moment, sentence) }))
}
const fairly = 0.5

/** What is known of the first half of which something is, told instead of the move. */
function firstKnown(moment: Moment, move: Move, halves: readonly Half[]): Move | null {
  for (const half of halves) {
    const fact = newlyTold(half, move)
    if (fact !== null)
      return {
        says: { fact, again: false },
        act: 'answer',
        change: { ...nowTold(moment.mind, fact, wordsOf(half)), lastTopic: fact.topic },
      }
  }
  return null
}

/** The move with the answer to the other half before or behind it; null where there is none. */
function withHalf(moment: Moment, move: Move, half: Half, first: boolean): Move | null {
  if (asksToPay(half)) return withSum(move, half, first)
  // "Is Diego your son? At what time may I call?": what is only checked goes without saying before something else.
  const known = first && checksKin(half) ? null : newlyTold(half, move)
  const fact = known === null ? null : shortBeside(move, known)
  if (fact === null) return withArrangement(move, half, first)
  const { told = {}, toldAs = moment.mind.toldAs, toldFor = {} } = move.change ?? {}
  const now = nowTold(moment.mind, fact, wordsOf(half))
  return {
    ...move,
    beside: { says: { fact, again: false }, first },
    change: {
      ...move.change,
      told: { ...now.told, ...told, [fact.id]: now.told[fact.id] ?? 1 },
      toldAs: first
        ? [...moment.mind.toldAs, fact.text, ...toldAs.slice(moment.mind.toldAs.length)]
        : [...toldAs, fact.text],
      toldFor: { ...now.toldFor, ...toldFor, [fact.id]: now.toldFor[fact.id] ?? [] },
    },
  }
}

/** "What could you pay, and when are you paid?": the sum is the move, and what is told stands beside it. */
function withSum(move: Move, half: Half, first: boolean): Move | null {
  // What brings something to light or invokes a right is the move itself.
  const alone = move.reveals === true || move.raises !== undefined || move.invokes !== undefined
  const sum = 'fact' in move.says && !alone ? bargain(half.moment) : null
  if (sum === null || !('situation' in sum.says) || !naming.includes(sum.says.situation)) return null
  return { ...sum, change: { ...move.change, ...sum.change }, beside: { says: move.says, first: !first } }
}

/** "Could you send us the photo, and how do you want to hear back?" */
function withArrangement(move: Move, half: Half, first: boolean): Move | null {
  if ((half.sentence.question?.certainty ?? 0) < surelyArranges) return null
  for (const chooser of [agreeToSend, namePartOfDay, nameTime, answerAboutTheCall]) {
    const arranged = chooser(half.moment)
    if (arranged === null) continue
    const { says } = arranged
    return 'situation' in says && arrangements.includes(says.situation) && !isSame(arranged, move)
      ? { ...move, beside: { says, first } }
      : null
  }
  return null
}

const asksToPay = ({ sentence: { question, quote } }: Half): boolean =>
  (question !== null && question.certainty >= clearly && dealTopics.includes(question.topic)) ||
  asksWhatCouldBePaid(quote)

const checksKin = ({ sentence: { question } }: Half): boolean =>
  question?.asks === 'whether' && groupOf(question.topic) === 'household'

const wordsOf = ({ sentence }: Half): readonly string[] =>
  sentence.question?.words ?? contentWords(sentence.quote)

/** What surely answers a half and was not told before, nor by the move. */
function newlyTold(half: Half, { says }: Move): Fact | null {
  const { moment, sentence } = half
  if (notBeside.includes(moment.heard.question?.topic ?? 'elsewhere')) return null
  // "Fifty?", "where's that from?" lean on what was said before.
  if (wordCount(half.sentence.quote) < fewest || wordsOf(half).length === 0) return null
  // "Could you send me the letter" asks for nothing that is known of it.
  const choosers = asksToSend(sentence.quote) ? [answerAsWritten] : telling
  for (const chooser of choosers) {
    const told = chooser(moment)
    if (told === null) continue
    if (told.act !== 'answer' || !('fact' in told.says) || told.says.again) return null
    const { fact } = told.says
    const isTold = 'fact' in says && (says.fact.id === fact.id || says.fact.text.includes(fact.text))
    return isTold || !isWorthTelling(moment, fact) ? null : fact
  }
  return null
}

const answerIfClear: Chooser = (moment) => {
  const { question } = moment.heard
  const clear = question !== null && question.certainty >= clearly && ofLife.includes(groupOf(question.topic))
  return clear ? answerFromLife(moment) : null
}

const telling: readonly Chooser[] = [
  introduceOther,
  answerAsWritten,
  answerByWords,
  answerBesideAsWritten,
  answerIfClear,
]

/** A bare name, what is made up and what has moves of its own are told to a question alone. */
function isWorthTelling({ mind, life }: Moment, { id, text, from }: Fact): boolean {
  const bareName = wordCount(text) < 3 && !/\d/.test(text)
  const untold = !mind.causeKnown && life.cause.includes(id)
  return mind.told[id] === undefined && !untold && !bareName && from !== 'seed'
}

/** The fact, in its short words where both halves would be too long; null where even those are. */
function shortBeside({ says }: Move, fact: Fact): Fact | null {
  const left = mostWords - ('fact' in says ? wordCount(says.fact.text) : 0)
  if (wordCount(fact.text) <= left) return fact
  return wordCount(fact.again) <= left ? { ...fact, text: fact.again } : null
}
