import { describe, expect, it } from 'vitest'
import { promisesRest } from './promised-rest.ts'

describe('a promise that the calls end', () => {
  it.each([
    ['en', 'We won’t call you again about this.'],
    ['en', 'I will take this number off our list.'],
    ['en', 'That means no more calls, only letters.'],
    ['es', 'Sale la carta al síndico y no la llamo por pagos.'],
    ['es', 'bueno si usted no es fabián lo borro ahora mismo y no lo llaman más'],
    ['es', 'Ya no le vamos a llamar a este número.'],
  ] as const)('is heard (%s) in %s', (language, line) => {
    expect(promisesRest(line, language)).toBe(true)
  })

  it.each([
    ['en', 'We won’t stop calling you until you pay.'],
    ['en', 'I will call you every day.'],
    ['en', 'We won’t call you if you pay today.'],
    ['es', 'No lo vamos a dejar de llamar hasta que pague.'],
    ['es', 'No le llamamos más si paga hoy.'],
    ['es', 'nada que mañana a las once y cuarto le marco'],
  ] as const)('is not heard (%s) in %s', (language, line) => {
    expect(promisesRest(line, language)).toBe(false)
  })
})
