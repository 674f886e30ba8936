import { expect, it } from 'vitest'
import { turnEnding } from '../ending.ts'
import { measureTurns, type PausedTurn } from './measure-turns.ts'

const turn = (...phrases: [text: string, pauseMs: number][]): PausedTurn => ({
  lang: 'en',
  phrases: phrases.map(([text, pauseMs]) => ({ text, pauseMs })),
})
const statement = 'i can offer you a plan of six months'
const { waitMs } = turnEnding(statement, 'en')

it('times the first sound from the last one: the reply is made in the wait, and heard with the final words', () => {
  const { sound_median_ms: question = 0, ...others } = measureTurns([turn(['can you pay it by friday', 0])])
  expect(others).toEqual({ sound_p95_ms: question, cut_in: 0, early_answer: 0, thrown_away: 0 })
  const { sound_median_ms: stated = 0 } = measureTurns([turn([statement, 0])])
  expect(stated).toBeGreaterThan(waitMs)
  expect(question).toBeLessThan(stated)
})

it('counts a reply that is heard in a pause, and none that is taken back before', () => {
  const cutIn = (pauseMs: number) =>
    measureTurns([turn([statement, pauseMs], ['or what do you think', 0])])['cut_in']
  expect(cutIn(waitMs - 1)).toBe(0)
  expect(cutIn(waitMs + 20)).toBe(0)
  expect(cutIn(waitMs + 400)).toBe(1)
})

it('takes a reply in a pause for an answer only where something was asked', () => {
  const begun = (asks: boolean) =>
    measureTurns([
      {
        lang: 'en',
        phrases: [
          { text: 'would that be doable for you', pauseMs: 900, ...(asks && { asks: true as const }) },
          { text: 'or is that too much', pauseMs: 0 },
        ],
      },
    ])
  expect(begun(true)).toMatchObject({ cut_in: 0, early_answer: 1 })
  expect(begun(false)).toMatchObject({ cut_in: 1, early_answer: 0 })
})

it('counts what was made for words that were not all', () => {
  const { thrown_away: thrown } = measureTurns([turn([statement, 400], ['or what do you think', 0])])
  expect(thrown).toBe(0.5)
})
