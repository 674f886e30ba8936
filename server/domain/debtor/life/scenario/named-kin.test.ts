import { expect, it } from 'vitest'
import { withKinNamed } from './named-kin.ts'

it.each([
  ['He left in March.', "I borrowed to clear my ex's debts.", 'My ex left in March.'],
  ['She cannot work.', 'I live with my mother.', 'My mother cannot work.'],
  // Two of them, nobody, or the wrong one.
  ['He left in March.', 'My husband and my brother ran it.', 'He left in March.'],
  ['He left in March.', null, 'He left in March.'],
  ['He left in March.', 'I live with my mother.', 'He left in March.'],
])('[LIFE1] whom a clause is about has the name of the one before it: %s', (clause, before, said) => {
  expect(withKinNamed(clause, before)).toBe(said)
})
