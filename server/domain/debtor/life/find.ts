import { alternativesIn } from '#server/language/alternatives.ts'
import { answerFormOf } from '#server/language/answer-form.ts'
import { asksForPayDay } from '#server/language/requests/asks-for-pay-day.ts'
import {
  asksForOccupation,
  asksWhetherWorking,
  guessesOccupation,
} from '#server/language/requests/asks-for-occupation.ts'
import { topics as allTopics, type Asks, type Topic } from '#server/language/vocabulary.ts'
import type { Question } from '#server/language/reading.ts'
import { wordCount } from '#server/language/text/plain.ts'
import { wantedOf, type Wanted } from '#server/language/wanted.ts'
import { ageAsked, asksAgeOfOther } from './ages.ts'
import { causesOf } from './causes.ts'
import { attorneyFactIds } from './facts/attorney.ts'
import type { Fact, Life } from './life.ts'
import { countsNoun } from './phrase-for.ts'
import { phrasesOf } from './phrases.ts'
import { rank, type Ranked } from './rank/rank.ts'
import { replyOf, whole } from './reply-of.ts'
import { onlyOwes, tellsCause } from './scenario/topics.ts'

/** What the debtor has to say to a question. */
export type Found =
  /**
   * Its text is a whole reply to this question, `again` the same for when it was told before. `sure`: the words of the
   * question are those of the fact, not only its topic.
   */
  | { kind: 'fact'; fact: Fact; sure: boolean }
  /** Something that this person does not know or remember. */
  | { kind: 'none' }

/** `line`: the question as it was asked; its form and words are taken from there. */
export type Asked = Pick<Question, 'topic' | 'asks'> & {
  about?: Question['about']
  words: readonly string[]
  certainty?: number
  line?: string
  /** What else was said in the same turn. */
  besides?: string
  /** The id of the fact that the debtor told with its last reply. */
  last?: string | null
}

/** Questions about what the debtor can pay. */
const payable: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

/** Below it three of four answers are wrong ones (data/facts); an invented fact goes by its topic alone. */
const enough = { written: 0.42, invented: 0.25 }
/**
 * What asks for a thing, a person or a reason has no answer that fits them all, so a likely fact is told sooner: of those
 * between .3 and .42 (data/facts) two of five are right, and as many answers that say nothing.
 */
const enoughForThings = 0.3
const things: readonly Asks[] = ['what', 'which', 'who', 'why']
/**
 * Plain questions about plain things ("do you have kids?", "when are you paid?"), surely understood: what is written of the very
 * topic answers them, whatever words it has.
 */
const plainlyAsked: Partial<Record<Topic, readonly Asks[]>> = {
  children: ['whether', 'who', 'how_many'],
  partner: ['whether', 'who'],
  pets: ['whether', 'who', 'what'],
  household: ['whether', 'who'],
  support: ['whether', 'who'],
  payday: ['when', 'what', 'which', 'how'],
  work: ['what', 'which', 'where'],
  purpose: ['what'],
}
const surelyPlain = 0.85
/** Less likely, even a clause of the very topic tells something else of it: "truck taken at a job site" is no work. */
const plainChance = 0.2
/** "What do you do?" is not answered by what the husband does. */
const ofDebtor: readonly Topic[] = ['work', 'payday']
/**
 * A written fact that shares no word with the question, and has no phrase of the kind that was asked for, answers it only
 * where it is likelier than all else: of 62 questions between .5 and .9 (data/facts) 45 were answered by it.
 */
const enoughWithoutWords = 0.5
const surelyMeans = 0.8
/** What wants a yes or a no has a plain one where no fact surely answers it. */
const enoughForYes = 0.6
/** So likely a fact of the very topic tells the thing that was asked for, in whichever words: "which hospital was it?". */
const enoughOfTopic = 0.38
/** From here on the fact answers the question, whatever its topic was taken for. */
const surely = 0.5
/**
 * How surely a question has to be of the topic of an invented fact: less where the fact shares a word with it. Below, half of
 * those told in free talk were wrong; above, one in six.
 */
const surelyAsked = { withWords: 0.75, withoutWords: 0.85 }
/** What was told gives way to what fits nearly as well: so much of its chance is left. */
const toldBefore = 0.4

