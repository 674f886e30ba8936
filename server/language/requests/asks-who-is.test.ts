import { expect, it } from 'vitest'
import { asksWhoIs } from './asks-who-is.ts'

it.each([
  ['sorry uh who’s nadia', 'nadia'],
  ['joan hayes okay so uh who is duarte then', 'duarte'],
  ['No, Fermín es usted. Yo le pregunto quién es Inma.', 'inma'],
  ['¿Nuria? ¿quién es Nuria, del banco? lo miro', 'nuria'],
  ['perdone no le he entendido quién es inma', 'inma'],
  ['¿Don Hilario quién es?', 'hilario'],
  ['voss who is that', 'voss'],
  ['wait who is randy and um did you ever get what you paid for', 'randy'],
  ['¿Y quién es?', null],
  ['hello who is that', 'that'],
  ['who do you live with', null],
  ['¿Quién es su jefe de ahora?', null],
])('%s', (line, name) => {
  expect(asksWhoIs(line)).toBe(name)
})
