import { describe, expect, it } from 'vitest'
import { usesPetName, withoutPetName } from './pet-names.ts'

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
    ['en', 'oh dear what would be comfortable then'],
    ['en', 'Oh dear me, and how is your health otherwise?'],
  ] as const)('is not heard (%s) in %s', (language, line) => {
    expect(usesPetName(line, language)).toBe(false)
  })
})

describe('a line without its pet name', () => {
  it.each([
    ['en', 'You’ve lost me a bit, love.', 'Chantelle', 'You’ve lost me a bit, Chantelle.'],
    ['en', 'We did, my dear, quite right!', 'Moira', 'We did, Moira, quite right!'],
    ['en', 'oh hi noor sweetheart how are you', 'Noor', 'oh hi noor how are you'],
    ['es', 'Ay, mi reina, no se preocupe.', 'Rosalía', 'Ay, Rosalía, no se preocupe.'],
    ['es', 'ay marisol mi corazón qué bueno que llamas', 'Marisol', 'ay marisol qué bueno que llamas'],
  ] as const)('says the name once (%s): %s', (language, line, name, said) => {
    expect(withoutPetName(line, language, name)).toBe(said)
  })

  it('is none where nobody is called by one', () => {
    expect(withoutPetName('My wife calls me every day.', 'en', 'Ann')).toBeNull()
  })
})
