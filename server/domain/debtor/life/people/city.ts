import { Memo } from '#server/language/memo.ts'
import { pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'
import { sampleLifeOf } from '../samples/samples.ts'
import { homeTown } from '../scenario/home-town.ts'
import { places } from './places.ts'
import type { LifeSource } from './source.ts'

/** A city of the region, by the seed of a life. */
export function drawnCity(seed: number, region: Region): readonly [city: string, areaCode: string] {
  return pick(seed, 'city', places[region].cities)
}

/** A scenario is read once: each reply of a call asks for its city. */
const homeTowns = new Memo<string | null>(256)

/** The city of a life's address: of a hand-written life, of the scenario, or drawn with the address. */
export function cityOf(
  source: Pick<LifeSource, 'name' | 'scenario'>,
  { seed, region }: Pick<Life, 'seed' | 'region'>,
): string {
  const text = source.scenario ?? ''
  return sampleLifeOf(source)?.city ?? homeTowns.of(text, () => homeTown(text)) ?? drawnCity(seed, region)[0]
}
