import type { Sentence } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { wantedOf } from '#server/language/wanted.ts'
import { indexOfAnswers } from '../life/answers/answer-index.ts'
import type { LastTold } from '../life/answers/answer-features.ts'
import { type AskedPart, askedParts, asksSomething, questionsOf } from '../life/answers/asked-parts.ts'
import { dossierOf, type WrittenAnswer } from '../life/answers/dossier.ts'
import { rankAnswers } from '../life/answers/find-answer.ts'
import { wordsOf } from '../life/answers/words.ts'
import type { Fact } from '../life/life.ts'
import { aboutPaying, asking, followsUp, greets, introduces, offersSum, proofs, tellCause } from './asked.ts'
import { nowTold } from './cause.ts'
import { pitches } from './heard.ts'
import { raisedObjection } from '../mind.ts'
import { asksOfOther } from './other-person.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { isTag } from './tags.ts'
import { holdBack, keepsBack } from './tell-fact.ts'

/**
 * So likely an answer is given before anything else is looked for, and where nothing else is known. On lines of calls that
 * nothing was learned from, 75 to 82 in a hundred answers from .6 on fit, and 72 or 73 from .4 on (`npm run train:answers -- --measure`);
 * from .28 to .4 about half do, where phrases were 15% good (docs/decisions/0018). A sentence that asks for nothing, as far as
 * anybody can tell, has to fit better.
 */
const surely = { asked: 0.6, said: 0.7 }
const likely = { asked: 0.28, said: 0.45 }
/** Beside another answer, where nothing is missed if it is not given. */
const likelyBeside = { asked: 0.45, said: 1 }
/** A remark where nothing was asked. */
const reacts = { asked: 1, said: 0.55 }
type Least = typeof surely

/** Marks an answer that stands in the dossier alone among the facts that were told. */
const mark = 'answer-'
const idOf = ({ id, fact }: WrittenAnswer) => fact ?? `${mark}${id}`

/** What was said last that a question may be about: an objection, else what was told last. */
function lastTold({ mind }: Moment): LastTold | null {
  const objection = mind.situations.at(-1)?.startsWith('object.') === true ? raisedObjection(mind) : null
  if (objection?.text) return { id: null, text: objection.text }
  const text = mind.toldAs.at(-1)
  if (mind.lastFact === null || text === undefined) return null
  const id = mind.lastFact.startsWith(mark) ? mind.lastFact.slice(mark.length) : mind.lastFact
  return { id, text }
}

/** `words`: those by which it was asked for. */
type Best = { answer: WrittenAnswer; chance: number; asked: Sentence; words: readonly string[] }

/** Of an answer that was told to another question so much of its chance is left. */
const toldElsewhere = 0.4
/** Of the words of a question so many were in the one that was answered: it is the same question. */
const sameQuestion = 0.6
/** More of each part are never said. */
const perPart = 2

/** What the choosers of one turn ask for alike, also of a part of it alone: the mind is that of the turn. */
const ranked = new WeakMap<Moment['mind'], Map<string, readonly Best[]>>()

/** The likeliest answers to parts of the turn, the likeliest first. */
function answersTo(
  moment: Moment,
  parts: readonly AskedPart[],
  dossier: readonly WrittenAnswer[],
): readonly Best[] {
  const { life, mind } = moment
  const known = ranked.get(mind) ?? new Map<string, readonly Best[]>()
  ranked.set(mind, known)
  const index = indexOfAnswers(dossier, life.language)
  const told = lastTold(moment)
  const found = parts.flatMap(({ text, asked }): readonly Best[] => {
    const before = known.get(text)
    if (before !== undefined) return before
    const stems = wordsOf(text, life.language).flatMap(({ stem, content }) => (content ? [stem] : []))
    // With the words that other moves remember of a question.
    const words = [...new Set([...stems, ...(asked.question?.words ?? [])])]
    // What was just told is hardly asked for next, but by the same question.
    const again = told !== null && isAsked(mind.toldFor[mind.lastFact ?? ''], words)
    const last = again ? { ...told, id: null } : told
    const best = rankAnswers(index, { line: text, last, topic: asked.question })
      .slice(0, perPart)
      .map(({ answer, chance }) => ({
        answer,
        chance: chance * worthAgain(moment, answer, words),
        asked,
        words,
      }))
    known.set(text, best)
    return best
  })
  return found.toSorted((one, other) => other.chance - one.chance)
}

