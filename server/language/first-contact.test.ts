import { describe, expect, it } from 'vitest'
import { saysFirstContact, type SpokenPart } from './first-contact.ts'

const parts: readonly SpokenPart[] = ['agency', 'lender', 'contract', 'complaints', 'lender_paid']
const saidIn = (line: string) => parts.filter((part) => saysFirstContact(part, line))

describe('what a line says of the first contact', () => {
  it.each([
    ['Le llamo de parte de Cobranza Norte.', ['agency']],
    ['Soy Dana Reyes, de Grupo Norte, y llamo en nombre de Grupo Norte.', ['agency']],
    ['Soy Dana Reyes, de Grupo Norte, y llamo a nombre de Tiendas Sol.', ['agency', 'lender']],
    ['Hola, le habla Dana, le llamo del Despacho Norte por encargo de Banco Sol.', ['agency', 'lender']],
    ['This is Dana Reyes with North Recovery.', ['agency']],
    ['I am calling you today from North Recovery on behalf of Sol Bank.', ['agency', 'lender']],
    ['I am calling on behalf of North Recovery.', ['agency']],
    ['I am calling on behalf of Sol Bank.', ['lender']],
    ['Llamo en nombre de Tiendas Sol.', ['lender']],
    ['Es por su tarjeta de la tienda.', ['lender']],
    ['It is about your card with the card issuer.', ['lender']],
    ['Su tarjeta es la número 1184.', ['contract']],
    ['It is about account 88-1184, and you owe $850.', ['contract']],
    ['Your card ending in 4432 is past due.', ['contract']],
    ['Puede presentar una queja ante la unidad especializada.', ['complaints']],
    ['If you have any complaints, you can send them to us.', ['complaints']],
    ['You may complain to the lender.', ['complaints']],
  ] as const)('is heard in: %s', (line, said) => {
    expect(saidIn(line)).toEqual(said)
  })

  it.each([
    'Su tarjeta tiene un saldo de 850 pesos.',
    'Your card shows 850 dollars past due.',
    'Your account is past due by 1,800.',
    'Su cuenta: $850.',
    'Usted abrió la cuenta en 2019.',
    'No tengo quejas de usted.',
    'I have no complaints, can we go on?',
    'Deje de quejarse.',
    'I am glad you told me, most of all with the kids.',
    'Hola, soy yo, de nuevo.',
    'Le llamo por su tarjeta de crédito.',
    'My name is Dana, am I speaking with Maria?',
  ])('is not heard in: %s', (line) => {
    expect(saidIn(line)).toEqual([])
  })
})
