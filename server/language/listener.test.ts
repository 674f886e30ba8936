import { expect, it } from 'vitest'
import { kinIn } from './listener.ts'

it.each([
  ['a ver si le cobro a la suegra y el niño cuántos años tiene', 'children'],
  ['How old are the kids your sister watches?', 'children'],
  ['How old is the boy? I can hear the dog.', 'children'],
  ['and your wife, how old is she', 'partner'],
  ['how old is it', null],
])('whose age is asked: %s', (line, who) => {
  expect(kinIn(line)).toBe(who)
})
