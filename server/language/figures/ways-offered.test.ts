import { describe, expect, it } from 'vitest'
import { waysOffered } from './ways-offered.ts'

describe('ways to pay that are offered', () => {
  it.each([
    ['And how do you want to send it, card, transfer, check?', ['card', 'bank_transfer', 'check']],
    ['¿por transferencia o en efectivo?', ['bank_transfer', 'cash']],
    ['y cómo paga: transferencia o en la tienda', ['bank_transfer', 'store']],
    ['By card then?', []],
    ['or do you want to think about the card?', []],
    ['And how do you want to pay?', []],
  ])('%s', (question, offered) => {
    expect(waysOffered(question)).toEqual(offered)
  })
})
