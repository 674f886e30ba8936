import { describe, expect, it } from 'vitest'
import type { Frequency, Terms, TermsPart } from '#server/language/reading.ts'
import { byMonth } from './figures.ts'
import { deal, openingDeal, type DealHeard, type DealState, type Person } from './deal.ts'

const today = '2026-11-22'
const payDay = '2026-12-05'
const person: Person = {
  capCents: 12_000,
  cashTodayCents: 4_000,
  payDay,
  payFrequency: 'monthly',
  method: 'card',
  ready: true,
  open: false,
  haggles: 1,
  concession: 0.15,
  debtCents: 240_000,
  today,
}
const notReady = { ...person, ready: false }
const nothing: DealHeard = {
  terms: [],
  topic: null,
  accepts: false,
  recap: false,
  claims: false,
  asksFull: false,
  method: null,
}

function part(amount: number | null, per: Frequency | null = null, more: Partial<TermsPart> = {}): TermsPart {
  return {
    amountCents: amount === null ? null : amount * 100,
    per,
    count: null,
    from: null,
    until: null,
    lastCents: null,
    totalCents: null,
    settles: false,
    ...more,
  }
}
function terms(is: Terms['is'], ...alternatives: TermsPart[][]): Terms {
  return { is, alternatives, method: null }
}
function line(heard: Partial<DealHeard>, ...said: Terms[]): DealHeard {
  return { ...nothing, ...heard, terms: said }
}
const offer = (amount: number | null, per: Frequency | null = 'monthly', more: Partial<TermsPart> = {}) =>
  line({}, terms('offer', [part(amount, per, more)]))

/** The replies to some lines, from the beginning. */
function talk(who: Person, ...lines: DealHeard[]) {
  let state: DealState = openingDeal
  const replies: { situation: string; slots: object }[] = []
  for (const heard of lines) {
    const answer = deal(state, heard, who)
    replies.push({ situation: answer?.situation ?? 'none', slots: answer?.slots ?? {} })
    state = answer?.state ?? state
  }
  return { replies, state, last: replies.at(-1) }
}

