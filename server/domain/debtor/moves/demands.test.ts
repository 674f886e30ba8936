import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'
import type { Feelings } from '../state.ts'
import { anyScenario } from '../testing/any-call.ts'
import type { Move } from './move.ts'

const english = anyScenario({ difficulty: 'beginner', opening: 'cold' })
const spanish = anyScenario({ difficulty: 'beginner', opening: 'cold', accent: 'mexican' }, 'es')
const refuses: Move = { says: { situation: 'money.hesitate' }, act: 'defer' }

/** What the debtor feels after each line, where it puts every one of them off. */
function felt(scenario: Scenario, ...said: string[]): Feelings[] {
  const lines = said.flatMap((text): TranscriptLine[] => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: '(not now)', move: refuses },
  ])
  return fold(scenario, lines).steps.map(({ state }) => state.feelings)
}

const calls = [
  [
    english,
    ['Can you pay the full balance today?', 'I need the full amount today.'],
    'You have to pay the full balance today.',
    'I understand. What would make it easier for you?',
  ],
  [
    spanish,
    ['¿Puede pagar el total hoy?', 'Necesito el saldo completo hoy.'],
    'Tiene que pagar el total hoy mismo.',
    'Lo entiendo. ¿Qué se lo haría más fácil?',
  ],
] as const

describe('money that is asked for again and again', () => {
  it.each(calls)(
    'where the debtor has said no costs trust and willingness (%#)',
    (scenario, demands, again) => {
      const [, before, after] = felt(scenario, ...demands, again)
      expect(after?.trust).toBeLessThan(before?.trust ?? 0)
      expect(after?.willingness).toBeLessThan(before?.willingness ?? 0)
      expect(after?.anger).toBeGreaterThan(before?.anger ?? 100)
    },
  )

  it.each(calls)('costs nothing where a kind word comes instead (%#)', (scenario, demands, _, kind) => {
    const [, before, after] = felt(scenario, ...demands, kind)
    expect(after?.trust).toBeGreaterThanOrEqual(before?.trust ?? 100)
    expect(after?.anger).toBeLessThanOrEqual(before?.anger ?? 0)
  })

  it.each(calls)('may be asked for once and once more (%#)', (scenario, demands) => {
    const [first, second] = felt(scenario, ...demands)
    expect(second?.willingness).toBeGreaterThanOrEqual(first?.willingness ?? 100)
  })
})
