import type { Question } from '#server/language/reading.ts'
import type { TopicGroup } from '#server/language/vocabulary.ts'
import { findFact } from '../life/find.ts'
import type { Fact } from '../life/life.ts'
import { asAsked } from './asked.ts'
import { nowTold } from './cause.ts'
import { groupOf } from './heard.ts'
import type { Moment, Move } from './move.ts'
import { keepsBack } from './tell-fact.ts'

/** What is asked there may be answered beside something else; identity, payments and the call have answers of their own. */
const ofLife: readonly TopicGroup[] = ['person', 'household', 'work', 'money', 'debt']

/** From here on it is clear what the other half asks. */
const clearly = 0.6

/** Both halves are told in so many words at most. */
const mostWords = 26

const wordCount = (text: string) => text.split(/\s+/).length

/**
 * "Who do you live with, and how much is your rent?": a move that answers one half tells the other as well where the life has it. Where
 * the half that would be answered is only met with a plain phrase, the known one is told instead.
 */
export function withOtherHalf(moment: Moment, move: Move): Move {
  const { says } = move
  if (move.act !== 'answer' || move.endsCall === true) return move
  const other = otherHalf(moment, 'fact' in says ? says.fact : null)
  if (other === null) return move
  const { fact, words } = other
  if (!('fact' in says))
    return says.situation.startsWith('plain.')
      ? {
          says: { fact, again: false },
          act: 'answer',
          change: { ...nowTold(moment.mind, fact, words), lastTopic: fact.topic },
        }
      : move
  const text = `${fact.text} ${says.fact.text}`
  if (says.again || wordCount(text) > mostWords) return move
  const told = nowTold(moment.mind, fact, words)
  const { told: counts = {}, toldAs = [], toldFor = {} } = move.change ?? {}
  return {
    ...move,
    says: { fact: { ...says.fact, text }, again: false },
    change: {
      ...move.change,
      told: { ...told.told, ...counts, [fact.id]: (moment.mind.told[fact.id] ?? 0) + 1 },
      toldAs: [...toldAs, fact.text],
      toldFor: { ...toldFor, [fact.id]: told.toldFor[fact.id] ?? [] },
    },
  }
}

/** What the life answers to a question of the turn that is not the one answered by `told`. */
function otherHalf(moment: Moment, told: Fact | null): { fact: Fact; words: readonly string[] } | null {
  const { heard, life, mind, impact } = moment
  if (impact.harm !== null || heard.questions.length < 2) return null
  const others = heard.questions.filter((one) => one !== heard.question && isClear(one))
  for (const question of others) {
    const found = findFact(life, asAsked(moment, question), mind.told)
    if (found.kind === 'none' || found.fact.id === told?.id) continue
    const { fact } = found
    const known = mind.told[fact.id] !== undefined || (told?.text ?? '').includes(fact.text)
    const untold = !mind.causeKnown && life.cause.includes(fact.id)
    const bareName = wordCount(fact.text) < 3 && !/\d/.test(fact.text)
    const ofNothing = fact.topic === 'elsewhere' && fact.also.length === 0
    if (
      found.sure &&
      !bareName &&
      !ofNothing &&
      fact.from !== 'seed' &&
      !known &&
      !untold &&
      !keepsBack(moment, fact)
    )
      return { fact, words: question.words }
  }
  return null
}

function isClear({ topic, certainty }: Question): boolean {
  return certainty >= clearly && ofLife.includes(groupOf(topic)) && topic !== 'cause'
}