describe('the deal', () => {
  it('takes less than its own figure instead of asking for more', () => {
    const { last, state } = talk(person, line({ topic: 'able_monthly' }), offer(25))
    expect(last).toEqual({ situation: 'money.lower', slots: { amountCents: 2_500, per: 'monthly' } })
    expect(state.agreed?.amountCents).toBe(2_500)
  })
  it('agrees to its own figure when the collector takes it, ready or not', () => {
    const named = talk(person, line({ topic: 'able_monthly' })).state
    const taken = deal(named, line({ accepts: true }), notReady)
    expect(taken?.situation).toBe('money.own_accepted')
    expect(taken?.state.agreed?.amountCents).toBe(named.own?.amountCents)
    expect(deal(named, offer((named.own?.amountCents ?? 0) / 100), notReady)?.situation).toBe(
      'money.own_accepted',
    )
  })
  it('hears its own figure said back before a higher one as no choice', () => {
    const named = talk(person, line({ topic: 'able_monthly' })).state
    const own = (named.own?.amountCents ?? 0) / 100
    const asked = line({}, terms('offer', [part(own, 'monthly')]), terms('question', [part(400, 'monthly')]))
    const answer = deal(named, asked, person)
    expect(answer?.situation).toBe('money.counter')
    expect(answer?.state.agreed).toBeNull()
    const agreed = deal(named, line({ accepts: true }), person)?.state ?? named
    expect(deal(agreed, asked, person)?.situation).toBe('money.agreed_already')
    const choice = line({}, terms('question', [part(own, 'monthly')], [part(400, 'monthly')]))
    expect(deal(named, choice, person)?.state.agreed?.amountCents).toBe(named.own?.amountCents)
  })
  it('goes back to its own figure where a lower one was only misheard', () => {
    const named = talk(person, line({ topic: 'able_monthly' })).state
    const own = (named.own?.amountCents ?? 0) / 100
    const misheard = deal(named, line({}, terms('offer', [part(10, 'monthly')])), person)?.state ?? named
    expect(misheard.agreed?.amountCents).toBe(1_000)
    const corrected = deal(misheard, line({}, terms('correction', [part(own, 'monthly')])), person)
    expect(corrected?.situation).toBe('money.own_accepted')
    expect(corrected?.state.agreed?.amountCents).toBe(own * 100)
    const summed = deal(misheard, line({ recap: true }, terms('recap', [part(own, 'monthly')])), person)
    expect(summed?.situation).toBe('money.recap_wrong')
    const more = deal(misheard, line({}, terms('offer', [part(own + 40, 'monthly')])), person)
    expect(more?.situation).toBe('money.agreed_already')
  })
  it('names what the scenario states as often as it states it', () => {
    const asked = line({ topic: 'able_monthly' })
    const paidBiweekly = { ...person, payFrequency: 'biweekly' as const }
    expect(talk({ ...paidBiweekly, stated: true }, asked).last?.slots).toMatchObject({ per: 'biweekly' })
    expect(talk(paidBiweekly, asked).last?.slots).toMatchObject({ per: 'monthly' })
    const each35 = { ...paidBiweekly, stated: true, capCents: byMonth(3_500, 'biweekly') }
    expect(talk(each35, asked).last?.slots).toMatchObject({ amountCents: 3_500, per: 'biweekly' })
  })
  it('keeps the day that was said', () => {
    const heard = line({}, terms('offer', [part(50, 'monthly', { from: '2026-12-06' })]))
    const { state } = talk({ ...person, haggles: 0 }, heard)
    expect(state.agreed).toMatchObject({ amountCents: 5_000, firstOn: '2026-12-06' })
  })
  it('says its own day where the money is not there yet', () => {
    const heard = line({}, terms('question', [part(100, 'monthly', { from: '2026-12-01' })]))
    const { last, state } = talk({ ...person, haggles: 0 }, heard)
    expect(last).toEqual({ situation: 'money.too_soon', slots: { day: '2026-12-01', ownDay: payDay } })
    expect(state.agreed).toBeNull()
    const then = deal(state, line({ accepts: true }), person)
    expect(then?.state.agreed).toMatchObject({ amountCents: 10_000, firstOn: payDay })
  })
  it('lets a correction replace what was offered', () => {
    const correction = line({}, terms('correction', [part(110)]))
    const { state } = talk({ ...person, haggles: 0 }, offer(150), correction)
    expect(state.agreed?.amountCents).toBe(11_000)
    expect(state.agreed?.frequency).toBe('monthly')
  })
  it('puts a wrong recap right and answers a claim of its own', () => {
    const recap = line({ recap: true }, terms('recap', [part(90, 'monthly')]))
    expect(talk(person, recap).last?.situation).toBe('money.not_agreed')
    const { last, state } = talk({ ...person, haggles: 0 }, offer(80), recap)
    expect(last).toEqual({ situation: 'money.recap_wrong', slots: { amountCents: 8_000, per: 'monthly' } })
    expect(state.agreed?.amountCents).toBe(8_000)
    const right = line({ recap: true }, terms('recap', [part(80, 'monthly', { from: payDay })]))
    expect(talk({ ...person, haggles: 0 }, offer(80), right)).toMatchObject({
      last: { situation: 'money.confirm' },
      state: { stage: 'confirmed' },
    })
  })
  it('denies what is claimed to stand, and nothing that is only summed up', () => {
    const said = (claims: boolean) => line({ recap: true, claims }, terms('recap', [part(null, null)]))
    const open = talk(notReady, offer(90)).state
    expect(
      deal({ ...openingDeal, table: open.table }, { ...said(true), terms: [] }, notReady)?.situation,
    ).toBe('money.not_agreed')
    expect(deal({ ...openingDeal, table: open.table }, { ...said(false), terms: [] }, notReady)).toBeNull()
  })
  it('answers the day beside a last payment that differs', () => {
    const named = talk(person, line({ topic: 'able_monthly' })).state
    const last = terms('offer', [part(null, null, { lastCents: 11_500 })])
    const days = terms(
      'question',
      [part(null, null, { from: payDay })],
      [part(null, null, { from: '2026-12-31' })],
    )
    expect(deal(named, line({ topic: 'pay_when' }, last, days), person)?.situation).toBe('money.day')
  })
  it('names a sum for the day that was spoken of', () => {
    const day = terms('offer', [part(null, null, { from: payDay })])
    const open = { ...person, ready: false, open: true }
    expect(deal(openingDeal, line({ topic: 'able_monthly' }, day), open)?.situation).toBe('money.name')
    expect(deal(openingDeal, line({ topic: 'able_monthly' }, day), open)?.state.day).toBe(payDay)
  })
  it('answers how it is paid where the day was just settled', () => {
    const named = talk({ ...person, ready: false, open: true }, line({ topic: 'able_monthly' })).state
    const settled = line(
      { topic: 'method', accepts: true },
      terms('offer', [part(null, null, { from: payDay })]),
    )
    const answer = deal(named, settled, { ...person, ready: false, open: true })
    expect(answer).toMatchObject({ situation: 'money.method', state: { agreed: { firstOn: payDay } } })
  })
  it('answers the question for a day or a method with that alone', () => {
    const agreed = talk({ ...person, haggles: 0 }, offer(80)).state
    expect(deal(agreed, line({ topic: 'pay_when' }), person)).toMatchObject({
      situation: 'money.day',
      slots: { day: payDay },
    })
    expect(deal(agreed, line({ topic: 'method' }), person)).toMatchObject({
      situation: 'money.method',
      slots: { method: 'card' },
    })
    expect(deal(agreed, line({ topic: 'method', topics: ['pay_when', 'method'] }), person)).toMatchObject({
      situation: 'money.day_method',
      slots: { day: payDay, method: 'card' },
      state: { stage: 'specific' },
    })
  })
  it('answers the question beside a right summary', () => {
    const agreed = talk({ ...person, haggles: 0 }, offer(80)).state
    const both = line(
      { topic: 'method', recap: true },
      terms('recap', [part(80, 'monthly', { from: payDay })]),
    )
    expect(deal(agreed, both, person)).toMatchObject({
      situation: 'money.method',
      slots: { method: 'card' },
      state: { stage: 'confirmed', agreed: { firstOn: payDay, method: 'card' } },
    })
  })
  it('takes the first of several offers that it can pay', () => {
    const both = line(
      {},
      terms('offer', [part(2_400, 'once')], [part(110, 'monthly')], [part(60, 'monthly')]),
    )
    expect(talk(person, both).last).toEqual({
      situation: 'money.choose',
      slots: { amountCents: 11_000, per: 'monthly' },
    })
    const dear = line({}, terms('offer', [part(2_400, 'once')], [part(400, 'monthly')]))
    expect(talk(person, dear).last?.situation).toBe('money.choose.none')
  })
  it('names a figure for a plan without one, or asks for terms', () => {
    expect(talk(person, offer(null)).last?.situation).toBe('money.name')
    expect(talk(notReady, offer(null)).last?.situation).toBe('money.ask_terms')
  })
  it('answers a settlement out of reach with what a month allows', () => {
    const settle = line({}, terms('offer', [part(1_400, 'once', { totalCents: 140_000, settles: true })]))
    expect(talk(person, settle).last).toEqual({
      situation: 'money.counter',
      slots: { offeredCents: 140_000, amountCents: 6_000, per: 'monthly' },
    })
  })
  it('compares by month', () => {
    expect(talk(person, offer(60, 'weekly')).last?.situation).toBe('money.counter')
    expect(talk({ ...person, haggles: 0 }, offer(25, 'weekly')).last?.situation).toBe('money.accept')
  })
  it('goes on to a plan after a payment of today', () => {
    const first = line({ topic: 'able_now' }, terms('question', [part(20, 'once', { from: today })]))
    const { state } = talk({ ...person, haggles: 0 }, first, offer(50))
    expect(state.agreed).toMatchObject({ amountCents: 5_000, down: { amountCents: 2_000, on: today } })
  })
  it('makes the last payment smaller where the sum would exceed the debt', () => {
    const long = line({}, terms('offer', [part(70, 'monthly', { count: 40 })]))
    const { state } = talk({ ...person, haggles: 0 }, long)
    expect(state.agreed).toMatchObject({ installments: 35, lastCents: 2_000 })
  })
})

