import { describe, expect, it } from 'vitest'
import { encoderFile, encoderOf, encoderWith, likeness, tableIn } from './encoder.ts'

describe('the encoder of lines', () => {
  it.each([
    ['en', 'how old is he', 'Marcus, he is thirty-one.'],
    ['es', '¿cuántos años tiene?', 'Bruno tiene once años.'],
  ] as const)('gives lines and answers a direction of length 1 (%s)', (language, asked, text) => {
    const { line, told } = encoderOf(language)
    for (const one of [line(asked), told(text)]) expect(likeness(one, one)).toBeCloseTo(1, 3)
  })

  it('[LIFE19] puts lines that ask for the same nearer to each other than to what shares their words', () => {
    const { line } = encoderOf('en')
    const pay = line('how is the pay over there')
    expect(likeness(pay, line('do they pay you well'))).toBeGreaterThan(
      likeness(pay, line('how is the weather over there')),
    )
  })

  it('knows a word that it has never met by what it means', () => {
    const { line } = encoderOf('en')
    const [unmet, met, other] = [line('rickshaw'), line('truck'), line('daughter')]
    expect(likeness(unmet, met)).toBeGreaterThan(likeness(unmet, other))
  })

  it('says nothing of an empty answer', () => {
    expect(
      encoderOf('en')
        .told('')
        .every((one) => one === 0),
    ).toBe(true)
  })

  it('reads the file that it writes', () => {
    const table = {
      dimensions: 2,
      names: ['w:truck', 'w:it’s'],
      scales: Float32Array.of(0.5, 0.25),
      values: Int8Array.of(127, -3, 0, 8),
    }
    const read = tableIn(encoderFile(table))
    expect(read).toEqual(table)
    expect(likeness(encoderWith(read, 'en').line('truck'), Float32Array.of(1, 0))).toBeGreaterThan(0.99)
  })
})
