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
