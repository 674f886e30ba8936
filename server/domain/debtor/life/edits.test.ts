import { expect, it } from 'vitest'
import { withEdits } from './edits.ts'
import { makeLife } from './make-life.ts'

const made = makeLife(
  {
    type: 'individual',
    name: 'Marta Ellis',
    occupation: null,
    income: null,
    debtAmount: 900,
    debtType: 'credit_card',
    primaryLanguage: 'english',
    voiceType: 'neutral',
    accent: 'neutral',
    paymentHistory: 'mixed',
    personality: 'cooperative',
    scenario: 'Marta was laid off from the plant in August. Her husband drives a taxi.',
    objections: null,
  },
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
