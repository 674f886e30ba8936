import { expect, it } from 'vitest'
import { invitesOn } from './invites-on.ts'

it.each([
  ['Fine. Go on, I’m listening.', true],
  ['okay i’m listening go ahead', true],
  ['Alright Dominic. Long day here. Go on.', true],
  ['la escucho doña pilar cuénteme', true],
  ['Claro que sí. Adelante.', true],
  ['cómo no a ver dígame', true],
  ['pues yo quiero oírlo, dígame el motivo', true],
  ['jaja ándele, deme la versión corta', true],
  ['I’d like to hear your side.', true],
  ['I want to hear when you can pay', false],
  ['quiero saber cuánto puede pagar', false],
  ['go ahead and pay it today', false],
  ['Tell me your date of birth.', false],
  ['Dígame su dirección.', false],
  ['what did they tell me', false],
])('%s', (line, invites) => {
  expect(invitesOn(line)).toBe(invites)
})
