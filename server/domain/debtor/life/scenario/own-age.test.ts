import { expect, it } from 'vitest'
import { ownAge } from './own-age.ts'

it.each([
  ["Cody's 33, lives in a camper outside Ennis.", 'Cody Lindqvist', 33],
  ['I am Linda, sixty-three, from Bangor, Maine.', 'Linda Haskell', 63],
  ['Puede pagar, no le da la gana. 43 a., Albacete, divorciado.', 'Borja Sanchís', 43],
  ['Sergio Madrazo, 55 años, Querétaro.', 'Ing. Sergio Arturo Madrazo', 55],
  ['Graciela tiene sesenta y dos años y un departamento en Rosario.', 'Graciela Monteverdi', 62],
  ["Cody's 33 payments were late.", 'Cody Lindqvist', null],
  ['Ana pays twenty, thirty dollars at a time.', 'Ana Ruiz', null],
])('[LIFE1] an age is read however it is written: %s', (scenario, name, age) => {
  expect(ownAge(scenario, [name])).toBe(age)
})