describe('a figure of its own that nobody has raised', () => {
  const own = talk(person, line({ topic: 'able_monthly' })).state

  it('is said plainly to whoever only asks for it', () => {
    const unsaid = { ...own, named: 0 }
    const asks = line({ topic: 'able_monthly' })
    expect(deal(unsaid, asks, notReady)?.situation).toBe('money.name')
    expect(deal(own, asks, notReady)?.situation).toBe('money.name.again')
  })
  it('is held against whoever asks for more', () => {
    expect(deal(own, line({ topic: 'able_monthly', asksMore: true }), notReady)?.situation).toBe('money.hold')
    const raised = deal(own, offer(200), notReady)?.state ?? own
    expect(deal(raised, line({ topic: 'able_monthly' }), notReady)?.situation).toBe('money.hold')
  })
})

describe('what the collector puts right in his own words', () => {
  const correction = (amount: number) => line({}, terms('correction', [part(amount, 'monthly')]))

  it('replaces what was agreed, within the debtor’s own figure', () => {
    const own = talk(person, line({ topic: 'able_monthly' }), offer(2)).state
    expect(own.agreed?.amountCents).toBe(200)
    const { agreed } = deal(own, correction(50), person)?.state ?? own
    expect(agreed?.amountCents).toBe(5_000)
  })
  it('replaces what was agreed where the debtor has named no figure', () => {
    const patient = { ...person, haggles: 0 }
    const taken = talk(patient, offer(50)).state
    expect(taken.agreed?.amountCents).toBe(5_000)
    expect(deal(taken, correction(60), patient)?.state.agreed?.amountCents).toBe(6_000)
    expect(deal(taken, correction(600), patient)?.state.agreed?.amountCents).toBe(5_000)
  })
  it('raises no figure of the debtor’s own that was taken up', () => {
    const own = talk(person, line({ topic: 'able_monthly' }), line({ accepts: true })).state
    const before = own.agreed?.amountCents ?? 0
    expect(deal(own, correction(110), person)?.state.agreed?.amountCents).toBe(before)
  })
  it('is one sum with how long it takes', () => {
    const count = part(113.33, null, { count: 20, totalCents: 240_000, amountCents: 12_000 })
    const { state } = talk(person, line({}, terms('offer', [part(115, 'monthly')]), terms('offer', [count])))
    expect(state.table.length + (state.agreed === null ? 0 : 1)).toBeLessThanOrEqual(1)
  })
})

