import { describe, expect, it } from 'vitest'
import { claimsAgreement, deniesAgreement } from './claims-agreement.ts'

describe('what is agreed', () => {
  it.each([
    ['So you’ve agreed to a hundred on the first Monday, did I get that right?', true],
    ['Entonces anoto: 80 cada viernes desde el 4 de diciembre, ¿verdad?', true],
    ['ok más tiempo entonces 80 por semana le queda', false],
    ['entonces 30 por mes el quince por transferencia', false],
    ['ok 200 a month then on the fifth', false],
    ['I know fifty is a lot to deal with', false],
  ])('is claimed: %s', (line, is) => {
    expect(claimsAgreement(line)).toBe(is)
  })
  it.each([
    ['Nothing is decided until you say so.', true],
    ['you didnt sorry i got that wrong nothing is agreed', true],
    ['wait, we haven’t agreed to that', true],
    ['No, espéreme, no quedamos en eso todavía.', true],
    ['El domingo 29 a la tarde, y no quedamos en ningún pago.', true],
    ['Tenés razón, no doy nada por cerrado.', true],
    ['you didn’t say what happened', false],
    ['If this isn’t settled by Friday, interest keeps running.', false],
    ['The account is not settled.', false],
    ['We haven’t decided on the day yet, what day works for you?', false],
    ['¿No quedamos en 80 al mes?', false],
    ['You said you never agreed to that charge.', false],
    ['no hay nada de qué preocuparse', false],
    ['Entonces quedamos en 80 al mes.', false],
  ])('is denied: %s', (line, is) => {
    expect(deniesAgreement(line)).toBe(is)
  })
})
