import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from '../eval/cells.ts'
import { fold, respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const line = (speaker: TranscriptLine['speaker'], text: string): TranscriptLine => ({
  itemId: null,
  speaker,
  text,
})

/** A call of these lines of the collector, each answered in words that nobody reads. */
function call(scenario: Scenario, ...texts: string[]) {
  const lines = texts.flatMap((text) => [line('user', text), line('assistant', 'Well.')])
  return fold(scenario, lines.slice(0, -1)).steps
}

describe('a line without words', () => {
  it.each(personalities)('costs a %s debtor patience and nothing else, and is asked about', (personality) => {
    const scenario = cellScenario(personality, 'medium', 'en', 11)
    const steps = call(scenario, 'My name is Marcus from North Recovery.', '…', '?!', 'mmm')
    const [before, ...silent] = steps
    const feelings = before?.state.feelings
    expect(silent.map(({ plan }) => plan?.act)).toEqual(['check_line', 'check_line', 'check_line'])
    for (const { state } of silent)
      expect({ ...state.feelings, patience: feelings?.patience }).toEqual(feelings)
    const patience = steps.map(({ state }) => state.feelings.patience)
    const costs = patience.slice(1).map((left, at) => (patience[at] ?? 0) - left)
    // Each one in a row is harder to bear.
    expect(costs[0]).toBeGreaterThan(0)
    expect(costs.slice(1)).toEqual([2 * (costs[0] ?? 0), 3 * (costs[0] ?? 0)])
  })

  it('ends the call after long silence', () => {
    const scenario = cellScenario('cooperative', 'medium', 'es', 11)
    const steps = call(scenario, ...Array.from({ length: 20 }, () => '…'))
    expect(steps.at(-1)?.state.ended).toBe('hung_up')
  })

  it('leaves a bilingual debtor in the language of the call', () => {
    const scenario = {
      ...cellScenario('cooperative', 'medium', 'es', 11),
      sessionLanguage: 'bilingual' as const,
    }
    const steps = call(scenario, 'Buenas tardes, le habla Marcos de Cobros Norte, ¿cómo está usted?', '…')
    expect(steps.map(({ plan }) => plan?.language)).toEqual(['es', 'es'])
  })
})

describe('a wrong balance', () => {
  it('is put right once, with what the debtor has in writing; the right one is not', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const wrong = 'Well, you owe $5,000 on this account.'
    const steps = call(
      scenario,
      'You owe $3,200 on this account.',
      wrong,
      'No, you owe $5,000 on this account.',
    )
    const situations = steps.map(({ plan }) => plan?.says)
    expect(
      situations.map((says) => says && 'situation' in says && says.situation === 'heard.wrong_amount'),
    ).toEqual([false, true, false])
    expect(steps[1]?.plan?.terms.amountCents).toBe(500_000)
    expect(steps[1]?.state.feelings.trust).toBeLessThan(steps[0]?.state.feelings.trust ?? 0)
  })
})

describe('thanks', () => {
  const scenario = cellScenario('cooperative', 'beginner', 'es', 3)
  const before = ['Le habla Laura Vega. ¿Hablo con Ana Torres?', '¿Qué pasó?', 'Lo lamento mucho.']

  it.each(['Gracias por contarme.', 'Muy bien, gracias.'])('go on with the call: %s', (text) => {
    expect(call(scenario, ...before, text).at(-1)?.plan?.endsCall).toBe(false)
  })

  it('for the time, with a goodbye, end it', () => {
    const steps = call(scenario, ...before, 'Gracias por su tiempo, hasta luego.')
    expect(steps.at(-1)?.plan).toMatchObject({ act: 'goodbye', endsCall: true })
  })
})

describe('what is asked is answered first', () => {
  const pitched = [
    'This is Laura Vega from Northfield Recovery. Am I speaking with Ana Torres?',
    'Could you confirm your date of birth for me?',
    'You owe $3,200. Can you pay the full balance today?',
  ]
  // The two with a temper shout first when the call turns to money.
  const even = personalities.filter((one) => one !== 'aggressive' && one !== 'threatening')

  it.each(even)('by a %s debtor with an objection in the room', (personality) => {
    const scenario = cellScenario(personality, 'beginner', 'en', 3)
    const { plan } = call(scenario, ...pitched, 'Who lives with you?').at(-1) ?? {}
    expect(plan?.act).toBe('answer')
    expect(plan && 'fact' in plan.says && plan.says.fact.topic).toBe('household')
  })

  it('and a question about the call passes over nothing and angers nobody', () => {
    const scenario = cellScenario('cooperative', 'medium', 'en', 3)
    const [before, after] = call(scenario, ...pitched, 'Sorry, can you repeat that?').slice(-2)
    expect(after?.plan?.says).toEqual({ situation: 'ask.repeat' })
    expect(after?.state.feelings.anger).toBeLessThanOrEqual(before?.state.feelings.anger ?? 0)
  })
})

