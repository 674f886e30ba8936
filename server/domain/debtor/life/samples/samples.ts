import type { SampleLife } from './row.ts'
import { frank } from './frank.ts'
import { james } from './james.ts'
import { karen } from './karen.ts'

const samples: readonly SampleLife[] = [karen, james, frank]

/** The hand-written life of a sample prospect; null for any other prospect, a namesake included. */
export function sampleLifeOf(prospect: { name: string; scenario: string | null }): SampleLife | null {
  return (
    samples.find(({ name, scenario }) => name === prospect.name && prospect.scenario?.startsWith(scenario)) ??
    null
  )
}
