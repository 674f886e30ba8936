import {
  type AskedLine,
  answerFeaturesOf,
  answerQueryOf,
  candidatesFor,
  noAnswerFeatures,
} from './answer-features.ts'
import type { AnswerIndex } from './answer-index.ts'
import { answerWeights } from './answer-weights.ts'
import type { WrittenAnswer } from './dossier.ts'

/** An answer, and how likely it is the one that is asked for, beside all others and none. */
export type RankedAnswer = { answer: WrittenAnswer; chance: number }

function pointsOf(features: Readonly<Record<string, number>>): number {
  let points = 0
  for (const [name, value] of Object.entries(features)) points += value * (answerWeights[name] ?? 0)
  return points
}

/** The answers to a line, the likeliest first; none to a line without words. Pure. */
export function rankAnswers(index: AnswerIndex, asked: AskedLine): RankedAnswer[] {
  const query = answerQueryOf(asked, index)
  const scored = candidatesFor(query, index).map((candidate) => ({
    answer: candidate.entry.answer,
    points: pointsOf(answerFeaturesOf(query, candidate, index)),
  }))
  const none = pointsOf(noAnswerFeatures(query))
  const top = Math.max(none, ...scored.map(({ points }) => points))
  const all = Math.exp(none - top) + scored.reduce((sum, { points }) => sum + Math.exp(points - top), 0)
  return scored
    .map(({ answer, points }) => ({ answer, chance: Math.exp(points - top) / all }))
    .toSorted((one, other) => other.chance - one.chance)
}
