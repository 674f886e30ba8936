import { nearness, senseOf, type Vector, vectorOf } from '#server/language/vectors/vectors.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import type { Wanted } from '#server/language/wanted.ts'
import { causeWeight } from '../scenario/topics.ts'
import type { Life } from '../life.ts'
import { near } from '../near-topics.ts'
import { phraseFor } from '../phrase-for.ts'
import { purposeIn, type Phrase } from '../phrases.ts'
import { sameWord, type Terms, termsOf } from '../question-terms.ts'
import { familiesOf, stemsOf } from '../word-families.ts'
import type { Entry, Index } from './index.ts'
import type { Asked } from '../find.ts'

/** A question as the ranking sees it: read once, then held against each fact. */
export type Query = {
  asked: Asked
  wanted: Wanted
  terms: Terms
  /** The word vectors of the terms, with their weights, and how near each is to those of `Index.vectors`; 0: not related. */
  vectors: readonly { vector: Vector; weight: number; near: Float64Array }[]
  sense: Vector | null
  /** Stems and families of what else was said in the turn. */
  besides: ReadonlySet<string>
  /** The fact that the debtor told last, if its last reply was one. */
  last: Entry | null
  /** Says "he", "that", "there" for what was spoken of. */
  leans: boolean
  future: boolean
  line: string
}

const leaning =
  /\b(?:he|him|his|she|her|they|them|their|it|that|those|this|there|then|él|ella|ellos|ellas|eso|esa|ese|ahí|allí|entonces)\b|^(?:y |and )|\b(?:su|sus)\b/iu
const coming =
  /\b(?:will|going to|gonna|plan(?:ning)? to|next|expect|be able|when do you|vas? a|van a|piensa|cree que|espera|próxim\w+|podr[íi]a)\b/iu

/** `last`: the fact that was told just before. */
export function queryOf(asked: Asked, wanted: Wanted, index: Index, life: Life): Query {
  const line = asked.line ?? asked.words.join(' ')
  const terms = termsOf(line, life)
  const vectors = terms.flatMap(({ word, stem, weight }) => {
    const vector = vectorOf(word, life.language)
    if (vector === null) return []
    return [{ vector, weight: weight * Math.max(0.25, index.rarity(stem)), near: nearTo(vector, index) }]
  })
  const besides = asked.besides ?? ''
  return {
    asked,
    wanted,
    terms,
    vectors,
    sense: senseOf(vectors),
    besides: new Set([...stemsOf(besides, life.language), ...familiesOf(besides, life.language)]),
    last: index.entries.find(({ fact }) => fact.id === asked.last) ?? null,
    leans: leaning.test(line),
    future: coming.test(line),
    line,
  }
}

/** From here on two words are near in meaning; below, they only stand in similar sentences. */
const related = 0.35

function nearTo(vector: Vector, { vectors }: Index): Float64Array {
  const near = new Float64Array(vectors.length)
  vectors.forEach((one, at) => {
    const cosine = nearness(vector, one)
    if (cosine >= related) near[at] = cosine
  })
  return near
}

const groupOf = new Map<Topic, string>(
  Object.entries(topicGroups).flatMap(([group, list]) =>
    list.map((topic): [Topic, string] => [topic, group]),
  ),
)

/** Questions about what can be paid. */
const payable: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

const forms = [
  'when',
  'where',
  'who',
  'how_much',
  'how_many',
  'which',
  'why',
  'how',
  'what',
  'whether',
] as const

const happened = /happen|went wrong|caus|fall behind|pas[oó](?!\p{L})|sucedi|ocurri/iu
const forWhat = /\bfor what\b|para qu[eé]|compr[óa]|bought|buy|spen[dt]|gast[óa]|used? (?:it|the money)/iu
const planned = /\b(?:will|going to|want|plan|hope|next|voy a|vamos a|quiero|espero|pienso)\b/iu

/**
 * What speaks for or against a fact as the answer to a question, by name; each about 0 to 1. Features that are 0 are left
 * out.
 */
