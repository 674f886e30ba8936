import { describe, expect, it } from 'vitest'
import { namesAttorney, attorneyDetails } from './attorney-contact.ts'
import { namedTopic } from './named-topics.ts'

describe('what is asked for of an attorney', () => {
  it.each([
    ['whats the attorneys name and number', ['name', 'phone']],
    ['what is the email of your lawyer', ['email']],
    ['y el teléfono de la abogada', ['phone']],
    ['¿Me pasa el correo del licenciado?', ['email']],
    ['is that the lawyers number or yours', ['phone']],
  ])('is told by its words: %s', (quote, details) => {
    expect(attorneyDetails(quote, quote, null)).toEqual(details)
  })

  it.each([
    ['Do you have a phone number for Mr. Thibodeaux', ['phone']],
    ['whats the street of his office', ['address']],
    ['Have you got a phone number for his office', ['phone']],
    ['y el teléfono de la doctora Aráoz o un mail', ['phone', 'email']],
    ['Name', ['name']],
    ['¿y su teléfono?', ['phone']],
  ])('leans on what the debtor spoke of: %s', (quote, details) => {
    expect(attorneyDetails(quote, quote, 'attorney')).toEqual(details)
    expect(attorneyDetails(quote, quote, 'work')).toEqual([])
  })

  it('stands elsewhere in the turn', () => {
    const line = 'Yo te pedí el teléfono de la abogada. ¿Me lo das o no me lo das?'
    expect(attorneyDetails('Me lo das o no me lo das', line, null)).toEqual(['phone'])
    expect(namedTopic('Do you have one', 'I asked for your lawyer. Do you have one?')).toBe('attorney')
  })

  it("is not the listener's own, and not what is only announced", () => {
    const line = "Fine, you have a lawyer. What's your phone number?"
    expect(attorneyDetails("What's your phone number?", line, 'attorney')).toEqual([])
    expect(attorneyDetails("I'll call the attorney at her number", '', 'attorney')).toEqual([])
    expect(attorneyDetails('what is your address', 'what is your address', 'work')).toEqual([])
  })
})

it.each([
  ['Ernesto amenaza con abogados, con la prensa y con cambiar de proveedor.', true],
  ['Hable con mi abogado', true],
  ['Denise is charming and praises the caller.', false],
])('tells whether attorneys are spoken of: %s', (text, named) => {
  expect(namesAttorney(text)).toBe(named)
})
