import { isSampleObjection } from '#protocol/vocabulary/sample-objections.ts'
import type { SampleLife } from './row.ts'
import { carlos } from './carlos.ts'
import { denise } from './denise.ts'
import { ernesto } from './ernesto.ts'
import { frank } from './frank.ts'
import { james } from './james.ts'
import { karen } from './karen.ts'
import { lucia } from './lucia.ts'
import { roberto } from './roberto.ts'

export const sampleLives: readonly SampleLife[] = [
  karen,
  carlos,
  roberto,
  james,
  lucia,
  frank,
  denise,
  ernesto,
]

/** The objections of sample prospects that the builders do not offer, as the samples are stored. */
const seededObjections: ReadonlySet<string> = new Set([
  "I don't have the money right now",
  "I'm still paying other medical expenses",
  "I'll have to talk to my wife first",
  'Tengo que hablarlo con mi esposa',
  'Cambió mi situación familiar',
  'Esa factura ya la pagué',
  'Your colleague already agreed to half of it',
  'Hable con mi abogado',
])

/** Whether an objection is one that a sample prospect came with, and not written by whoever changed or copied it. */
export const isSeededObjection = (objection: string): boolean =>
  seededObjections.has(objection) || isSampleObjection(objection)

/** The hand-written life of a sample prospect; null for any other prospect, a namesake included. */
export function sampleLifeOf(prospect: { name: string; scenario: string | null }): SampleLife | null {
  return (
    sampleLives.find(
      ({ name, scenario }) => name === prospect.name && prospect.scenario?.startsWith(scenario),
    ) ?? null
  )
}
