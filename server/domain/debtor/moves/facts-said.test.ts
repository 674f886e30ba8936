import { expect, it } from 'vitest'
import { lifeOf } from '../life/of-scenario.ts'
import { anyScenario } from '../testing/any-call.ts'
import { moveAsSaid } from './facts-said.ts'
import type { Move } from './move.ts'

const life = lifeOf(
  anyScenario({
    scenario: 'Ana was laid off from the hospital in August. She plays the cello on Sundays.',
    objections: [],
  }),
)
const ownWords: Move = { says: { situation: 'own.words' }, act: 'answer' }
const asSaid = (reply: string, told: Record<string, number> = {}) =>
  moveAsSaid(ownWords, reply, { life, told, language: 'en' })

it('[LLM1] why the debtor is behind is known once the model told it, whatever the move was', () => {
  const [cause] = life.cause
  const reply = 'Well, I was laid off from the hospital in August, that is what happened.'
  expect(asSaid(reply)).toMatchObject({
    reveals: true,
    change: { causeKnown: true, unacknowledged: true, told: { [cause ?? '']: 1 } },
  })
  expect(asSaid(reply, { [cause ?? '']: 1 }).reveals).toBeUndefined()
})

it('[LLM1] another fact counts as told, and tells no cause', () => {
  const move = asSaid('I play the cello on Sundays, mostly.')
  expect(Object.keys(move.change?.told ?? {})).toHaveLength(1)
  expect(move.reveals).toBeUndefined()
  expect(asSaid('Not today.')).toBe(ownWords)
})
