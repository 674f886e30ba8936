import { chance, pick } from '../../random.ts'
import type { Life, Region } from '../life.ts'

/** Postcode areas of the cities that British lives are set in (`places`). */
const britishAreas = ['LS', 'NG', 'BS', 'RG']
/** Letters of the second half of a British postcode; Royal Mail leaves out C, I, K, M, O and V there. */
const britishLetters = 'ABDEFGHJLNPQRSTUWXYZ'

const formats: Record<Region, (seed: number) => string> = {
  'en-US': (seed) => digits(seed, 10_000, 99_000),
  'en-GB': (seed) => {
    const letter = (label: string) => pick(seed, `postcode ${label}`, britishLetters.split(''))
    return `${pick(seed, 'postcode area', britishAreas)}${digits(seed, 2, 17)} ${digits(seed + 1, 1, 9)}${letter('a')}${letter('b')}`
  },
  'es-MX': (seed) => digits(seed, 20_000, 99_000),
  'es-AR': (seed) => digits(seed, 1_600, 8_400),
  'es-ES': (seed) => digits(seed, 10_000, 50_000),
  'es-US': (seed) => digits(seed, 10_000, 99_000),
}

function digits(seed: number, from: number, to: number): string {
  return String(from + Math.floor(chance(seed, 'postcode') * (to - from)))
}

/** The postcode that goes with a life's address, as its country writes one. It is the same in every session. */
export function postcodeOf({ seed, region }: Pick<Life, 'seed' | 'region'>): string {
  return formats[region](seed)
}
