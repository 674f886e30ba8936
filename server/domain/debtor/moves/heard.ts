import { isWordless } from '#server/language/wordless.ts'
import type { CollectorAct, Question, Reading, Sentence } from '#server/language/reading.ts'
import { asksForAssent } from '#server/language/requests/asks-for-assent.ts'
import { endsWithGoodbye, thanksForCall } from '#server/language/parting.ts'
import { topicGroups, type Social, type Topic, type TopicGroup } from '#server/language/vocabulary.ts'

/**
 * What a turn of the collector comes down to for somebody who has to answer it: the question or the statement
 * that asks for a reply, and how it was said.
 */
export type Heard = {
  reading: Reading
  acts: ReadonlySet<CollectorAct>
  socials: ReadonlySet<Social>
  /** The question that is answered: the last that was understood and is no mere tag ("okay?"). */
  question: Question | null
  /** A question whose topic was not understood: its words may still find a fact. */
  unsure: Question | null
  /** The last sentence that asks by its mark or its words and was not read as a question at all. */
  unread: Sentence | null
  /** All questions that were understood, in order. */
  questions: readonly Question[]
  /** What the turn does where it asks nothing: the weightiest of its statements. */
  statement: Social | CollectorAct | null
  /** All that the turn does, the weightiest first. */
  statements: readonly (Social | CollectorAct)[]
  /** Ends with a goodbye. */
  parts: boolean
  /** Acknowledges, calms, apologizes, thanks: nobody shouts at such a line. */
  kind: boolean
  /** Agrees to something, and is kind in no other way. */
  consents: boolean
  /** Asks for money or presses for it. */
  pitches: boolean
  /** Nothing in it was understood. */
  obscure: boolean
  /** Something was asked, understood or not. */
  asks: boolean
}

/** Acts that put money on the table or press for it. */
export const pitches: readonly CollectorAct[] = [
  'ask_full',
  'settlement',
  'plan',
  'ask_commitment',
  'lawful_urgency',
  'recap',
]

const kindActs: readonly CollectorAct[] = [
  'empathy',
  'reflect',
  'apology',
  'offer_validation',
  'referral',
  'honour_stop',
]
const kindSocials: readonly Social[] = [
  'reassure',
  'praise',
  'wish',
  'accept',
  'deny',
  'thanks',
  'compliment',
  'self',
]

/** Questions that only check the line or lead to the next one: they are answered when nothing else was asked. */
export const tags: readonly Topic[] = [
  'understood',
  'permission',
  'hear',
  'can_talk',
  'wellbeing',
  'recording',
  'anything_else',
]

/** From what moves the debtor most to what passes by; the first that the turn has is what it does. */
const weight: readonly (Social | CollectorAct)[] = [
  'threat',
  'insult',
  'honour_stop',
  'correct',
  'refuse',
  'accept',
  'answer',
  'deny',
  'offer_validation',
  'referral',
  'escalate',
  'apology',
  'boundary',
  'will_do',
  'callback',
  'reassure',
  'urge',
  'lawful_urgency',
  'insist',
  'process',
  'explain',
  'account',
  'reflect',
  'empathy',
  'state_debt',
  'disclose',
  'self',
  'joke',
  'compliment',
  'praise',
  'small_talk',
  'wish',
  'thanks',
  'wait',
  'line',
  'identify',
  'greeting',
  'farewell',
  'ack',
  'fragment',
  'other',
]

export function groupOf(topic: Topic): TopicGroup {
  for (const [group, topics] of Object.entries(topicGroups))
    if ((topics as readonly Topic[]).includes(topic)) return group as TopicGroup
  throw new Error(`no group has the topic ${topic}`)
}

/** From this certainty on a sentence without the form of a question asks one. */
const surelyAsks = 0.85

/** Clear terms are understood, whatever the words around them. */
const understood = ({ certainty, terms }: Sentence): boolean =>
  certainty !== 'low' ||
  (terms !== null &&
    terms.is !== 'mention' &&
    terms.alternatives.flat().some(({ per, from }) => per !== null || from !== null))

