import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountFile, type AccountFile } from '#protocol/rest/account-file.ts'
import {
  accents,
  debtTypes,
  occupationNames,
  paymentHistories,
  personalities,
  primaryLanguages,
  prospectTypes,
  voiceTypes,
} from '#protocol/vocabulary/prospect.ts'
import { amountWords, birthWords } from '../bank/figure-words.ts'
import { slotWords } from '../bank/slot-words.ts'
import { financesOf } from '../finances.ts'
import { lifeOf } from '../life/of-scenario.ts'
import { makeLives } from '../life/make-lives.ts'
import { languagesOf, makeLife } from '../life/make-life.ts'
import { financesScenario } from '../life/people/person.ts'
import type { LifeSource } from '../life/people/source.ts'
import { owedCents } from '../scenario.ts'
import { makeAccountFile } from './make-account-file.ts'

const today = '2026-11-22'
const callingFor = { capacity: 'agency', agency: { name: null, phone: null } } as const

const stories = [
  null,
  'Maria was laid off in June after nine years at the plant. She paid every month until then.',
  'Tom borrowed $1,000 for a van and paid three installments. He missed the last two payments.',
  'She never paid anything on the bill, because the insurance should have.',
  'La despidieron en marzo. Pidió un préstamo de $20,000 hace dos años y rompió dos promesas.',
  'Debe tres facturas a su proveedor. Dejó de pagar en agosto.',
  'The truck was repossessed and sold. The collector has called him every day.',
] as const

const source: fc.Arbitrary<LifeSource> = fc.record({
  type: fc.constantFrom(...prospectTypes),
  name: fc.constantFrom('Maria Jensen', 'Tom Baker', 'Íñigo Larrañaga', 'Harbor Light LLC', 'X'),
  occupation: fc.option(fc.constantFrom(...Object.values(occupationNames), 'Bar owner', 'Gestora')),
  income: fc.option(fc.constantFrom('$0-$25,000', '$50,000-$75,000', 'unemployed')),
  debtAmount: fc.option(fc.integer({ min: 0, max: 90_000 })),
  debtType: fc.constantFrom(...debtTypes),
  primaryLanguage: fc.constantFrom(...primaryLanguages),
  voiceType: fc.constantFrom(...voiceTypes),
  accent: fc.constantFrom(...accents),
  paymentHistory: fc.constantFrom(...paymentHistories),
  personality: fc.constantFrom(...personalities),
  scenario: fc.oneof(fc.constantFrom(...stories), fc.string({ maxLength: 80 })),
  objections: fc.option(
    fc.array(
      fc.constantFrom('I lost my job', 'No es mi deuda', 'The amount is incorrect', 'I already paid this'),
    ),
  ),
})
const lifeFor = (prospect: LifeSource, seed: number) =>
  makeLife(prospect, seed, { language: languagesOf(prospect)[0] ?? 'en', today })
const fileOf = (prospect: LifeSource, seed = 7) =>
  makeAccountFile(prospect, lifeFor(prospect, seed), today, callingFor)

function holds(property: (file: AccountFile, prospect: LifeSource, seed: number) => void) {
  fc.assert(
    fc.property(source, fc.nat(), (prospect, seed) => property(fileOf(prospect, seed), prospect, seed)),
    { numRuns: 250 },
  )
}

const anyone: LifeSource = {
  type: 'individual',
  name: 'Maria Jensen',
  occupation: 'nurse',
  income: '$25,000-$50,000',
  debtAmount: 2_400,
  debtType: 'personal_loan',
  primaryLanguage: 'english',
  voiceType: 'neutral',
  accent: 'american',
  paymentHistory: 'mixed',
  personality: 'cooperative',
  scenario: null,
  objections: null,
}
const with_ = (changes: Partial<LifeSource>) => fileOf({ ...anyone, ...changes })