describe('a choice between two days, once a sum is agreed', () => {
  const agreed = talk({ ...person, haggles: 0 }, offer(50, 'monthly', { from: '2026-12-20' })).state
  const days = (...named: string[]) =>
    line({ topic: 'pay_when' }, terms('question', ...named.map((from) => [part(null, null, { from })])))

  it('is answered by the day that was agreed', () => {
    const answer = deal(agreed, days('2026-12-08', '2026-12-20'), person)
    expect(answer).toMatchObject({ situation: 'money.day', slots: { day: '2026-12-20' } })
  })
  it('is answered by one of the two where neither was agreed', () => {
    const answer = deal(agreed, days('2026-12-08', '2026-12-22'), person)
    expect(answer?.state.agreed?.firstOn).toBe('2026-12-08')
  })
})

describe('a sum that the debtor has offered in an objection', () => {
  const four = { ...notReady, offers: [90_000], debtCents: 240_000 }

  it('is agreed to when it is offered back, whatever a month leaves', () => {
    expect(deal(openingDeal, offer(900, 'once', { from: today }), four)?.state.agreed?.amountCents).toBe(
      90_000,
    )
    expect(deal(openingDeal, offer(900, 'once'), notReady)?.state.agreed ?? null).toBeNull()
  })
  it('is agreed to beside another choice', () => {
    const choice = line({}, terms('question', [part(900, 'once')], [part(2_400, 'once')]))
    expect(deal(openingDeal, choice, four)?.state.agreed?.amountCents).toBe(90_000)
  })
  it('is no sum of each month, and no reason to pay another', () => {
    expect(deal(openingDeal, offer(900, 'monthly'), four)?.state.agreed ?? null).toBeNull()
    expect(deal(openingDeal, offer(800, 'once'), four)?.state.agreed ?? null).toBeNull()
  })
})
