import { expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'

const said = (...texts: string[]): TranscriptLine[] =>
  texts.flatMap((text) => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: '...' },
  ])

const situations = (objection: string, language: 'en' | 'es', lines: TranscriptLine[]) =>
  fold({ ...cellScenario('cooperative', 'beginner', language, 5), objections: [objection] }, lines).steps.map(
    ({ plan }) => (plan && 'situation' in plan.says ? plan.says.situation : null),
  )

it('an objection in the other language is raised in the words of the bank', () => {
  const lines = said(
    'Buenas tardes, le habla Laura de Cobranza Norte.',
    'Usted tiene un saldo vencido, ¿puede pagar el total hoy?',
  )
  expect(situations('I already paid this.', 'es', lines)).toContain('object.already_paid')
  expect(situations('Ya lo pagué todo en mayo.', 'es', lines)).toContain('object.custom')
})

it('an objection from the list of the builders is raised in the words of the bank, as it is nobody’s own', () => {
  const lines = said(
    'Hello, this is Laura from North Recovery.',
    'You have an overdue balance, can you pay all of it today?',
  )
  for (const chosen of ['I already paid this', 'Already paid'])
    expect(situations(chosen, 'en', lines)).toContain('object.already_paid')
  expect(situations('I already paid that in May', 'en', lines)).toContain('object.custom')
})

it.each([
  [
    'en',
    'I already paid that in May.',
    'Your balance is $640, and it is past due.',
    'Can you tell me in your own words how it came about?',
  ],
  ['es', 'Ya lo pagué todo en mayo.', 'Su saldo es de $640 y está vencido.', '¿Me platica cómo estuvo eso?'],
] as const)(
  'what is asked after the balance is answered before any objection (%s)',
  (language, own, balance, question) => {
    const opening =
      language === 'en'
        ? 'Hello, this is Laura from North Recovery.'
        : 'Buenas, le habla Laura de Cobranza Norte.'
    const after = (line: string) => situations(own, language, said(opening, line)).at(-1)
    expect(after(balance)).toBe('object.custom')
    const asked = after(`${balance} ${question}`)
    expect(asked).not.toBeUndefined()
    expect(String(asked)).not.toMatch(/^object\./)
    expect(asked).not.toBe('money.cannot_full')
  },
)

it('a demand for all of it is answered, whatever tag stands behind it', () => {
  const asked = said(
    'Hello, this is Laura from North Recovery.',
    'I need the full $640 today. Do you understand?',
  )
  expect(situations('I already paid this.', 'en', asked).at(-1)).toMatch(/^(?:object|money)\./)
})

it.each([
  [
    "I don't give out my account number over the phone.",
    'We could do monthly payments, what could you manage?',
    'We could do monthly payments by bank transfer.',
  ],
  [
    'Anything before the 15th would bounce.',
    'We could do monthly payments, what could you manage?',
    'We could do monthly payments from December 10.',
  ],
])('an objection to a way or a day waits until one is spoken of: %s', (own, without, about) => {
  const opening = 'Hello, this is Laura from North Recovery.'
  expect(situations(own, 'en', said(opening, without))).not.toContain('object.custom')
  expect(situations(own, 'en', said(opening, about))).toContain('object.custom')
})

it.each([
  [
    'en',
    'I need to talk to my wife first.',
    [
      'Hello, this is Laura from North Recovery.',
      'You have an overdue balance of $640. What happened?',
      'I could do $60 a month. How does that sound?',
    ],
    'I could put it at $40 a month and mail it to you, so you can talk it over with your wife first. Would that work?',
  ],
  [
    'es',
    'Tengo que verlo con mi esposa.',
    [
      'Buenas tardes, le habla Laura de Cobranza Norte.',
      'Su saldo es de $640 y está vencido. ¿Qué pasó?',
      'Le propongo 60 al mes. ¿Cómo ve?',
    ],
    '¿Y si lo dejamos en 40 al mes y se lo mando por escrito para que lo vea con su esposa antes de decir que sí?',
  ],
] as const)(
  'nobody asks for the time to talk it over that was just offered (%s)',
  (language, objection, before, offer) => {
    const heard = situations(objection, language, said(...before, offer))
    expect(heard.at(-1)).toBe('object.spouse.granted')
  },
)
