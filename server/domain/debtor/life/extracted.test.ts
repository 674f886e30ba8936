import { describe, expect, it } from 'vitest'
import { anyScenario } from '../testing/any-call.ts'
import { extractedFacts, withExtracted } from './extracted.ts'
import { lifeOf } from './of-scenario.ts'

const story = 'Ana was laid off from the hospital in August. She pays 95 dollars a month for Tyler’s inhaler.'
const scenario = anyScenario({ scenario: story })
const life = lifeOf(scenario)
const fact = {
  quote: 'laid off from the hospital in August',
  topic: 'job_loss',
  also: ['behind_since'],
  text: 'I got laid off from the hospital in August.',
  again: 'The hospital let me go.',
  openness: 'guarded',
  cause: true,
} as const
const inhaler = {
  ...fact,
  quote: 'She pays 95 dollars a month',
  topic: 'expenses',
  also: [],
  text: 'I pay 95 dollars a month for Tyler’s inhaler.',
  again: 'There is the inhaler to pay.',
  cause: false,
} as const
const extract = (...facts: object[]) => withExtracted(life, story, extractedFacts.parse({ facts }))
const scenarioFacts = (of: typeof life) =>
  of.facts.filter(({ from }) => from === 'scenario').map(({ text }) => text)

describe('[LLM8] the facts that a model finds in a scenario', () => {
  it('replace those of the rules, and what was invented for the same topics', () => {
    const made = extract(fact, inhaler)
    expect(scenarioFacts(made)).toEqual([fact.text, inhaler.text])
    expect(made.cause).toEqual(['scenario-1'])
    expect(made.facts[0]?.also).toContain('cause')
    expect(made.facts.some(({ from, topic }) => from === 'seed' && topic === 'expenses')).toBe(false)
    expect(new Set(made.facts.map(({ id }) => id)).size).toBe(made.facts.length)
  })

  it.each([
    ['its quote is not in the scenario', { ...inhaler, quote: 'She pays nothing' }],
    ['it adds a figure', { ...inhaler, text: 'I pay 950 dollars a month for the inhaler.' }],
    ['it adds a name', { ...inhaler, text: 'I pay for my son Kevin and his inhaler.' }],
    ['it is no speech', { ...inhaler, text: '*coughs* I pay for the inhaler.' }],
    ['it says nothing', { ...inhaler, again: ' ' }],
  ])('one is dropped where %s', (_, bad) => {
    expect(scenarioFacts(extract(fact, bad))).toEqual([fact.text])
  })

  it('the life stays as the rules made it where nothing stands, or no fact tells the cause', () => {
    expect(extract({ ...fact, quote: 'won the lottery' })).toBe(life)
    expect(extract(inhaler)).toBe(life)
  })
})
