import type { Executor } from '../client.ts'
import { coaches } from '../schema/coaches.ts'
import { prospects } from '../schema/prospects.ts'
import { sampleCoaches } from './sample-coaches.ts'
import { sampleProspects } from './sample-prospects.ts'

/** Inserts the public prospects and coaches, with or without the demo. Existing rows stay unchanged. */
export async function seedSamples(on: Executor): Promise<void> {
  const seededAtMs = Date.now()
  // One second apart: lists are newest first, so the easiest one comes first.
  const sample = (place: number) => ({
    isPublic: true,
    isSample: true,
    createdAt: new Date(seededAtMs - place * 1_000),
  })
  await on
    .insert(prospects)
    .values(Object.values(sampleProspects).map((each, place) => ({ ...each, ...sample(place) })))
    .onConflictDoNothing({ target: prospects.id })
  await on
    .insert(coaches)
    .values(sampleCoaches.map((each, place) => ({ ...each, ...sample(place) })))
    .onConflictDoNothing({ target: coaches.id })
}