/** `said`: the line itself, and whether the call has gone on for long enough that "buenas tardes" ends it. */
export function hear(line: Reading, said?: { text: string; late: boolean }): Heard {
  const sentences = line.sentences.map((one, at) =>
    ofOffer(withoutFiller(withoutWish(one)), line.sentences[at - 1]),
  )
  const reading = { ...line, sentences }
  const clear = reading.sentences.filter(understood)
  const acts = new Set(clear.flatMap((sentence) => sentence.acts.map(({ act }) => act)))
  const socials = new Set(clear.flatMap(({ social }) => (social ? [social.social] : [])))
  // "Nekane is your sister. And how many payments are left?": beside a question with its mark only what surely asks does.
  const marked = reading.sentences.some(({ interrogative }) => interrogative === 'marked')
  const questions = clear.flatMap(({ question, interrogative }) =>
    question && (interrogative !== null || !marked || question.certainty >= surelyAsks) ? [question] : [],
  )
  const weighty = questions.filter(({ topic }) => !tags.includes(topic))
  const does = new Set<Social | CollectorAct>([...acts, ...socials])
  const statements = weight.filter((one) => does.has(one))
  return {
    reading,
    acts,
    socials,
    questions,
    question: weighty.at(-1) ?? questions.at(-1) ?? null,
    unsure:
      reading.sentences.findLast((sentence) => sentence.question && !understood(sentence))?.question ?? null,
    unread:
      reading.sentences.findLast(
        ({ question, interrogative, social }) =>
          question === null && interrogative !== null && social?.social !== 'farewell',
      ) ?? null,
    statement: statements[0] ?? null,
    statements,
    parts: endsTheCall(reading) || (said !== undefined && endsWithGoodbye(said.text, said.late)),
    kind: kindActs.some((act) => acts.has(act)) || kindSocials.some((social) => socials.has(social)),
    consents:
      socials.has('accept') &&
      !kindActs.some((act) => acts.has(act)) &&
      !kindSocials.some((social) => social !== 'accept' && socials.has(social)),
    pitches:
      pitches.some((act) => acts.has(act)) ||
      clear.some(({ terms }) => terms !== null && terms.is !== 'mention'),
    obscure: clear.length === 0,
    asks: reading.sentences.some(
      ({ question, interrogative }) => question !== null || interrogative !== null,
    ),
  }
}

/** From this certainty on a question is surely about something else. */
const surelyElse = 0.6

/** The last thing that a turn says asks for something else than paying, and is no "do you understand?": that is answered, whatever money stands before it. */
export function endsOnAnotherQuestion({ reading }: Heard): boolean {
  const last = reading.sentences.at(-1)
  if (last === undefined || last.interrogative !== 'marked') return false
  if (last.acts.some(({ act }) => pitches.includes(act)) || last.terms !== null) return false
  const group = last.question === null ? null : groupOf(last.question.topic)
  if (group === 'payment' || group === 'call') return false
  return (last.question?.certainty ?? 0) >= surelyElse || last.acts.some(({ act }) => act === 'open_probe')
}

const lastQuestions: readonly Topic[] = ['understood', 'anything_else']

/** "I can take 60 a month. Okay?": right behind a sum, whether that is fine, and not whether it was understood. */
function ofOffer(sentence: Sentence, before: Sentence | undefined): Sentence {
  const { question, quote } = sentence
  const offers =
    before?.terms?.alternatives.flat().some(({ amountCents }) => amountCents !== null) === true &&
    before.terms.is !== 'mention'
  return question?.topic === 'understood' && offers && asksForAssent(quote)
    ? { ...sentence, question: { ...question, topic: 'offer_ok' } }
    : sentence
}

/** "Eh?" asks nothing that could be answered. */
function withoutFiller(sentence: Sentence): Sentence {
  return sentence.quote !== '' && isWordless(sentence.quote) ? { ...sentence, question: null } : sentence
}

/** "Have a nice weekend" asks nothing, though it may look like it. */
function withoutWish(sentence: Sentence): Sentence {
  const { acts, social, question, interrogative } = sentence
  const closes = social?.social === 'farewell' || acts.some(({ act }) => act === 'close')
  const asks =
    question !== null &&
    (question.certainty >= 0.95 ||
      interrogative === 'marked' ||
      // "Do you have any questions for me" comes near the end of a call and does not end it.
      (lastQuestions.includes(question.topic) && question.certainty >= 0.45))
  return closes && !asks ? { ...sentence, question: null } : sentence
}

/** The last thing said is a goodbye: a wish or thanks around it is still the end ("Bye Linda. Take care."). */
function endsTheCall({ sentences }: Reading): boolean {
  const at = sentences.findLastIndex(
    ({ social, acts, question, certainty, quote }) =>
      certainty !== 'low' &&
      question === null &&
      (social?.social === 'farewell' ||
        (acts.some(({ act }) => act === 'close') && (social?.social !== 'thanks' || thanksForCall(quote)))),
  )
  return (
    at >= 0 &&
    sentences
      .slice(at + 1)
      .every(({ question, social }) => question === null && closing.includes(social?.social ?? 'other'))
  )
}
const closing: readonly Social[] = ['wish', 'thanks', 'farewell', 'praise', 'fragment']
