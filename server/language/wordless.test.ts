import { describe, expect, it } from 'vitest'
import { isWordless } from './wordless.ts'

describe('a line without words', () => {
  it.each(['…', '?!', '😀', '', '  ', 'mmm', 'Hmm...', 'uh', 'eh?', 'este…', '¿?'])('is "%s"', (text) => {
    expect(isWordless(text)).toBe(true)
  })

  it.each(['no', 'sí', 'ok', 'mhm', 'ajá', '$5', '150', 'este viernes', 'a', 'y?'])('is not "%s"', (text) => {
    expect(isWordless(text)).toBe(false)
  })
})
