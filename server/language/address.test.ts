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
    ['¿Puede pagar hoy?', { ...none, usted: 1 }],
    ['Entiendo. ¿Y cuánto podría pagar? Tiene que ser este mes.', { ...none, usted: 2 }],
    ['Mire, necesito el pago. ¿Qué día quiere hacerlo?', { ...none, usted: 2 }],
    ['Se lo pregunto a Usted', { ...none, usted: 1 }],
    ['¡Pagás o pagás! PODÉS', { ...none, vos: 3 }],
  ])('tells the forms of %s', (line, forms) => {
    expect(addressForms(line)).toEqual(forms)
  })

  it.each([
    'Después de tres meses hay demás intereses',
    'Estas primeras cuotas existen desde marzo',
    'Es triste, pero el inglés está de más',
    'Tenemos varias categorías de planes',
    '¿Hablo con el señor Andrés Cortés?',
    'Buenas, señora Inés Valdés, habla Nicolás, de Cobros Tomás',
    'En otros países no es descortés al revés',
    '¿Puede ser que el banco puede cobrar? Mi jefe tiene la cuenta, mi colega debe llamar',
  ])('sees none in %s', (line) => {
    expect(addressForms(line)).toEqual(none)
  })
})

describe('addressForms with the names of who is spoken to', () => {
  it('takes none of them for a form, where a sentence begins with it and without its capital letter', () => {
    expect(addressForms('Andrés, hablo con andrés cortés', 'Andrés Cortés')).toEqual(none)
    expect(addressForms('¿Pagás hoy, andrés?', 'Andrés Cortés')).toEqual({ ...none, vos: 1 })
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
