import { expect, it } from 'vitest'
import { asksForAssent } from './asks-for-assent.ts'

it.each([
  ['¿Está bien?', true],
  ['¿Ahí está bien?', true],
  ['Is that okay?', true],
  ['all right?', true],
  ['Good?', true],
  ['¿Así es, o le muevo algo?', true],
  ['¿Está bien su mamá?', false],
  ['Is that your truck?', false],
])('%s', (line, asks) => {
  expect(asksForAssent(line)).toBe(asks)
})
