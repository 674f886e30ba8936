import { expect, it } from 'vitest'
import { sumsOffered } from './sums-offered.ts'

const owes = (balance: number) => ({ today: '2026-12-01', balanceCents: balance * 100 })

it.each([
  ['Cuatro mil ahora o nada, a las dos tengo otra cosa que pagar.', [4_000]],
  ['Setenta mil es lo que tengo, más no puedo, te lo juro.', [70_000]],
  ['July I can do nine hundred, and the rest has to wait for October.', [900]],
  ['Ninety is what I’ve got. If I say a hundred and fifty I’d be lying to you.', [90]],
  ['The other fella told me two grand and we’re done.', [2_000]],
  ['Le doy 300 por quincena y cerramos.', [300]],
  ['I don’t dispute that I owe you, I dispute the eleven hundred and forty.', []],
  ['I already paid y’all a hundred dollars and it didn’t make a dent.', []],
  ['Yo ya di 200 euros en enero y parece que no cuenta.', []],
  ['¿Cómo voy a gastar nueve mil pesos de luz con la casa cerrada?', []],
  ['Marcus already agreed to take $5,000 off.', []],
  ['No le puedo pagar 500, ni aunque quisiera.', []],
  ['A mi casa no me vaya a llamar.', []],
])('%s', (text, sums) => {
  expect(sumsOffered(text, owes(100_000)).map((cents) => cents / 100)).toEqual(sums)
})