/** "What size of installment?" asks for a sum, whatever its form. */
function wantedBy({ line, asks, topic }: Asked): Wanted {
  const wanted: Wanted = line === undefined ? { asks, noun: null, aims: null, person: false } : wantedOf(line)
  return payable.includes(topic) && ['what', 'which', 'whether', 'how'].includes(wanted.asks)
    ? { ...wanted, asks: topic === 'pay_when' ? 'when' : 'how_much' }
    : wanted
}

/**
 * The reply to a question: the fact that most likely answers it, in the phrase that was asked for ("On the 15th.") or in
 * a clause of at most 18 words. `told` counts how often each fact was told in this call: what was told gives way to the
 * next that fits about as well. Pure; a life is indexed once.
 */
export function findFact(life: Life, asked: Asked, told: Readonly<Record<string, number>> = {}): Found {
  if (!allTopics.includes(asked.topic)) return { kind: 'none' }
  const wanted = wantedBy(asked)
  const age = ageAsked(life, asked)
  if (age !== null) return { kind: 'fact', fact: age, sure: true }
  // Whose age nobody wrote is made up; that there are children is no answer.
  const asksAge = asked.line !== undefined && answerFormOf(asked.line).asks === 'how_old'
  const { ranked: all, unknown, query } = rank(life, asked, wanted)
  const ofOther = asked.about === 'household' || asksAgeOfOther(life, asked)
  const asksWhy = asked.topic === 'cause' || wanted.asks === 'why'
  const ranked = withoutMeans(all, asked)
    .filter(({ entry: { fact } }) => !(asksWhy && onlyOwes(fact.text)) && !reachesAttorney.includes(fact.id))
    .filter(({ entry: { fact } }) => !isExpected(asked) || tellsOfMoney(fact))
    .filter(({ entry: { fact } }) => (asksAge ? !ofOther && fact.topic === 'age' : true))
  const left = (one: Ranked) => one.chance * ((told[one.entry.fact.id] ?? 0) > 0 ? toldBefore : 1)
  const sorted = ranked.toSorted((a, b) => left(b) - left(a))
  const [likeliest] = sorted
  const asksForCause =
    asked.topic === 'cause' && (asked.certainty ?? 1) >= causeIsAsked && !precise.includes(wanted.asks)
  // That somebody is behind is no answer to why, whatever words it shares with the question.
  const tells = (one: Ranked) => one.words >= 0.5 && (asked.asks !== 'why' || tellsCause(one.entry.fact.text))
  if (asksForCause && (likeliest === undefined || !tells(likeliest))) {
    const causes = causesOf(life)
    const cause = causes.find(({ id }) => told[id] === undefined) ?? causes[0]
    const known = causes.some(({ id }) => told[id] !== undefined)
    const chanceOf = (id: string) => sorted.find(({ entry: { fact } }) => fact.id === id)?.chance ?? 0
    // What happened was told: whatever else is asked for by words of which no cause has any was misread.
    if (cause !== undefined && (!known || surelyAfterAll(asked) || chanceOf(cause.id) >= goesOn))
      return { kind: 'fact', fact: whole(cause), sure: false }
  }
  // "Is it the electric or the water?" is answered with one of the two, not with what was made up of the purpose.
  const choice = asked.line !== undefined && alternativesIn(asked.line) !== null
  const passesBy = (one: Ranked) => choice && !isWritten(one) && one.words === 0
  const likely =
    (guessesOccupation(asked.line ?? '') ? ownWork(sorted) : undefined) ??
    sorted.find((one) => isPlainlyOf(one, asked, wanted) && one.entry.fact.topic === asked.topic) ??
    sorted.find((one) => isPlainlyOf(one, asked, wanted)) ??
    sorted.find((one) => isOccupation(one, asked)) ??
    sorted.find((one) => isPayDay(one, asked)) ??
    sorted.find((one) => counts(one, wanted, life)) ??
    sorted.find((one) => one.chance >= unknown && !passesBy(one) && answers(one, asked, wanted, life))
  // What was written goes before what was made up.
  const job =
    asked.topic === 'work' && asksForOccupation(asked.line ?? '') ? livelihood(sorted, asked) : undefined
  const first =
    job ??
    (likely !== undefined && isWritten(likely)
      ? likely
      : (sorted.find((one) => isOnTopic(one, asked, wanted, life)) ?? likely))
  if (first === undefined) return { kind: 'none' }
  return {
    kind: 'fact',
    fact: replyOf({ fact: first.entry.fact, phrase: first.phrase }, wanted, query.terms, query.line, life),
    sure:
      (isWritten(first) && first.chance >= surely) || counts(first, wanted, life) || isPayDay(first, asked),
  }
}

