import { expect, it } from 'vitest'
import { genderOf } from './gender-of.ts'

it.each([
  ['Walter', 'Retired, 78, lives alone. Wife Jean died in November; she handled the bills.', null, 'male'],
  [
    'Priya',
    'I’m 36 and I clean teeth. My husband Dev teaches and he doesn’t know how high the balance went.',
    null,
    'female',
  ],
  ['Sasha', 'She drives a bus. Her son Leo is nine, and he wants a bike.', null, 'female'],
  ['Sam', 'Sam is 41. Her husband left in May; she cleans offices and her mother helps.', null, 'female'],
  ['Quinn', 'Drives nights. His girlfriend is expecting.', null, 'male'],
  ['Trinidad', '58 años, viuda, vende gelatinas.', null, 'female'],
  ['Cruz', '44 años, trabaja de noche, vive solo.', null, 'male'],
  ['Zuri', 'Vive en Tepic.', 'costurera', 'female'],
  ['Kim', 'Owes for a card.', null, 'female'],
  ['Tou', 'Owes for a card.', null, null],
] as const)('[LIFE1] %s, of whom is written "%s"', (name, scenario, occupation, gender) => {
  expect(genderOf(name, scenario, occupation)).toBe(gender)
})
