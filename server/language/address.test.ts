import { describe, expect, it } from 'vitest'
import { addressForms, asksForUsted } from './address.ts'

const none = { usted: 0, tu: 0, vos: 0, familiar: 0 }

describe('addressForms', () => {
  it.each([
    ['¿Vos podés pagar este mes?', { ...none, vos: 2 }],
    ['¿Cuándo cobrás?', { ...none, vos: 1 }],
    ['Decime qué te pasó', { ...none, vos: 1, familiar: 1 }],
    ['¿Tú puedes pagar este mes?', { ...none, tu: 2 }],
    ['Hablo contigo porque te quedó una cuota', { ...none, tu: 1, familiar: 1 }],
    ['¿Cuánto podrías pagar? La vez pasada pagaste 200', { ...none, familiar: 2 }],
    ['¿Qué le pasó a su coche?', { ...none, usted: 2 }],
    ['¿Cómo está usted?', { ...none, usted: 1 }],
  ])('tells the forms of %s', (line, forms) => {
    expect(addressForms(line)).toEqual(forms)
  })

  it.each([
    'Después de tres meses hay demás intereses',
    'Estas primeras cuotas existen desde marzo',
    'Es triste, pero el inglés está de más',
    'Tenemos varias categorías de planes',
  ])('sees none in %s', (line) => {
    expect(addressForms(line)).toEqual(none)
  })
})

describe('asksForUsted', () => {
  it.each(['No me tutee, por favor', 'Y tráteme de usted', '¡No me tutees!', 'Hábleme de usted'])(
    'hears it in %s',
    (line) => {
      expect(asksForUsted(line)).toBe(true)
    },
  )

  it.each(['Tutéame, por favor', 'No sé nada de usted', 'No me trate mal'])('hears none in %s', (line) => {
    expect(asksForUsted(line)).toBe(false)
  })
})
