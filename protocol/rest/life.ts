import { z } from 'zod'
import { text } from '../text/kinds.ts'
import { language, type Language } from '../vocabulary/language.ts'
import { ageBands, factSources, factTopic, genders, openness, regions, topic } from '../vocabulary/life.ts'
import { limits } from '../vocabulary/limits.ts'

/** One thing that the debtor knows (server/domain/debtor/life/life.ts describes the fields). */
export const lifeFact = z.object({
  id: z.string(),
  topic,
  also: z.array(topic),
  text: z.string(),
  again: z.string(),
  openness: z.enum(openness),
  from: z.enum(factSources),
  quotable: z.boolean(),
  of: z.enum(['debtor', 'other']).exactOptional(),
  because: z.string().exactOptional(),
})
export type LifeFact = z.infer<typeof lifeFact>

/** Everything that a debtor knows about itself, in one language. */
const life = z.object({
  version: z.literal(1),
  seed: z.number().int(),
  language,
  region: z.enum(regions),
  gender: z.enum(genders),
  ageBand: z.enum(ageBands),
  firstName: z.string(),
  business: z.object({ person: z.string(), job: z.string(), name: z.string() }).nullable(),
  papers: z.object({
    birthDate: z.string(),
    lastFour: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  facts: z.array(lifeFact),
  cause: z.array(z.string()),
})

/** By language: one that the debtor does not speak is absent. */
export const lives = z.object({ en: life.optional(), es: life.optional() })
export type Lives = z.infer<typeof lives>

/** A fact as its author writes it: in the first person, as the debtor would say it on the phone. */
export const authorFact = z.strictObject({
  topic: factTopic,
  text: text({ min: 1, max: limits.factMax }),
  openness: z.enum(openness),
})
export type AuthorFact = z.infer<typeof authorFact>

/** What an author has changed in the facts of one language. */
const lifeEdits = z.strictObject({
  facts: z.array(authorFact).max(limits.factsMax),
  /** The facts that were removed or replaced: `keyOfFact` of each. */
  removed: z.array(text({ min: 1, max: limits.scenarioMax })).max(limits.factsRemovedMax),
})
export type LifeEdits = z.infer<typeof lifeEdits>

/** By language: an absent one keeps its edits. */
export const editsOfLife = z.strictObject({ en: lifeEdits.optional(), es: lifeEdits.optional() })
export type EditsOfLife = z.infer<typeof editsOfLife>

/** What somebody who may edit a prospect sees of its life: the facts as they are made, and the author's changes. */
export const prospectLife = z.object({ lives, edits: editsOfLife })
export type ProspectLife = z.infer<typeof prospectLife>

/**
 * What tells one made fact from another, also after the scenario has changed: a sentence of the scenario by its words,
 * the others by their topic.
 */
export function keyOfFact({ id, from, text: words }: Pick<LifeFact, 'id' | 'from' | 'text'>): string {
  return from === 'seed' ? id : words.trim()
}

export const noEdits: LifeEdits = { facts: [], removed: [] }

export function editsIn(edits: EditsOfLife, of: Language): LifeEdits {
  return edits[of] ?? noEdits
}
