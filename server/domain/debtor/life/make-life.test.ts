import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
import { weekdayOf } from '../calendar.ts'
import { financesOf } from '../finances.ts'
import { folded } from '../fold-text.ts'
import { aSource } from '../testing/a-source.ts'
import { makeLife } from './make-life.ts'
import { financesScenario } from './people/person.ts'
import type { LifeSource } from './people/source.ts'

const today = '2026-11-22'

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
  scenario: fc.option(fc.string({ maxLength: 80 })),
  objections: fc.option(
    fc.array(fc.constantFrom('I lost my job', 'No es mi deuda', 'I need to talk to my wife')),
  ),
})
const language = fc.constantFrom('en' as const, 'es' as const)
const seed = fc.nat()

describe('a life', () => {
  test('is the same for the same prospect and seed, and whole', () => {
    fc.assert(
      fc.property(source, seed, language, (prospect, number, speaks) => {
        const life = makeLife(prospect, number, { language: speaks, today })
        expect(makeLife(prospect, number, { language: speaks, today })).toEqual(life)
        expect(new Set(life.facts.map(({ id }) => id)).size).toBe(life.facts.length)
        for (const { text, again, from } of life.facts) {
          if (from !== 'seed') continue
          expect(`${text} ${again}`).not.toMatch(/[{}]|undefined|null/)
          expect(text.split(' ').length).toBeLessThanOrEqual(40)
        }
        expect(life.facts.length).toBeGreaterThanOrEqual(20)
        expect(life.cause.every((id) => life.facts.some((fact) => fact.id === id))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('is of one person in both languages', () => {
    fc.assert(
      fc.property(source, seed, (prospect, number) => {
        const [en, es] = (['en', 'es'] as const).map((speaks) =>
          makeLife(prospect, number, { language: speaks, today }),
        )
        expect([es?.gender, es?.ageBand, es?.firstName, es?.papers.birthDate, es?.papers.lastFour]).toEqual([
          en?.gender,
          en?.ageBand,
          en?.firstName,
          en?.papers.birthDate,
          en?.papers.lastFour,
        ])
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['Payroll clerk for a county office', 'I’m a payroll clerk for a county office.'],
    ['Dental hygienist, currently three days a week', 'I’m a dental hygienist.'],
    ['Welder at a livestock trailer plant', 'I’m a welder at a livestock trailer plant.'],
  ])('says what is written of the work: %s', (occupation, said) => {
    const life = makeLife(aSource({ occupation }), 3, { today })
    expect(life.facts.find(({ topic }) => topic === 'work')?.text).toBe(said)
  })

  test.each([
    [
      'Harbor Street Print & Sign LLC (Graham Oyelaran, owner)',
      'Graham Oyelaran',
      'Harbor Street Print & Sign LLC',
    ],
    [
      'Panificadora La Espiga S.R.L. (atiende Graciela Monte)',
      'Graciela Monte',
      'Panificadora La Espiga S.R.L.',
    ],
    [
      'Molino y Tortillería La Espiga Serrana (contesta Eusebia Olguín, la dueña)',
      'Eusebia Olguín',
      'Molino y Tortillería La Espiga Serrana',
    ],
    [
      'Viveros Hermanos Piqueras, S.L. (al teléfono, Amparo Piqueras, administradora)',
      'Amparo Piqueras',
      'Viveros Hermanos Piqueras, S.L.',
    ],
    [
      'Calesitas Schönfeld e Hijos S.R.L. — habla Mirta Schönfeld',
      'Mirta Schönfeld',
      'Calesitas Schönfeld e Hijos S.R.L.',
    ],
    [
      'Brine & Ember Pickle Co. (co-owner: Thaddeus Oyelaran)',
      'Thaddeus Oyelaran',
      'Brine & Ember Pickle Co.',
    ],
    ['Dwight Fontenot (Bayou Ridge Tree Service)', 'Dwight Fontenot', 'Bayou Ridge Tree Service'],
  ])('knows who answers for a business by its name: %s', (name, person, business) => {
    const life = makeLife(aSource({ type: 'business', name }), 3, { today })
    expect(life.business).toMatchObject({ person, name: business })
  })

  test('pays on the days of the finances', () => {
    fc.assert(
      fc.property(source, seed, (prospect, number) => {
        const alone = { ...prospect, scenario: null }
        const life = makeLife(alone, number, { language: 'en', today })
        const said = life.facts.find(({ topic }) => topic === 'payday')?.text ?? ''
        const { payDay, payFrequency } = financesOf(financesScenario(alone, number, today))
        const day = Number(payDay.slice(8))
        if (payFrequency === 'weekly') expect(said).toMatch(weekdayOf(payDay) === 6 ? /Saturday/ : /Friday/)
        if (payFrequency === 'biweekly') expect(said).toMatch(/fifteenth/)
        if (payFrequency === 'monthly')
          // A weekend moves the day by up to three.
          expect(said).toMatch(day <= 4 ? /third|first|fifth|end/ : day <= 8 ? /fifth|third/ : /end|first/)
      }),
      { numRuns: 150 },
    )
  })

  test.each<[string, Partial<LifeSource>, RegExp]>([
    [
      'Her husband Dave died in March after six weeks in intensive care.',
      { name: 'Maria Jensen' },
      /divorced|never married|i am married|split up|\bboyfriend|my husband (?!dave)/,
    ],
    ['His daughter Katie helps him with the paperwork.', {}, /no kids|no children|that’s all right/],
    [
      'He was laid off in June and has had no income since.',
      {},
      /still got my job|i’m a waiter|friday. friday|still working/,
    ],
    ['Tom lives alone with his dog Rex.', {}, /no pets|girlfriend|my wife|a cat\b|with my parents/],
    [
      'The collector has the wrong person; he never opened this card.',
      {},
      /groceries and gas|i lived off that card|a washer/,
    ],
    ['Rain stopped the site for six weeks.', {}, /divorce\b|my mother’s care|let me go|snowballed/],
  ])('never contradicts: %s', (scenario, fields, forbidden) => {
    fc.assert(
      fc.property(source, seed, (prospect, number) => {
        const individual: LifeSource = {
          ...prospect,
          type: 'individual',
          name: 'Tom Baker',
          objections: null,
          primaryLanguage: 'english',
          ...fields,
          scenario,
        }
        const { facts } = makeLife(individual, number, { language: 'en', today })
        for (const { text, from } of facts) if (from === 'seed') expect(folded(text)).not.toMatch(forbidden)
      }),
      { numRuns: 120 },
    )
  })

  test('takes its cause from the scenario whenever that names one', () => {
    const prospect: LifeSource = {
      type: 'individual',
      name: 'Tom Baker',
      occupation: 'Mechanic',
      income: null,
      debtAmount: 900,
      debtType: 'credit_card',
      primaryLanguage: 'english',
      voiceType: 'neutral',
      accent: 'neutral',
      paymentHistory: 'good',
      personality: 'cooperative',
      scenario: 'Tom fell off a ladder in May and could not work.',
      objections: null,
    }
    const life = makeLife(prospect, 3, { language: 'en', today })
    expect(life.facts.find(({ id }) => id === life.cause[0])?.from).toBe('scenario')
    expect(life.facts.some(({ id }) => id === 'seed-cause')).toBe(false)
  })

  test('keeps those who come after what is said of somebody', () => {
    const prospect: LifeSource = {
      type: 'individual',
      name: 'Yolanda Pérez',
      occupation: 'Hairdresser',
      income: '$0-$25,000',
      debtAmount: 980,
      debtType: 'utility',
      primaryLanguage: 'spanish',
      voiceType: 'neutral',
      accent: 'neutral',
      paymentHistory: 'mixed',
      personality: 'defensive',
      scenario: 'Vive con su madre, que está enferma, y con una hija de quince años.',
      objections: [],
    }
    const texts = makeLife(prospect, 11, { language: 'es', today }).facts.map(({ text }) => text)
    expect(texts).toContain('Vivo con mi madre y con una hija de quince años.')
    expect(texts).toContain('Mi madre está enferma.')
  })
})

describe('the life of a wrong person', () => {
  const stranger: LifeSource = {
    type: 'individual',
    name: 'Gregory Yoon',
    occupation: 'Dental lab technician',
    income: '$50,000-$75,000',
    debtAmount: 8_912,
    debtType: 'personal_loan',
    primaryLanguage: 'english',
    voiceType: 'neutral',
    accent: 'american',
    paymentHistory: 'mixed',
    personality: 'defensive',
    scenario:
      'WRONG PERSON. The account belongs to a Gregory H. Yoon of Fresno, who borrowed in 2021. The man who answers is Gregory Yoon, 41, of Sacramento, California, who makes crowns in a dental lab.',
    objections: [],
  }
  test.each([1, 2, 3, 4])('has no debt and no reason for one (seed %i)', (seed) => {
    const life = makeLife(stranger, seed, { today })
    expect(life.cause).toEqual([])
    const topics = life.facts.filter(({ quotable }) => quotable).map(({ topic }) => topic)
    for (const topic of ['purpose', 'opened', 'behind_since', 'last_payment', 'past_agreement'] as const)
      expect(topics).not.toContain(topic)
    const view = life.facts.find(({ topic }) => topic === 'not_mine')
    expect(view?.text).not.toMatch(/it’s mine(?!\p{L})/iu)
  })
})
