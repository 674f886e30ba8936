import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'
import { annotation } from './annotation.ts'
import { evaluateCalls, moveOf } from './calls.ts'
import { cellScenario } from './cells.ts'

const debtor = (text: string): TranscriptLine => ({ itemId: null, speaker: 'assistant', text })
const collector = (text: string): TranscriptLine => ({ itemId: null, speaker: 'user', text })
const scenario = cellScenario('cooperative', 'medium', 'en', 3)
const lines = [
  debtor('Hi, this is Ana.'),
  collector('Hi Ana, this is Laura from Northfield. How are you?'),
  debtor('Fine. I could do $40 a month.'),
  collector('Forty a month works for me. Is that right?'),
  debtor('Yes.'),
]
const named = annotation.parse({
  act: 'partial_offer',
  situation: 'money.name',
  terms: { amount: 40, per: 'monthly' },
})

describe('replies made anew after a recorded history', () => {
  it('answer each line of the collector, and take the history as it was annotated', () => {
    const { replies, counted } = evaluateCalls([{ id: 'a', scenario, lines, moves: [null, named, null] }])
    expect(replies.map(({ line, recorded }) => [line, recorded])).toEqual([
      [2, 'Fine. I could do $40 a month.'],
      [4, 'Yes.'],
    ])
    expect(counted).toMatchObject({ replies: 2, endingsWithoutCause: 0, figuresAboveTheCollectors: 0 })
    expect(Object.values(counted.steps).reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('know the figure that the debtor named', () => {
    const said = lines.slice(0, 4).map((line, at) => (at === 2 ? { ...line, move: moveOf(named) } : line))
    expect(fold(scenario, said).steps[0]?.state.countered).toMatchObject({
      amountCents: 4_000,
      frequency: 'monthly',
    })
  })

  it('refuse an annotation with an unknown situation', () => {
    expect(annotation.safeParse({ act: 'answer', situation: 'nonsense' }).success).toBe(false)
  })
})
