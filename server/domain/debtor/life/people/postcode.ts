import { chance, pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'
import { cityOf } from './city.ts'
import { areaIn } from './postcode-areas.ts'
import type { LifeSource } from './source.ts'

/** Letters of the second half of a British postcode; Royal Mail leaves out C, I, K, M, O and V there. */
const britishLetters = 'ABDEFGHJLNPQRSTUWXYZ'

/** How long a postcode of digits is. */
const lengths: Record<Exclude<Region, 'en-GB'>, number> = {
  'en-US': 5,
  'es-US': 5,
  'es-MX': 5,
  'es-ES': 5,
  'es-AR': 4,
}

/**
 * The postcode that goes with a life's address, as its country writes one: of its city, where that is known. It is the same
 * in every session.
 */
export function postcodeOf(
  source: Pick<LifeSource, 'name' | 'scenario'>,
  { seed, region }: Pick<Life, 'seed' | 'region'>,
): string {
  const area = areaIn(cityOf(source, { seed, region }), region) ?? ''
  if (region === 'en-GB') {
    const letter = (label: string) => pick(seed, `postcode ${label}`, britishLetters.split(''))
    const begins = area === '' ? 'LS' : area
    return `${begins}${number(seed, 2, 17)} ${number(seed + 1, 1, 9)}${letter('a')}${letter('b')}`
  }
  const rest = lengths[region] - area.length
  return rest === 0
    ? area
    : area + String(number(seed, area === '' ? 10 ** (rest - 1) : 1, 10 ** rest)).padStart(rest, '0')
}

function number(seed: number, from: number, to: number): number {
  return from + Math.floor(chance(seed, 'postcode') * (to - from))
}
