import { chance, pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'
import { places } from './places.ts'
import { areaIn } from './postcode-areas.ts'

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

/** The postcode that goes with a life's address, as its country writes one. It is the same in every session. */
export function postcodeOf({ seed, region, facts }: Pick<Life, 'seed' | 'region' | 'facts'>): string {
  const area =
    areaOfLife({ region, facts }) ?? areaIn(pick(seed, 'city', places[region].cities)[0], region) ?? ''
  if (region === 'en-GB') {
    const letter = (label: string) => pick(seed, `postcode ${label}`, britishLetters.split(''))
    return `${area}${number(seed, 2, 17)} ${number(seed + 1, 1, 9)}${letter('a')}${letter('b')}`
  }
  const rest = lengths[region] - area.length
  return rest === 0 ? area : area + String(number(seed, 1, 10 ** rest)).padStart(rest, '0')
}

/** Where the scenario has the debtor live, as far as a fact names a known city. */
function areaOfLife({ region, facts }: Pick<Life, 'region' | 'facts'>): string | null {
  for (const { text, from } of facts) {
    const area = from === 'seed' ? null : areaIn(text, region)
    if (area !== null) return area
  }
  return null
}

function number(seed: number, from: number, to: number): number {
  return from + Math.floor(chance(seed, 'postcode') * (to - from))
}
