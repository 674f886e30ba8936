import { seededChance } from '../finances.ts'
import type { Situation } from '../bank/situations.ts'
import { asksPostcodeOnly } from '#server/language/postcode.ts'
import type { Question } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { identityItemsTogether } from '#server/language/requests/identity-items.ts'
import type { Chooser, Moment } from './move.ts'
import { asksOfOther } from './other-person.ts'
import { saidLately, timesSaid } from './said.ts'

/** Questions that somebody's papers answer. */
export const identityAnswers: Partial<Record<Topic, Situation>> = {
  name: 'identity.confirm',
  role: 'identity.business',
  birth_date: 'identity.birth_date',
  last_four: 'identity.last_four',
  address: 'identity.address',
}

/** Who wants to know first what the call is about, before giving anything that proves who they are. */
const wary: readonly Moment['personality'][] = ['evasive', 'defensive', 'threatening', 'polite_but_resistant']

/** At the start nearly every question is one of who is there; later it has to be as sure as this. */
const early = 2
const surelyAsked = 0.5
const likelyAsked = 0.7
/** Who has said who they are says it once more where that is surely what is asked. */
const beyondDoubt = 0.85
const saysWho = (topic: Topic) => topic === 'name' || topic === 'role'
/** A question behind one of who is there, that is as sure as this and no mere courtesy, is the one to answer. */
const laterAsked = 0.4
const courtesies: readonly Topic[] = ['wellbeing', 'can_talk', 'hear', 'permission', 'recording', 'language']
const asksMore = (topic: Topic) => identityAnswers[topic] === undefined && !courtesies.includes(topic)
/** Nobody talks for longer than this and then wants to know with whom. */
const stranger = 5

/** "Why did you stop paying the owner?" asks for nobody's part in the firm. */
const asksWho = (asks: Question['asks']) => !['why', 'when', 'how', 'how_much', 'how_many'].includes(asks)

/** Who is calling, and who picked up. */
export const identify: Chooser = (moment) => {
  const { mind, personality, difficulty, heard, scenario } = moment
  // "Am I speaking with Ana?" without a question mark is still one.
  const unsaid = timesSaid(mind, 'identity.confirm') + timesSaid(mind, 'identity.business') === 0
  // "I like to know who I'm talking to. How did this come about?", to somebody who has given their name.
  const known = scenario.opening === 'greeting' || !unsaid
  const goesOn = (question: Question) =>
    known &&
    heard.questions
      .slice(heard.questions.indexOf(question) + 1)
      .some(({ topic, certainty }) => asksMore(topic) && certainty >= laterAsked)
  // Whoever rang has said who they are: a name that is asked for is somebody else's, unless it is surely theirs.
  const leastSure = (topic: Topic) => {
    if (mind.turn <= early) return saysWho(topic) && scenario.opening === 'greeting' ? likelyAsked : 0
    return saysWho(topic) && known ? beyondDoubt : surelyAsked
  }
  const asked = heard.questions.find((question) => {
    const { topic, certainty, asks } = question
    return (
      identityAnswers[topic] !== undefined &&
      !(saysWho(topic) && (asksOfOther(moment, question) || goesOn(question))) &&
      certainty >= leastSure(topic) &&
      (topic !== 'role' || asksWho(asks)) &&
      // "Was the engine yours or the owner's?", of a driver: only a firm's people have a part in it.
      (topic !== 'role' || scenario.type === 'business' || mind.turn <= early)
    )
  })?.topic
  // "I need your date of birth or your address. Which one do you want to give me?"
  const chosen =
    heard.question?.topic === 'choose' && heard.acts.has('verify') && mind.deal.table.length < 2
      ? heard.reading.sentences.flatMap(({ question }) =>
          question !== null && identityAnswers[question.topic] !== undefined ? [question.topic] : [],
        )[0]
      : undefined
  const papers = papersAsked(moment)
  // "Confirm that it is you: your date of birth, and where you live?" is answered by what proves it.
  const proofs = asked !== undefined && saysWho(asked) && papers.length > 0
  const topic =
    (proofs ? papers[0] : asked) ??
    chosen ??
    (heard.acts.has('verify') && heard.question === null && unsaid ? 'name' : undefined)
  const unknown =
    !mind.identified && personality !== 'cooperative' && difficulty !== 'beginner' && mind.turn <= stranger
  if (topic === undefined) {
    if (mind.turn > 2 || heard.question !== null || mind.debtStated) return null
    if (unknown && timesSaid(mind, 'who.is.this') === 0)
      return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
    if (heard.acts.has('identify') && timesSaid(mind, 'what.about') === 0)
      return { says: { situation: mind.turn === 1 ? 'greet.back' : 'what.about' }, act: 'ask_back' }
    return null
  }
  if (topic !== 'name' && unknown && timesSaid(mind, 'who.is.this') === 0)
    return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
  if (topic === 'name' && unknown && mind.turn === 1 && seededChance(scenario, 'wary of strangers', 0.5))
    return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
  const situation =
    topic === 'address' && heard.reading.sentences.some(({ quote }) => asksPostcodeOnly(quote))
      ? 'identity.postcode'
      : (identityAnswers[topic] ?? 'identity.confirm')
  if (topic === 'name' && !unsaid && heard.question?.about !== 'debtor') return null
  if (topic === 'name' || topic === 'role')
    return {
      says: {
        situation:
          scenario.type === 'business'
            ? 'identity.business'
            : timesSaid(mind, 'identity.confirm') > 1
              ? 'identity.again'
              : 'identity.confirm',
      },
      act: 'confirm_identity',
    }
  const proves = timesSaid(mind, situation)
  if (proves > 1 && !saidLately(mind, situation, 1))
    return { says: { situation: 'identity.again' }, act: 'confirm_identity' }
  const guarded =
    wary.includes(personality) &&
    difficulty !== 'beginner' &&
    timesSaid(mind, 'identity.refuse') === 0 &&
    proves === 0 &&
    seededChance(scenario, 'wary', 0.5)
  if (guarded) return { says: { situation: 'identity.refuse' }, act: 'ask_back' }
  const further = papers.find((paper) => paper !== topic && timesSaid(mind, paperAnswers[paper]) === 0)
  if (topic !== 'last_four' && further !== undefined && further !== 'last_four' && proves === 0)
    return { says: { situation: 'identity.papers' }, act: 'confirm_identity' }
  return {
    says: { situation },
    act: 'confirm_identity',
    ...(further === undefined
      ? {}
      : { beside: { says: { situation: paperAnswers[further] }, first: false } }),
  }
}

type Paper = 'birth_date' | 'last_four' | 'address'
const paperAnswers: Record<Paper, Situation> = {
  birth_date: 'identity.birth_date',
  last_four: 'identity.last_four',
  address: 'identity.address',
}

/** What is asked for that stands in somebody's papers, in the order in which it is usually asked; none where one is to choose. */
function papersAsked({ heard }: Moment): Paper[] {
  if (heard.question?.topic === 'choose') return []
  const named = heard.reading.sentences.flatMap(({ question, quote }) =>
    question !== null && identityAnswers[question.topic] !== undefined && !asksPostcodeOnly(quote)
      ? identityItemsTogether(quote)
      : [],
  )
  return [...new Set(named)]
}
