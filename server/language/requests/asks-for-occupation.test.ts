import { describe, expect, it } from 'vitest'
import { asksForOccupation } from './asks-for-occupation.ts'

describe('a question about work', () => {
  it.each([
    'what do you do for work gareth',
    'And what is your job?',
    '¿A qué te dedicás?',
    'y de qué vivís norma',
    '¿En qué trabaja usted?',
  ])('asks for the occupation: %s', (line) => expect(asksForOccupation(line)).toBe(true))

  it.each([
    'Are you working, yes or no?',
    'how many hours do they give you',
    '¿Le bajaron el turno?',
    '¿dónde trabaja su marido?',
  ])('asks for something else: %s', (line) => expect(asksForOccupation(line)).toBe(false))
})
