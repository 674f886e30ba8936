import MiniSearch from 'minisearch'
import { topicGroups, topics as allTopics, type Topic } from '#server/language/vocabulary.ts'
import type { Question } from '#server/language/reading.ts'
import type { Fact, Life } from './life.ts'
import { moneyIn, numberIn, placeIn, shortReply, timeIn } from './scenario/details.ts'
import { causeWeight } from './scenario/topics.ts'
import { familiesOf, stemsOf } from './word-families.ts'

/** What the debtor has to say to a question. */
export type Found =
  /** Its text is a whole reply, `again` the same for when it was told before. */
  | { kind: 'fact'; fact: Fact }
  /** Two facts fit equally: ask which one is meant. */
  | { kind: 'several'; facts: readonly [Fact, Fact] }
  /** Something that this person does not know or remember. */
  | { kind: 'none' }

type Asked = Pick<Question, 'topic' | 'asks'> & { about?: Question['about']; words: readonly string[] }

const groupOf = new Map<Topic, string>(
  Object.entries(topicGroups).flatMap(([group, list]) =>
    list.map((topic): [Topic, string] => [topic, group]),
  ),
)
/** Topics that ask for neighbouring things: a fact of one often answers the other. */
const near: Partial<Record<Topic, readonly Topic[]>> = {
  cause: [
    'job_loss',
    'health',
    'behind_since',
    'work_hours',
    'partner',
    'relatives',
    'business',
    'amount_view',
    'not_mine',
    'insurance',
    'purpose',
  ],
  behind_since: ['cause', 'last_payment', 'job_loss'],
  work: ['job_loss', 'business', 'work_since', 'work_hours', 'role', 'other_income', 'job_search'],
  job_loss: ['cause', 'work', 'work_hours'],
  household: ['children', 'partner', 'relatives', 'housing', 'pets'],
  relatives: ['household', 'support', 'children', 'health'],
  support: ['relatives', 'expected_money', 'other_income'],
  expected_money: ['support', 'other_income', 'payday', 'insurance', 'income'],
  other_income: ['income', 'work', 'expected_money', 'support'],
  income: ['payday', 'other_income', 'work'],
  payday: ['income', 'work', 'expected_money'],
  purpose: ['health', 'transport', 'opened', 'cause', 'children', 'amount_view'],
  opened: ['purpose'],
  health: ['cause', 'purpose', 'relatives', 'work_hours'],
  business: ['work', 'cause', 'expected_money', 'other_debts', 'role'],
  insurance: ['health', 'expected_money', 'cause', 'purpose'],
  creditor_contact: ['calls', 'letters', 'past_agreement', 'amount_view', 'proof'],
  past_agreement: ['last_payment', 'creditor_contact'],
  last_payment: ['past_agreement', 'purpose'],
  proof: ['letters', 'last_payment', 'amount_view', 'creditor_contact'],
  amount_view: ['not_mine', 'proof', 'cause', 'creditor_contact', 'purpose'],
  not_mine: ['amount_view', 'cause', 'purpose'],
  other_debts: ['business', 'expenses', 'cause'],
  housing: ['household', 'address', 'purpose'],
  transport: ['purpose', 'cause', 'health'],
  feelings: ['wellbeing', 'cause', 'housing'],
  wellbeing: ['health', 'feelings'],
}

type Entry = { id: string; words: string; families: string }
const built = new WeakMap<Life, MiniSearch<Entry>>()

/** The index of a life, built once per life (a frozen object of the session). */
function indexOf(life: Life): MiniSearch<Entry> {
  const known = built.get(life)
  if (known !== undefined) return known
  const index = new MiniSearch<Entry>({
    fields: ['words', 'families'],
    tokenize: (text) => text.split(' ').filter((word) => word !== ''),
    processTerm: (term) => term,
    searchOptions: { boost: { words: 1.6, families: 1 } },
  })
  index.addAll(
    life.facts.map((fact) => ({
      id: fact.id,
      words: stemsOf(`${fact.text} ${fact.again}`, life.language).join(' '),
      families: familiesOf(fact.text).join(' '),
    })),
  )
  built.set(life, index)
  return index
}

/** How a fact's words fit: the engine's score, and the share of the question's words that it has. */
type Hit = { score: number; share: number }

