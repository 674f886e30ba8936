import { expect, it } from 'vitest'
import { answererIn } from './answerer.ts'

it.each([
  ['El teléfono lo toma su yerno, Martín Salgado, 43, vigilante.', { kin: 'su yerno', name: 'Martín' }],
  [
    'El préstamo es de Eleazar, pero quien contesta es su hermano Tadeo.',
    { kin: 'su hermano', name: 'Tadeo' },
  ],
  ['Contesta su esposa, que no sabe nada.', { kin: 'su esposa', name: null }],
  ['The call reaches her son Leo, 19, who is curious.', { kin: 'her son', name: 'Leo' }],
  [
    "The person who answers is not Marcus, it's his younger brother Julian.",
    { kin: 'his brother', name: 'Julian' },
  ],
  ['Her mother-in-law, a retired nurse, picks up the phone.', { kin: 'her mother-in-law', name: null }],
  // The debtor answers, or somebody who does not know them.
  ['The person who answers is not Colin Mabry. She is Aisha.', null],
  ['She lives with her mother, who sometimes worries.', null],
  ['Contesta don Chuy, dueño, en Torreón.', null],
  ['Su hija le ayuda con las cuentas. Contesta con pena.', null],
])('who answers in the place of the debtor: %s', (scenario, answerer) => {
  expect(answererIn(scenario)).toEqual(answerer)
})
