import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { openingPlan, respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const line = (speaker: TranscriptLine['speaker'], text: string): TranscriptLine => ({
  itemId: null,
  speaker,
  text,
})

/** The debtor's moves and replies to the lines of a collector. */
function talk(scenario: Scenario, ...said: string[]) {
  const lines: TranscriptLine[] = []
  return said.map((text, at) => {
    lines.push(line('user', text))
    const { plan, move, state } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    const reply = realise(plan, { scenario, lines, turn: at + 1 })
    lines.push({ ...line('assistant', reply), move })
    return { plan, move, state, reply }
  })
}

const gregory = (change: Partial<Scenario>): Scenario => ({
  ...cellScenario('defensive', 'advanced', 'en', 3),
  name: 'Gregory Yoon',
  scenario:
    'WRONG PERSON. The account belongs to a Gregory H. Yoon of Fresno, who borrowed in 2021. The man who answers is Gregory Yoon, 41, of Sacramento, California, who makes crowns in a dental lab and is paid on the 15th. He owes nothing and will pay nothing; he wants his number removed.',
  objections: ["I've told you people five times, I am not that Gregory Yoon."],
  ...change,
})

describe('a wrong person by the scenario', () => {
  const pressed = [
    'Is this Gregory Yoon?',
    'This is Vince from Northfield. You owe $900 on a personal loan, when are you paying?',
    'How much could you pay on the fifteenth?',
    'Could you do $50 a month?',
    'What day do you get paid?',
  ]
  it.each(['beginner', 'medium', 'expert'] as const)(
    'denies the debt at level %s, and never offers',
    (difficulty) => {
      for (const opening of ['cold', 'greeting'] as const) {
        const turns = talk(gregory({ difficulty, opening }), ...pressed)
        expect(turns[1]?.reply).toBe("I've told you people five times, I am not that Gregory Yoon.")
        expect(turns.at(-1)?.state.rights.map(({ right }) => right)).toContain('wrong_party')
        for (const { move, state } of turns) {
          expect('situation' in move.says ? move.says.situation : '').not.toMatch(/^money\./)
          expect(state.agreed).toBeNull()
          expect(state.countered).toBeNull()
          if ('fact' in move.says) expect(move.says.fact.text).not.toMatch(/15th|Fresno/)
        }
      }
    },
  )
  it('opens the call without owing anything', () => {
    const scenario = gregory({ opening: 'greeting' })
    const opening = realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
    expect(opening).toContain('Gregory Yoon')
    expect(opening).not.toMatch(/\d|I owe/)
  })
  it('is satisfied when the number comes off the list', () => {
    const turns = talk(
      gregory({ opening: 'cold' }),
      ...pressed.slice(0, 2),
      "I'm sorry. I will remove your number from our list today.",
    )
    expect(turns.at(-1)?.plan).toMatchObject({ act: 'goodbye', endsCall: true })
  })
})

describe('a debtor who has paid by the scenario', () => {
  const fiona: Scenario = {
    ...cellScenario('defensive', 'medium', 'en', 4),
    name: 'Fiona McCafferty',
    scenario:
      'Fiona, 44, lives in Paisley. She says, firmly, that she settled it: £1,156 by bank transfer on 9 June, and she has the reference on her phone, ending 4471. She is paid on the 25th.',
    objections: ["I've paid this. Ninth of June."],
  }
  it('says so, tells of the proof and promises nothing', () => {
    const turns = talk(
      fiona,
      'Hi, this is Ann from Northfield. Am I speaking with Fiona?',
      'It is about your bill of $900.',
      'Do you accept that you owe it?',
      'Could you do $40 a month from the 25th?',
      'What day could you pay?',
    )
    expect(turns[1]?.reply).toBe("I've paid this. Ninth of June.")
    expect(turns.map(({ reply }) => reply).join(' ')).toContain('4471')
    for (const { move, state } of turns) {
      expect('situation' in move.says ? move.says.situation : '').not.toMatch(/^money\.|^heard\.debt/)
      expect(state.agreed).toBeNull()
    }
  })
  it('opens the call by saying so', () => {
    const scenario = { ...fiona, opening: 'greeting' as const }
    expect(realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })).toMatch(/I’ve paid that/)
  })
})

