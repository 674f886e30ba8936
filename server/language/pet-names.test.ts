import { describe, expect, it } from 'vitest'
import { usesPetName } from './pet-names.ts'

describe('a pet name as an address', () => {
  it.each([
    ['en', 'oh hi noor how are you doing today sweetheart'],
    ['en', 'Right, so, there’s this little student loan, petal.'],
    ['en', 'Did you ever set up any payments, pet?'],
    ['es', 'bueno gorda mirá vos pagá algo'],
    ['en', 'Listen, hon, it’s simple.'],
    ['es', 'Ay, mi reina, no se preocupe.'],
    ['en', 'sweetie let me explain'],
    ['en', 'Okay love, we’ll see.'],
  ] as const)('is heard (%s) in %s', (language, line) => {
    expect(usesPetName(line, language)).toBe(true)
  })

  it.each([
    ['en', 'Do you have a pet at home?'],
    ['en', 'For the love of God, take your time.'],
    ['en', 'My wife calls me honey.'],
    ['en', 'It is a lovely day.'],
    ['es', 'El cielo está nublado.'],
    ['es', '¿Cómo sigue de la muñeca?'],
    ['es', 'Cuídese esa muñeca.'],
    ['es', 'La cuenta quedó muy gorda este mes.'],
    ['en', 'Hi Linda, thank you for picking up.'],
    ['en', 'I would love to help you.'],
    ['es', 'Le habla Reina Morales.'],
    ['en', 'Dear Mr. Okafor, I am sending you the letter.'],
  ] as const)('is not heard (%s) in %s', (language, line) => {
    expect(usesPetName(line, language)).toBe(false)
  })
})