/** So likely a further clause of the cause is what is asked for; of 17 below it (free talk, rounds fifteen and sixteen) 12 were wrong. */
const goesOn = 0.12

/** The cause is asked for outright, once more. */
function surelyAfterAll({ certainty = 1, words }: Asked): boolean {
  return certainty >= 0.9 && words.length <= 3
}

/** How an attorney is reached is told by the move for it, and answers nothing else. */
const reachesAttorney: readonly string[] = Object.values(attorneyFactIds)

/** "When do you think they'll pay you?": not when something else was paid. */
const isExpected = ({ topic, certainty = 1 }: Asked) => topic === 'expected_money' && certainty >= surelyPlain
const tellsOfMoney = ({ topic, also }: Fact) =>
  [topic, ...also].some((one) => one === 'expected_money' || one === 'payday')

function isPlainlyOf(one: Ranked, { topic, certainty = 1, line = '' }: Asked, wanted: Wanted): boolean {
  const asks = plainlyAsked[topic]?.includes(wanted.asks) || (topic === 'work' && asksWhetherWorking(line))
  if (certainty < surelyPlain || !asks) return false
  if (one.chance < plainChance) return false
  const { fact } = one.entry
  const own = !ofDebtor.includes(topic) || fact.of !== 'other'
  const ofTopic = [fact.topic, ...fact.also].includes(topic)
  return isWritten(one) && fact.quotable && own && ofTopic && !fact.also.includes('able_monthly')
}

/** "Are you an accountant or something?": what somebody does instead, whatever words it has; what was written before what was made up. */
function ownWork(sorted: readonly Ranked[]): Ranked | undefined {
  const work = sorted.filter(
    ({ entry: { fact } }) => fact.quotable && fact.topic === 'work' && fact.of !== 'other',
  )
  return work.find(isWritten) ?? work[0]
}

/** What somebody does for a living, where it was written; that they work again, or work less, tells no job. */
function livelihood(sorted: readonly Ranked[], asked: Asked): Ranked | undefined {
  const written = sorted.find(
    (one) =>
      isWritten(one) &&
      one.chance >= surely &&
      one.entry.fact.quotable &&
      one.entry.fact.of !== 'other' &&
      one.entry.fact.topic === 'work' &&
      !one.entry.fact.also.includes('cause') &&
      wordCount(one.entry.fact.text) >= tellsJob,
  )
  return written ?? sorted.find((one) => isOccupation(one, asked))
}
const tellsJob = 4

/** "What do you do for work?" is answered with the occupation, not with all that has to do with work. */
function isOccupation({ entry }: Ranked, { topic, line = '' }: Asked): boolean {
  return topic === 'work' && entry.place < 0 && entry.fact.topic === 'work' && asksForOccupation(line)
}

/** When somebody is paid is never forgotten: what was made up of it answers as well, whatever the topic was taken for. */
function isPayDay({ entry: { fact } }: Ranked, { line = '' }: Asked): boolean {
  return (
    fact.topic === 'payday' && fact.quotable && !fact.also.includes('able_monthly') && asksForPayDay(line)
  )
}

/** What one earns or lives on is not what one could pay, nor is it why one is behind. */
const earning: readonly Topic[] = [
  'cause',
  'income',
  'work',
  'work_hours',
  'work_since',
  'payday',
  'other_income',
  'expenses',
  'support',
  'household',
  'children',
  'partner',
  'health',
]

function withoutMeans(ranked: readonly Ranked[], { topic, certainty = 1 }: Asked): readonly Ranked[] {
  if (!earning.includes(topic) || certainty < topicIsClear) return ranked
  return ranked.filter(({ entry }) => !entry.fact.also.includes('able_monthly'))
}

/** Below it a question that was taken for one after the cause is as often about something that nobody knows. */
const causeIsAsked = 0.4
/** From here on the topic of a question is clear enough to tell facts by it. */
const topicIsClear = 0.5
/** So likely a written fact of the very topic answers a question that clearly shares a word with it. */
const enoughOnTopic = 0.15
const sharesClearly = 0.9

