import { topicGroups, topics as allTopics, type Topic } from '#server/language/vocabulary.ts'
import type { Question } from '#server/language/reading.ts'
import { wantedOf, type Wanted } from '#server/language/wanted.ts'
import type { Fact, Life } from './life.ts'
import { near } from './near-topics.ts'
import { aliasesIn, purposeIn, type Phrase } from './phrases.ts'
import { causeWeight } from './scenario/topics.ts'
import { familiesOf, stemsOf } from './word-families.ts'
import { type Terms, termsOf, sameWord } from './question-terms.ts'
import { phraseFor } from './phrase-for.ts'
import { replyOf, whole } from './reply-of.ts'

/** What the debtor has to say to a question. */
export type Found =
  /**
   * Its text is a whole reply to this question, `again` the same for when it was told before. `sure`: the words of the
   * question are those of the fact, not only its topic.
   */
  | { kind: 'fact'; fact: Fact; sure: boolean }
  /** Two facts fit equally: ask which one is meant. */
  | { kind: 'several'; facts: readonly [Fact, Fact] }
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
}

const groupOf = new Map<Topic, string>(
  Object.entries(topicGroups).flatMap(([group, list]) =>
    list.map((topic): [Topic, string] => [topic, group]),
  ),
)

type Entry = {
  fact: Fact
  stems: string[]
  set: ReadonlySet<string>
  families: ReadonlySet<string>
  sentence: string
}

type Index = {
  entries: Entry[]
  weight: (stem: string) => number
  familyWeight: (family: string) => number
  sentences: Map<string, Set<string>>
}

const built = new WeakMap<Life, Index>()

/** Sentences of one part of the scenario belong together. */
function sentenceOf(id: string): string {
  return id.startsWith('scenario-') ? id.split('-').slice(0, 2).join('-') : id
}

/** The index of a life, built once per life (a frozen object of the session). */
function indexOf(life: Life): Index {
  const known = built.get(life)
  if (known !== undefined) return known
  const aliases = life.facts
    .filter(({ from }) => from === 'scenario')
    .flatMap(({ text }) => aliasesIn(text, life.language))
  const entries = life.facts
    .filter(({ quotable, openness }) => quotable || openness !== 'hidden')
    .map((fact) => {
      const also = aliases
        .filter(({ name, is }) => fact.text.includes(name) && !fact.text.includes(is))
        .map(({ is }) => is)
        .join(' ')
      const text = `${fact.text} ${fact.again === fact.text ? '' : fact.again} ${also}`
      const stems = stemsOf(text, life.language)
      return {
        fact,
        stems,
        set: new Set(stems),
        families: new Set(familiesOf(text, life.language)),
        sentence: sentenceOf(fact.id),
      }
    })
  const written = entries.filter(({ fact }) => fact.from !== 'seed')
  const rarity = (count: number) =>
    Math.log((written.length + 2) / (count + 0.5)) / Math.log(written.length + 2)
  const stemCounts = new Map<string, number>()
  const familyCounts = new Map<string, number>()
  for (const { set, families } of written) {
    for (const stem of set) stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1)
    for (const family of families) familyCounts.set(family, (familyCounts.get(family) ?? 0) + 1)
  }
  const sentences = new Map<string, Set<string>>()
  for (const { sentence, set, families } of entries) {
    const all = sentences.get(sentence) ?? new Set<string>()
    for (const stem of set) all.add(stem)
    for (const family of families) all.add(family)
    sentences.set(sentence, all)
  }
  const index = {
    entries,
    weight: (stem: string) => Math.min(1, rarity(stemCounts.get(stem) ?? 0)),
    familyWeight: (family: string) => 0.75 * Math.min(1, rarity(familyCounts.get(family) ?? 0)),
    sentences,
  }
  built.set(life, index)
  return index
}

/** Where somebody is now. */
const whereNow = /\b(?:is|are|now|nowadays|live|lives|anda|andan|est[aá]n?|vive|viven|ahora|ahorita)\b/i

