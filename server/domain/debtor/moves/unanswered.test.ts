import { describe, expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const line = (speaker: TranscriptLine['speaker'], text: string): TranscriptLine => ({
  itemId: null,
  speaker,
  text,
})

/** What the debtor says to each of these lines. */
function says(scenario: Scenario, ...texts: string[]): string[] {
  const lines = texts.flatMap((text) => [line('user', text), line('assistant', 'Well.')])
  return fold(scenario, lines.slice(0, -1)).steps.map(({ plan }) =>
    plan && 'situation' in plan.says ? plan.says.situation : 'fact',
  )
}

const greeting = "Hi, this is Karen Fields with North Recovery, it's about your account."
const scenario = {
  ...cellScenario('cooperative', 'medium', 'en', 11),
  scenario: 'She fell behind when the mill closed in March. She drives a school bus now.',
}

describe('a question that nothing known answers', () => {
  it.each([
    ['so what is your favorite color then', 'plain.what'],
    ['and who runs that stall then', 'plain.who'],
    ['did you ever keep bees up there?', /^plain\.(?:yes|no)$/],
    ['and how many flies do you tie in an evening', 'plain.how_many'],
    ['how long does one of those flies last you', 'plain.how_long'],
    ['is there any money left in the jar by the door?', 'plain.no'],
    ['so you tie them all by yourself then?', 'plain.confirm'],
  ])('about a life is answered in the form that it asks for: %s', (asked, situation) => {
    expect(says(scenario, greeting, asked).at(-1)).toMatch(situation)
  })

  it('that offers a service is taken up', () => {
    expect(
      says(scenario, greeting, 'would you like me to send the itemized bill to you then').at(-1),
    ).toMatch(/^heard\./)
  })

  it('is answered with what happened once nothing more was told twice', () => {
    const asked = [
      'so what is your favorite color then',
      'and what sort of music goes with that',
      'and what do you use for bait up there',
    ]
    const said = says(scenario, greeting, ...asked).slice(1)
    expect(said.slice(0, 2)).toEqual(['plain.what', 'plain.what'])
    expect(said[2]).toBe('fact')
  })
})

describe('the plain questions of a call', () => {
  const told = (about: string, text: string) => {
    const lines = [line('user', text)]
    const [step] = fold({ ...scenario, scenario: about }, lines).steps
    const says = step?.plan?.says
    return says && 'fact' in says ? says.fact.text : (says?.situation ?? null)
  }
  const aide = `${scenario.scenario} She gets paid every second Friday and could pay 35 each payday.`

  it('how the debt came about is told as why they are behind', () => {
    expect(told(aide, 'hi there thanks for calling in, how did the balance come about')).toMatch(
      /mill closed/,
    )
  })

  it('how often somebody is paid is told with its rhythm', () => {
    expect(told(aide, 'no problem at all so uh how often do you get paid')).toMatch(/every second Friday/i)
  })

  it('what the money was for is told by a clause that shares no word with the question', () => {
    const signed =
      'She signed for a furniture and kitchen credit agreement in 2022. The library cut her hours in March.'
    expect(told(signed, 'So what was the money for, originally?')).toMatch(/furniture and kitchen/)
  })

  it('a balance that nobody disputes is right', () => {
    expect(told(aide, 'I have the balance here as you know it. Does that sound right to you?')).toBe(
      'heard.debt',
    )
  })
})

it('[LIFE18] whoever has nothing to do with a debt knows nobody who has', () => {
  const stranger: Scenario = {
    ...cellScenario('cooperative', 'beginner', 'es', 11),
    scenario: 'Soy Ana Pérez, pero no la persona que buscan. El que debe es un señor de Culiacán.',
  }
  const [, , known] = says(
    stranger,
    'Buenas tardes, le habla Ernesto Salas.',
    '¿La tarjeta es de usted?',
    '¿Conoce usted a ese señor de Culiacán?',
  )
  expect(known).not.toBe('plain.yes')
})
