import { expect, it } from 'vitest'
import { onlyRecords } from './complaints.ts'

it.each([
  'I’m recording this from now on. Go ahead, keep talking.',
  'I’m writing down what you say, and I’d like your full name, please.',
  'Estoy grabando esta llamada desde hace rato, para que lo sepa.',
])('who records the call has not complained yet: %s', (line) => expect(onlyRecords(line)).toBe(true))

it.each([
  'I’m recording this, just so you know. The FCA can have a listen.',
  'There’s an office for this kind of thing, and I’m going to call them.',
  'Una llamada más y presento la queja en Condusef.',
  'Estoy tomando nota de todo, y lo voy a llevar a donde corresponda.',
])('who goes to an authority has: %s', (line) => expect(onlyRecords(line)).toBe(false))
