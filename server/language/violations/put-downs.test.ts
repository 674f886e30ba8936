import { describe, expect, it } from 'vitest'
import { putsDown } from './put-downs.ts'

describe('a put-down', () => {
  it.each([
    ['en', 'That’s what they all say, Priya.'],
    ['en', 'oh come on everyone says that'],
    ['en', 'You’re wasting my time.'],
    ['en', 'You don’t pay, like a child.'],
    ['es', 'Eso dicen todos, señora.'],
    ['es', 'ay no exagere señora son cincuenta pesos'],
    ['es', 'Siempre la misma historia con usted.'],
  ] as const)('is heard (%s) in %s', (language, line) => {
    expect(putsDown(line, language)).toBe(true)
  })

  it.each([
    ['en', 'Bless you. You’re a treasure.'],
    ['en', 'I felt like a child at the bank.'],
    ['en', 'Everyone in your house is well, I hope?'],
    ['en', 'I won’t take much of your time.'],
    ['es', 'Todos tenemos meses difíciles.'],
    ['es', 'Le explico paso a paso, no hay prisa.'],
    ['es', 'No quiero que pierda su turno.'],
  ] as const)('is not heard (%s) in %s', (language, line) => {
    expect(putsDown(line, language)).toBe(false)
  })
})
