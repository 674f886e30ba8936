import { describe, expect, it } from 'vitest'
import { read } from '../read.ts'

/** From and until of what a line says of payments, in that order; null where it says nothing. */
function daysOf(line: string, language: 'en' | 'es'): (string | null)[] | null {
  const { sentences } = read(line, {
    callLanguage: language,
    today: '2026-12-01',
    balanceCents: 235_000,
    debtorName: 'Roberto Méndez',
    debtor: null,
  })
  const part = sentences.flatMap(({ terms }) => terms?.alternatives.flat() ?? [])[0]
  return part === undefined ? null : [part.from, part.until]
}

describe('a day that is of something else than a payment', () => {
  it.each([
    [
      'es',
      'Le mando hoy la propuesta de 85 pesos al mes empezando el viernes 1 de enero, y usted me contesta por ahí a más tardar el viernes 11 de diciembre.',
      ['2027-01-01', null],
    ],
    [
      'es',
      'Hoy le mando por correo la propuesta de 85 pesos al mes para que la vea con su esposa.',
      [null, null],
    ],
    ['es', 'Prefiero encontrarlo hoy con usted.', null],
    ['es', 'Hoy mismo se lo envío por escrito: 100 pesos al mes desde el viernes 4.', ['2026-12-04', null]],
    ['en', "I'll send that today, $40 a month from December 18.", ['2026-12-18', null]],
    ['en', "I'd rather find one today with you.", null],
    ['en', "It's $50 a month from January 8, and let me know by Friday.", ['2027-01-08', null]],
  ] as const)('%s: %s', (language, line, expected) => expect(daysOf(line, language)).toEqual(expected))

  it.each([
    ['es', '¿Puede pagar 100 hoy?', ['2026-12-01', null]],
    ['es', 'Entonces 85 pesos el viernes 4.', ['2026-12-04', null]],
    ['en', 'Could you send 50 today?', ['2026-12-01', null]],
    ['en', 'Can you pay me fifty today?', ['2026-12-01', null]],
    ['en', 'So that is $40 a month from December 18 until March 18.', ['2026-12-18', '2027-03-18']],
  ] as const)('%s is none: %s', (language, line, expected) =>
    expect(daysOf(line, language)).toEqual(expected),
  )
})
