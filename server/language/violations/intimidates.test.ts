import { describe, expect, it } from 'vitest'
import { intimidates } from './intimidates.ts'

describe('a threat with nothing by name', () => {
  it.each([
    ['jurídica y le sale peor', 'es'],
    ['Si no paga, será peor para usted.', 'es'],
    ['Se va a arrepentir.', 'es'],
    ["If you wait, it'll only get worse for you.", 'en'],
    ["You don't want to find out what happens next.", 'en'],
    ["You'll regret it.", 'en'],
  ] as const)('is heard in: %s', (line, language) => {
    expect(intimidates(line, language)).toBe(true)
  })

  it.each([
    ['Con los intereses le sale más caro esperar.', 'es'],
    ['¿Le va mal en el trabajo?', 'es'],
    ['No quiero que le salga peor.', 'es'],
    ['You said it would get worse for you.', 'en'],
    ['What happens next is that I send you a letter.', 'en'],
  ] as const)('is not heard in: %s', (line, language) => {
    expect(intimidates(line, language)).toBe(false)
  })
})
