import type { Question, Sentence } from '#server/language/reading.ts'
import { indexOfAnswers } from '../life/answers/answer-index.ts'
import type { LastTold } from '../life/answers/answer-features.ts'
import { dossierOf, type WrittenAnswer } from '../life/answers/dossier.ts'
import { rankAnswers } from '../life/answers/find-answer.ts'
import { wordsOf } from '../life/answers/words.ts'
import type { Fact } from '../life/life.ts'
import { aboutPaying, greets, introduces, offersSum, proofs } from './asked.ts'
import { nowTold } from './cause.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { keepsBack } from './tell-fact.ts'

/** So likely an answer is given before anything else is looked for, and where nothing else is known. */
const surely = 0.38
const likely = 0.25
/** A remark asks for nothing: its answer has to fit. */
const reacts = 0.55

/** Marks an answer that stands in the dossier alone among the facts that were told. */
const mark = 'answer-'
const idOf = ({ id, fact }: WrittenAnswer) => fact ?? `${mark}${id}`

function lastTold({ mind }: Moment): LastTold | null {
  const text = mind.toldAs.at(-1)
  if (mind.lastFact === null || text === undefined) return null
  const id = mind.lastFact.startsWith(mark) ? mind.lastFact.slice(mark.length) : mind.lastFact
  return { id, text }
}

/** `words`: the stems by which it was asked for. */
type Best = { answer: WrittenAnswer; chance: number; asked: Sentence; words: readonly string[] }

/** A line of so few words is one breath: what its parts say together is heard as well. */
const breath = 14
/** Of an answer that was told to another question so much of its chance is left. */
const toldElsewhere = 0.4
/** Of the words of a question so many were in the one that was answered: it is the same question. */
const sameQuestion = 0.6

/** The likeliest answer to any of the sentences, or to all of a short line. */
function bestOf(moment: Moment, asked: readonly Sentence[], dossier: readonly WrittenAnswer[]): Best | null {
  const { life, line, mind, reading } = moment
  const index = indexOfAnswers(dossier, life.language)
  const last = lastTold(moment)
  const whole = asked.at(-1)
  const parts = asked.map((sentence) => ({ text: sentence.quote, asked: sentence }))
  if (whole !== undefined && reading.sentences.length > 1 && reading.words <= breath)
    parts.push({ text: line, asked: whole })
  const found = parts.flatMap(({ text, asked: sentence }): Best[] => {
    const words = wordsOf(text, life.language).flatMap(({ stem, content }) => (content ? [stem] : []))
    return rankAnswers(index, text, last)
      .slice(0, 2)
      .map(({ answer, chance }) => {
        const before = mind.toldFor[idOf(answer)]
        const same =
          before === undefined ||
          words.filter((word) => before.includes(word)).length >=
            sameQuestion * Math.min(words.length, new Set(before).size)
        return { answer, chance: same ? chance : chance * toldElsewhere, asked: sentence, words }
      })
  })
  return found.toSorted((one, other) => other.chance - one.chance)[0] ?? null
}

const asks = ({ question, interrogative }: Sentence) => question !== null || interrogative !== null

/** What is read of an offer, a payment or who is on the line is answered as such. */
function isOfTheCall({ reading, heard }: Moment): boolean {
  const surelyOf = ({ topic, certainty }: Question) =>
    certainty >= 0.6 && (proofs.includes(topic) || aboutPaying.includes(topic))
  return (
    heard.pitches ||
    heard.questions.some(surelyOf) ||
    heard.questions.some((question) => greets(question)) ||
    reading.sentences.some(({ terms }) => offersSum(terms))
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

/** "What happened?" asks why somebody is behind; "what happened to Raymond?" is surely answered by something else. */
const surelyElse = 0.6
const surelyCause = 0.9

function asksForCause({ answer, asked: { question }, chance }: Best, cause: readonly string[]): boolean {
  if (answer.fact !== null && cause.includes(answer.fact)) return true
  return question?.topic === 'cause' && (chance < surelyElse || question.certainty >= surelyCause)
}

/** A question that the dossier of a sample prospect answers so likely; the cause of being behind has its own move. */
function answersAsWritten(moment: Moment, least: number): Move | null {
  const { impact, mind, life, reading, scenario } = moment
  if (impact.harm !== null || introduces(moment) || isOfTheCall(moment)) return null
  const dossier = dossierOf(life, scenario)
  const questions = dossier.length === 0 ? [] : reading.sentences.filter(asks)
  const best = questions.length === 0 ? null : bestOf(moment, questions, dossier)
  if (best === null || best.chance < least || best.answer.says === 'remark') return null
  if (!mind.causeKnown && asksForCause(best, life.cause)) return null
  const fact = life.facts.find(({ id }) => id === best.answer.fact)
  // What the life keeps to itself is kept as it always is.
  if (fact !== undefined && keepsBack(moment, fact)) return null
  return tellAsWritten(moment, best)
}

/** "Who's Todd?", to whoever has just told of Todd: what a person wrote for just that question. */
export const answerAsWritten: Chooser = (moment) => answersAsWritten(moment, surely)

/** The same where nothing else is known to say. */
export const answerLikelyAsWritten: Chooser = (moment) => answersAsWritten(moment, likely)

/** A remark to which a person wrote what this one says: "I'm sorry about your mother", "sixteen years, wow". */
export const reactAsWritten: Chooser = (moment) => {
  const { impact, life, reading, scenario, heard } = moment
  if (impact.harm !== null || heard.asks || heard.parts || introduces(moment) || isOfTheCall(moment))
    return null
  const dossier = dossierOf(life, scenario)
  const best = dossier.length === 0 ? null : bestOf(moment, reading.sentences, dossier)
  if (best === null || best.chance < reacts) return null
  const { fact } = best.answer
  if (fact !== null && life.cause.includes(fact) && !moment.mind.causeKnown) return null
  const inLife = life.facts.find(({ id }) => id === fact)
  if (inLife !== undefined && keepsBack(moment, inLife)) return null
  const move = tellAsWritten(moment, best)
  // Said once, a reaction is not said again.
  return 'fact' in move.says && move.says.again ? null : move
}
