import { describe, expect, it } from 'vitest'
import { anyScenario } from '../testing/any-call.ts'
import { offersAfter, respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const scenario = anyScenario({
  scenario: 'Ana was laid off from the hospital in August. She has two kids and drinks at night.',
  objections: [],
})

function call(...texts: string[]): TranscriptLine[] {
  return texts.map((text, at) => ({ itemId: null, speaker: at % 2 === 0 ? 'user' : 'assistant', text }))
}
const abuse = 'You are a worthless deadbeat, and you will go to jail for this.'

it('the move that the state chooses is offered first', () => {
  const lines = call('How are you doing today, Ana?')
  const offers = offersAfter(scenario, lines)
  expect(offers?.offers[0].plan).toEqual(respond(scenario, lines).plan)
  expect(offers?.offers[0].move.says).toEqual(offers?.offers[0].plan.says)
})

it('other moves are offered once each, answering in own words last, and none that ends the call', () => {
  const offers = offersAfter(scenario, call('Could you pay $50 a month starting Friday?'))?.offers ?? []
  const said = offers.map(({ move: { says } }) => ('fact' in says ? says.fact.id : says.situation))
  expect(new Set(said).size).toBe(said.length)
  expect(said.length).toBeGreaterThan(2)
  expect(said.at(-1)).toBe('own.words')
  expect(offers.slice(1).every(({ move }) => move.endsCall !== true)).toBe(true)
})

it('a debtor who hangs up, or who is met with silence, has no other move', () => {
  const lines = call(abuse, 'Excuse me?', abuse)
  const hungUp = offersAfter(scenario, lines)
  expect(hungUp?.offers[0].plan.act).toBe('hang_up')
  expect(hungUp?.offers).toHaveLength(1)
  expect(offersAfter(scenario, call(''))?.offers).toHaveLength(1)
})

it('nothing is offered after the end of the call, and before anybody spoke', () => {
  const over = call(abuse, 'Excuse me?', abuse, 'Goodbye.', 'Hello?')
  expect(offersAfter(scenario, over)).toBeNull()
  expect(offersAfter(scenario, [])).toBeNull()
})

it('why the debtor is behind is not to be told before the trust is there', () => {
  const offers = offersAfter(scenario, call('Hello, this is Tom from Apex.'))
  expect(offers?.briefing.notYet).toContain('scenario-1')
})

describe('[LLM1] an agreement', () => {
  const willing = anyScenario({
    personality: 'cooperative',
    difficulty: 'beginner',
    scenario: 'Ana is a nurse. Her hours were cut in August. She can do $70 a month.',
    objections: ['I would have to ask my husband.'],
  })
  const talk = [
    'Thank you for calling, Ana. I am sorry this has been so hard. Take all the time you need.',
    'It has been a lot, thank you.',
    'That sounds really hard. I am here to help, and there is no rush at all.',
    'That is kind of you.',
  ]
  const offer = 'Would $70 a month from January 10 work for you?'
  const acts = (scenario: Scenario, ...lines: string[]) =>
    offersAfter(scenario, call(...lines))?.offers.map(({ plan }) => plan.act) ?? []

  it('is open to whoever is willing, though not all was said that the rules would have said first', () => {
    const offered = acts(willing, ...talk, offer)
    expect(offered[0]).not.toBe('accept')
    expect(offered).toContain('accept')
  })

  it('is open to whoever wants letters alone', () => {
    const letters = { ...willing, scenario: `${willing.scenario} She wants no more calls, only letters.` }
    expect(acts(letters, ...talk, offer)).toContain('accept')
  })

  it('is not open after a threat, above what can be paid, or where nothing is owed', () => {
    expect(acts(willing, ...talk, `${abuse} ${offer}`)).not.toContain('accept')
    expect(acts(willing, ...talk, 'Would $700 a month from January 10 work for you?')).not.toContain('accept')
    const denies = { ...willing, scenario: 'Ana says the debt is not hers: she never had that card.' }
    expect(acts(denies, ...talk, offer)).not.toContain('accept')
  })
})
