import { nearness, type Vector } from '#server/language/vectors/vectors.ts'
import type { Asks } from '#server/language/vocabulary.ts'
import { wantedOf } from '#server/language/wanted.ts'
import { type AnswerIndex, type Entry, type Phrase, senseOfWords, unknownRarity } from './answer-index.ts'
import { isNear, type Nearness, nearnessFeatures, nearnessTo, noneNearFeatures } from './answer-nearness.ts'
import { wordsOf, type Word } from './words.ts'

/** What the debtor told last: the id of a written answer, where it was one, and the words. */
export type LastTold = { id: string | null; text: string }

/** A line of the collector as answers are held against it: read once. */
export type AnswerQuery = {
  /** `alike`: how far the word stands for each of the vocabulary. */
  words: readonly { word: Word; weight: number; alike: Float32Array }[]
  weight: number
  sense: Vector | null
  form: Asks
  last: { id: string | null; stems: ReadonlySet<string> } | null
  /** Of whom it speaks, of `kin`. */
  kin: ReadonlySet<number>
  topic: ReadTopic | null
  /** The share of its weight that no phrase of any answer has. */
  unknown: number
  nearness: Nearness
}

/** What a question was read to be about, and how surely. */
export type ReadTopic = { topic: string; certainty: number }

/** A line, or a sentence of one, and what was told before it. */
export type AskedLine = { line: string; last: LastTold | null; topic: ReadTopic | null }

/** Holds a line against a dossier. */
export function answerQueryOf({ line, last, topic }: AskedLine, index: AnswerIndex): AnswerQuery {
  const spoken = wordsOf(line, index.language)
  const said = [...new Set(spoken)]
  const form = wantedOf(line).asks
  const words = said.map((word) => ({
    word,
    weight: index.rarity(word.stem) ?? unknownRarity,
    alike: index.likenesses(word),
  }))
  const weight = words.reduce((sum, one) => sum + one.weight, 0)
  const unknown = words.reduce(
    (sum, one) => sum + (index.rarity(one.word.stem) === null && one.word.content ? one.weight : 0),
    0,
  )
  return {
    words,
    weight,
    sense: senseOfWords(said, index.rarity),
    form,
    topic,
    last: last && {
      id: last.id,
      stems: new Set(
        wordsOf(last.text, index.language).flatMap(({ stem, content }) => (content ? [stem] : [])),
      ),
    },
    kin: new Set(said.flatMap((word) => word.kin ?? [])),
    unknown: weight === 0 ? 1 : unknown / weight,
    nearness: nearnessTo(index.encoder.words(spoken, form), last && index.encoder.told(last.text), index),
  }
}

const f = (recall: number, precision: number) =>
  recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)

function exactMatch({ words, weight }: AnswerQuery, phrase: Phrase): number {
  if (weight === 0 || phrase.weight === 0) return 0
  const shared = words.reduce((sum, one) => sum + (phrase.stems.has(one.word.stem) ? one.weight : 0), 0)
  return f(Math.min(1, shared / phrase.weight), shared / weight)
}

function softMatch({ words, weight }: AnswerQuery, phrase: Phrase, { weights }: AnswerIndex): number {
  if (weight === 0 || phrase.weight === 0) return 0
  const nearestTo = new Float32Array(words.length)
  let recall = 0
  for (const at of phrase.words) {
    let most = 0
    for (let n = 0; n < words.length; n++) {
      const one = words[n]?.alike[at] ?? 0
      if (one > most) most = one
      if (one > (nearestTo[n] ?? 0)) nearestTo[n] = one
    }
    recall += (weights[at] ?? 0) * most
  }
  const precision = words.reduce((sum, one, n) => sum + one.weight * (nearestTo[n] ?? 0), 0)
  return f(recall / phrase.weight, precision / weight)
}

/** An entry that shares enough with a line or lies near it, its place, and how much of the line its phrases have in any way, 0 to 1. */
export type Candidate = { entry: Entry; at: number; softly: number; inPlace: boolean }

/** What shares less with a line is not asked for by it. */
const leastShared = 0.2
/** Of those that share words with a line so many of the first may be asked for. */
const mostSharing = 14

