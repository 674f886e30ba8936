import { expect, it } from 'vitest'
import type { Region } from '../life.ts'
import { drawnCity } from './city.ts'
import { postcodeOf } from './postcode.ts'
import { areaIn } from './postcode-areas.ts'
import { places } from './places.ts'

const of = (scenario: string | null) => ({ name: 'Ana Ruiz', scenario })
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
      const code = postcodeOf(of(null), { seed, region })
      expect(code).toMatch(form[region])
      expect(code.startsWith(areaIn(drawnCity(seed, region)[0], region) ?? '?')).toBe(true)
    }
  },
)

it.each([
  ['es-MX', 'Vive en Tehuacán con su mamá.', /^75\d{3}$/u],
  ['es-US', 'Nació en Guadalajara y vive en Houston desde los doce años.', /^770\d{2}$/u],
  ['en-GB', 'Gethin lives in Swansea and sang at weddings.', /^SA\d/u],
  ['es-AR', 'Peluquera, vive en Lanús.', /^1824$/u],
] as const)(
  '[ACCT1] it is of the city where the scenario has the debtor: %s, %s',
  (region, text, expected) => {
    expect(postcodeOf(of(text), { seed: 7, region })).toMatch(expected)
  },
)

it('[ACCT1] a town that is in no list has a postcode in the form of its country', () => {
  for (const region of regions)
    for (let seed = 1; seed < 50; seed++) {
      const code = postcodeOf(of('Ana lives in Little Snoring.'), { seed, region })
      expect(code).toMatch(form[region])
      // The last of Spain's are those of Melilla.
      if (region === 'es-ES') expect(Number(code)).toBeLessThan(53_000)
    }
})

it('no common word is taken for a city', () => {
  expect(areaIn('I was reading in the hull of a boat.', 'en-GB')).toBeNull()
})

it.each([
  ['en-US', 'Trainer notes: Marcus, 24, Memphis. 2016 Altima.', /^381/u],
  ['es-US', 'Contesta: Ramiro, dueño, 44, de Michoacán. 5 empleados, Fresno CA.', /^937/u],
  ['en-GB', 'Family hire company near Harrogate, 11 staff.', /^HG/u],
  ['en-US', 'Yolanda, 38, Decatur, Georgia.', /^300/u],
] as const)('[ACCT1] it is of the town that notes give: %s, %s', (region, text, expected) => {
  expect(postcodeOf(of(text), { seed: 7, region })).toMatch(expected)
})