const moved =
  /\b(?:went|moved|lives?|living|left for|ran off|returned|se fue|se fueron|vive|se mud[oó]|se march[oó]|regres[oó]|está)(?!\p{L})/u

const happened = /happen|went wrong|caus|fall behind|pas[oó]\b|sucedi|ocurri/i

export type Scored = { fact: Fact; points: number; words: number; phrase: Phrase | null; entry: Entry }

function score(entry: Entry, asked: Asked, wanted: Wanted, terms: Terms, index: Index, life: Life): Scored {
  const { fact } = entry
  const written = fact.from !== 'seed'
  let words = 0
  let around = 0
  const sentence = index.sentences.get(entry.sentence)
  for (const { stem, families, weight } of terms) {
    const direct = entry.set.has(stem) ? stem : entry.stems.find((one) => sameWord(one, stem))
    const family = families.find((one) => entry.families.has(one))
    if (direct !== undefined) words += weight * Math.max(index.weight(direct), 0.25)
    else if (family !== undefined) words += weight * Math.max(index.familyWeight(family), 0.2)
    else if (sentence?.has(stem) || families.some((one) => sentence?.has(one))) around += 0.3 * weight
  }
  const phrase = phraseFor(fact, wanted, terms, life)
  const certainty = Math.min(1, (asked.certainty ?? 1) + 0.15)
  const same = fact.topic === asked.topic ? 1.4 : fact.also.includes(asked.topic) ? 1.2 : 0
  const neighbour = [fact.topic, ...fact.also].some((topic) => near[asked.topic]?.includes(topic)) ? 0.4 : 0
  const group = groupOf.get(fact.topic) === groupOf.get(asked.topic) ? 0.1 : 0
  const topical = Math.max(same, neighbour, group) * certainty
  const formal = ['when', 'where', 'who', 'how_much', 'how_many', 'which'].includes(wanted.asks)
  const purposive = wanted.aims === 'for' || (asked.topic === 'purpose' && certainty > 0.6)
  let points = topical
  if (written) {
    points += words * 1.6 + around
    if (formal) points += phrase === null ? -0.5 : 1 * Math.min(1, words + around + (same > 0 ? 0.7 : 0))
    if (wanted.asks === 'what' && purposive && purposeIn(fact.text, life.language) !== null)
      points += wanted.aims === 'for' ? 1.8 : 1.1
    if (
      wanted.asks === 'what' &&
      happened.test(asked.line ?? '') &&
      (fact.also.includes('cause') ||
        causeWeight(fact.text) > 0 ||
        /\b(se me|split|broke|flooded|hit|cancel)/.test(fact.text))
    )
      points += 0.8
    if (wanted.noun === 'pay' && phrase !== null && /\b(?:an? (?:hour|week|month)|per )/.test(phrase.text))
      points += 2
    if (wanted.asks === 'where' && phrase !== null && /\p{Lu}/u.test(phrase.text.slice(1))) points += 0.5
    if (wanted.asks === 'where' && whereNow.test(asked.line ?? '') && moved.test(fact.text)) points += 1.3
    if (
      /\b(original\w*|at first|initial\w*|al principio|al inicio|primero)\b/i.test(asked.line ?? '') &&
      /\b(at first|original\w*|initial\w*|al principio|primero)\b/i.test(fact.text)
    )
      points += 1.2
    if (
      fact.of === 'debtor' &&
      wanted.asks !== 'when' &&
      (asked.about === 'debtor' || asked.about === 'work')
    )
      points += 0.6
    if (wanted.asks === 'why' && (fact.because !== undefined || fact.also.includes('cause'))) points += 0.5
    if (asked.topic === 'cause' && life.cause[0] === fact.id) points += 0.6
    if (!fact.quotable) points -= phrase === null ? 9 : 0.3
    points += 0.6
    // What stands beside the name answers what somebody is and nothing else.
    if (fact.id.startsWith('scenario-0') && same === 0) points = 0
  } else {
    points =
      same > 0 && !(fact.topic === 'wellbeing' && asked.about === 'household')
        ? points + Math.min(words, 1) * 0.5
        : 0
  }
  return { fact, points, words: words + around * 0.6, phrase, entry }
}