/** What was told to another question is hardly what is asked for now. */
function worthAgain({ mind }: Moment, answer: WrittenAnswer, words: readonly string[]): number {
  const before = mind.toldFor[idOf(answer)]
  return before === undefined || isAsked(before, words) ? 1 : toldElsewhere
}

/** Whether a question is the one to which something was told, by the words of both. */
function isAsked(before: readonly string[] | undefined, words: readonly string[]): boolean {
  if (before === undefined || words.length === 0) return false
  const shared = words.filter((word) => before.includes(word)).length
  return shared >= sameQuestion * Math.min(words.length, new Set(before).size)
}

/**
 * The likeliest answer that is likely enough for what it answers; null where none is. Before anything else is looked for a
 * question is answered by itself; in one breath with the words beside it where nothing else is known.
 */
function bestOf(moment: Moment, least: Least, dossier: readonly WrittenAnswer[]): Best | null {
  const enough = ({ answer, chance, asked }: Best) =>
    chance >= (asksSomething(asked) ? least.asked : least.said) &&
    !(answer.says === 'remark' && moment.heard.asks)
  const parts =
    (least === surely ? questionsOf(moment.reading) : null) ?? askedParts(moment.line, moment.reading)
  return answersTo(moment, parts, dossier).find(enough) ?? null
}

/** So likely even a question about paying is answered as it is written, once; one for a sum by an answer that speaks of it. */
const beyondDoubt = 0.85
/** So likely a question that stands beside a greeting is one. */
const besideGreeting = 0.7
const asksToPay = ({ question }: Sentence) => question !== null && aboutPaying.includes(question.topic)
const asksSum = (topic: Topic) => topic === 'able_monthly' || topic === 'able_now'

/** What is read of an offer, a payment or who is on the line is answered as such. */
function isOfTheCall(moment: Moment, best: Best): boolean {
  const { reading, heard, mind } = moment
  if (reading.sentences.some(({ terms }) => offersSum(terms))) return true
  const sure = heard.questions.filter(({ certainty }) => certainty >= 0.6)
  if (sure.some((question) => proofs.includes(question.topic) && !asksOfOther(moment, question))) return true
  const paysElsewhere = reading.sentences.some(
    (sentence) =>
      sentence !== best.asked &&
      (sentence.acts.some(({ act }) => pitches.includes(act)) || asksToPay(sentence)),
  )
  if (best.chance >= beyondDoubt && mind.toldFor[idOf(best.answer)] === undefined && !paysElsewhere)
    return sure.some(({ topic }) => asksSum(topic) && best.answer.topics[topic] === undefined)
  return (
    heard.pitches ||
    sure.some(({ topic }) => aboutPaying.includes(topic)) ||
    heard.questions.some((question) => greets(question))
  )
}

function tellAsWritten(moment: Moment, { answer, asked, words }: Best): Move {
  const { mind } = moment
  const topic = asked.question?.topic ?? 'elsewhere'
  const written = moment.life.facts.find(({ id }) => id === answer.fact)
  const fact: Fact = written ?? {
    id: idOf(answer),
    topic,
    also: [],
    text: answer.text,
    again: answer.again,
    openness: answer.kept === undefined ? 'free' : 'guarded',
    from: 'author',
    quotable: true,
  }
  const kept = keepsBack(moment, fact) ? (answer.kept ?? null) : null
  const said = kept === null ? fact : { ...fact, id: `${fact.id}-kept`, text: kept, again: kept }
  return {
    says: { fact: said, again: mind.toldAs.includes(said.text) },
    act: kept === null ? 'answer' : 'ask_back',
    change: {
      ...nowTold(mind, said, words),
      lastTopic: topic,
      ...(kept === null ? {} : { refused: [...mind.refused, topic] }),
    },
  }
}

