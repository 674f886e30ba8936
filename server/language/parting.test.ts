import { describe, expect, it } from 'vitest'
import { endsWithGoodbye } from './parting.ts'

describe('a line that ends with a goodbye', () => {
  it.each([
    'Thank you, take care.',
    'Take care now, Dwight',
    'gracias, cuídese mucho',
    'Hasta luego, don Luis',
  ])('%s', (line) => expect(endsWithGoodbye(line, false)).toBe(true))

  it.each([
    "You have a balance of 1,625 dollars and I'd like to take care of that today.",
    'can we take care of this now',
    'How do we take care of it?',
  ])('is not: %s', (line) => expect(endsWithGoodbye(line, false)).toBe(false))
})
