import type { Language } from '#protocol/vocabulary/language.ts'
import type { Life } from '../life/life.ts'
import { stemsOf } from '../life/word-families.ts'
import { factsOf, type Move } from './move.ts'

/** A reply tells a fact if it has this share of its words, and at least so many of them. */
const tellsShare = 0.6
const tellsWords = 3

/**
 * The move as it was said: facts of the life that the words of a language model told beside it count as told. Whoever tells
 * for the first time why it is behind has told the cause, whatever the move was. `told` is what was told before.
 */
export function moveAsSaid(
  move: Move,
  reply: string,
  { life, told, language }: { life: Life; told: Readonly<Record<string, number>>; language: Language },
): Move {
  const stems = new Set(stemsOf(reply, language))
  const own = factsOf(move).map(({ id }) => id)
  const tells = life.facts.filter(({ id, text }) => {
    if (own.includes(id)) return false
    const words = [...new Set(stemsOf(text, language))]
    const shared = words.filter((word) => stems.has(word)).length
    return shared >= tellsWords && shared / words.length >= tellsShare
  })
  if (tells.length === 0) return move
  const counts = { ...told, ...move.change?.told }
  for (const { id } of tells) counts[id] = (counts[id] ?? 0) + 1
  const change = { ...move.change, told: counts }
  const cause =
    life.cause.every((id) => told[id] === undefined) && tells.some(({ id }) => life.cause.includes(id))
  if (!cause) return { ...move, change }
  return { ...move, reveals: true, change: { ...change, causeKnown: true, unacknowledged: true } }
}
