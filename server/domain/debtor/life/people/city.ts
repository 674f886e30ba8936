import { pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'
import { sampleLifeOf } from '../samples/samples.ts'
import { toldBy } from '../scenario/told.ts'
import { places } from './places.ts'
import type { LifeSource } from './source.ts'

/** A city of the region, by the seed of a life. */
export function drawnCity(seed: number, region: Region): readonly [city: string, areaCode: string] {
  return pick(seed, 'city', places[region].cities)
}

/** The city of a life's address: of a hand-written life, of the scenario, or drawn with the address. */
export function cityOf(source: LifeSource, { seed, region }: Pick<Life, 'seed' | 'region'>): string {
  return sampleLifeOf(source)?.city ?? toldBy(source).city ?? drawnCity(seed, region)[0]
}
