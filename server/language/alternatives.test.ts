import { describe, expect, it } from 'vitest'
import { alternativesIn, givesChoice, statementsIn } from './alternatives.ts'

describe('the choice that a question gives', () => {
  it.each([
    ['¿La tarjeta es de usted, o de un señor de Culiacán?', ['a mi nombre', 'de un señor de Culiacán']],
    ['would morning or afternoon be better', ['morning', 'afternoon']],
    ['Is it full time or seasonal?', ['full time', 'seasonal']],
    ['¿Le pagan por semana o por quincena?', ['por semana', 'por quincena']],
    ['¿Fue por transferencia, por recibo...?', ['por transferencia', 'por recibo']],
    ['Was it by card, by cheque…?', ['by card', 'by cheque']],
  ])('[LIFE17] is between the two, however long they are: %s', (line, of) =>
    expect(alternativesIn(line)).toEqual(of),
  )

  it.each([
    'And does Alec get any sick pay or benefits?',
    'Do you have brothers or sisters close by?',
    '¿Es suya, sí o no?',
    'Yes or no: is it yours?',
    '¿Lo tiene o no?',
  ])('[LIFE17] is none where yes or no answers it: %s', (line) => {
    expect(alternativesIn(line)).toBeNull()
    expect(givesChoice(line)).toBe(false)
  })

  it.each([
    ['Do you still have it or was it repossessed?', ['I still have it', 'it was repossessed']],
    [
      'Are you still working there, or are you between jobs?',
      ["I'm still working there", "I'm between jobs"],
    ],
    ['Is your mother at home, or is she in care?', ['my mother is at home', 'she is in care']],
  ])('[LIFE17] is between two statements, as whoever answers would say them: %s', (line, of) =>
    expect(statementsIn(line)).toEqual(of),
  )

  it('is no statement of a single question', () => {
    expect(statementsIn('Do you still have it?')).toBeNull()
    expect(statementsIn('Would Friday suit you, or is the week after easier?')).toBeNull()
  })
})

describe('a choice between clauses', () => {
  it.each([
    ["Has it been slow, or is it more that you've got too much on?", "it is more that I've got too much on"],
    ['Is it the rent, or is it that you are off sick?', 'it is that I am off sick'],
  ])('is said of oneself: %s', (line, second) => {
    expect(statementsIn(line)?.[1]).toBe(second)
  })

  it('keeps what stands beside the noun', () => {
    expect(
      statementsIn('Are your own customers paying you on time, or are you waiting for money?')?.[0],
    ).toBe('my own customers are paying me on time')
  })

  it('is no choice between two things where the second has a verb', () => {
    expect(alternativesIn('¿Espero su respuesta hasta el martes 8, o necesita más tiempo?')).toBeNull()
  })
})
