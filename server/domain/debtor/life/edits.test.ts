import { expect, it } from 'vitest'
import { aSource } from '../testing/a-source.ts'
import { withEdits } from './edits.ts'
import { makeLife } from './make-life.ts'

const made = makeLife(
  aSource({
    name: 'Marta Ellis',
    scenario: 'Marta was laid off from the plant in August. Her husband drives a taxi.',
  }),
  7,
  { today: '2026-11-22' },
)
const cause = made.facts.find(({ id }) => id === made.cause[0])

it('[LIFE2] a fact in the place of the cause tells the cause', () => {
  if (!cause || cause.topic !== 'job_loss') throw new Error('the cause is not what the test needs')
  const life = withEdits(made, {
    facts: [{ topic: 'job_loss', text: 'They let me go in August.', openness: 'hidden' }],
    removed: [cause.text],
  })
  const [own] = life.facts
  expect(own).toMatchObject({ text: 'They let me go in August.', also: cause.also })
  expect(life.cause[0]).toBe(own?.id)
  expect(life.facts).not.toContain(cause)
})

it('[LIFE2] nothing changed is the same life', () => {
  expect(withEdits(made, { facts: [], removed: [] })).toBe(made)
})
