import type { Wanted } from '#server/language/wanted.ts'
import type { Asked } from '../find.ts'
import type { Life } from '../life.ts'
import type { Phrase } from '../phrases.ts'
import { featuresOf, queryOf, unknownFeatures, type Query } from './features.ts'
import { type Entry, indexOf } from './index.ts'
import { weights } from './weights.ts'

/** A fact as an answer. `chance`: that it is the answer, beside all others and having none. */
export type Ranked = { entry: Entry; chance: number; phrase: Phrase | null; words: number }

export type Ranking = { query: Query; ranked: Ranked[]; unknown: number }

export function pointsOf(
  features: Readonly<Record<string, number>>,
  by: Readonly<Record<string, number>>,
): number {
  let points = 0
  for (const [name, value] of Object.entries(features)) points += value * (by[name] ?? 0)
  return points
}

/**
 * The facts of a life, the likeliest answer first: a log-linear model whose weights are learned from questions that people
 * wrote to scenarios, and the clause that answers each (`npm run train:facts`).
 */
export function rank(life: Life, asked: Asked, wanted: Wanted): Ranking {
  const key = JSON.stringify([asked, wanted])
  const known = lately.get(life)
  if (known?.key === key) return known.ranking
  const ranking = ranked(life, asked, wanted)
  lately.set(life, { key, ranking })
  return ranking
}

/** Several moves ask the same of a life in one turn. */
const lately = new WeakMap<Life, { key: string; ranking: Ranking }>()

function ranked(life: Life, asked: Asked, wanted: Wanted): Ranking {
  const index = indexOf(life)
  const query = queryOf(asked, wanted, index, life)
  const scored = index.entries.map((entry) => {
    const { features, phrase, words } = featuresOf(query, entry, index, life)
    return { entry, phrase, words, points: isAskedFor(features) ? pointsOf(features, weights) : -Infinity }
  })
  const unknown = pointsOf(unknownFeatures(query), weights)
  const top = Math.max(unknown, ...scored.map(({ points }) => points))
  const all = Math.exp(unknown - top) + scored.reduce((sum, { points }) => sum + Math.exp(points - top), 0)
  return {
    query,
    unknown: Math.exp(unknown - top) / all,
    ranked: scored
      .map(({ points, ...rest }) => ({ ...rest, chance: Math.exp(points - top) / all }))
      .toSorted((a, b) => b.chance - a.chance || a.entry.fact.id.localeCompare(b.entry.fact.id)),
  }
}

/** A further fact of a topic is told only where its own words, or words near to them, were asked for. */
function isAskedFor(features: Readonly<Record<string, number>>): boolean {
  if (features['seed detail'] === undefined) return true
  if (features['seed detail for what'] !== undefined) return false
  return (features['seed detail words'] ?? 0) >= 0.25 || (features['seed detail close words'] ?? 0) >= 0.5
}
