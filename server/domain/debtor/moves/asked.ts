import { addDays, weekdayOf } from '../calendar.ts'
import type { Question, Sentence, Terms } from '#server/language/reading.ts'
import { kinIn, namesListener } from '#server/language/listener.ts'
import { wantedOf } from '#server/language/wanted.ts'
import type { Social, Topic, TopicGroup } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { seededChance } from '../finances.ts'
import { rules } from '../figures.ts'
import { findFact, type Asked } from '../life/find.ts'
import { statedMeans } from '../means.ts'
import { owedCents } from '../scenario.ts'
import type { Fact } from '../life/life.ts'
import { whole } from '../life/reply-of.ts'
import { raisedObjection, type PutOff } from '../mind.ts'
import { disputes } from '../objections.ts'
import type { DebtorAct } from '../plan.ts'
import { causeFact, nowTold, tellingCause } from './cause.ts'
import { groupOf } from './heard.ts'
import { identityAnswers } from './identify.ts'
import { bargainInstead } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { disputing, raising } from './objecting.ts'
import { timesSaid } from './said.ts'
import { putOffQuestion } from './unanswered.ts'

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
  elsewhere: { situation: 'ask.elsewhere' },
  needs: { situation: 'money.needs' },
  obstacle: { situation: 'money.obstacle' },
}

const refusals: Partial<Record<TopicGroup, Situation>> = {
  money: 'ask.refuse.money',
  household: 'ask.refuse.family',
  work: 'ask.refuse.work',
  person: 'ask.refuse.personal',
  debt: 'ask.refuse.personal',
}

