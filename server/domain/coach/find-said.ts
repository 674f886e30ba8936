import {
  type Asked,
  askedIn,
  asksForDay,
  asksForFigure,
  endAsked,
  isAround,
  isCommonplace,
  isOfPaying,
  matterText,
  relationOf,
} from '#server/language/coach-matters.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { conceptsOf } from '#server/language/learned/concept-index.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import { plain } from '#server/language/text/plain.ts'
import { nearness, vectorOf, type Vector } from '#server/language/vectors/vectors.ts'
import { contentWords, familiesOf, stemsOf } from '../debtor/life/word-families.ts'
import { sameMatter } from './trade-words.ts'
import { linesIn, type CollectorLine, type Conversation, type DebtorLine } from '../scoring/conversation.ts'

type SpokenLine = CollectorLine | DebtorLine

/**
 * A line that speaks of something: the place of its nearest words, and how near it is, 0 to 1. Without a place the whole line does. `asked` is the question
 * of the collector that it answers, where that names the matter and the answer does not.
 */
export type Mention = { line: SpokenLine; at: number | null; nearness: number; asked: Mention | null }

/** From here on a line speaks of it; below the second, nothing in it has to do with it. */
export const speaksOf = 0.5
export const remindsOf = 0.34

const commonplaceWeight = 0.5

/** The words of a question that say what it is about, without who spoke and the debtor's name. */
export function matterOf(question: string, debtorName: string): string[] {
  const names = new Set(contentWords(debtorName))
  return contentWords(matterText(question)).filter((word) => !isAround(word) && !names.has(word))
}

type Sought = {
  word: string
  weight: number
  /** It asks for a payment or a plan. */
  paying: boolean
  stems: ReadonlySet<string>
  families: ReadonlySet<string>
  concepts: ReadonlySet<string>
  vector: Vector | null
}

function soughtWord(word: string, language: Language): Sought {
  return {
    word,
    weight: isCommonplace(word) ? commonplaceWeight : 1,
    paying: isOfPaying(word),
    stems: new Set([...stemsOf(word, 'en'), ...stemsOf(word, 'es'), word]),
    families: new Set(familiesOf(word, language)),
    concepts: new Set(conceptsOf(word)),
    vector: vectorOf(word, language),
  }
}

const sameFamily = 0.9
/** Of one trade, but not of one meaning: that only reminds of it. */
const sameConcept = 0.45
const tradeFrom = 0.35
/** Words whose vectors are no nearer are only about the same trade. */
const vectorFrom = 0.62
/** Families were written for questions to a debtor: words that are far apart in meaning share one now and then. */
const kinFrom = 0.5

/** How near a word of a line comes to one that is sought, 0 to 1. */
function strength(sought: Sought, word: string, language: Language): number {
  const [stem = word] = stemsOf(word, language)
  if (sought.stems.has(word) || sought.stems.has(stem)) return 1
  if (sameMatter(sought.stems, stem)) return sameFamily
  const vector = sought.vector && vectorOf(word, language)
  const near = vector && sought.vector ? nearness(sought.vector, vector) : null
  const [relation, other] = [relationOf(sought.word), relationOf(word)]
  if (relation !== null && other !== null) return relation === other ? sameFamily : 0
  const shared = familiesOf(word, language).filter((family) => sought.families.has(family)).length
  if (shared > 1 || (shared === 1 && (near === null || near >= kinFrom))) return sameFamily
  const trade =
    (near === null || near >= tradeFrom) && conceptsOf(word).some((concept) => sought.concepts.has(concept))
      ? sameConcept
      : 0
  return Math.max(trade, near !== null && near >= vectorFrom ? near : 0)
}

const figureWeight = 0.5
const asksForIt = 0.8

const payingActs: readonly CollectorAct[] = ['plan', 'settlement', 'ask_full', 'ask_commitment', 'recap']

const byReading = 0.85
/** So surely a sentence without the form of a question asks: "tell me what happened with the payments". */
const surelyAsks = 0.85
const byRight = 0.96

type Read = { nearness: number; at: number | null }

/** What the reading of a line shows of the matter beyond its words. */
function readAs(line: SpokenLine, asked: Asked): Read {
  if (!('reading' in line)) {
    // "Talk it over with your wife" names her and asks nothing.
    const onIt = line.read.sentences.find(
      ({ question, interrogative }) =>
        question !== null &&
        (interrogative !== null || question.certainty >= surelyAsks) &&
        asked.topics.includes(question.topic),
    )
    return onIt ? { nearness: byReading, at: onIt.start } : unread
  }
  const { topics, causes, hardship, rights, anger } = line.reading
  if (asked.anger && anger) return { nearness: byReading, at: null }
  if (asked.rights.some((right) => rights.includes(right))) return { nearness: byRight, at: null }
  const objects = asked.objections.some((topic) => topics.includes(topic))
  const explains = asked.cause && (hardship || causes.length > 0)
  return objects || explains ? { nearness: byReading, at: null } : unread
}
const unread: Read = { nearness: 0, at: null }

