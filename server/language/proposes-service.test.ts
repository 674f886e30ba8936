import { describe, expect, it } from 'vitest'
import { proposesService } from './proposes-service.ts'

describe('an offer to do something', () => {
  it.each([
    'do you want it disputed and the itemized bill sent',
    'Would you like me to email you a copy?',
    "I'll send the itemized bill, ok?",
    '¿Quiere que le mande el desglose por correo?',
    'te lo mando por escrito, ¿te parece?',
  ])('is heard in: %s', (line) => {
    expect(proposesService(line)).toBe(true)
  })

  it.each([
    'do you want to pay today',
    'who sends you the money',
    '¿quiere pagar con tarjeta?',
    'ok so who called',
  ])('is not heard in: %s', (line) => {
    expect(proposesService(line)).toBe(false)
  })
})
