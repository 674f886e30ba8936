import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { ViolationHit } from '../reading.ts'
import { withoutRuledOut } from './ruled-out.ts'

function left(quote: string, language: Language): string[] {
  const hit: ViolationHit = {
    violation: 'false_identity',
    severity: 'severe',
    certainty: 0.99,
    quote,
    start: 0,
    end: quote.length,
  }
  return withoutRuledOut([hit], quote, language).map(({ violation }) => violation)
}

describe('who poses as an authority', () => {
  it.each([
    ['en', 'It’s federal law, and my firm follows it.'],
    ['en', 'that is the law maam i have to ask'],
    ['es', 'Es ley, y nosotros la cumplimos.'],
    ['es', 'Buenas tardes, señor Tovar, le atiende el licenciado Arriaga, de Corporativo Monteverde.'],
    ['es', 'Lo manda la ley, tengo que preguntárselo.'],
  ] as const)('is nobody who says that something is the law (%s: %s)', (language, quote) => {
    expect(left(quote, language)).toEqual([])
  })

  it.each([
    ['en', 'You’re on the phone with the law, sweetheart.'],
    ['en', 'This is the county sheriff calling.'],
    ['es', 'Está al teléfono con la ley, mijo.'],
    ['es', 'Le habla el licenciado del juzgado federal.'],
  ] as const)('is still who says so (%s: %s)', (language, quote) => {
    expect(left(quote, language)).toEqual(['false_identity'])
  })

  it.each([
    ['en', 'Could you confirm your date of birth and the address?'],
    ['es', '¿Me da su fecha de nacimiento y su domicilio?'],
  ] as const)('is not suspected of it for checking who is on the line (%s: %s)', (language, quote) => {
    const hit: ViolationHit = {
      violation: 'false_identity',
      severity: 'review',
      certainty: 0.4,
      quote,
      start: 0,
      end: quote.length,
    }
    expect(withoutRuledOut([hit], quote, language)).toEqual([])
  })
})
