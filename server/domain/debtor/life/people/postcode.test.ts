import { expect, it } from 'vitest'
import type { Fact, Region } from '../life.ts'
import { drawnCity } from './city.ts'
import { postcodeOf } from './postcode.ts'
import { areaIn } from './postcode-areas.ts'
import { places } from './places.ts'

const fact = (text: string, from: Fact['from'] = 'scenario'): Fact => ({
  id: text,
  topic: 'origin',
  also: [],
  text,
  again: text,
  openness: 'free',
  from,
  quotable: true,
})
const regions = Object.keys(places) as Region[]
const form: Record<Region, RegExp> = {
  'en-US': /^\d{5}$/u,
  'es-US': /^\d{5}$/u,
  'es-MX': /^\d{5}$/u,
  'es-ES': /^\d{5}$/u,
  'es-AR': /^\d{4}$/u,
  'en-GB': /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/u,
}

it.each(regions)(
  '[ACCT1] a postcode is one of the city that was drawn, as its country writes it: %s',
  (region) => {
    for (let seed = 1; seed < 200; seed++) {
      const code = postcodeOf({ seed, region, facts: [] })
      expect(code).toMatch(form[region])
      expect(code.startsWith(areaIn(drawnCity(seed, region)[0], region) ?? '?')).toBe(true)
    }
  },
)

it.each([
  ['es-MX', 'Vivo con mi mamá en Tehuacán.', /^75\d{3}$/u],
  ['es-US', 'Nací en Guadalajara y vivo en Houston.', /^770\d{2}$/u],
  ['en-GB', 'I’m from Swansea.', /^SA\d/u],
  ['es-AR', 'Soy de Lanús.', /^1824$/u],
] as const)(
  '[ACCT1] it is of the city where the scenario has the debtor: %s, %s',
  (region, text, expected) => {
    expect(postcodeOf({ seed: 7, region, facts: [fact(text)] })).toMatch(expected)
    expect(postcodeOf({ seed: 7, region, facts: [fact(text, 'seed')] })).toBe(
      postcodeOf({ seed: 7, region, facts: [] }),
    )
  },
)

it('no common word is taken for a city', () => {
  expect(areaIn('I was reading in the hull of a boat.', 'en-GB')).toBeNull()
})
