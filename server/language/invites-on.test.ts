import { expect, it } from 'vitest'
import { invitesOn } from './invites-on.ts'

it.each([
  ['Fine. Go on, I’m listening.', true],
  ['okay i’m listening go ahead', true],
  ['Alright Dominic. Long day here. Go on.', true],
  ['la escucho doña pilar cuénteme', true],
  ['Claro que sí. Adelante.', true],
  ['cómo no a ver dígame', true],
  ['go ahead and pay it today', false],
  ['Tell me your date of birth.', false],
  ['Dígame su dirección.', false],
  ['what did they tell me', false],
])('%s', (line, invites) => {
  expect(invitesOn(line)).toBe(invites)
})
