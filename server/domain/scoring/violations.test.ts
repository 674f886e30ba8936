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

const american = { ...baseScenario, accent: 'american', primaryLanguage: 'english' } as const

/** The breaches of a call that begins with these lines, the debtor's first, with the line of each (counted from 0). */
function opened(...said: string[]) {
  const texts = [
    ...said,
    'All right.',
    'How did it come to this?',
    'I lost my job.',
    'I am sorry to hear that.',
  ]
  const lines = texts.map((text, at): TranscriptLine => ({
    itemId: null,
    speaker: at % 2 === 0 ? 'assistant' : 'user',
    text,
  }))
  return breachesIn(readConversation(american, lines, null), standingOf(american)).map(
    ({ violation, severity, quote }) => `${violation} ${severity} ${quote.line}`,
  )
}

const introduced = `Hello, this is ${american.name}.`
const tells = 'You owe a balance of $1,200 on your card.'
const notice =
  'This is an attempt to collect a debt, and any information obtained will be used for that purpose.'

describe('how a call begins', () => {
  it('breaks the house rule where a name that nobody asked for is all that is known', () => {
    expect(opened(introduced, `${notice} ${tells}`)).toEqual(['debt_after_name_alone minor 1'])
  })

  it('breaks it once, as the debt told to nobody known where not even a name was given', () => {
    const found = opened('Hello?', `${notice} ${tells}`)
    expect(found).toEqual(['debt_before_verification minor 1'])
  })

  it('breaks no rule where a fact was asked for and given first', () => {
    const asks = 'Before I go on, could you confirm your date of birth?'
    expect(opened(introduced, asks, 'March 3, 1980.', `Thank you. ${notice} ${tells}`)).toEqual([])
  })

  it('has half of the notice as a minor breach, and none of it as a major one', () => {
    const asks = 'Before I go on, could you confirm your date of birth?'
    const half = 'Thank you. This is an attempt to collect a debt.'
    expect(opened(introduced, asks, 'March 3, 1980.', `${half} ${tells}`)).toEqual([
      'partial_disclosure minor 3',
    ])
    expect(opened(introduced, asks, 'March 3, 1980.', `Thank you. ${tells}`)).toEqual([
      'missing_disclosure major 1',
    ])
  })
})
