import { expect, it } from 'vitest'
import { wantsPaper } from './wants-paper.ts'

it.each([
  'I want to see the letter before I say anything about money.',
  'Until I have the letter in my hand there is no figure.',
  'Not one dollar till it is in writing.',
  'First show me all eleven payments on paper, sir.',
  'Primero quiero ver ese pagaré.',
  'Mande el desglose primero, o le cuelgo.',
  'Hasta que no lo lea en la carta, no le digo nada.',
])('hears who wants paper first: %s', (line) => expect(wantsPaper(line)).toBe(true))

it.each([
  'I got a letter in March.',
  'I can do fifty a month.',
  'That is more than I have. I need to feed my kids.',
  'No me alcanza para tanto.',
  'Me llegó una carta el mes pasado.',
  'I got your letter but I need to feed my kids.',
  'I read your letter and I can’t pay that.',
  'Le pagaré hasta el viernes.',
  'Primero pagaré la renta.',
])('and nobody else: %s', (line) => expect(wantsPaper(line)).toBe(false))
