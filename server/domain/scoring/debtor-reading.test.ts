import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import type { DebtorAct } from '../debtor/plan.ts'
import { randomSession } from '../debtor/words/scenes.ts'
import type { DebtorReading } from './debtor-reading.ts'
import { readDebtor } from './debtor-reading.ts'
import { baseScenario } from './fixtures/fixture.ts'

const shows: Partial<Record<DebtorAct, (read: DebtorReading) => boolean>> = {
  job_loss: ({ topics }) => topics.includes('job_loss'),
  medical: ({ topics }) => topics.includes('medical'),
  dispute_amount: ({ topics }) => topics.includes('dispute_amount'),
  already_paid: ({ topics }) => topics.includes('already_paid'),
  spouse: ({ topics }) => topics.includes('spouse'),
  deny: ({ topics }) => topics.includes('deny'),
  lash_out: ({ anger }) => anger,
  threat_back: ({ anger }) => anger,
  break_down: ({ distress }) => distress,
  vulnerable: ({ despair }) => despair,
  stop_calling: ({ rights }) => rights.includes('stop_calling'),
  wrong_party: ({ rights }) => rights.includes('wrong_party'),
  accept: ({ accepts }) => accepts,
  reveal: ({ causes }) => causes.length > 0,
  hang_up: ({ hangsUp }) => hangsUp,
  correct_amount: ({ corrects, topics }) => corrects && topics.includes('dispute_amount'),
}

describe('readDebtor', () => {
  it.each(languages)('knows what the clause bank says in %s', (language) => {
    let seen = 0
    let read = 0
    for (const personality of personalities) {
      for (let seed = 1; seed <= 3; seed += 1) {
        const { scenario, replies } = randomSession(personality, language, seed, 25)
        for (const { plan, clauses } of replies) {
          const test = shows[plan.act]
          if (!test) continue
          seen += 1
          if (test(readDebtor(clauses.join(' '), scenario))) read += 1
        }
      }
    }
    expect(seen).toBeGreaterThan(100)
    expect(read / seen).toBeGreaterThan(0.95)
  })

  it.each([
    ['I’m sick of your calls, leave me alone', { anger: true, hardship: false }],
    ['Ya estoy harto, déjeme en paz', { anger: true, hardship: false }],
    ['They laid me off in May and I can’t sleep', { hardship: true, distress: true, topics: ['job_loss'] }],
    ['Me despidieron en mayo y no puedo dormir', { hardship: true, distress: true, topics: ['job_loss'] }],
    ['Yes, that’s right.', { accepts: true, topics: [] }],
    ['That’s not right, I don’t owe that much', { accepts: false, topics: ['dispute_amount'] }],
    ['I don’t want to live anymore', { despair: true, rights: ['vulnerable'] }],
    ['Ya no quiero vivir', { despair: true, rights: ['vulnerable'] }],
    ['I could do 100 but not 300', { topics: ['partial_offer'] }],
    ['No puedo pagar $2,400', { topics: ['no_money'] }],
    ['I only know about my own account, I’m afraid.', { distress: false }],
    ['I’m afraid I’ll have to decline.', { distress: false }],
    ['I’m afraid of losing the house', { distress: true }],
    ['Okay, could you send me that in writing so I have it?', { rights: [] }],
    ['Mándemelo por escrito, por favor', { rights: [] }],
    ['I need proof of this in writing', { rights: ['dispute'] }],
    ['Your colleague already agreed to half of it', { accepts: false }],
    ['Agreed.', { accepts: true }],
    ['Okay, agreed, the fifth', { accepts: true }],
  ])('reads anybody’s words by cues: %s', (text, expected) => {
    expect(readDebtor(text, baseScenario)).toMatchObject(expected)
  })

  it('takes an objection of the prospect’s own for no agreement', () => {
    const scenario = { ...baseScenario, objections: ['Su compañero ya aceptó la mitad'] }
    const read = readDebtor('Mire, su compañero ya aceptó la mitad.', scenario)
    expect(read).toMatchObject({ accepts: false, topics: ['custom'] })
  })

  it('knows the prospect’s own objections by most of their words', () => {
    const scenario = { ...baseScenario, objections: ['Your company already took my car'] }
    expect(readDebtor('Well, your company already took my car!', scenario).topics).toEqual(['custom'])
  })
})
