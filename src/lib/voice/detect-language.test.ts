import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('the language of what is said', () => {
  it.each([
    ['Good morning, is this the account that you have with us?', 'en'],
    ['Buenas tardes, ¿cómo está usted? Le llamo por su cuenta', 'es'],
    ['es el pago de la cuenta', 'es'],
    ['Okay', null],
    ['gracias', null],
    ['', null],
  ] as const)('[VOICE6][VOICE20] %s: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it('[VOICE20] a tie is inconclusive', () => {
    expect(detectLanguage('the account gracias usted')).toBeNull()
  })
})
