import { describe, expect, it } from 'vitest'
import { read } from '../read.ts'
import { readLine } from './line.ts'
import { namesDebtor } from './names.ts'

const asks = (text: string, debtorName: string) => namesDebtor(readLine(text), debtorName) !== null

describe('a question that asks whether the call has come to a firm', () => {
  it.each([
    ['Am I through to Harlow Tyres?', 'Harlow Tyres'],
    ['Hello, am I through to Harlow Tyres there, please?', 'Harlow Tyres'],
    ['Have I reached Harlow Tyres?', 'Harlow Tyres'],
    ['Did I get through to Harlow Tyres?', 'Harlow Tyres'],
    ['Am I calling Harlow Tyres, right?', 'Harlow Tyres'],
    ['Is this Harlow Tyres?', 'Harlow Tyres'],
    ['¿Hablo a Pirotecnia Hermanos Ruiz?', 'Pirotecnia Hermanos Ruiz (contesta Nicolás Ruiz)'],
    ['¿Llamo a la ferretería El Tornillo?', 'Ferretería El Tornillo'],
    ['¿Estoy llamando a El Tornillo, verdad?', 'Ferretería El Tornillo'],
    ['¿Me comunico a la ferretería El Tornillo, por favor?', 'Ferretería El Tornillo'],
    ['¿Me he comunicado con la ferretería?', 'Ferretería El Tornillo'],
    ['¿Marqué a la ferretería?', 'Ferretería El Tornillo'],
    ['¿Es la ferretería El Tornillo?', 'Ferretería El Tornillo'],
    ['¿Ahí es la ferretería El Tornillo?', 'Ferretería El Tornillo'],
  ])('checks who is on the line: %s', (text, debtorName) => {
    expect(asks(text, debtorName)).toBe(true)
    const before = {
      callLanguage: 'en',
      today: '2026-03-02',
      balanceCents: 100_000,
      debtorName,
      debtor: null,
    } as const
    const { sentences } = read(text, before)
    expect(sentences.flatMap(({ acts }) => acts.map(({ act }) => act))).toContain('verify')
  })

  it.each([
    ['I am calling Harlow Tyres about an invoice.', 'Harlow Tyres'],
    ['Am I calling too early, Harlow?', 'Harlow Tyres'],
    ['Am I calling Harlow Tyres again tomorrow?', 'Harlow Tyres'],
    ['Have I reached the end of what Harlow Tyres can pay?', 'Harlow Tyres'],
    ['Is Harlow Tyres still trading?', 'Harlow Tyres'],
    ['Am I through to the right department?', 'Harlow Tyres'],
    ['Le hablo de la ferretería El Tornillo y su saldo.', 'Ferretería El Tornillo'],
    ['¿Llamo a la ferretería mañana temprano?', 'Ferretería El Tornillo'],
    ['¿Le marco a la ferretería o a su celular?', 'Ferretería El Tornillo'],
    ['¿Es rentable la ferretería?', 'Ferretería El Tornillo'],
    ['¿Estoy llamando a mala hora?', 'Ferretería El Tornillo'],
  ])('is not one: %s', (text, debtorName) => {
    expect(asks(text, debtorName)).toBe(false)
  })
})
