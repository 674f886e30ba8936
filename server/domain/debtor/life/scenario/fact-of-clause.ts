import type { Language } from '#protocol/vocabulary/language.ts'
import { topics, type Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'
import type { ClauseReading } from '../clause-reader/model.ts'
import { opennessOf } from '../facts/rows.ts'
import type { Fact } from '../life.ts'
import { timeIn } from './details.ts'
import { hiddenWords } from './speaker.ts'
import { sentenceCase } from './tokens.ts'
import { topicsOf } from './topics.ts'

/** What somebody else did is no shame of the speaker. */
const othersDeed =
  /\b(accountant|bookkeeper|partner|boss|employee|dealer|contractor|thie(f|ves)|somebody|someone|contador\w*|soci[oa]|jefe|empleado|ladron\w*|le robaron|(he|she) was robbed)\b/

/** The fact of a clause: `text` is what is said of it, null where it cannot be said as it stands; `causes`: it is why the debtor is behind. */
export function factOf(
  id: string,
  source: string,
  text: string | null,
  causes: boolean,
  reading: ClauseReading,
  language: Language,
): Fact {
  const told = aboutOf(reading, source)
  const timed = timeIn(source, language) !== null
  if (causes) {
    told.push('cause')
    if (timed) told.push('behind_since')
  }
  if (timed && told.includes('purpose')) told.push('opened')
  const topic: Topic = told[0] ?? 'elsewhere'
  const also = [...new Set(told)].filter((one) => one !== topic)
  const hidden = hiddenWords.test(folded(source)) && !othersDeed.test(folded(source))
  return {
    id,
    topic,
    also,
    text: text ?? sentenceCase(source),
    again: text ?? sentenceCase(source),
    openness: hidden ? 'hidden' : (opennessOf[topic] ?? 'free'),
    from: 'scenario',
    quotable: text !== null,
  }
}

/**
 * The clauses that tell why the debtor is behind, the likeliest first. Where it cannot be said as it stands, the likeliest that can be
 * belongs to it: what is invented instead would contradict it.
 */
export function causeOf(read: readonly { id: string; surely: number }[], facts: readonly Fact[]): string[] {
  const sorted = read.toSorted((a, b) => b.surely - a.surely)
  const likely = sorted.filter(({ surely }, at) => surely > (at === 0 ? mayBeCause : isCauseToo))
  const sayable = (id: string) => facts.some((fact) => fact.id === id && fact.quotable)
  const instead = sorted.find(({ id, surely }) => surely > belongsToCause && sayable(id))
  const all =
    likely.length === 0 || likely.some(({ id }) => sayable(id)) || instead === undefined
      ? likely
      : [...likely, instead]
  return all.map(({ id }) => id)
}

/** From here on a clause tells how the part is played: of those that are told, one in sixty would be kept back by it. */
export const surelyPlayed = -0.1
/** Below it a clause is not why the debtor is behind, but in one of four scenarios. */
const mayBeCause = -0.6
/** What is told in place of a cause that cannot be said is likelier than this to belong to it. */
const belongsToCause = -1.1
/** What is told after the likeliest one, when it is asked for again, has to be as sure as this. */
const isCauseToo = -0.25
/** So surely a clause is about a topic that it answers questions of it. */
const isAbout = -0.35

/** What the rules name first, and what else they name, is so much likelier: it decides where two are about as sure. */
const namedFirst = 0.15
const namedToo = 0.075

/** The topics of a clause, the surest first; where none is clear, what the rules make of it. */
export function aboutOf({ about }: ClauseReading, source: string): Topic[] {
  const named = topicsOf(source)
  const surely = (topic: Topic) =>
    (about[topic] ?? -1) + (named[0] === topic ? namedFirst : named.includes(topic) ? namedToo : 0)
  const clear = topics.filter((topic) => surely(topic) > isAbout)
  return clear.length === 0 ? named.slice(0, 1) : clear.toSorted((a, b) => surely(b) - surely(a))
}
