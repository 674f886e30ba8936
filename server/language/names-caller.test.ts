import { expect, it } from 'vitest'
import { namesCaller } from './names-caller.ts'

it.each([
  ["Ms. Harper, this is Paul Reeves, I'm a debt collector", true],
  ["My name is Dave, I'm a debt collector", true],
  ['hola me llamo daniel', true],
  ['le habla Daniel Ortega', true],
  ["I'm Laura Bennett, this is about collecting a debt.", true],
  ["I'm calling about a debt.", false],
  ['This is an attempt to collect a debt.', false],
  ['Esta llamada es para cobrar una deuda.', false],
  ['soy de la agencia', false],
])('%s', (line, named) => {
  expect(namesCaller(line)).toBe(named)
})
