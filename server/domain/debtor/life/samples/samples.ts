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

/** The hand-written life of a sample prospect; null for any other prospect, a namesake included. */
export function sampleLifeOf(prospect: { name: string; scenario: string | null }): SampleLife | null {
  return (
    sampleLives.find(
      ({ name, scenario }) => name === prospect.name && prospect.scenario?.startsWith(scenario),
    ) ?? null
  )
}
