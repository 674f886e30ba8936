import { describe, expect, it } from 'vitest'
import { statesBalance } from './states-balance.ts'

describe('a figure that is the balance', () => {
  it.each([
    'You owe $3,200 on this account.',
    'our records show a balance of eleven thousand six hundred forty dollars',
    'Su saldo total es de 18.700 pesos.',
  ])('is stated: %s', (line) => {
    expect(statesBalance(line)).toBe(true)
  })

  it.each([
    'thats five thousand eight hundred twenty today',
    'debe cubrir el saldo vencido de 2.850 pesos en 48 horas',
    'El 15 de enero pagas 5.000',
    'Me constan tres cuotas atrasadas de 950 euros',
    'you owe half of it, 5,000, this month',
  ])('is not: %s', (line) => {
    expect(statesBalance(line)).toBe(false)
  })
})
