import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Frequency, Terms } from '#server/language/reading.ts'
import { deal, openingDeal, type DealHeard, type DealState, type Person } from './deal.ts'
import { byMonth, comparable, repeats, sumOf } from './figures.ts'

const today = '2026-11-22'
const payDay = '2026-12-05'

const amounts = fc.integer({ min: 5, max: 2_600 })
const per = fc.constantFrom<Frequency | null>('monthly', 'weekly', 'biweekly', 'once', null)
const day = fc.constantFrom(null, null, '2026-11-22', '2026-12-01', payDay, '2026-12-20', '2027-01-05')
const parts = fc.record({
  amountCents: fc.option(
    amounts.map((amount) => amount * 100),
    { freq: 6 },
  ),
  per,
  count: fc.option(fc.integer({ min: 2, max: 60 }), { freq: 2 }),
  from: day,
  until: fc.constant(null),
  lastCents: fc.option(
    amounts.map((amount) => amount * 50),
    { freq: 1 },
  ),
  totalCents: fc.constant(null),
  settles: fc.boolean(),
})
const someTerms: fc.Arbitrary<Terms> = fc.record({
  is: fc.constantFrom<Terms['is']>('offer', 'offer', 'question', 'correction', 'recap', 'mention'),
  alternatives: fc.array(fc.array(parts, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  method: fc.constantFrom(null, 'card', 'cash'),
})
const someLine: fc.Arbitrary<DealHeard> = fc.record({
  terms: fc.array(someTerms, { maxLength: 2 }),
  topic: fc.constantFrom(
    null,
    'able_monthly',
    'able_now',
    'pay_when',
    'pay_full',
    'method',
    'offer_ok',
    'choose',
    'commitment',
    'obstacle',
    'needs',
  ),
  accepts: fc.boolean(),
  recap: fc.boolean(),
  claims: fc.boolean(),
  asksFull: fc.boolean(),
  method: fc.constantFrom(null, 'check', 'store'),
})
const somePerson: fc.Arbitrary<Person> = fc.record({
  capCents: fc.integer({ min: 10, max: 600 }).map((amount) => amount * 100),
  cashTodayCents: fc.integer({ min: 0, max: 300 }).map((amount) => amount * 100),
  payDay: fc.constantFrom(payDay, '2026-11-27'),
  payFrequency: fc.constant<Frequency>('monthly'),
  method: fc.constantFrom('card', 'cash', 'bank_transfer'),
  ready: fc.boolean(),
  open: fc.boolean(),
  haggles: fc.integer({ min: 0, max: 2 }),
  concession: fc.double({ min: 0.05, max: 0.3, noNaN: true }),
  debtCents: fc.integer({ min: 30, max: 9_000 }).map((amount) => amount * 100),
  today: fc.constant(today),
})
const someCall = fc.array(fc.tuple(someLine, fc.boolean()), { minLength: 1, maxLength: 10 })

/** Runs a call and looks at every step of it. */
function expectAtEveryStep(
  look: (step: {
    before: DealState
    heard: DealHeard
    who: Person
    answer: NonNullable<ReturnType<typeof deal>>
  }) => void,
) {
  fc.assert(
    fc.property(somePerson, someCall, (someone, lines) => {
      let state: DealState = openingDeal
      for (const [heard, ready] of lines) {
        const who = { ...someone, ready }
        const before = state
        const answer = deal(before, heard, who)
        if (!answer) continue
        look({ before, heard, who, answer })
        state = answer.state
      }
    }),
    { numRuns: 400 },
  )
}

describe('whatever is said', () => {
  it('never names a figure above what the collector just offered', () => {
    expectAtEveryStep(({ answer }) => {
      const { situation, slots } = answer
      if (!['money.counter', 'money.name', 'money.name.once'].includes(situation)) return
      const per = slots.per ?? 'once'
      const offers = answer.state.table.filter(
        (option) => option.amountCents !== null && comparable(option, { frequency: per }),
      )
      for (const option of offers)
        expect(byMonth(slots.amountCents ?? 0, per)).toBeLessThanOrEqual(
          byMonth(option.amountCents ?? 0, option.frequency ?? 'monthly') + 5,
        )
    })
  })
  it('never names or agrees to more than the cap by month', () => {
    expectAtEveryStep(({ answer, who }) => {
      const { own, agreed } = answer.state
      for (const one of [own, agreed])
        if (one && (repeats(one.frequency) || (one.installments ?? 1) === 1))
          expect(byMonth(one.amountCents, one.frequency)).toBeLessThanOrEqual(who.capCents + 5)
    })
  })
  it('never agrees to a sum above the debt', () => {
    expectAtEveryStep(({ answer, who }) => {
      const { agreed } = answer.state
      if (agreed) expect(sumOf(agreed) ?? 0).toBeLessThanOrEqual(who.debtCents)
    })
  })
  it('agrees to an own figure that is taken up', () => {
    expectAtEveryStep(({ before, heard, answer }) => {
      if (before.agreed || !before.own || !heard.accepts || heard.terms.length > 0) return
      if (heard.topic === 'pay_when' || heard.topic === 'method') return
      expect(answer.state.agreed?.amountCents).toBe(before.own.amountCents)
    })
  })
  it('never changes the figure of an agreement upwards, but back to what the debtor had offered itself, or as the collector corrects his own', () => {
    expectAtEveryStep(({ before, heard, answer }) => {
      if (!before.agreed || before.agreed.frequency === 'once') return
      if (before.named === 0 && heard.terms.some(({ is }) => is === 'correction')) return
      expect(answer.state.agreed).not.toBeNull()
      const now = answer.state.agreed ?? before.agreed
      const most = [before.agreed, ...(before.own === null ? [] : [before.own])].map((one) =>
        byMonth(one.amountCents, one.frequency),
      )
      expect(byMonth(now.amountCents, now.frequency)).toBeLessThanOrEqual(Math.max(...most))
      // A recap, a question or a claim changes neither the figure nor the day.
      if (changesNothing(answer.situation)) {
        expect(now.amountCents).toBe(before.agreed.amountCents)
        if (before.agreed.firstOn !== null) expect(now.firstOn).toBe(before.agreed.firstOn)
      }
    })
  })
  it('moves its own figure towards the cap alone, and then holds', () => {
    expectAtEveryStep(({ before, answer, who, heard }) => {
      const was = before.own
      const is = answer.state.own
      if (!was || !is || !comparable(was, is) || heard.terms.length > 0) return
      expect(byMonth(is.amountCents, is.frequency)).toBeGreaterThanOrEqual(
        byMonth(was.amountCents, was.frequency) - 5,
      )
      expect(answer.state.moved).toBeLessThanOrEqual(who.haggles + 2)
    })
  })
  it('says no figure when asked for a day or a method', () => {
    expectAtEveryStep(({ heard, answer }) => {
      if (heard.terms.length > 0 || (heard.topic !== 'pay_when' && heard.topic !== 'method')) return
      // Before anything was agreed nobody chooses between cards.
      const premature = ['money.hesitate', 'money.ask_terms', 'money.cannot_full', 'money.think']
      expect([
        'money.day',
        'money.method',
        'money.day_method',
        ...(heard.topic === 'method' ? premature : []),
      ]).toContain(answer.situation)
      expect(answer.slots.amountCents).toBeUndefined()
    })
  })
  it('keeps a day that the collector named, or says its own', () => {
    expectAtEveryStep(({ before, heard, answer }) => {
      const [only] = heard.terms
      const [parts0] = only?.alternatives ?? []
      if (only?.is === 'mention') return
      if (
        before.agreed ||
        before.own ||
        before.day ||
        heard.terms.length !== 1 ||
        only?.alternatives.length !== 1
      )
        return
      if (parts0?.length !== 1 || !parts0[0]?.from || !answer.state.agreed) return
      expect(answer.state.agreed.firstOn).toBe(parts0[0].from)
    })
  })
  it('agrees to no day before the money is there', () => {
    expectAtEveryStep(({ before, answer, who }) => {
      const { agreed } = answer.state
      if (!agreed || before.agreed) return
      const first = agreed.down ?? { amountCents: agreed.amountCents, on: agreed.firstOn }
      if (first.on !== null && first.amountCents > who.cashTodayCents && (agreed.installments ?? 1) === 1)
        expect(first.on >= who.payDay).toBe(true)
    })
  })
  it('lets a correction replace the figure on the table', () => {
    expectAtEveryStep(({ before, heard, answer }) => {
      const [only] = heard.terms
      const [one] = only?.alternatives ?? []
      if (before.agreed || heard.terms.length !== 1 || only?.is !== 'correction') return
      if (only.alternatives.length !== 1 || one?.length !== 1 || !one[0]?.amountCents) return
      const now = answer.state.agreed ?? answer.state.table[0]
      if (!answer.state.agreed || answer.state.agreed.installments === null)
        expect(now?.amountCents).toBeLessThanOrEqual(one[0].amountCents)
    })
  })
  it('does not let itself be told that something was agreed', () => {
    expectAtEveryStep(({ before, heard, answer }) => {
      const [only] = heard.terms
      if (before.agreed || before.own || heard.terms.length !== 1 || only?.is !== 'recap') return
      if (only.alternatives.length !== 1 || only.alternatives[0]?.[0]?.amountCents === null) return
      expect(answer.state.agreed).toBeNull()
      expect(answer.situation).toBe('money.not_agreed')
    })
  })
  it('puts off in other words than the last time', () => {
    expectAtEveryStep(({ before, answer }) => {
      if (before.putOff !== null && before.putOff === answer.state.putOff)
        expect(answer.situation).not.toBe(before.putOff)
    })
  })
  it('does not refuse after it has accepted', () => {
    expectAtEveryStep(({ before, answer }) => {
      if (!before.agreed || before.agreed.frequency === 'once') return
      expect([
        'money.too_much',
        'money.think',
        'money.hesitate',
        'money.ask_terms',
        'money.counter',
        'money.cannot_now',
        'money.cannot_full',
        'money.choose.none',
        'money.commit.no',
        'money.not_agreed',
      ]).not.toContain(answer.situation)
    })
  })
  it('agrees to nothing but its own figure before it is convinced', () => {
    expectAtEveryStep(({ before, answer, who }) => {
      if (who.ready || before.agreed || !answer.state.agreed) return
      expect(before.own).not.toBeNull()
      const { own } = before
      const { agreed } = answer.state
      if (own && comparable(own, agreed))
        expect(byMonth(agreed.amountCents, agreed.frequency)).toBeLessThanOrEqual(
          byMonth(own.amountCents, own.frequency),
        )
    })
  })
})

const changesNothing = (situation: string) =>
  [
    'money.recap_wrong',
    'money.agreed_already',
    'money.commit',
    'money.not_agreed',
    'money.too_soon',
  ].includes(situation)
