import { topics as allTopics, type Topic } from '#server/language/vocabulary.ts'
import type { Question } from '#server/language/reading.ts'
import { wantedOf, type Wanted } from '#server/language/wanted.ts'
import type { Fact, Life } from './life.ts'
import { rank, type Ranked } from './rank/rank.ts'
import { replyOf, whole } from './reply-of.ts'

/** What the debtor has to say to a question. */
export type Found =
  /**
   * Its text is a whole reply to this question, `again` the same for when it was told before. `sure`: the words of the
   * question are those of the fact, not only its topic.
   */
  | { kind: 'fact'; fact: Fact; sure: boolean }
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
  /** The id of the fact that the debtor told with its last reply. */
  last?: string | null
}

/** Questions about what the debtor can pay. */
const payable: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

/** Below it three of four answers are wrong ones (data/facts); an invented fact goes by its topic alone. */
const enough = { written: 0.42, invented: 0.25 }
/** From here on the fact answers the question, whatever its topic was taken for. */
const surely = 0.5
/** Of questions below it four of ten are about something else. */
const surelyAsked = 0.55
/** What was told gives way to what fits nearly as well: so much of its chance is left. */
const toldBefore = 0.4

/** "What size of installment?" asks for a sum, whatever its form. */
function wantedBy({ line, asks, topic }: Asked): Wanted {
  const wanted: Wanted = line === undefined ? { asks, noun: null, aims: null, person: false } : wantedOf(line)
  return payable.includes(topic) && ['what', 'which', 'whether', 'how'].includes(wanted.asks)
    ? { ...wanted, asks: topic === 'pay_when' ? 'when' : 'how_much' }
    : wanted
}

/**
 * The reply to a question: the fact that most likely answers it, in the phrase that was asked for ("On the 15th.") or in
 * a clause of at most 18 words. `told` counts how often each fact was told in this call: what was told gives way to the
 * next that fits about as well. Pure; a life is indexed once.
 */
export function findFact(life: Life, asked: Asked, told: Readonly<Record<string, number>> = {}): Found {
  if (!allTopics.includes(asked.topic)) return { kind: 'none' }
  const wanted = wantedBy(asked)
  const { ranked, unknown, query } = rank(life, asked, wanted)
  const left = (one: Ranked) => one.chance * ((told[one.entry.fact.id] ?? 0) > 0 ? toldBefore : 1)
  const [first] = ranked.toSorted((a, b) => left(b) - left(a))
  if (asked.topic === 'cause' && (first === undefined || first.words < 0.5)) {
    const causes = life.cause.flatMap((id) => life.facts.filter((fact) => fact.id === id && fact.quotable))
    const cause = causes.find(({ id }) => told[id] === undefined) ?? causes[0]
    if (cause !== undefined) return { kind: 'fact', fact: whole(cause), sure: false }
  }
  if (first === undefined || isMute(first)) return { kind: 'none' }
  const written = first.entry.place >= 0
  // An invented fact answers where its topic was surely asked, or its words were.
  if (!written && (asked.certainty ?? 1) < surelyAsked && first.words === 0) return { kind: 'none' }
  const least = written ? enough.written : enough.invented
  if (first.chance < least || unknown > first.chance) return { kind: 'none' }
  return {
    kind: 'fact',
    fact: replyOf({ fact: first.entry.fact, phrase: first.phrase }, wanted, query.terms, query.line, life),
    sure: written && first.chance >= surely,
  }
}

/** Knowledge that must not be quoted, and no phrase of it answers. */
function isMute({ entry, phrase }: Ranked): boolean {
  return !entry.fact.quotable && phrase === null
}
