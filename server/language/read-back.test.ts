import { describe, expect, it } from 'vitest'
import { readBackIn } from './read-back.ts'

describe('digits that are read back', () => {
  it.each([
    ['si si aqui lo tengo siete ocho dos dos tres verdad', "It's 78222. ¿No lo tiene ahí?", '78222'],
    ['614-555-0151, got it. And his name?', 'It’s 614-555-0155.', '614-555-0155'],
    ['six one four five five five oh one five one right', 'It’s 614-555-0155.', '614-555-0155'],
    ['five one five five five five oh one for tea', 'You can use 515-555-0148.', '515-555-0148'],
    ['¿es el 55 5550 0143?', 'Mi número es 55 5550 0142.', '55 5550 0142'],
    ['1665 Third Avenue?', "Yeah, it's 1656 Third Avenue.", null],
    ['1657 Third Avenue?', "Yeah, it's 1656 Third Avenue.", '1656'],
    [
      'james dot oak for at mail dot example',
      'Email james.okafor@mail.example.',
      'james.okafor@mail.example',
    ],
    ['luz punto mota arroba mail punto example', 'luz.mora@mail.example', 'luz.mora@mail.example'],
  ])('differ from what was told: %s', (line, told, digits) => {
    expect(readBackIn(line, [told])).toEqual(digits === null ? null : { right: false, told: digits })
  })

  it.each([
    ['siete ocho dos dos dos, ¿verdad?', "It's 78222."],
    ["it's one five five at the end 0155", 'It’s 614-555-0155.'],
    ['five one five five five five oh one four eight', 'You can use 515-555-0148.'],
    ['1656 Third Avenue. Letter goes out Monday, okay?', "Yeah, it's 1656 Third Avenue."],
    ['karen dot whitfield at mail dot example', 'Just send it to karen.whitfield@mail.example.'],
  ])('are the same: %s', (line, told) => {
    expect(readBackIn(line, [told])?.right).toBe(true)
  })

  it.each([
    ['so 105 a month on the 15th', "Let's say $105 a month."],
    ['that is 1,656 dollars', "It's 1656 Third Avenue."],
    ['I moved in 2009', 'I bought it in 2006.'],
    ['en 2007, ¿no?', 'La compré en 2006.'],
    ['you owe 4730 on it', 'My number is 614-555-0155.'],
    ['okay, got it', 'It’s 614-555-0155.'],
  ])('are no sums, years or other numbers: %s', (line, told) => {
    expect(readBackIn(line, [told])).toBeNull()
  })

  it('are held against what was told last', () => {
    expect(readBackIn('78223', ['78222', '78223'])).toEqual({ right: true, told: '78223' })
  })
})