function speaksOfPaying(line: SpokenLine): boolean {
  if ('reading' in line) return line.reading.accepts || line.understanding.amounts.length > 0
  return line.understanding.acts.some(({ act }) => payingActs.includes(act))
}

function mentionIn(line: SpokenLine, sought: readonly Sought[], asked: Asked, debtCents: number): Mention {
  const { amounts, dates } = line.understanding
  const best = sought.map(() => 0)
  let place = { at: 0, worth: 0 }
  for (const { text, start } of line.sentences) {
    const words = contentWords(text)
    let worth = 0
    sought.forEach((one, n) => {
      const near = Math.max(0, ...words.map((word) => strength(one, word, line.language)))
      best[n] = Math.max(best[n] ?? 0, near)
      worth += near * one.weight
    })
    if (worth > place.worth) place = { at: start, worth }
  }
  const paying = speaksOfPaying(line)
  const parts = sought.map(({ weight, paying: sum }, n) => ({
    weight,
    near: Math.max(best[n] ?? 0, sum && paying ? sameFamily : 0),
  }))
  // A figure or a day makes a line of the matter the answer; a question for one leads to it.
  const folded = plain(line.text)
  const part = (met: boolean, sought: boolean) => ({
    weight: figureWeight,
    near: met ? 1 : sought ? asksForIt : 0,
  })
  const figures = asked.offer ? amounts.filter(({ cents }) => cents < debtCents) : amounts
  if (asked.figure) parts.push(part(figures.length > 0, asksForFigure(folded)))
  if (asked.day) parts.push(part(dates.length > 0, asksForDay(folded)))
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  const met = parts.reduce((sum, { weight, near }) => sum + weight * near, 0)
  const at = place.worth > 0 ? place.at : (amounts[0]?.start ?? dates[0]?.start ?? 0)
  const worded = whole === 0 ? 0 : met / whole
  const read = readAs(line, asked)
  return read.nearness > worded
    ? { line, at: read.at, nearness: read.nearness, asked: null }
    : { line, at, nearness: worded, asked: null }
}

const isAsking = (line: SpokenLine) =>
  /[?¿]/.test(line.text) || ('read' in line && line.read.sentences.some(({ question }) => question !== null))
/** An answer is a little less sure to be about the matter than a line that names it. */
const answersIt = 0.95

/** An answer speaks of what it was asked, whatever its words. */
function withAnswers(talk: Conversation, mentions: readonly Mention[]): Mention[] {
  const byLine = new Map(mentions.map((mention) => [mention.line.line, mention]))
  for (const turn of talk.debtor) {
    const [answer] = turn.lines
    const before = talk.collector.findLast(({ index }) => index < turn.index)
    const asked = before?.lines.map(({ line }) => byLine.get(line)).find((one) => one && isAsking(one.line))
    const own = answer && byLine.get(answer.line)
    if (!answer || !own || !asked || own.nearness >= asked.nearness) continue
    byLine.set(answer.line, { line: answer, at: null, nearness: asked.nearness * answersIt, asked })
  }
  return [...byLine.values()]
}

/**
 * The lines of a call that speak of what a question asks about, the nearest first: by the same words, by words of
 * their family in either language, by meaning, and by what they answer. Lines that only remind of it come with a
 * `nearness` below `speaksOf`.
 */
export function findSaid(talk: Conversation, question: string, language: Language): Mention[] {
  const sought = matterOf(question, talk.scenario.name).map((word) => soughtWord(word, language))
  const asked = askedIn(question)
  if (sought.length === 0) {
    const asks = endAsked(question)
    const theirs = talk.debtor.flatMap(({ lines }) => lines)
    const end = asks === 'last' ? theirs.at(-1) : asks === 'first' ? theirs[0] : undefined
    if (end) return [{ line: end, at: null, nearness: 1, asked: null }]
  }
  if (sought.length === 0 && !asked.figure && !asked.day && !asked.cause) return []
  const mentions = linesIn(talk).map((line) => mentionIn(line, sought, asked, talk.scenario.debtCents))
  return withAnswers(talk, mentions)
    .filter((mention) => mention.nearness >= remindsOf)
    .toSorted((a, b) => b.nearness - a.nearness || a.line.line - b.line.line)
}
