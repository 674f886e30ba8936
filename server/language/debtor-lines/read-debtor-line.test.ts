import { describe, expect, it } from 'vitest'
import { readDebtorLine, type DebtorLineContext } from './read-debtor-line.ts'

const context: DebtorLineContext = {
  today: '2026-03-03',
  balanceCents: 180_000,
  debtorName: 'Maria Lopez',
  fallback: 'en',
  ownObjections: [],
}

describe('readDebtorLine', () => {
  it.each([
    ['I’m sick of your calls, leave me alone', { anger: true, objections: [] }],
    ['Ya estoy harto, déjeme en paz', { anger: true, objections: [] }],
    ['They laid me off in May and I can’t sleep', { distress: true, objections: ['job_loss'] }],
    ['Me despidieron en mayo y no puedo dormir', { distress: true, objections: ['job_loss'] }],
    ['Yes, that’s right.', { accepts: true, objections: [] }],
    ['That’s not right, I don’t owe that much', { accepts: false, objections: ['dispute_amount'] }],
    ['I don’t want to live anymore', { despair: true, rights: ['vulnerable'] }],
    ['Ya no quiero vivir', { despair: true, rights: ['vulnerable'] }],
    ['I could do 100 but not 300', { objections: ['partial_offer'] }],
    ['No puedo pagar $2,400', { objections: ['no_money'] }],
    ['I only know about my own account, I’m afraid.', { distress: false }],
    ['I’m afraid I’ll have to decline.', { distress: false }],
    ['I’m afraid of losing the house', { distress: true }],
    ['Okay, could you send me that in writing so I have it?', { rights: [] }],
    ['Mándemelo por escrito, por favor', { rights: [] }],
    ['I need proof of this in writing', { rights: ['dispute'] }],
    ['Your colleague already agreed to half of it', { accepts: false }],
    ['Agreed.', { accepts: true }],
    ['Okay, agreed, the fifth', { accepts: true }],
  ])('reads by cues: %s', (text, expected) => {
    expect(readDebtorLine(text, context)).toMatchObject(expected)
  })

  it('takes an objection of the debtor’s own for no agreement', () => {
    const own = { ...context, ownObjections: ['Su compañero ya aceptó la mitad'] }
    expect(readDebtorLine('Mire, su compañero ya aceptó la mitad.', own)).toMatchObject({
      accepts: false,
      objections: ['custom'],
    })
  })

  it('knows the debtor’s own objections by most of their words', () => {
    const own = { ...context, ownObjections: ['Your company already took my car'] }
    expect(readDebtorLine('Well, your company already took my car!', own).objections).toEqual(['custom'])
  })

  it.each([
    ['This is Maria.', true],
    ['Sí, soy yo.', true],
    ['Maria is my neighbour.', false],
    ['I’m at work.', false],
  ])('hears who says to be the one who is called: %s', (text, expected) => {
    expect(readDebtorLine(text, context).identifies).toBe(expected)
  })

  it('reads the terms that are named', () => {
    expect(readDebtorLine('I can pay $150 on March 20 by card.', context).terms).toMatchObject({
      amounts: [{ cents: 15_000 }],
      dates: [{ on: '2026-03-20' }],
      method: 'card',
    })
  })
})