describe('the account file', () => {
  it('[ACCT2] adds up to the debt to the cent, and never below nothing', () => {
    holds((file, prospect) => {
      const owed = owedCents({ debtCents: (prospect.debtAmount ?? 0) * 100 })
      expect(file.balanceCents).toBe(owed)
      expect(file.history.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(owed)
      expect(file.history.at(-1)?.balanceCents).toBe(owed)
      let balance = 0
      for (const line of file.history) {
        balance += line.amountCents
        expect(line.balanceCents).toBe(balance)
        expect(balance).toBeGreaterThan(0)
        expect(line.amountCents < 0).toBe(line.kind === 'payment' || line.kind === 'sale')
        expect(line.amountCents).not.toBe(0)
      }
      expect(accountFile.parse(file)).toEqual(file)
    })
  })

  it('[ACCT2] has its days in order, from the opening to the day before the call', () => {
    holds((file) => {
      const days = file.history.map(({ on }) => on)
      expect(days).toEqual(days.toSorted())
      const notes = file.notes.map(({ on }) => on)
      expect(notes).toEqual(notes.toSorted())
      const all = [...days, ...notes, ...file.history.map(({ on, until }) => until ?? on)]
      for (const day of all) {
        expect(day >= file.openedOn).toBe(true)
        expect(day < today).toBe(true)
      }
      if (file.holder.type === 'individual')
        expect(
          Number(file.openedOn.slice(0, 4)) - Number(file.holder.birthDate.slice(0, 4)),
        ).toBeGreaterThanOrEqual(18)
      const paid = file.history.findLast(({ kind }) => kind === 'payment')
      if (paid) expect(file.lastPayment).toEqual({ on: paid.on, amountCents: -paid.amountCents })
    })
  })

  it('[ACCT1] says of the person what the debtor answers, in each of its languages', () => {
    holds((file, prospect, seed) => {
      const lives = makeLives(prospect, { seed, today })
      const sessionLanguage = prospect.primaryLanguage
      const call = { ...financesScenario(prospect, seed, today), sessionLanguage, lives }
      for (const language of languagesOf(prospect)) {
        const life = lifeOf(call, language)
        const said = slotWords({}, call, life, undefined)
        expect(said['last_four']).toBe(file.lastFour)
        expect(said['address']).toBe(file.address.street)
        expect(said['postcode']).toBe(file.address.postcode)
        expect(said['phone']).toBe(file.phone)
        expect(said['email']).toBe(file.email)
        expect(said['debt']).toBe(amountWords(file.balanceCents, life.region))
        if (file.holder.type === 'individual') {
          expect(said['birth_date']).toBe(birthWords(file.holder.birthDate, life.region))
          expect(said['name']).toBe(file.holder.name)
        } else {
          expect([said['business'], said['person']]).toEqual([file.holder.name, file.holder.contact])
        }
        const address = life.facts.find(({ id }) => id === 'seed-address')
        if (address && address.text.includes(',')) expect(address.text).toContain(file.address.city)
      }
    })
  })

  it('[ACCT3] keeps what is to be found out: the cause', () => {
    holds((file, prospect, seed) => {
      const life = lifeFor(prospect, seed)
      const text = JSON.stringify(file)
      const secrets = life.facts.filter(
        ({ id, openness }) => openness === 'hidden' || life.cause.includes(id),
      )
      expect(secrets.filter((fact) => text.includes(fact.text))).toEqual([])
    })
  })

  // One file may have such a figure by chance, above all of a debt of a few dollars; a leak would be in nearly all of them.
  it('[ACCT3] keeps what the debtor can pay', () => {
    const drawn = fc.sample(fc.tuple(source, fc.nat()), { numRuns: 300, seed: 11 })
    const told = drawn.filter(([prospect, seed]) => {
      const file = fileOf(prospect, seed)
      const { monthlyCapCents, cashTodayCents } = financesOf(financesScenario(prospect, seed, today))
      const figures = [
        ...file.history.flatMap(({ kind, amountCents }) => (kind === 'payment' ? [-amountCents] : [])),
        ...file.notes.map(({ amountCents }) => amountCents),
      ]
      return figures.includes(monthlyCapCents) || figures.includes(cashTodayCents)
    })
    expect(told.length).toBeLessThan(drawn.length / 20)
  })

  it('[ACCT1] is of the account holder, whoever answers: nothing of the session’s chance is in it', () => {
    const call = { ...financesScenario(anyone, 0, today), lives: { en: lifeFor(anyone, 7) } }
    const files = [1, 2, 3].map((seed) =>
      makeAccountFile(anyone, lifeOf({ ...call, seed }), today, callingFor),
    )
    expect(files[1]).toEqual(files[0])
    expect(files[2]).toEqual(files[0])
    expect(files[0]?.holder).toMatchObject({ type: 'individual', name: 'Maria Jensen' })
  })

  it('[ACCT1] has a company and its contact in place of a date of birth', () => {
    const { holder, lastFour } = with_({
      type: 'business',
      name: 'Ernesto Salgado, Distribuidora Salgado',
      primaryLanguage: 'spanish',
      accent: 'mexican',
    })
    expect(holder).toEqual({
      type: 'business',
      name: 'Distribuidora Salgado',
      contact: 'Ernesto Salgado',
    })
    expect(lastFour).toMatch(/^\d{4}$/)
  })

  it.each([
    ['american', 'english', 'USD'],
    ['british', 'english', 'GBP'],
    ['mexican', 'spanish', 'MXN'],
    ['argentinian', 'spanish', 'ARS'],
    ['castilian', 'spanish', 'EUR'],
  ] as const)(
    '[ACCT2] counts the money of a debtor with the accent %s (%s) in %s',
    (accent, primaryLanguage, currency) => {
      expect(with_({ accent, primaryLanguage }).currency).toBe(currency)
    },
  )
})

describe('[ACCT2] an account agrees with its scenario', () => {
  const payments = (file: AccountFile) =>
    file.history.filter(({ kind }) => kind === 'payment').reduce((sum, { count }) => sum + count, 0)

  it.each([
    'Maria never paid anything on it.',
    'She hasn’t made a single payment since she signed.',
    'María todavía no ha pagado ni una cuota.',
    'Nunca ha hecho un pago.',
  ])('without a payment: %s', (scenario) => {
    const file = with_({ scenario, primaryLanguage: /[ñíú]|Nunca/.test(scenario) ? 'spanish' : 'english' })
    expect(file.lastPayment).toBeNull()
    expect(payments(file)).toBe(0)
  })

  it.each([
    ['Maria borrowed $3,000 for a car and paid three installments.', 3],
    ['She borrowed $3,000 and made fourteen payments before she fell behind.', 14],
    ['María pidió un préstamo de $3,000 y pagó cuatro cuotas.', 4],
  ])('with as many payments as it says, on what was borrowed: %s', (scenario, count) => {
    const file = with_({ scenario, primaryLanguage: scenario.includes('María') ? 'spanish' : 'english' })
    expect(payments(file)).toBe(count)
    expect(file.history[0]).toMatchObject({ kind: 'borrowed', amountCents: 300_000 })
  })

  it.each([
    ['Her last payment was in August.', '2026-08'],
    ['She stopped paying in March, when the shop closed.', '2026-0[23]'],
    ['Her last payment was six months ago.', '2026-05'],
  ])('with the last payment when it says: %s', (scenario, month) => {
    expect(with_({ scenario, paymentHistory: 'good' }).lastPayment?.on).toMatch(new RegExp(`^${month}`))
  })

  it('with the sum that it says was paid', () => {
    const file = with_({ scenario: 'She paid $75 in July and nothing since.' })
    expect(file.lastPayment).toEqual({ on: expect.stringMatching(/^2026-07/), amountCents: 7_500 })
  })

  it('with the promises that were broken, but not with one that the debtor only claims', () => {
    const broken = with_({ scenario: 'She is polite, but she broke two promises already.' })
    expect(broken.notes.filter(({ kind }) => kind === 'plan_broken')).toHaveLength(2)
    const claimed = with_({ scenario: 'She says that a colleague already promised her half off.' })
    expect(claimed.notes.filter(({ kind }) => kind.startsWith('plan'))).toEqual([])
  })

  it('without a call where the debtor was never called', () => {
    const said = 'No, this is the first one.'
    const life = lifeFor({ ...anyone, paymentHistory: 'good' }, 7)
    const facts = life.facts.map((fact) =>
      fact.topic === 'calls' ? { ...fact, text: said, again: said } : fact,
    )
    const { notes } = makeAccountFile(anyone, { ...life, facts }, today, callingFor)
    expect(notes.filter(({ kind }) => /no_answer|voicemail|spoke/.test(kind))).toEqual([])
  })

  it.each([
    ['Three letters, each one redder than the last.', 3],
    ['Two came. I put them in a drawer.', 2],
    ['One, I think. I thought it was a mistake.', 1],
    ['Llegaron un par. No las leí completas.', 2],
  ])('with the letters that the debtor tells of: %s', (said, count) => {
    const life = lifeFor(anyone, 7)
    const facts = life.facts.map((fact) =>
      fact.topic === 'letters' ? { ...fact, text: said, again: said } : fact,
    )
    const { notes } = makeAccountFile(anyone, { ...life, facts }, today, callingFor)
    expect(notes.filter(({ kind }) => kind === 'letter')).toHaveLength(count)
  })
})

describe('[ACCT8] what the collector is told of their own side', () => {
  it('lets every debtor be offered something, and tells nothing of what this one can pay', () => {
    holds(({ authority, balanceCents, caller }, { debtType, debtAmount, accent, primaryLanguage }, seed) => {
      expect(authority.instalmentCents * authority.longestMonths).toBeGreaterThanOrEqual(balanceCents)
      if (authority.settlementCents !== null) {
        expect(authority.settlementCents).toBeGreaterThan(balanceCents / 2)
        // Whole units of a currency may be more than a debt of a few cents.
        expect(authority.settlementCents).toBeLessThanOrEqual(Math.ceil(balanceCents / 100) * 100)
      }
      expect(caller.callbackPhone).toMatch(/\d/)
      const other = { ...anyone, debtType, debtAmount, accent, primaryLanguage }
      expect(fileOf(other, seed).authority).toEqual(authority)
    })
  })

  it.each(['auto_loan', 'mortgage', 'tax_debt', 'utility'] as const)('waives nothing of a %s', (debtType) => {
    expect(fileOf({ ...anyone, debtType }).authority.settlementCents).toBeNull()
  })

  it('is in the name of an agency of the region, of the installation’s own, or of the creditor', () => {
    const life = lifeFor(anyone, 7)
    const callerFor = (calling: Parameters<typeof makeAccountFile>[3]) =>
      makeAccountFile(anyone, life, today, calling).caller
    const none = { name: null, phone: null }
    expect(callerFor({ capacity: 'agency', agency: none }).agency).toBe('Northway Recovery')
    expect(callerFor({ capacity: 'agency', agency: { name: 'Ours', phone: '800 555 0100' } })).toEqual({
      agency: 'Ours',
      callbackPhone: '800 555 0100',
    })
    expect(callerFor({ capacity: 'creditor', agency: none }).agency).toBeNull()
  })
})

describe('[ACCT2] whom the debt is owed to', () => {
  it.each([
    ['personal_loan', 'He borrowed from Cascade Crest Lending to import wine.', 'Cascade Crest Lending'],
    [
      'mortgage',
      'Deuda: cuatro cuotas de hipoteca, con Caja Ribera del Pisuerga.',
      'Caja Ribera del Pisuerga',
    ],
    ['utility', 'Northmoor Energy says £734 has been owing since November.', 'Northmoor Energy'],
    ['auto_loan', 'In March Red Clay Auto Finance took the truck.', 'Red Clay Auto Finance'],
  ] as const)('is whom the scenario names: %s, %s', (debtType, scenario, creditor) => {
    expect(fileOf({ ...anyone, debtType, scenario }).creditor).toBe(creditor)
  })

  it('is no benefit, and invented where nobody is named', () => {
    const scenario = 'She lives on Universal Credit and owes on a card.'
    expect(fileOf({ ...anyone, debtType: 'credit_card', scenario }).creditor).not.toContain('Universal')
  })
})

it.each([
  ['The loan has sat unpaid since August.', '2026-08'],
  ['Le reclaman el préstamo, sin abonos desde agosto.', '2026-08'],
])('[ACCT2] nothing was paid after the month from which on it is unpaid: %s', (scenario, month) => {
  const { lastPayment } = fileOf({ ...anyone, scenario })
  expect(lastPayment === null || lastPayment.on.slice(0, 7) < month).toBe(true)
})