/** Questions about the call, the line and the way to talk to each other. */
export const answerAboutTheCall: Chooser = (moment) => {
  const { heard, mind, scenario, personality, life } = moment
  const { question } = heard
  if (!question) return null
  const { topic, certainty } = question
  const plain = topic === 'wellbeing' && question.about === 'household' ? undefined : callAnswers[topic]
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
      timesSaid(mind, 'ask.understood.no') === 0 && seededChance(scenario, `understood:${mind.turn}`, 0.5)
    return asks
      ? { says: { situation: 'ask.understood.no' }, act: 'ask_back' }
      : { says: { situation: 'ask.understood.yes' }, act: 'answer' }
  }
  // "Would that help?" asks about what was just announced, where no figure is on the table.
  if (topic === 'offer_ok') return { says: { situation: 'heard.will_do' }, act: 'answer' }
  if (topic === 'right_so' && certainty >= 0.5) {
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

/** Asks for the name or the number of somebody. */
const nameOf: readonly Question['asks'][] = ['who', 'what', 'which']

/** The day to call again: the one that was named, else a working day in two or three days. */
function callbackDay({ reading, scenario }: Moment): string {
  const named = reading.sentences.flatMap(({ days }) => days.map(({ on }) => on)).at(-1)
  if (named !== undefined) return named
  const soon = addDays(scenario.today, 3)
  return [0, 6].includes(weekdayOf(soon)) ? addDays(scenario.today, 5) : soon
}

/** The question with the words in which it was asked. */
function asAsked({ reading, mind }: Moment, question: Asked): Asked {
  const last = mind.lastFact
  if (question.line !== undefined) return { ...question, last }
  const at = reading.sentences.findIndex((sentence) => sentence.question?.words === question.words)
  const line = reading.sentences[at]?.quote
  const besides = reading.sentences.filter((_, index) => index !== at).map(({ quote }) => quote)
  return line === undefined ? { ...question, last } : { ...question, last, line, besides: besides.join(' ') }
}

/** Proofs of identity are asked for as such. */
const proofs: readonly Topic[] = ['name', 'birth_date', 'last_four', 'phone', 'email']

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

function offersSum(terms: Terms | null): boolean {
  return (
    terms?.is === 'offer' &&
    terms.alternatives.flat().some(({ amountCents, from }) => amountCents !== null || from !== null)
  )
}

/** Questions about what can be paid: "a number that you can live with" asks for nobody at home. */
const aboutPaying: readonly Topic[] = [
  'able_monthly',
  'able_now',
  'pay_full',
  'offer_ok',
  'choose',
  'commitment',
  'method',
]

/** The first lines of a call, with names and a greeting in them, ask for nothing that is known of the case. */
function introduces({ mind, heard }: Moment): boolean {
  const asked = heard.question ?? heard.unsure
  const greets = heard.acts.has('identify') || heard.acts.has('verify') || heard.socials.has('greeting')
  const vague = asked === null || asked.certainty < 0.5 || proofs.includes(asked.topic)
  return vague && mind.turn <= 3 && (greets || mind.turn === 1)
}

/** "How are you doing today?" asks for no fact. */
function greets({ topic, about, certainty }: Asked & { certainty: number }): boolean {
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

/** The fact, unless it is not for just anybody. */
function tell(moment: Moment, fact: Fact, { words }: Asked): Move {
  const { mind } = moment
  if (keepsBack(moment, fact)) return holdBack(moment, fact.topic, { fact, words })
  return {
    says: { fact, again: mind.toldAs.includes(fact.text) },
    act: 'answer',
    change: { ...nowTold(mind, fact, words), ...ownOffer(moment, fact), lastTopic: fact.topic },
  }
}

/** What the debtor has said that it can pay is its own offer from then on. */
function ownOffer({ mind, scenario }: Moment, fact: Fact): Partial<Moment['mind']> {
  const { deal, finances } = mind
  const means = fact.also.includes('able_monthly')
    ? statedMeans(scenario.scenario, owedCents(scenario))
    : null
  if (means === null || deal.own !== null || deal.agreed !== null) return {}
  const own = {
    kind: 'plan',
    amountCents: means.amountCents,
    frequency: means.per,
    installments: null,
    firstOn: finances.payDay,
    method: deal.method,
    down: null,
    until: null,
    lastCents: null,
    totalCents: null,
  } as const
  return { deal: { ...deal, own, named: deal.named + 1 }, countered: own }
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
 * then it objects or says that it would rather not, at most twice; who goes on asking kindly gets there.
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
  const refused = mind.refused.filter((topic) => topic === 'cause').length
  const gate = level.revealsAtTrust - (opens ? rules.openProbeEasier : 0) - refused * 6
  const fact = found.kind === 'fact' && (aboutIt || found.sure) ? found.fact : causeFact(moment)
  if (mind.feelings.trust < gate && refused < 3)
    return fact !== null && refused === 0 && mind.feelings.trust >= gate - givesSome && calm(moment)
      ? tellSome(moment, fact, question.words)
      : holdBack(moment, 'cause')
  return tellingCause(moment, fact, question.words)
}

/** So far below the trust that opens up, a calm person still says in a sentence what happened. */
const givesSome = 15

function calm({ mind, difficulty }: Moment): boolean {
  return mind.feelings.anger < rules.upsetAt && difficulty !== 'expert'
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

/** Not yet: open people object instead, guarded ones say that they would rather not. */
function holdBack(moment: Moment, topic: Topic, putOff: PutOff | null = null): Move {
  const { mind, personality, level } = moment
  const refused = { refused: [...mind.refused, topic], putOff }
  const guarded = ['evasive', 'defensive', 'manipulative', 'threatening'].includes(personality)
  const [next] = mind.objections.filter(({ status }) => status === 'latent')
  if (
    !guarded &&
    next &&
    !raisedObjection(mind) &&
    mind.debtStated &&
    mind.objections.length > level.heldBack
  ) {
    const move = raising(moment, next)
    return { ...move, change: { ...move.change, ...refused } }
  }
  const situation = refusals[groupOf(topic)] ?? 'ask.refuse.personal'
  const spent = timesSaid(mind, situation) > 0
  return { says: { situation: spent ? 'ask.back' : situation }, act: 'ask_back', change: refused }
}

/** Whether the debtor keeps a fact to itself for now, as it feels at this moment. */
export function keepsBack(moment: Moment, fact: Fact): boolean {
  const { life, mind } = moment
  const hides = fact.openness === 'hidden' && !mind.causeKnown && life.cause.includes(fact.id)
  return (fact.openness === 'guarded' || hides) && !opens(moment, fact.topic)
}

/** So many times somebody keeps a question about their life at bay; whoever goes on asking decently is answered. */
const keptBackMost = 2

/** Whether the mood lets a guarded fact out. */
function opens({ mind, level }: Moment, topic: Topic): boolean {
  return (
    mind.feelings.trust >= level.revealsAtTrust - 15 ||
    mind.refused.includes(topic) ||
    mind.refused.length >= keptBackMost
  )
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
  return tell({ ...moment, mind: { ...mind, refused: [...mind.refused, fact.topic] } }, fact, {
    words,
    topic: fact.topic,
    asks: 'what',
  })
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
  if (found.kind === 'none' || answeredElsewhere(moment, found.fact, question))
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
  const disputed =
    topic === 'amount_view' || topic === 'not_mine' || topic === 'proof' ? disputing(moment) : null
  if (disputed !== null) return disputed
  // "Does that sound right?", to who has nothing against it.
  if (
    topic === 'amount_view' &&
    asks === 'whether' &&
    !mind.objections.some(({ topic: one }) => disputes.includes(one))
  )
    return { says: { situation: 'heard.debt' }, act: 'answer', change }
  const move = putOffQuestion(moment, topic, words)
  return { ...move, change: { ...change, ...move.change } }
}
const open: readonly Moment['personality'][] = ['cooperative', 'polite_but_resistant', 'emotional']
/** From this trust on nobody keeps small things to themselves. */
const trusting = 50
const ownGroups: readonly TopicGroup[] = ['person', 'household', 'work']
