import { expect, it } from 'vitest'
import { isSayable } from './sayable.ts'

it.each([
  'I broke my wrist at work in February.',
  'My husband ran the shop with me until he died in the spring.',
  'My daughter promised to help.',
  'I don’t want calls at the office.',
])('says %j', (text) => expect(isSayable(text, 'en', 'female')).toBe(true))

it.each([
  "She's back at work now and wants to catch up.",
  'You’re friendly, I say "yes ma\'am".',
  'If a story gets checked I’m not embarrassed.',
  'Borrower is 52, union electrician.',
  'I say he’ll report you to the attorney general.',
  'I know.',
  'I’m calm and friendly.',
])('does not say %j', (text) => expect(isSayable(text, 'en', 'female')).toBe(false))

it.each([
  'Debo $64,500 según el sistema.',
  'Mi exmarido se fue de Sevilla sin pagar.',
  'Lo que más me preocupa es la carta.',
  'Trabajo de auxiliar en un consultorio, de lunes a sábado.',
])('dice %j', (text) => expect(isSayable(text, 'es', 'male')).toBe(true))

it.each([
  'Si me proponen pagos chiquitos cada semana acepta rápido, porque yo cobra los lunes.',
  'Soy correcto.',
  'Soy muy correcta.',
  'Digo que al rato marca, pero nunca marca.',
  'El banco me cambió la cuota sin avisarla, según mí.',
  'Saqué el préstamo y no pude volver a engancharte.',
])('no dice %j', (text) => expect(isSayable(text, 'es', 'male')).toBe(false))
