import { describe, expect, it } from 'vitest'
import { polish } from './polish.ts'

describe('polish', () => {
  it.each([
    ['I owe $680 on a account.', 'I owe $680 on an account.'],
    ['it is a one-time thing on a utility bill.', 'It is a one-time thing on a utility bill.'],
    ['plan A is gone.', 'Plan A is gone.'],
  ])('has the article that goes with the next word: "%s"', (said, spoken) => {
    expect(polish(said, 'en')).toBe(spoken)
  })

  it.each([
    ['se trata de el préstamo', 'Se trata del préstamo'],
    ['pagaré a el llegar el dinero', 'Pagaré al llegar el dinero'],
    ['¿en qué fecha haría el pago?', '¿En qué fecha haría el pago?'],
    ['hable de El Paso', 'Hable de El Paso'],
  ])('contracts whole words alone: "%s"', (said, spoken) => {
    expect(polish(said, 'es')).toBe(spoken)
  })
})