/** The entries that may be asked for: those that share most with the line, lie nearest to it, or follow what was told. */
export function candidatesFor(query: AnswerQuery, index: AnswerIndex): Candidate[] {
  const { words, weight, last, nearness } = query
  if (words.length === 0) return []
  const all = index.entries.map((entry, at): Candidate => {
    let softly = 0
    for (const { weight: worth, alike } of words) {
      let most = 0
      for (const asked of entry.askedWords) {
        const one = alike[asked] ?? 0
        if (one > most) most = one
      }
      softly += worth * most
    }
    return {
      entry,
      at,
      softly: weight === 0 ? 0 : softly / weight,
      inPlace: last !== null && follows(entry, last),
    }
  })
  const sharing = all
    .filter(({ softly, inPlace }) => softly >= leastShared || inPlace)
    .toSorted((one, other) => other.softly + (other.inPlace ? 1 : 0) - (one.softly + (one.inPlace ? 1 : 0)))
    .slice(0, mostSharing)
  return [...new Set([...sharing, ...all.filter(({ at }) => isNear(nearness, at))])]
}

/** Whether an answer follows what was told last. */
function follows({ after }: Entry, last: NonNullable<AnswerQuery['last']>): boolean {
  return after.some(({ id, stems }) => id === last.id || [...stems].some((stem) => last.stems.has(stem)))
}

/** What speaks for an answer being the one that a line asks for, by name; each about 0 to 1. Features that are 0 are left out. */
export function answerFeaturesOf(
  query: AnswerQuery,
  { entry, at, softly, inPlace }: Candidate,
  index: AnswerIndex,
): Record<string, number> {
  const { words, weight, last } = query
  const share = (has: (word: Word) => number) =>
    weight === 0 ? 0 : words.reduce((sum, one) => sum + one.weight * has(one.word), 0) / weight
  const covered = share(({ stem }) => (entry.asked.has(stem) ? 1 : 0))
  const features: Record<string, number> = {}
  const add = (name: string, value: number) => {
    if (value !== 0) features[name] = value
  }
  const soft = entry.phrases.map((phrase) => softMatch(query, phrase, index)).toSorted((a, b) => b - a)
  add('bias', 1)
  add('exact', Math.max(0, ...entry.phrases.map((phrase) => exactMatch(query, phrase))))
  add('soft', soft[0] ?? 0)
  add('very soft', Math.max(0, (soft[0] ?? 0) - 0.6))
  add('soft second', soft[1] ?? 0)
  add('soft third', soft[2] ?? 0)
  add('covered', covered)
  add('softly covered', softly)
  add(
    'told',
    share(({ stem, content }) => (content && entry.told.has(stem) ? 1 : 0)),
  )
  add('rare', Math.max(0, ...words.map((one) => (entry.asked.has(one.word.stem) ? one.weight : 0))))
  add(
    'rare missed',
    Math.max(
      0,
      ...words.map((one) => (!entry.asked.has(one.word.stem) && one.word.content ? one.weight : 0)),
    ),
  )
  add('sense', entry.sense && query.sense ? Math.max(0, nearness(query.sense, entry.sense)) : 0)
  add('form', entry.forms.get(query.form) ?? 0)
  if (query.topic !== null) {
    const { topic, certainty } = query.topic
    const of = entry.answer.topics[topic] ?? 0
    add('topic', certainty * of)
    add('other topic', of === 0 ? certainty : 0)
  }
  const spoken = [...query.kin].map((one) => entry.kin.get(one) ?? 0)
  add('kin', Math.max(0, ...spoken))
  add('kin missed', spoken.length > 0 && spoken.every((share) => share < 0.1) ? 1 : 0)
  // Of somebody whom the line does not name.
  const others = [...entry.kin].filter(([one, share]) => !query.kin.has(one) && share > 0.4)
  add('kin of others', spoken.length > 0 && others.length > 0 ? 1 : 0)
  if (entry.after.length > 0) {
    add(inPlace ? 'follows' : 'out of place', 1)
    add('follows soft', inPlace ? (soft[0] ?? 0) : 0)
    add('out of place soft', inPlace ? 0 : (soft[0] ?? 0))
    add('follows few words', inPlace && words.length <= 3 ? 1 : 0)
  }
  add('told last', last !== null && last.id === entry.answer.id ? 1 : 0)
  const around = last === null ? 0 : [...entry.told].filter((stem) => last.stems.has(stem)).length
  add('around', Math.min(1, around / 3))
  add('remark', entry.answer.says === 'remark' ? 1 : 0)
  for (const [name, value] of nearnessFeatures(query.nearness, entry, at)) add(name, value)
  return features
}

/** What speaks for none of the answers being asked for. */
export function noAnswerFeatures({
  unknown,
  words,
  form,
  last,
  nearness,
}: AnswerQuery): Record<string, number> {
  return {
    'none bias': 1,
    'none unknown': unknown,
    'none words': Math.min(1, words.length / 10),
    'none few words': words.length <= 2 ? 1 : 0,
    'none after': last === null ? 0 : 1,
    [`none ${form}`]: 1,
    ...noneNearFeatures(nearness),
  }
}
