import { describe, expect, it } from 'vitest'
import { namesTheirDebt } from './names-their-debt.ts'

describe('the debt of whoever listens', () => {
  it.each([
    ['Le hablo por su deuda de la tarjeta', 'es'],
    ['le llamo por un asunto de su saldo vencido.', 'es'],
    ['Usted debe 18,600 pesos', 'es'],
    ['I am calling about your credit card debt.', 'en'],
    ['Your past due balance is the reason for my call.', 'en'],
    ['You owe $18,730.', 'en'],
  ] as const)('is named in: %s', (line, language) => {
    expect(namesTheirDebt(line, language)).toBe(true)
  })

  it.each([
    ['This is an attempt to collect a debt.', 'en'],
    ['Do you owe anything else?', 'en'],
    ['You owe us nothing while it is disputed.', 'en'],
    ['Are you behind on the rent too?', 'en'],
    ['Le llamo por un asunto personal.', 'es'],
    ['¿Cuánto le debe el ayuntamiento?', 'es'],
    ['¿Tiene otras deudas?', 'es'],
  ] as const)('is not named in: %s', (line, language) => {
    expect(namesTheirDebt(line, language)).toBe(false)
  })
})
