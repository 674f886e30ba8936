import { describe, expect, it } from 'vitest'
import { waysOffered } from './ways-offered.ts'

describe('ways to pay that are offered', () => {
  it.each([
    ['And how do you want to send it, card, transfer, check?', ['card', 'bank_transfer', 'check']],
    ['¿por transferencia o en efectivo?', ['bank_transfer', 'cash']],
    ['y cómo paga: transferencia o en la tienda', ['bank_transfer', 'store']],
    ['By card then?', []],
    ['How would you like to pay, direct debit or bank transfer?', ['direct_debit', 'bank_transfer']],
    ['So, would you pay that by direct debit?', []],
    ['On the website, with your card?', []],
    ['or do you want to think about the card?', []],
    ['And how do you want to pay?', []],
  ])('%s', (question, offered) => {
    expect(waysOffered(question)).toEqual(offered)
  })
})