describe('before anybody has said what the call is about', () => {
  it.each(personalities)('a %s debtor pleads no poverty', (personality) => {
    const scenario: Scenario = { ...cellScenario(personality, 'beginner', 'en', 3), opening: 'cold' }
    const steps = call(scenario, 'Is this Ana Torres?', 'My name is Mr. Cole from Northfield Recovery.')
    expect(['answer', 'confirm_identity', 'who_is_this', 'ask_back']).toContain(steps.at(-1)?.plan?.act)
  })
})

describe('a question', () => {
  it.each([
    ['en', 'Thank you. And the zip code, please?', 'identity.postcode'],
    ['en', 'Thank you. And the street and zip code, please?', 'identity.address'],
    ['es', 'Gracias. ¿Y el código postal?', 'identity.postcode'],
  ] as const)('(%s) %s: %s', (language, question, situation) => {
    const scenario = cellScenario('cooperative', 'beginner', language, 3)
    const hello =
      language === 'en' ? 'Hi, this is Ann from North Recovery.' : 'Hola, le habla Ana de Cobros Norte.'
    const { move } = respond(scenario, [
      line('user', hello),
      line('assistant', 'Yes?'),
      line('user', question),
    ])
    expect(move?.says).toEqual({ situation })
  })

  it('about an attorney is never denied by a debtor whose scenario has one', () => {
    const scenario: Scenario = {
      ...cellScenario('defensive', 'medium', 'en', 3),
      scenario:
        'He hired an attorney, Carol Iwata in Grand Rapids, who handles everything to do with his house.',
    }
    for (const question of ['Do you have a lawyer?', 'Is somebody advising you, a lawyer?']) {
      const { move } = respond(scenario, [line('user', question)])
      expect(move?.says).not.toEqual({ situation: 'ask.attorney.none' })
    }
  })

  it.each([
    ['en', 'do you have any questions for me'],
    ['es', 'tiene alguna pregunta'],
  ] as const)('(%s) whether there are any questions does not end the call', (language, question) => {
    const scenario = cellScenario('cooperative', 'medium', language, 3)
    const lines = [
      line(
        'user',
        language === 'en' ? 'Hi, this is Ann from North Recovery.' : 'Hola, le habla Ana de Cobros Norte.',
      ),
      line('assistant', 'Yes?'),
      line(
        'user',
        language === 'en' ? 'You owe the balance on your card.' : 'Le llamo por el saldo de su tarjeta.',
      ),
      line('assistant', 'Well.'),
      line('user', question),
    ]
    const { plan } = respond(scenario, lines)
    expect(plan).toMatchObject({ endsCall: false })
  })

  it('how one pays is not answered with what the debt was for', () => {
    const scenario = cellScenario('evasive', 'medium', 'en', 5)
    const { move } = respond(scenario, [
      line('user', 'Hi, this is Ann from North Recovery.'),
      line('assistant', 'Yes?'),
      line('user', 'card or check'),
    ])
    expect(move?.says).not.toHaveProperty('fact')
  })
})

describe('an objection in the words of its author', () => {
  it.each([
    [
      'en',
      'Why do you call me at work?',
      [
        'This is Laura Vega from Northfield Recovery. Am I speaking with Ana Torres?',
        'You owe $3,200 on your card.',
      ],
      'I won’t call you at work again.',
    ],
    [
      'es',
      '¿Por qué me llaman a la oficina?',
      [
        'Le habla Laura Vega de Cobros Norte. ¿Hablo con Ana Torres?',
        'Usted debe 3.200 dólares de su tarjeta.',
      ],
      '¿A qué hora le llaman a la oficina?',
    ],
  ] as const)('(%s) "%s" is settled by talking about it', (language, text, pitched, reply) => {
    const scenario: Scenario = { ...cellScenario('cooperative', 'beginner', language, 3), objections: [text] }
    const steps = call(scenario, ...pitched, reply)
    expect(steps[1]?.plan?.says).toEqual({ situation: 'object.custom' })
    expect(steps[2]?.state.objections[0]).toMatchObject({ text, status: 'resolved' })
  })
})

it.each([
  [
    'en',
    'Ana fell behind when her father passed away in May and she paid for the funeral.',
    ['Hi, this is Laura from North Recovery.', 'What happened?', "I'm so sorry for your loss."],
  ],
  [
    'es',
    'Ana trabaja en una tienda. En mayo falleció su papá y gastó todo en el entierro.',
    ['Buenas, le habla Laura de Cobranza Norte.', '¿Qué fue lo que pasó?', 'Lo siento muchísimo.'],
  ],
] as const)('condolences are thanked for, where a death was told (%s)', (language, scenario, lines) => {
  const steps = call({ ...cellScenario('cooperative', 'beginner', language, 11), scenario }, ...lines)
  expect(steps.at(-1)?.plan?.says).toEqual({ situation: 'heard.condolence' })
})
