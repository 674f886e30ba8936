import { expect, it } from 'vitest'
import { safetyTalkIn, tellsDespair } from './speaks-of-safety.ts'

it.each([
  ['Pará, Rubén, me quedo un poco preocupado. ¿No estarás pensando en hacerte algo, no?', 'asks_self_harm'],
  ['¿No irá a hacer una locura, verdad?', 'asks_self_harm'],
  ['¿Ha pensado en hacerse daño?', 'asks_self_harm'],
  ['¿Tienes ganas de vivir?', 'asks_self_harm'],
  ['Are you thinking about hurting yourself?', 'asks_self_harm'],
  ['you’re not going to do anything to yourself are you', 'asks_self_harm'],
  ['I have to ask, are you having thoughts of suicide?', 'asks_self_harm'],
  ['Hay una línea, el 135, o si no el 107 de emergencias, llamá, por favor.', 'names_help'],
  ['no no lo pienses llamá ahora al 107 eh por favor hay alguien cerca un vecino', 'names_help'],
  ['You can call or text 988 at any hour.', 'names_help'],
  ['The Samaritans are there all night.', 'names_help'],
  ['Puede marcar a la Línea de la Vida.', 'names_help'],
  ['¿Hay alguien cerca, un vecino?', 'asks_company'],
  ['Is there somebody with you right now?', 'asks_company'],
  ['Hablá con tu médico, por favor.', 'asks_company'],
  ['¿Puedo hacerte algo mejor, 40.000 por mes?', null],
  ['Puedo hacerle algo de descuento', null],
  ['We could do 135 a month.', null],
  ['If you call on Friday, 988 dollars settles it.', null],
  ['No es ninguna emergencia, quédese tranquilo.', null],
  ['I don’t want to hurt your credit.', null],
])('%s', (line, talk) => {
  expect(safetyTalkIn(line)).toBe(talk)
})

it.each([
  ['He does not want to live since Lidia died.', true],
  ['Está desesperada y lo dice.', true],
  ['He hurt himself at work.', false],
  ['Murió su mujer en mayo.', false],
])('despair: %s', (text, tells) => {
  expect(tellsDespair(text)).toBe(tells)
})