/** Which words and topic a fact answers, as points. */
function fit(fact: Fact, asked: Asked, { score: textScore, share }: Hit, life: Life): number {
  const { topic, asks } = asked
  const text = fact.text
  const topics = [fact.topic, ...fact.also]
  const sameTopic = fact.topic === topic ? 5 : fact.also.includes(topic) ? 4.4 : 0
  const neighbour = topics.some((one) => near[topic]?.includes(one)) ? 1.1 : 0
  const sameGroup = groupOf.get(fact.topic) === groupOf.get(topic) ? 0.3 : 0
  // What was invented answers its own topic; a word in common does not make it an answer to another.
  let points = Math.min(textScore, 12) * (fact.from === 'seed' && sameTopic === 0 ? 0.2 : 0.4)
  points += sameTopic > 0 ? sameTopic : Math.max(neighbour, sameGroup)
  if (asks === 'when') points += timeIn(text, life.language) === null ? 0 : 1.6
  if (asks === 'where') points += placeIn(text, life.language) === null ? 0 : 1.2
  if (asks === 'who') points += /(?<=\S )\p{Lu}\p{Ll}{2,}/u.test(text.replace(/\bI('\w+)?\b/g, '')) ? 0.8 : 0
  if (asks === 'how_much') points += moneyIn(text) !== null ? 1.6 : numberIn(text) === null ? 0 : 0.6
  if (asks === 'how_many') points += numberIn(text) === null ? 0 : 1.2
  if (asks === 'why') points += fact.also.includes('cause') || causeWeight(text) > 0 ? 1.2 : 0
  if (fact.from === 'author' && (sameTopic > 0 || textScore > 0)) points += 1
  if (fact.from === 'scenario' && (sameTopic > 0 || textScore > 0))
    points += fact.also.includes('cause') ? 1.2 : 0.9
  if (fact.from !== 'seed') points += share * 2.5
  if (!fact.quotable) points -= 0.8
  return points
}

/** Less than this is no answer. */
const enough = 2.6

/**
 * The fact that answers a question, by topic, content words (stems and families of words in both languages) and what
 * kind of thing is asked; facts of the author and the scenario win over invented ones where their words fit. A fact that
 * must not be quoted answers only with a safe detail of it ("In February."). `told` counts how often each fact was told
 * in this call: a bare "why?" goes on to what was not told yet. Pure; a life is indexed once.
 */
export function findFact(life: Life, asked: Asked, told: Readonly<Record<string, number>> = {}): Found {
  const question = asked.words.join(' ')
  const stems = stemsOf(question, life.language)
  const families = familiesOf(question)
  const index = indexOf(life)
  const scores = new Map<string, Hit>()
  const terms = [...new Set([...stems, ...families])]
  if (terms.length > 0)
    for (const hit of index.search(terms.join(' '), {
      prefix: (term) => term.length > 4 && !term.startsWith('#'),
      fuzzy: (term) => (term.length > 6 ? 0.15 : false),
      combineWith: 'OR',
    }))
      scores.set(String(hit.id), { score: hit.score, share: hit.queryTerms.length / terms.length })
  // Only words: the topic of a question of low certainty would mislead. `elsewhere` never is a fact's topic by itself.
  const known = allTopics.includes(asked.topic)
  // Somebody has said what answers the topic itself: another fact with the same words must fit much better.
  const answered = life.facts.some(
    ({ topic, from, quotable }) => topic === asked.topic && from !== 'seed' && quotable,
  )
  const off = ({ topic, also }: Fact) => answered && topic !== asked.topic && !also.includes(asked.topic)
  const ranked = life.facts
    .map((fact) => ({
      fact,
      points: known
        ? (off(fact) ? 0.65 : 1) * fit(fact, asked, scores.get(fact.id) ?? { score: 0, share: 0 }, life)
        : 0,
    }))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points || a.fact.id.localeCompare(b.fact.id))
  const answers = ranked.filter(
    ({ fact }) => fact.quotable || shortReply(fact.text, asked.asks, life.language) !== null,
  )
  const [first, second] = answers
  if (first === undefined) return { kind: 'none' }
  if (asked.topic === 'cause' && stems.length === 0) {
    const causes = life.cause.flatMap((id) => life.facts.filter((fact) => fact.id === id && fact.quotable))
    const cause = causes.find(({ id }) => told[id] === undefined) ?? causes[0]
    if (cause !== undefined) return { kind: 'fact', fact: cause }
  }
  if (second !== undefined && isTie(first, second, asked))
    return { kind: 'several', facts: [first.fact, second.fact] }
  return { kind: 'fact', fact: sayable(first.fact, asked, life) }
}

/** Two different things that the words fit equally, neither of them the topic that was asked. */
function isTie(a: { fact: Fact; points: number }, b: { fact: Fact; points: number }, asked: Asked): boolean {
  const related = a.fact.id.startsWith(b.fact.id) || b.fact.id.startsWith(a.fact.id)
  const onTopic = [a, b].some(({ fact }) => fact.topic === asked.topic || fact.also.includes(asked.topic))
  const invented = a.fact.from === 'seed' || b.fact.from === 'seed'
  return !related && !invented && !onTopic && a.points - b.points < 0.05 && a.fact.topic !== b.fact.topic
}

/** A fact that must not be quoted answers with the detail that was asked for alone. */
function sayable(fact: Fact, asked: Asked, life: Life): Fact {
  if (fact.quotable) return fact
  const detail = shortReply(fact.text, asked.asks, life.language) ?? ''
  return { ...fact, text: detail, again: detail }
}
