import { expect, it } from 'vitest'
import { lifeOf } from '../life/of-scenario.ts'
import { anyScenario } from '../testing/any-call.ts'
import { slotWords } from './slot-words.ts'

const nameOf = (name: string, scenario: string) => {
  const call = anyScenario({ type: 'business', name, scenario })
  return slotWords({}, call, lifeOf(call), undefined)['name']
}

it.each([
  [
    'Glowworm Neon LLC (Vincent Scarpelli)',
    'Vincent bends neon tubes by hand. He is behind by four payments.',
    'Vincent Scarpelli from Glowworm Neon LLC',
  ],
  ['Denise Harper, Bright Path Catering', 'She lost a client.', 'Denise Harper from Bright Path Catering'],
])('%s names itself without brackets', (name, scenario, said) => {
  expect(nameOf(name, scenario)).toBe(said)
})
