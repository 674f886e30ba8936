import { expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import type { TranscriptLine } from '../scenario.ts'

const scenarios = {
  en: 'Ana Torres owes on a card. The call reaches her son Leo, 19, who is curious and gives nothing away.',
  es: 'Ana Torres debe una tarjeta. Quien contesta es su yerno, Martín, y la señora regresa por la tarde.',
}

function situations(language: 'en' | 'es', ...texts: string[]) {
  const lines = texts.flatMap((text): TranscriptLine[] => [
    { itemId: null, speaker: 'user', text },
    { itemId: null, speaker: 'assistant', text: '...' },
  ])
  const scenario = { ...cellScenario('defensive', 'medium', language, 5), scenario: scenarios[language] }
  return fold(scenario, lines).steps.map(({ plan }) =>
    plan && 'situation' in plan.says ? plan.says.situation : null,
  )
}

it.each([
  [
    'en',
    [
      'Good afternoon, is this Ana Torres?',
      'When will she be back?',
      'Could you ask her to call me?',
      'Thanks, goodbye.',
    ],
  ],
  [
    'es',
    [
      'Buenas tardes, ¿hablo con Ana Torres?',
      '¿A qué hora regresa?',
      '¿Le puedo dejar un recado?',
      'Gracias, hasta luego.',
    ],
  ],
] as const)(
  'one of the debtor’s own says who they are, when the debtor is back, and takes a message (%s)',
  (language, lines) => {
    expect(situations(language, ...lines)).toEqual([
      'other.not_here',
      // The Spanish scenario says when.
      language === 'es' ? 'other.back.told' : 'other.back',
      'other.message',
      'other.bye',
    ])
  },
)

it.each([
  [
    'en',
    'Good afternoon, is this Ana Torres?',
    'Ana owes $900 on a credit card.',
    'Can you give me her date of birth?',
  ],
  [
    'es',
    'Buenas tardes, ¿hablo con Ana Torres?',
    'Ana debe $900 de una tarjeta.',
    '¿Me da su fecha de nacimiento?',
  ],
] as const)(
  'and is all ears where the debt is told, and tells nothing of the debtor (%s)',
  (language, asks, tells, pries) => {
    expect(situations(language, asks, tells, pries)).toEqual([
      'other.not_here',
      'other.curious',
      'other.cannot',
    ])
  },
)

it('and asks who is calling before anything was asked, but not who has opened with it', () => {
  const hello = 'Hello, this is Laura from North Recovery.'
  expect(situations('en', hello)).toEqual(['other.about'])
  const cold = {
    ...cellScenario('defensive', 'medium', 'en', 5),
    scenario: scenarios.en,
    opening: 'cold' as const,
  }
  const [step] = fold(cold, [{ itemId: null, speaker: 'user', text: hello }]).steps
  expect(step?.plan?.says).toEqual({ situation: 'who.is.this' })
})

it('a number that is given is written down, and not asked for again', () => {
  const said = situations('en', 'Is this Ana Torres?', 'Could you ask her to call me?', "It's 555 0134.")
  expect(said).toEqual(['other.not_here', 'other.message', 'other.noted'])
})

it.each([
  ['El préstamo es de Ana. Ella regresa el sábado por la tarde.', ['other.back.told']],
  ['No dice cuándo. Ana regresa el sábado por la tarde.', ['other.back', 'other.back.told']],
])(
  'who is named behind the prospect’s name answers, and tells when the debtor is back: %s',
  (scenario, backs) => {
    const called = {
      ...cellScenario('evasive', 'medium', 'es', 5),
      name: 'Ana Torres (contesta su hija Pilar)',
      scenario,
    }
    const texts = ['Buenas tardes, ¿hablo con Ana Torres?', ...backs.map(() => '¿A qué hora regresa?')]
    const lines = texts.flatMap((text): TranscriptLine[] => [
      { itemId: null, speaker: 'user', text },
      { itemId: null, speaker: 'assistant', text: '...' },
    ])
    const plans = fold(called, lines).steps.map(({ plan }) => plan)
    expect(plans.map((plan) => plan && 'situation' in plan.says && plan.says.situation)).toEqual([
      'other.not_here',
      ...backs,
    ])
    const spoken = (at: number, turn: number) => {
      const plan = plans[turn - 1]
      return plan ? realise(plan, { scenario: called, lines: lines.slice(0, at), turn }) : ''
    }
    expect(spoken(1, 1)).toContain('Pilar, su hija')
    expect(spoken(lines.length - 1, plans.length)).toContain('Ana regresa el sábado por la tarde')
  },
)