export function featuresOf(
  query: Query,
  entry: Entry,
  index: Index,
  life: Life,
): { features: Record<string, number>; phrase: Phrase | null; words: number } {
  const { asked, wanted, terms, vectors, last } = query
  const { fact } = entry
  const written = entry.place >= 0
  const features: Record<string, number> = {}
  const add = (name: string, value: number) => {
    if (value !== 0) features[written ? name : `seed ${name}`] = value
  }
  const certainty = Math.min(1, (asked.certainty ?? 1) + 0.1)
  const same = fact.topic === asked.topic
  const also = fact.also.includes(asked.topic)
  add('bias', 1)
  add('topic', same ? certainty : 0)
  add('also', !same && also ? certainty : 0)
  const neighbour = [fact.topic, ...fact.also].some((topic) => near[asked.topic]?.includes(topic))
  add('near topic', !same && !also && neighbour ? certainty : 0)
  add('group', !same && !also && groupOf.get(fact.topic) === groupOf.get(asked.topic) ? certainty : 0)
  let shared = 0
  let familiar = 0
  let around = 0
  let total = 0
  const sentence = index.sentences.get(entry.sentence)
  for (const { stem, families, weight } of terms) {
    const direct = entry.stems.find((one) => one === stem || sameWord(one, stem))
    const worth = weight * Math.max(0.25, index.rarity(direct ?? stem))
    total += worth
    if (direct !== undefined) shared += worth
    else if (families.some((one) => entry.families.has(one))) familiar += worth
    else if (sentence?.has(stem) || families.some((one) => sentence?.has(one))) around += worth
  }
  const share = total === 0 ? 0 : 1 / total
  add('words', Math.min(2, shared) / 2)
  add('share of words', shared * share)
  add('families', Math.min(2, familiar) / 2)
  add('share of families', familiar * share)
  add('around', around * share)
  let close = 0
  let weights = 0
  for (const { near: cosines, weight } of vectors) {
    weights += weight
    let nearest = 0
    for (const word of entry.words) nearest = Math.max(nearest, cosines[word] ?? 0)
    close += weight * nearest
  }
  add('close words', weights === 0 ? 0 : close / weights)
  add('sense', query.sense && entry.sense ? Math.max(0, nearness(query.sense, entry.sense)) : 0)
  const words = shared + familiar + around * 0.6
  if (written) {
    const phrase = phraseFor(fact, wanted, terms, life)
    for (const form of forms)
      if (wanted.asks === form) {
        add(`${form}`, 1)
        add(`${form} with phrase`, phrase === null ? 0 : 1)
        add(`${form} with phrase and words`, phrase === null ? 0 : Math.min(1, words))
      }
    add('phrase and topic', phrase !== null && (same || also) ? certainty : 0)
    const purpose = purposeIn(fact.text, life.language) !== null
    add('for what', wanted.aims === 'for' && purpose ? 1 : 0)
    add('purpose', asked.topic === 'purpose' && purpose ? certainty : 0)
    const cause = fact.also.includes('cause') || causeWeight(fact.text) > 0 || life.cause.includes(fact.id)
    add('why a cause', wanted.asks === 'why' && cause ? 1 : 0)
    add('why with reason', wanted.asks === 'why' && fact.because !== undefined ? 1 : 0)
    add('cause asked', asked.topic === 'cause' && life.cause[0] === fact.id ? 1 : 0)
    add('happened', happened.test(query.line) && cause ? 1 : 0)
    const self = asked.about === 'debtor' || asked.about === 'work'
    add('own deed', fact.of === 'debtor' && self ? 1 : 0)
    add("other's deed", fact.of === 'other' && self ? 1 : 0)
    add('of the household', fact.of === 'other' && asked.about === 'household' ? 1 : 0)
    add('means', payable.includes(asked.topic) && fact.also.includes(asked.topic) && phrase !== null ? 1 : 0)
    add('future', query.future && planned.test(fact.text) ? 1 : 0)
    add('past', query.future && !planned.test(fact.text) ? 1 : 0)
    add('not quotable', fact.quotable ? 0 : 1)
    add('nothing to say', !fact.quotable && phrase === null ? 1 : 0)
    add('few words', terms.length <= 1 ? 1 : 0)
    add('few words with phrase', terms.length <= 1 && phrase !== null ? 1 : 0)
    if (last) {
      add('same again', last === entry ? 1 : 0)
      add('same sentence', last !== entry && last.sentence === entry.sentence ? 1 : 0)
      add('next', entry.place === last.place + 1 ? 1 : 0)
      if (query.leans || terms.length <= 1) {
        add('leans on itself', last === entry ? 1 : 0)
        add('leans on its sentence', last !== entry && last.sentence === entry.sentence ? 1 : 0)
        add('leans on the next', entry.place === last.place + 1 ? 1 : 0)
        add('leans with phrase', last.sentence === entry.sentence && phrase !== null ? 1 : 0)
      }
    }
    add('besides', entry.stems.some((one) => query.besides.has(one)) ? 1 : 0)
    return { features, phrase, words }
  }
  // A further fact of its topic ("they're nine and six"): told where its own words are asked for.
  const detail = /-\d+$/.test(fact.id) ? 1 : 0
  add('detail', detail)
  // "What for?" wants more than what kind of debt it is.
  add('detail for what', detail === 1 && (wanted.aims === 'for' || forWhat.test(query.line)) ? 1 : 0)
  add('detail words', detail * Math.min(1, words))
  add('detail close words', weights === 0 ? 0 : (detail * close) / weights)
  add('same again', last === entry ? 1 : 0)
  const household = fact.topic === 'wellbeing' && asked.about === 'household'
  add('of another', household ? 1 : 0)
  return { features, phrase: null, words }
}

/** What speaks for having nothing to say to a question. */
export function unknownFeatures({ asked, wanted, terms }: Query): Record<string, number> {
  return {
    'none bias': 1,
    'none certainty': asked.certainty ?? 1,
    'none many words': Math.min(1, terms.length / 5),
    [`none ${wanted.asks}`]: 1,
  }
}
