import { expect, it } from 'vitest'
import { namesCaller } from './names-caller.ts'

it.each([
  ["Ms. Harper, this is Paul Reeves, I'm a debt collector", true],
  ["My name is Dave, I'm a debt collector", true],
  ['hola me llamo daniel', true],
  ['le habla Daniel Ortega', true],
  ["I'm Laura Bennett, this is about collecting a debt.", true],
  ['hi frank uh this is ray sullivan i i collect debts', true],
  ["I'm Paul at Keystone Collections, a debt collector", true],
  ['soy memo ibarra de cobranza', true],
  ['this is laura bennett from hartwell collections', true],
  ['Sí, don Jacinto, Fernando Loor, de Recaudadora Pacífico.', true],
  ['Good afternoon, Denise Kerr from Lakeshore Commercial Recovery.', true],
  ['Señora Gómez, de Cobranza Norte le mandaron una carta.', false],
  ['El saldo es de Financiera Cumbre.', false],
  ["I'm calling about a debt.", false],
  ['this is really hard with three kids', false],
  ['this is money owed from last year', false],
  ['this is just fine with me', false],
  ['usted habla muy bien de la empresa', false],
  ['This is an attempt to collect a debt.', false],
  ['Esta llamada es para cobrar una deuda.', false],
  ['soy de la agencia', false],
])('%s', (line, named) => {
  expect(namesCaller(line)).toBe(named)
})
