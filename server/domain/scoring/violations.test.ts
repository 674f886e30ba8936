import { describe, expect, it } from 'vitest'
import { standingOf } from '../law/default.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { readConversation } from './conversation.ts'
import { baseScenario } from './fixtures/fixture.ts'
import { breachesIn } from './violations.ts'

function severities(debtor: string, collector: string, before = 'How did it come to this?') {
  const lines: TranscriptLine[] = [
    { itemId: null, speaker: 'assistant', text: 'Hello, this is Maria Lopez.' },
    { itemId: null, speaker: 'user', text: `Thank you for calling. ${before}` },
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

describe('[RESULT13] words that only resemble an insult', () => {
  const aside =
    'Ha, I’d have been one of yours. I scraped a C and now I do sums all day for a living. So how did the four hundred and eighty creep up?'

  it('are no finding where the call holds nothing else', () => {
    expect(severities('What did you get in algebra?', aside)).toEqual([])
  })

  it('count where another line holds a threat', () => {
    const before = 'Pay today, or you will be arrested tomorrow.'
    expect(severities('What did you get in algebra?', aside, before)).toEqual(['abuse severe'])
  })
})
