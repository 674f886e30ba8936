import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { respond } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'

const scenario = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario:
    'She drives a school bus in Toledo. She lives with her sister Dora. She pays $700 for rent. She is paid on the 15th. She fell behind when the mill closed in March.',
}
const spanish = {
  ...cellScenario('cooperative', 'beginner', 'es', 11),
  scenario:
    'Maneja un camión escolar en Toluca. Vive con su hermana Dora. Le pagan los viernes. Se atrasó cuando cerró la fábrica en marzo.',
}

/** What the debtor says to each of the lines. */
function repliesTo(of: typeof scenario, said: readonly string[]): string[] {
  let lines: readonly TranscriptLine[] = []
  return said.map((text, at) => {
    lines = [...lines, { itemId: null, speaker: 'user', text }]
    const { plan, move } = respond(of, lines)
    const reply = plan ? realise(plan, { scenario: of, lines, turn: at + 1 }) : ''
    if (move) lines = [...lines, { itemId: null, speaker: 'assistant', text: reply, move }]
    return reply
  })
}

const callWith = (of: typeof scenario, said: readonly string[]) => repliesTo(of, said).at(-1) ?? ''

const reply = (of: typeof scenario, text: string) => callWith(of, [text])

describe('two questions in one turn', () => {
  it('[LIFE18] are both answered where the life answers both, in the order in which they were asked', () => {
    const said = reply(scenario, 'Who do you live with, and what day do you get paid?')
    expect(said).toMatch(/sister Dora.*15th/)
    expect(reply(scenario, 'What day do you get paid? And who do you live with?')).toMatch(
      /15th.*sister Dora/,
    )
    const dicho = reply(spanish, '¿Con quién vive usted? ¿Y qué día le pagan?')
    expect(dicho).toMatch(/hermana Dora.*viernes/)
  })

  it('[LIFE18] leave the known half where nothing is known of the other', () => {
    expect(reply(scenario, 'Who do you live with? And what colour is your front door?')).toMatch(
      /sister Dora/,
    )
  })

  it('[LIFE18] are a sum and what the life tells: the sum is bargained with, and the rest told beside it', () => {
    const said = callWith(scenario, [
      'Hi, this is Dana. How did you fall behind?',
      'I am sorry about the mill. That must have been hard.',
      'What could you pay a month, and who do you live with?',
    ])
    expect(said).toMatch(/\$\d.*sister Dora/)
  })

  it('[LIFE18] are both remembered: what was arranged beside a fact is not arranged anew', () => {
    const [, , both = '', again = ''] = repliesTo(scenario, [
      'Hi, this is Dana. How did you fall behind?',
      'I will call you back on Thursday.',
      'What time is good for you to talk, and who do you live with?',
      'Sorry, and what time can I call you?',
    ])
    expect(both).toMatch(/(?:evening|six).*sister Dora/)
    expect(again).not.toMatch(/evening|after six|around six/i)
  })

  it.each([
    'I see you are paid on the 15th. Twenty? Fifty?',
    'How did you fall behind, and where is that from?',
  ])('what leans on the words before it is no second question: %s', (line) => {
    expect(reply(scenario, line)).not.toMatch(/15th|Dora|bus/)
  })
})
