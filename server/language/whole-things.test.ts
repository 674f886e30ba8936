import { expect, it } from 'vitest'
import { namesWholeThing } from './whole-things.ts'
import { read } from './read.ts'

const before = {
  callLanguage: 'en',
  today: '2026-11-29',
  balanceCents: 64_000,
  debtorName: '',
  debtor: null,
} as const
const asksFull = (line: string) =>
  read(line, before).sentences.some(({ acts }) => acts.some(({ act }) => act === 'ask_full'))

it.each([
  ['A photograph! Full marks.', true],
  ['a whole a whole sandwich wow', true],
  ['Can you pay the whole six forty today?', false],
  ['Can you clear the full balance?', false],
  ['I need the entire amount.', false],
  ['Are you able to cover it in full today?', false],
  ['Can you cover the full arrears today?', false],
  ['I need this in full by Friday.', false],
])('%s', (line, other) => {
  expect(namesWholeThing(line)).toBe(other)
  expect(asksFull(line)).toBe(!other)
})
