import { describe, expect, it } from 'vitest'
import { standingOf } from '../law/default.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { readConversation } from './conversation.ts'
import { baseScenario } from './fixtures/fixture.ts'
import { breachesIn } from './violations.ts'

function severities(debtor: string, collector: string) {
  const lines: TranscriptLine[] = [
    { itemId: null, speaker: 'assistant', text: 'Hello, this is Maria Lopez.' },
    { itemId: null, speaker: 'user', text: 'Thank you for calling. How did it come to this?' },
    { itemId: null, speaker: 'assistant', text: debtor },
    { itemId: null, speaker: 'user', text: collector },
    { itemId: null, speaker: 'assistant', text: 'All right.' },
  ]
  const talk = readConversation(baseScenario, lines, null)
  return breachesIn(talk, standingOf(baseScenario))
    .filter(({ quote }) => quote.line === 3)
    .map(({ violation, severity }) => `${violation} ${severity}`)
}

const slur = 'You are a worthless deadbeat.'

describe('an insult', () => {
  it('is one where the collector says it first', () => {
    expect(severities('I lost my job in May.', slur).join()).toMatch(/abuse (?:severe|major)/)
  })

  it('is left to a person to judge where the debtor’s own words are said back', () => {
    expect(severities('My boss called me a worthless deadbeat.', slur).join()).not.toMatch(/severe|major/)
  })
})
