import { expect, it } from 'vitest'
import { withoutTaken, wordsOf } from './taken-words.ts'

function afterTaken(interim: string, heard: string): string {
  return withoutTaken(wordsOf(interim), heard)
}

it('leaves what stands behind the words that were taken', () => {
  expect(afterTaken('can you pay', 'Can you pay, by Friday')).toBe('by Friday')
})

it('leaves nothing of the same words, written in another way, corrected at the end, or fewer', () => {
  expect(afterTaken('can you pay by fry', 'Can you pay by Friday?')).toBe('')
  expect(afterTaken('can you pay by friday', 'can you pay')).toBe('')
})

it('leaves other words as they are, and all words where none were taken', () => {
  expect(afterTaken('can you pay by friday', 'are you still there')).toBe('are you still there')
  expect(afterTaken('', 'can you pay by friday')).toBe('can you pay by friday')
})

it('finds the end of the taken words where the recogniser has written them in fewer or more words', () => {
  const heard = 'can you pay 45 dollars by friday or on monday'
  expect(afterTaken('can you pay forty five dollars by friday', heard)).toBe('or on monday')
})

it('finds the end of all that was taken where the recogniser never ends', () => {
  const heard = 'can you pay by friday or on monday are you there'
  expect(afterTaken('can you pay by friday or on monday', heard)).toBe('are you there')
})
