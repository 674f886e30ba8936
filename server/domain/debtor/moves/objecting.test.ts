import { expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
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

it('what its author wrote is said twice at most, since there are no other words for it', () => {
  const lines = said(
    "Good morning, my name is Thomas Brandt, I'm calling on a recorded line and I'm looking for the person who handles accounts payable at Northgate Dental Ceramics. May I ask who I'm speaking with?",
    "Thank you, Victor, then you're the right person. I'm with Alder Creek Commercial Recovery, this is an attempt to collect a debt, and it concerns the company's business loan with 46,200 dollars outstanding. Do you have a few minutes, and does that figure match your books?",
    'thanks for being direct um what do you have in mind',
    "I don't mind a long story, as long as it has an ending we both know. Tell me the first chapter: what was the loan for, and what changed so that the payments stopped?",
    'fair enough so how long have you had the lab',
    "Ouch, that's a hard person to lose. When did they leave, and who's been keeping track of receivables and payables since then?",
    "Fair. I ask because if nobody has a clear view of the cash right now, any figure you give me is a guess, and I'd rather not write down a plan that breaks in the second month. So who is watching the numbers at the moment?",
    'sure the account then so what could you put down first',
    "I hear you, and I won't pretend: I can't take half off, and I don't want to hint at something I can't deliver. If you have a lump sum in mind, I can put it to the lender in writing and bring you their answer. Is there real money behind a settlement, or are installments closer to the truth?",
    "i'd take it to the lender if it's a lump sum or um build a plan with you if it's monthly",
    "Then half would be 23,100 dollars, and the lender will ask me two things: where it comes from and on what date. If you could answer both, I'll submit it today, with no promise that they accept. Could the company pay 23,100 in one piece, and by when?",
    "Victor, that's the third time, so I take it that it matters to you, and my answer stays the same: I can ask, I can't grant it. Let's set that aside for a moment. What could the lab pay each month without touching payroll or materials?",
    "ha okay point taken losing your controller and running a lab that's a lot so um what's the something",
    'Forty-nine and still running the whole place, I respect that. Was that your age, Victor, or did you mean an amount for the plan? I want to be sure I understood.',
    "That I can work with. I'd like you to look at the books this week and pick a monthly amount you'd still manage in a slow month; I'll email you a summary, with your request for a reduction passed on but not promised, and call you Tuesday the eighth at ten to fix the amount and the first date. Does that work for you?",
  )
  const times = personalities.flatMap((personality) =>
    Array.from({ length: 20 }, (_, seed) => {
      const scenario = cellScenario(personality, 'expert', 'en', seed)
      const { steps } = fold(
        { ...scenario, objections: ['You and I both know this gets done if you knock half off.'] },
        lines,
      )
      return steps.filter(
        ({ plan }) => plan && 'situation' in plan.says && plan.says.situation.startsWith('object.custom'),
      ).length
    }),
  )
  expect(Math.max(...times)).toBe(2)
})