function isOnTopic(one: Ranked, { topic, certainty = 1 }: Asked, wanted: Wanted, life: Life): boolean {
  const { fact } = one.entry
  const fits = one.words >= sharesClearly
  return (
    isWritten(one) &&
    !isMute(one) &&
    certainty >= topicIsClear &&
    [fact.topic, ...fact.also].includes(topic) &&
    fits &&
    one.chance >= enoughOnTopic &&
    (!precise.includes(wanted.asks) || tellsWhat(one, wanted, life))
  )
}

/** So likely a written count of the very thing that was asked for is the answer, however the rest of the question reads. */
const enoughToCount = 0.1

function counts({ entry, phrase, chance }: Ranked, { asks, noun }: Wanted, life: Life): boolean {
  if (asks !== 'how_many' || noun === null || phrase === null) return false
  return entry.place >= 0 && chance >= enoughToCount && countsNoun(phrase, noun, life)
}

const isWritten = ({ entry }: Ranked) => entry.place >= 0

/** Whether a fact is likely enough to be the answer, and of the kind that was asked for. */
function answers(one: Ranked, { certainty = 1, topic: asked }: Asked, wanted: Wanted, life: Life): boolean {
  if (isMute(one)) return false
  const shares = one.words > 0
  if (isWritten(one) && !ofItsTopic(one, asked) && !meansTheSame(one)) return false
  if (!isWritten(one))
    return (
      !(wanted.asks !== 'whether' && /^(?:No|Yes|Sí)[.,]/u.test(one.entry.fact.text)) &&
      one.chance >= enough.invented &&
      certainty >= (shares ? surelyAsked.withWords : surelyAsked.withoutWords)
    )
  // What one could pay is no answer to "does the family help?".
  const means = one.entry.fact.also.includes('able_monthly')
  if (means && wanted.asks === 'whether' && !payable.includes(asked) && one.chance < surelyMeans) return false
  const ofTopic = one.phrase !== null && certainty >= surelyAsked.withoutWords
  const atLeast = things.includes(wanted.asks) ? enoughForThings : enough.written
  const names = one.chance >= enoughOfTopic && certainty >= topicIsClear && things.includes(wanted.asks)
  const close = shares || ofTopic || names || isPlainly(one, asked, certainty)
  const least = wanted.asks === 'whether' ? enoughForYes : close ? atLeast : enoughWithoutWords
  return one.chance >= least && (!precise.includes(wanted.asks) || tellsWhat(one, wanted, life))
}

/**
 * Whether a fact is of the topic that was asked about, which "elsewhere" never is. A fact of which no topic is known may be of
 * any: "I'm paid between the 4th and the 6th" answers "what day are you paid?".
 */
function ofItsTopic({ entry: { fact }, words, phrase }: Ranked, asked: Topic): boolean {
  if (asked === 'elsewhere') return false
  const unknown = fact.topic === 'elsewhere' && fact.also.length === 0
  return unknown ? words > 0 || phrase !== null : [fact.topic, ...fact.also].includes(asked)
}

/**
 * A written fact of another topic answers only by the words of the question: of those that shared hardly any (free talk, rounds
 * six to nine) 14 of 18 labels said wrong, of single phrases below this chance 9 of 14.
 */
const otherTopic = { words: 0.75, phraseChance: 0.75 }

function meansTheSame({ words, phrase, chance }: Ranked): boolean {
  return words >= otherTopic.words && (phrase === null || chance >= otherTopic.phraseChance)
}

/** "What was the money for?" is of its topic beyond doubt, and so is the fact: then the words need not be the same. */
function isPlainly({ entry, chance }: Ranked, asked: Topic, certainty: number): boolean {
  const { topic, also } = entry.fact
  return certainty >= plainly.asked && chance >= plainly.chance && [topic, ...also].includes(asked)
}
const plainly = { asked: 0.95, chance: 0.5 }

/** What asks for a day, a person or a number is answered by nothing else. */
const precise: readonly Asks[] = ['when', 'who', 'how_many', 'how_much']

function tellsWhat({ entry, phrase }: Ranked, { asks, noun }: Wanted, { language }: Life): boolean {
  if (phrase !== null) return true
  const asksForNumber = (asks === 'how_many' && noun === null) || asks === 'how_much'
  return asksForNumber && phrasesOf(entry.fact.text, 'how_many', language, null).length > 0
}

/** Knowledge that must not be quoted, and no phrase of it answers. */
function isMute({ entry, phrase }: Ranked): boolean {
  return !entry.fact.quotable && phrase === null
}