/** "What happened?" asks why somebody is behind; "what happened to Raymond?" names something else, and is answered by it. */
const namesSomething = 2
/** So many of the questions that ask for an answer ask why somebody is behind: it tells that. */
const mostlyCause = 0.3

function asksForCause(
  { answer, asked: { question, quote }, words }: Best,
  cause: readonly string[],
): boolean {
  // "Who's Todd?" asks for nobody's story.
  if (wantedOf(quote).asks === 'who') return false
  if (answer.fact !== null && cause.includes(answer.fact)) return true
  const tellsCause = (answer.topics['cause'] ?? 0) >= mostlyCause
  return question?.topic === 'cause' && (words.length < namesSomething || tellsCause)
}

/** Whether it surely asks for the story, and not for a date or a sum of it. */
function asksForStory({ chance, asked: { question, quote } }: Best): boolean {
  const asks = question?.asks ?? wantedOf(quote).asks
  return (question?.topic === 'cause' || chance >= surely.asked) && ['what', 'how', 'why'].includes(asks)
}

/** "So you don't agree with the 18,600?" is answered by nothing that says nothing of it. */
function asksForView({ heard }: Moment, { answer, chance }: Best): boolean {
  const [question, another] = heard.questions
  const asks = another === undefined && question?.topic === 'amount_view' && question.certainty >= surelyView
  return asks && chance < surely.asked && answer.topics['amount_view'] === undefined
}
const surelyView = 0.95

/** What the dossier of a sample prospect answers so likely; the cause of being behind has its own move. */
function asWritten(moment: Moment, least: Least): Move | null {
  const { impact, mind, life, scenario, heard } = moment
  const dossier = dossierOf(life, scenario)
  if (dossier.length === 0 || impact.harm !== null || heard.parts) return null
  const best = bestOf(moment, least, dossier)
  if (best === null || isOfTheCall(moment, best) || asksForView(moment, best)) return null
  // "Your email: james@mail.example. Yes?" asks for a yes, and for nothing that its words remind of.
  const tag = moment.reading.sentences.at(-1)
  if (tag?.interrogative === 'marked' && isTag(tag) && !asksSomething(best.asked)) return null
  // "Hi, Beto here. What is it that you distribute?" asks beside its greeting.
  if (introduces(moment) && !(best.chance >= besideGreeting && asksSomething(best.asked))) return null
  const { question } = best.asked
  const story = asksForCause(best, life.cause)
  if (!mind.causeKnown && story && question !== null && followsUp(moment, question)) return null
  if (!mind.causeKnown && story)
    return asksForStory(best) ? tellCause(asking(moment, 'cause', [...best.words])) : null
  const fact = life.facts.find(({ id }) => id === best.answer.fact)
  // What the life keeps to itself is kept as it always is.
  if (fact !== undefined && keepsBack(moment, fact))
    return holdBack(moment, fact.topic, { fact, words: best.words })
  const move = tellAsWritten(moment, best)
  // Said once, a reaction is not said again.
  return best.answer.says === 'remark' && 'fact' in move.says && move.says.again ? null : move
}

/** "Who's Todd?", to whoever has just told of Todd: what a person wrote for just that question. */
export const answerAsWritten: Chooser = (moment) => asWritten(moment, surely)

/** Less surely, for what is told beside another answer: of 14 labels of such additions (data/free-talk, thirty-ninth and fortieth round) 6 were good, 2 wrong. */
export const answerBesideAsWritten: Chooser = (moment) => asWritten(moment, likelyBeside)

/** The same where nothing else is known to say. */
export const answerLikelyAsWritten: Chooser = (moment) => asWritten(moment, likely)

/** A remark to which a person wrote what this one says: "I'm sorry about your mother", "sixteen years, wow". */
export const reactAsWritten: Chooser = (moment) => (moment.heard.asks ? null : asWritten(moment, reacts))
