import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import { realise } from '../bank/realise.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

/** The debtor's situation after each of these lines; each is answered in the words of the bank. */
function situations(scenario: Scenario, ...texts: string[]): string[] {
  const lines: TranscriptLine[] = []
  const heard: string[] = []
  for (const text of texts) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { steps } = fold(scenario, lines)
    const plan = steps.at(-1)?.plan
    if (!plan) break
    heard.push('situation' in plan.says ? plan.says.situation : 'fact')
    lines.push({
      itemId: null,
      speaker: 'assistant',
      text: realise(plan, { scenario, lines, turn: steps.length }),
    })
  }
  return heard
}

const opening = [
  'This is Laura Vega from Northfield Recovery, good morning.',
  'Am I speaking with Ana Torres?',
]
// The two with a temper may shout first when the call turns to money.
const even = personalities.filter((one) => one !== 'aggressive' && one !== 'threatening')

describe('an offer with figures', () => {
  it.each(even)('is answered as one by a %s debtor who still has objections', (personality) => {
    const scenario = cellScenario(personality, 'medium', 'en', 11)
    const said = situations(scenario, ...opening, 'Could you do fifty a month from March 15th?')
    expect(said.at(-1)).toMatch(/^money\./)
    expect(said.at(-1)).not.toMatch(/^money\.(accept|own_accepted|choose$)/)
  })

  it('is followed by the objection when the next figure comes', () => {
    const scenario = cellScenario('polite_but_resistant', 'medium', 'en', 11)
    const said = situations(
      scenario,
      ...opening,
      'Could you do fifty a month from March 15th?',
      'Then what about forty a month?',
    )
    expect(said.at(-1)).toMatch(/^object\./)
  })

  it('is replaced by a bare figure of somebody who corrects himself', () => {
    const scenario = cellScenario('cooperative', 'beginner', 'es', 11)
    const said = situations(scenario, '¿Podría pagar 50 al mes?', 'Perdón, me equivoqué, son 60.')
    expect(said.at(-1)).not.toBe('heard.correct')
  })
})

describe('a bare figure', () => {
  it('after an offer is the next offer, not a wrong balance', () => {
    const scenario = cellScenario('polite_but_resistant', 'medium', 'es', 11)
    const said = situations(
      scenario,
      'Buenas tardes, le habla Laura.',
      '¿Podría pagar 500 al mes?',
      'Y setecientos',
    )
    expect(said.at(-1)).toMatch(/^(money|object)\./)
  })

  it('beside the name of the caller is no money', () => {
    const scenario = cellScenario('evasive', 'beginner', 'en', 11)
    const said = situations(scenario, 'Ana?', 'Hi Ana this is Steve from Stor-All about unit 118')
    expect(said.at(-1)).not.toMatch(/^money\./)
  })
})

describe('a debtor who has only heard the balance', () => {
  it.each(even)('(%s) answers no offer', (personality) => {
    const scenario = cellScenario(personality, 'medium', 'en', 11)
    const said = situations(scenario, ...opening, 'You have a balance of $3,200.')
    expect(said.at(-1)).not.toMatch(/^object\.(spouse|partial_offer)/)
  })
})

describe('name and company in the middle of a call', () => {
  it('are no disclosure', () => {
    const scenario: Scenario = { ...cellScenario('evasive', 'medium', 'en', 11), opening: 'greeting' }
    const said = situations(
      scenario,
      'Hey, is this Ana?',
      'This is Sam calling from Brightline about the loan.',
    )
    expect(said.at(-1)).not.toBe('heard.disclosure')
  })
})

describe('a question about the mood', () => {
  it('is not answered with a sentence that shares its words', () => {
    const scenario: Scenario = {
      ...cellScenario('cooperative', 'medium', 'es', 11),
      scenario: 'Ana Torres dice que en su estado de cuenta aparece solo una compra de marzo.',
    }
    expect(situations(scenario, 'Buenas tardes, le habla Laura.', '¿Cómo ha estado?').at(-1)).toBe(
      'wellbeing',
    )
  })
})
