import { describe, expect, it } from 'vitest'
import { grantsConsult } from './grants-consult.ts'

describe('who leaves time to talk it over', () => {
  it.each([
    '¿Y si lo dejamos en 85 y se lo mando por escrito para que lo vea con su esposa antes de decir que sí?',
    'Sí, véalo con la señora Leticia.',
    'Consúltelo con su contador y me dice.',
    'Talk it over with your wife and call me on Friday.',
    'You can run it by your accountant first.',
  ])('%s', (line) => expect(grantsConsult(line)).toBe(true))

  it.each([
    '¿Puede pagar 85 al mes?',
    'Hable con su banco para el recibo.',
    'Does your wife work?',
    '¿Vive con su esposa?',
    'I need to talk with your wife now.',
  ])('not: %s', (line) => expect(grantsConsult(line)).toBe(false))
})
