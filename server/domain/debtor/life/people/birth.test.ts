import { expect, it } from 'vitest'
import { aSource } from '../../testing/a-source.ts'
import { makePerson } from './person.ts'
import { toldBy } from '../scenario/told.ts'

it.each(['2026-01-02', '2026-06-15', '2026-12-30'])(
  '[LIFE1] whoever is 44 by the scenario was born 44 years before %s',
  (today) => {
    const source = aSource({ name: 'Ann Keller', scenario: 'Ann Keller, 44, works in a bakery.' })
    for (let seed = 1; seed <= 20; seed++) {
      const { birthDate } = makePerson(source, seed, toldBy(source), today)
      const passed = birthDate.slice(5) <= today.slice(5)
      expect(Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (passed ? 0 : 1)).toBe(44)
    }
  },
)