/** Questions about what the debtor can pay. */
const payable: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

/** Less than this is no answer. */
const enough = 1.25

/**
 * The reply to a question: the fact whose words, form and topic fit best, in the phrase that was asked for ("On the
 * 15th.") or in a clause of at most 18 words. Facts of the author and the scenario come before invented ones. `told`
 * counts how often each fact was told in this call: what was told gives way to the next that fits about as well. Pure; a
 * life is indexed once.
 */
export function findFact(life: Life, asked: Asked, told: Readonly<Record<string, number>> = {}): Found {
  const line = asked.line ?? asked.words.join(' ')
  const formed: Wanted =
    asked.line === undefined
      ? { asks: asked.asks, noun: null, aims: null, person: false }
      : wantedOf(asked.line)
  // "What size of installment?" asks for a sum, whatever its form.
  const wanted: Wanted =
    payable.includes(asked.topic) && ['what', 'which', 'whether', 'how'].includes(formed.asks)
      ? { ...formed, asks: asked.topic === 'pay_when' ? 'when' : 'how_much' }
      : formed
  const index = indexOf(life)
  const own = termsOf(line, life)
  const terms = [...own, ...(own.length > 1 ? [] : termsOf(asked.besides ?? '', life, 0.6))]
  if (!allTopics.includes(asked.topic)) return { kind: 'none' }
  const scored = index.entries.map((entry) => score(entry, asked, wanted, terms, index, life))
  const ranked = scored
    .map((one) => ({ ...one, points: one.points - (told[one.fact.id] ?? 0) * 0.9 }))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points || a.fact.id.localeCompare(b.fact.id))
  const [first, second] = ranked
  if (asked.topic === 'cause' && (first === undefined || first.words < 0.5)) {
    const causes = life.cause.flatMap((id) => life.facts.filter((fact) => fact.id === id && fact.quotable))
    const cause = causes.find(({ id }) => told[id] === undefined) ?? causes[0]
    if (cause !== undefined) return { kind: 'fact', fact: whole(cause), sure: false }
  }
  if (first === undefined) return onlyOne(scored, wanted, terms, line, told, life)
  if (second !== undefined && isTie(first, second, asked))
    return { kind: 'several', facts: [whole(first.fact), whole(second.fact)] }
  return {
    kind: 'fact',
    fact: replyOf(first, wanted, terms, line, life),
    sure:
      first.fact.from !== 'seed' &&
      ((first.words >= 0.55 && first.points >= 1.7) ||
        (payable.includes(asked.topic) && first.fact.also.includes(asked.topic) && first.phrase !== null)),
  }
}

/** "Where's he at now?" names nothing, but only one place is spoken of. */
function onlyOne(
  scored: readonly Scored[],
  wanted: Wanted,
  terms: Terms,
  line: string,
  told: Readonly<Record<string, number>>,
  life: Life,
): Found {
  if (
    terms.length > 1 ||
    line.split(' ').length < 3 ||
    !['who', 'where', 'when', 'how_much'].includes(wanted.asks)
  )
    return { kind: 'none' }
  const open = scored.filter(
    ({ fact, phrase }) =>
      fact.from === 'scenario' && fact.quotable && phrase !== null && told[fact.id] === undefined,
  )
  const [only] = open
  return only !== undefined && open.length === 1
    ? { kind: 'fact', fact: replyOf(only, wanted, terms, line, life), sure: true }
    : { kind: 'none' }
}

/** Two different things that the words fit equally, neither of them the topic that was asked. */
function isTie(a: Scored, b: Scored, asked: Asked): boolean {
  const onTopic = [a, b].some(({ fact }) => fact.topic === asked.topic || fact.also.includes(asked.topic))
  const invented = a.fact.from === 'seed' || b.fact.from === 'seed'
  return (
    !invented &&
    !onTopic &&
    a.points - b.points < 0.02 &&
    a.entry.sentence !== b.entry.sentence &&
    a.words < 0.4 &&
    a.phrase === null &&
    a.fact.topic !== b.fact.topic
  )
}
