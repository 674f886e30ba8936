import { expect, it } from 'vitest'
import { onlyNames } from './only-names.ts'

it.each([
  ['So somebody from our agency named Tyler or Taylor said you could settle for half.', true],
  ['¿Javi pagaba la mitad de la cuota, o toda?', true],
  ['vale ponía la mitad y ahora eh ahora vive usted sola en el piso', true],
  ["Hang on, I didn't ask for that, you said thirty percent.", true],
  ['no no forget the eight thousand', true],
  ['y además dije catorce mil de la nada', true],
  ['los 870 le cuadran con lo que le hicieron', true],
  ['What did he pay, half?', true],
  ["don't forget the 50", false],
  ['You said 50, could you pay 60?', false],
  ['Le dijeron la mitad, ¿puede pagar 300 al mes?', false],
  ['if you paid 50 on the first', false],
  ['60 a month from the 15th?', false],
  ['serían 300 al mes', false],
])('%s', (line, only) => {
  expect(onlyNames(line)).toBe(only)
})
