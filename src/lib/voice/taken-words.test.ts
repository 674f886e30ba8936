import { expect, it } from 'vitest'
import { TakenWords } from './taken-words.ts'

function taken(interim: string): TakenWords {
  const words = new TakenWords()
  words.take(interim)
  return words
}

it('leaves what stands behind the words that were taken', () => {
  expect(taken('can you pay').without('Can you pay, by Friday')).toBe('by Friday')
})

it('leaves nothing of the same words, written in another way, corrected at the end, or fewer', () => {
  expect(taken('can you pay by fry').without('Can you pay by Friday?')).toBe('')
  expect(taken('can you pay by friday').without('can you pay')).toBe('')
})

it('leaves other words as they are, and all words once the recogniser is done', () => {
  const words = taken('can you pay by friday')
  expect(words.without('are you still there')).toBe('are you still there')
  words.clear()
  expect(words.without('can you pay by friday')).toBe('can you pay by friday')
})

it('finds the end of the taken words where the recogniser has written them in fewer or more words', () => {
  const heard = 'can you pay 45 dollars by friday or on monday'
  expect(taken('can you pay forty five dollars by friday').without(heard)).toBe('or on monday')
})

it('adds up what was taken where the recogniser never ends: each line once', () => {
  const words = taken('can you pay by friday')
  expect(words.without('can you pay by friday or on monday')).toBe('or on monday')
  words.take('or on monday')
  expect(words.without('can you pay by friday or on monday are you there')).toBe('are you there')
})
