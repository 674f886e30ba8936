import { expect, it } from 'vitest'
import { asksWhatIsBearable, asksWhetherBearable } from './asks-whether-bearable.ts'

it.each([
  ['And that’s comfortable, not a stretch?', true],
  ['Are you sure you can manage that?', true],
  ['Forty a week, and that still leaves groceries and rent covered?', true],
  ['¿Seguro que llegás?', true],
  ['¿Llega sin ahogarse?', true],
  ['Sesenta me sirve, ¿no te aprieta demasiado?', true],
  ['sí sí y no le falta nada a los niños esos días', true],
  ['How much could you pay without missing rent?', false],
  ['¿Cuánto podría pagar por mes sin que le falte para lo básico?', false],
  ['Are you sure it was the fourth of May?', false],
  ['Is that right?', false],
])('%s', (line, asks) => {
  expect(asksWhetherBearable(line)).toBe(asks)
})

it.each([
  ['¿Con cuánto sí se sentiría tranquilo cada viernes, aunque sea poquito?', true],
  ['How much could you pay without missing rent?', true],
  ['¿Cuánto podría sostener al mes?', true],
  ['How much can you pay today?', false],
  ['Are you comfortable with that?', false],
])('leaves the sum to them: %s', (line, asks) => {
  expect(asksWhatIsBearable(line)).toBe(asks)
})
