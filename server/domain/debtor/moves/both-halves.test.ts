import { describe, expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'

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

const reply = (of: typeof scenario, text: string) => {
  const says = fold(of, [{ itemId: null, speaker: 'user', text }]).steps.at(-1)?.plan?.says
  return says && 'fact' in says ? says.fact.text : says?.situation
}

describe('two questions in one turn', () => {
  it('[LIFE18] are both answered where the life answers both', () => {
    const said = reply(scenario, 'Who do you live with, and what day do you get paid?')
    expect(said).toMatch(/sister Dora/)
    expect(said).toMatch(/15th/)
    const dicho = reply(spanish, '¿Con quién vive usted? ¿Y qué día le pagan?')
    expect(dicho).toMatch(/hermana Dora/)
    expect(dicho).toMatch(/viernes/)
  })

  it('[LIFE18] leave the known half where nothing is known of the other', () => {
    expect(reply(scenario, 'Who do you live with? And what colour is your front door?')).toMatch(
      /sister Dora/,
    )
  })
})
