import { chance, pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'
import { cityOf } from './city.ts'
import { areaIn } from './postcode-areas.ts'
import type { LifeSource } from './source.ts'

/** Letters of the second half of a British postcode; Royal Mail leaves out C, I, K, M, O and V there. */
const britishLetters = 'ABDEFGHJLNPQRSTUWXYZ'

/** The postcodes of a country without letters, from and below. */
const ranges: Record<Exclude<Region, 'en-GB'>, readonly [from: number, to: number]> = {
  'en-US': [10_000, 99_000],
  'es-US': [10_000, 99_000],
  'es-MX': [20_000, 99_000],
  'es-ES': [10_000, 51_000],
  'es-AR': [1_600, 8_400],
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
  const [from, to] = ranges[region]
  if (area === '') return String(number(seed, from, to))
  const rest = String(from).length - area.length
  return rest === 0 ? area : area + String(number(seed, 1, 10 ** rest)).padStart(rest, '0')
}

function number(seed: number, from: number, to: number): number {
  return from + Math.floor(chance(seed, 'postcode') * (to - from))
}