it('who disputes a part says so first and may offer the rest', () => {
  const scenario: Scenario = {
    ...cellScenario('cooperative', 'beginner', 'es', 5),
    name: 'Estela Bruno',
    scenario:
      'Estela es modista. Ella discute el monto: le cambiaron el medidor en abril y le cobran el triple. Reconoce unos 140.000 y puede dar 35.000 cada viernes.',
    objections: ['Yo no debo eso. Lo demás es del medidor nuevo.'],
  }
  const turns = talk(
    scenario,
    'Hola, le habla Ana de Cobros Norte.',
    'Le llamo por su deuda de 900 pesos. ¿Cuánto puede pagar?',
  )
  expect(turns[1]?.reply).toBe('Yo no debo eso. Lo demás es del medidor nuevo.')
  expect(turns[1]?.move.invokes).toBe('dispute')
})

it('who has an attorney by the scenario says so when money is first spoken of', () => {
  const scenario: Scenario = {
    ...cellScenario('threatening', 'expert', 'en', 6),
    name: 'Stuart Bellingham',
    scenario:
      'Stuart is a letting agent. He also says a solicitor, Ms Farrant at Oakham & Pell, acts for him on this debt.',
    objections: ['My solicitor deals with this.'],
  }
  const turns = talk(
    scenario,
    'Hi, this is Ann from Northfield.',
    'What can you pay today?',
    'What can you pay a month?',
  )
  expect(turns[1]?.move.invokes).toBe('attorney')
  expect(turns[1]?.reply).toBe('My solicitor deals with this.')
  expect(turns[2]?.reply).toContain('Farrant')
})

describe('whoever has nothing to do with the debt', () => {
  const rocio: Scenario = {
    ...cellScenario('emotional', 'medium', 'es', 5),
    name: 'Rocío Maldonado Peña',
    scenario:
      'Yo no debo ese carro: lo sacó mi exmarido, Óscar, y a mí nada más me puso de referencia. No firmé de aval ni de obligada, y no sé dónde anda. No voy a pagar nada. Tengo 41 años y una estética de dos sillas.',
    objections: [],
    opening: 'cold',
  }

  it('neither lacks the money nor admits it', () => {
    const turns = talk(
      rocio,
      '¿Hablo con Rocío Maldonado?',
      'Le hablo por su crédito automotriz, trae un pendiente de 900 pesos. ¿Ya estaba enterada?',
      'a ver o sea el crédito está a nombre de él o de usted',
      '¿Y cuánto podría dar usted esta quincena, aunque sea poquito?',
    )
    const says = turns.map(({ move }) => ('situation' in move.says ? move.says.situation : 'fact'))
    expect(says.join(' ')).not.toMatch(/no_money|more_time|medical|money\./)
    expect(turns[2]?.reply).not.toMatch(/a mi nombre/)
    for (const { reply } of turns) expect(reply).not.toMatch(/Es mía/)
  })

  it('does not know who has it', () => {
    const turns = talk(
      gregory({ objections: [] }),
      'Is this Gregory Yoon?',
      'You owe $900 on a personal loan, when are you paying?',
      'fine then who should i be chasing',
      'Was it a family member?',
    )
    expect(turns.map(({ reply }) => reply).join(' ')).not.toMatch(/concern|Yes, I think/)
  })
})

describe('an attorney', () => {
  const tamika: Scenario = {
    ...cellScenario('cooperative', 'beginner', 'en', 3),
    name: 'Tamika Broussard',
    scenario:
      'Tamika is 33 and a nurse. She hired an attorney, Mr. Gerald Thibodeaux in Lafayette, six weeks ago, and the attorney told her to say nothing about the debt.',
    objections: [],
  }

  it('is told with a number of its own, never that of the debtor', () => {
    const turns = talk(
      tamika,
      'Hi Tamika, do you have a lawyer for this?',
      'whats the attorneys name and number',
      'is that the lawyers number or yours',
      'good so wheres his office whats the street',
    )
    const own = talk(tamika, 'What is your phone number?')[0]?.reply ?? ''
    const number = /\d{3}-\d{3}-\d{4}/
    expect(turns[1]?.reply).toMatch(/Gerald Thibodeaux.*\d{3}-\d{3}-\d{4}/)
    expect(number.exec(turns[1]?.reply ?? '')?.[0]).not.toBe(number.exec(own)?.[0])
    expect(turns[2]?.reply).toMatch(/lawyer’s number/)
    expect(turns[3]?.reply).toMatch(/lawyer’s office/)
  })
})
