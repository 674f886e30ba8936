import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from './eval/cells.ts'
import { fold } from './fold.ts'
import type { TranscriptLine, Scenario } from './scenario.ts'

/** A call of these lines of the collector, each answered in words that nobody reads. */
function call(scenario: Scenario, ...texts: string[]) {
  const lines = texts.flatMap((text): TranscriptLine[] => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: 'Well.' },
  ])
  return fold(scenario, lines.slice(0, -1))
}

const introduced = [
  'This is Laura Vega from Northfield Recovery. Am I speaking with Ana Torres?',
  'Could you confirm your date of birth for me?',
]
const pitched = [...introduced, 'You owe $3,200. Can you pay the full balance today?']

describe('a question off the script', () => {
  // The two with a temper shout first when the call turns to money.
  const even = personalities.filter((one) => one !== 'aggressive' && one !== 'threatening')

  it.each(even)('is answered by a %s debtor with an objection in the room', (personality) => {
    const scenario = cellScenario(personality, 'beginner', 'en', 3)
    const { steps } = call(scenario, ...pitched, 'Who lives with you?')
    expect(steps.at(-1)?.plan).toMatchObject({ act: 'answer', slots: { askedAbout: 'household' } })
  })

  it('about the call passes over nothing and angers nobody', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const { steps } = call(scenario, ...pitched, 'Sorry, can you repeat that?')
    const [before, after] = steps.slice(-2)
    expect(after?.outcome.answered).toBeNull()
    expect(after?.plan?.reaction).toBe('neutral')
    expect(after?.state.feelings.anger).toBeLessThanOrEqual(before?.state.feelings.anger ?? 0)
  })

  it('waits where money is on the table in the same breath', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const { steps } = call(scenario, ...pitched, 'Could you do $200 a month? Do you have our letter?')
    expect(steps.at(-1)?.plan?.act).toBe('spouse')
  })

  it('about questions of the debtor gets one', () => {
    const scenario = cellScenario('cooperative', 'beginner', 'en', 3)
    const { steps } = call(scenario, ...pitched, 'Do you have any questions for me?')
    expect(steps.at(-1)?.plan?.act).toBe('ask_back')
  })
})

describe('thanks', () => {
  const scenario = cellScenario('cooperative', 'beginner', 'es', 3)
  const before = ['Le habla Laura Vega. ¿Hablo con Ana Torres?', '¿Qué pasó?', 'Lo lamento mucho.']

  it.each(['Gracias por contarme.', 'Muy bien, gracias.'])('go on with the call: %s', (line) => {
    expect(call(scenario, ...before, line).steps.at(-1)?.plan?.endsCall).toBe(false)
  })

  it('for the time, with a goodbye, end it', () => {
    const { steps } = call(scenario, ...before, 'Gracias por su tiempo, hasta luego.')
    expect(steps.at(-1)?.plan).toMatchObject({ act: 'goodbye', endsCall: true })
  })
})

describe('asked whether it disputes the debt', () => {
  it('a debtor with such an objection raises it', () => {
    const scenario = {
      ...cellScenario('cooperative', 'medium', 'en', 3),
      objections: ['The amount is incorrect'],
    }
    const { steps } = call(scenario, ...introduced, 'Are you disputing the debt?')
    expect(steps.at(-1)?.plan?.act).toBe('dispute_amount')
    expect(steps.at(-1)?.outcome.rightInvoked).toBe('dispute')
  })

  it('any other says that it does not', () => {
    const scenario = { ...cellScenario('cooperative', 'beginner', 'en', 3), objections: ['I need more time'] }
    const { steps } = call(scenario, ...introduced, 'Are you disputing the debt?')
    expect(steps.at(-1)?.plan).toMatchObject({ act: 'answer', slots: { askedAbout: 'disputing' } })
  })
})

describe('before anybody has said what the call is about', () => {
  it.each(personalities)('a %s debtor pleads no poverty', (personality) => {
    const scenario: Scenario = { ...cellScenario(personality, 'beginner', 'en', 3), opening: 'cold' }
    const { steps } = call(scenario, 'Is this Ana Torres?', 'My name is Mr. Cole from Northfield Recovery.')
    expect(['answer', 'confirm_identity', 'who_is_this', 'ask_back']).toContain(steps.at(-1)?.plan?.act)
  })
})

describe('a question that is left open', () => {
  it('is said to be open', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const { steps } = call(scenario, ...pitched, 'What date, and with which card?')
    expect(steps.at(-1)?.plan?.slots.putsOff).toBe('method')
  })

  it('is none where a recap has nothing to sum up', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const recap = 'To recap: $200 a month, starting on March 13, by card. Did I get that right?'
    const { steps } = call(scenario, ...pitched, 'Can you pay it today?', recap)
    expect(steps.at(-1)?.plan?.slots.putsOff).toBe('recap')
  })
})
