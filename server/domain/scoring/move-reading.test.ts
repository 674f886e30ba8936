import { describe, expect, it } from 'vitest'
import { situations, type Situation } from '../debtor/bank/situations.ts'
import { fold, openingPlan } from '../debtor/fold.ts'
import type { Fact } from '../debtor/life/life.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import { baseScenario } from './fixtures/fixture.ts'
import { readMove, termsOfMove, type MoveContext } from './move-reading.ts'

const opening = openingPlan(baseScenario)
const life = lifeOf(baseScenario)
const { state } = fold(baseScenario, [])
const around: MoveContext = { after: state, invoked: null, life }
const agreed: MoveContext = {
  ...around,
  after: {
    ...state,
    agreed: {
      kind: 'plan',
      amountCents: 8_000,
      frequency: 'monthly',
      installments: null,
      firstOn: '2025-04-01',
      method: 'card',
    },
  },
}

function move(situation: Situation, change: Partial<DebtorPlan> = {}): DebtorPlan {
  return { ...opening, act: 'answer', says: { situation }, ...change }
}

function telling(fact: Fact): DebtorPlan {
  return { ...opening, act: 'answer', says: { fact, again: false } }
}

describe('readMove', () => {
  it.each([
    ['feel.lash_out', { anger: true }],
    ['heard.insult', { anger: true }],
    ['feel.break_down', { distress: true, anger: false }],
    ['right.despair', { despair: true, distress: true }],
    ['feel.calm_down', { softens: true }],
    ['who.is.this', { asks: true }],
    ['identity.confirm', { identifies: true }],
    ['heard.wrong_amount', { corrects: true, topics: ['dispute_amount'] }],
    ['money.cannot_full', { topics: ['no_money'] }],
    ['money.counter', { topics: ['partial_offer'] }],
    ['money.name', { topics: [] }],
    ['money.think', { leans: true }],
    ['end.farewell', { anger: false, softens: true }],
  ] as const)('knows what %s shows', (situation, expected) => {
    expect(readMove(move(situation), around)).toMatchObject(expected)
  })

  it('takes the objection, the cause and the right from the move', () => {
    const objection = { id: 'o', topic: 'medical', text: null, status: 'raised', raisedTimes: 1 } as const
    const read = readMove(move('object.medical', { act: 'medical', slots: { objection } }), around)
    expect(read).toMatchObject({ topics: ['medical'], hardship: true })
    expect([...read.concepts]).toEqual(['health'])
    const told = readMove(move('cause.job_loss', { act: 'reveal', slots: { cause: 'job_loss' } }), around)
    expect(told).toMatchObject({ causes: ['job_loss'], hardship: true })
    expect(readMove(move('right.stop'), { ...around, invoked: 'stop_calling' })).toMatchObject({
      rights: ['stop_calling'],
      anger: true,
    })
  })

  it('hears the cause in the fact that tells it, and what any fact is about', () => {
    const cause = life.facts.find(({ id }) => life.cause.includes(id))
    const other = life.facts.find(({ id }) => !life.cause.includes(id))
    if (!cause || !other) throw new Error('the life has no facts')
    expect(readMove(telling(cause), around).causes).toEqual([state.finances.cause])
    expect(readMove(telling(other), around).causes).toEqual([])
    const family = { ...other, text: 'My mother lives with us since the divorce.' }
    expect([...readMove(telling(family), around).concepts]).toEqual(
      expect.arrayContaining(['parents', 'separation']),
    )
  })

  it('sees an agreement only where the state has one', () => {
    const accept = move('money.accept', { act: 'accept' })
    expect(readMove(accept, agreed).accepts).toBe(true)
    expect(readMove(accept, around).accepts).toBe(false)
  })

  it('shows a hang-up by its act, and a debtor that was offended as angry', () => {
    expect(readMove(move('end.hang_up', { act: 'hang_up' }), around).hangsUp).toBe(true)
    expect(readMove(move('heard.ack', { reaction: 'offended' }), around)).toMatchObject({
      anger: true,
      softens: false,
    })
  })

  it('shows something in every outburst, right and refusal to pay', () => {
    const telling = Object.keys(situations).filter((name) => /^(?:feel|right|end\.hang)/.test(name))
    const silent = telling.filter((name) => {
      const read = readMove(move(name as Situation), around)
      return !(read.anger || read.distress || read.softens)
    })
    expect(silent).toEqual([
      'right.dispute',
      'right.attorney',
      'right.bankruptcy',
      'right.details',
      'feel.pressed',
      'feel.repeated',
    ])
  })
})

describe('termsOfMove', () => {
  it('has the figure, the day and the method that the move names', () => {
    const terms = { amountCents: 8_000, per: 'monthly', day: '2025-04-01', method: 'card' } as const
    expect(termsOfMove(move('money.accept.from', { terms }))).toMatchObject({
      amounts: [{ cents: 8_000 }],
      dates: [{ on: '2025-04-01' }],
      frequency: 'monthly',
      method: 'card',
    })
  })

  it('takes no balance that is put right for an offer', () => {
    expect(termsOfMove(move('heard.wrong_amount', { terms: { amountCents: 90_000 } })).amounts).toEqual([])
  })
})
