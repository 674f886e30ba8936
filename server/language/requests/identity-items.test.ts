import { describe, expect, it } from 'vitest'
import { identityItemsNamed } from './identity-items.ts'

describe('what a check of who is on the line names', () => {
  it.each([
    ['¿me da su fecha de nacimiento y su domicilio por favor?', ['birth_date', 'address']],
    ['Can I have your date of birth and your zip code?', ['birth_date', 'address']],
    ['the last 4 of your account', ['last_four']],
    ['What is your e-mail address?', []],
    ['¿Con quién tengo el gusto?', []],
  ])('%s', (line, items) => {
    expect(identityItemsNamed(line)).toEqual(items)
  })
})
