import { expect, it } from 'vitest'
import { contactWaysIn } from './offers-contact-ways.ts'

it.each([
  ['call or just mail?', 'by mail'],
  ['sorry yeah as in call or yeah just mail', 'by mail'],
  ['Should I call you or write?', 'in writing'],
  ['Is it all right if we call you on this number, or would you rather keep it to mail?', 'by mail'],
  ['Would a text or a call be easier?', 'by text'],
])('%s', (line, write) => {
  expect(contactWaysIn(line, 'en')).toEqual({ call: 'by phone', write })
})

it.each([
  ['¿le llamo o le escribo?', 'por escrito'],
  ['por teléfono o por carta', 'por carta'],
  ['¿Prefiere que le llame o un mensaje?', 'por mensaje'],
])('%s', (line, write) => {
  expect(contactWaysIn(line, 'es')).toEqual({ call: 'por teléfono', write })
})

it.each([
  'Did you call or write to them?',
  'I’ll call you and put it in a letter.',
  'Can I call you on Thursday or Friday?',
  'By card or by check?',
])('no such choice: %s', (line) => {
  expect(contactWaysIn(line, 'en')).toBeNull()
})
