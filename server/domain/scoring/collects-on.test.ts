import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Move } from '../debtor/moves/move.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { analyze } from './analyze.ts'

const scenario = (language: Language): Scenario => ({
  seed: 7,
  name: language === 'en' ? 'Sam Whitfield' : 'Lupe Marín',
  type: 'individual',
  occupation: 'nurse',
  income: '$25,000-$50,000',
  debtCents: 240_000,
  debtType: 'credit_card',
  paymentHistory: 'mixed',
  personality: 'defensive',
  difficulty: 'medium',
  accent: language === 'en' ? 'american' : 'mexican',
  primaryLanguage: language === 'en' ? 'english' : 'spanish',
  sessionLanguage: language === 'en' ? 'english' : 'spanish',
  sessionType: 'standard',
  opening: 'cold',
  scenario: null,
  law: { jurisdiction: 'us', capacity: 'agency' },
  objections: [],
  today: '2026-03-03',
})

const user = (text: string): TranscriptLine => ({ itemId: null, speaker: 'user', text })
const debtor = (text: string, move: Move): TranscriptLine => ({
  itemId: null,
  speaker: 'assistant',
  text,
  move,
})

const attorney: Move = {
  says: { situation: 'right.attorney' },
  act: 'bankruptcy_or_attorney',
  invokes: 'attorney',
  change: { rights: [{ right: 'attorney', line: 1, honoured: false }] },
}
const details: Move = { says: { situation: 'right.details' }, act: 'answer' }
const terms: Move = { says: { situation: 'money.ask_terms' }, act: 'ask_back' }

const words = {
  en: {
    greet: 'Hello, this is Marcus from North Recovery. Am I speaking with Sam Whitfield?',
    debtor: 'Talk to my attorney, please.',
    noted: 'Understood. What is the name and the phone number of your attorney?',
    given: 'I will send you that in writing.',
    on: 'Fine. But could you do $100 a month?',
    asks: 'How much a month would it be?',
    bye: 'Thank you, we will write to your attorney. Goodbye.',
  },
  es: {
    greet: 'Buenas tardes, le habla Marcos de Cobros Norte. ¿Hablo con Lupe Marín?',
    debtor: 'Hable con mi abogado, por favor.',
    noted: 'Entendido. ¿Cómo se llama su abogado y cuál es su teléfono?',
    given: 'Eso se lo mando por escrito.',
    on: 'De acuerdo. ¿Pero podría con $100 al mes?',
    asks: '¿Y de cuánto sería al mes?',
    bye: 'Gracias, le escribimos a su abogado. Hasta luego.',
  },
}

function ignored(language: Language, lines: readonly TranscriptLine[]): number[] {
  const { report } = analyze({ scenario: scenario(language), lines, feedbackLanguage: language })
  return report.violations
    .filter(({ violation }) => violation === 'attorney_ignored')
    .map(({ quote }) => quote.line)
}

describe.each(['en', 'es'] as const)('after an attorney was named, in %s', (language) => {
  const say = words[language]
  const named = [
    user(say.greet),
    debtor(say.debtor, attorney),
    user(say.noted),
    debtor(say.given, details),
  ] as const

  it('finds whoever takes it well and asks for money all the same', () => {
    expect(ignored(language, [...named, user(say.on)])).toEqual([4])
  })

  it('lets the collector answer a debtor who comes back to paying', () => {
    expect(ignored(language, [...named, user(say.bye), debtor(say.asks, terms), user(say.on)])).toEqual([])
  })

  it('finds nothing where the collector says goodbye', () => {
    expect(ignored(language, [...named, user(say.bye)])).toEqual([])
  })
})

describe.each([
  ['en', "It's 2,400 dollars. When?", 'There are payment plans.'],
  ['en', 'I can take $150 a month, is that okay?', 'We find a way with most people.'],
  ['es', 'Son 2,400 pesos. ¿Cuándo?', 'Hay planes de pago.'],
  ['es', 'Le puedo ofrecer 150 al mes, ¿le va bien?', 'Con casi todos encontramos la manera.'],
] as const)('before anybody was verified, in %s: %s', (language, tells, general) => {
  const early = (text: string) =>
    analyze({ scenario: scenario(language), lines: [user(text)], feedbackLanguage: language })
      .report.violations.filter(({ violation }) => violation === 'debt_before_verification')
      .map(({ quote }) => quote.line)

  it('finds the sum that tells whoever listens', () => {
    expect(early(tells)).toEqual([0])
  })

  it(`finds nothing in "${general}"`, () => {
    expect(early(general)).toEqual([])
  })
})

describe('the debt told before anybody was verified', () => {
  const confirm: Move = { says: { situation: 'identity.confirm' }, act: 'confirm_identity' }
  const cold: Move = { says: { situation: 'greet.back' }, act: 'ask_back' }
  const found = (opening: Scenario['opening'], lines: readonly TranscriptLine[]) =>
    analyze({ scenario: { ...scenario('en'), opening }, lines, feedbackLanguage: 'en' })
      .report.violations.filter(({ violation }) => violation === 'debt_before_verification')
      .map(({ quote }) => quote.line)
  const owes = user('You owe us 2,400 dollars.')
  const left = user('So 2,000 would remain after that, in ten payments of $200.')

  it('is quoted where it was told first', () => {
    const said = debtor('Make it quick.', cold)
    expect(found('cold', [debtor('Yes?', cold), user('Good morning.'), said, owes, said, left])).toEqual([3])
  })

  it('is found nowhere once somebody has confirmed the name', () => {
    const named = debtor('Yes, this is Sam.', confirm)
    const asked = user('Is this Sam Whitfield?')
    expect(found('cold', [debtor('Yes?', cold), asked, named, owes, debtor('Okay.', cold), left])).toEqual([])
  })

  it('is found nowhere where the debtor rang in to speak of it', () => {
    const rings = debtor('Hello, Sam Whitfield here, about the $2,400 that I owe.', cold)
    expect(found('greeting', [rings, owes, debtor('Okay.', cold), left])).toEqual([])
  })
})
