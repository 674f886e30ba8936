import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishCases } from './cases/en.ts'
import { readCases } from './cases/read.ts'
import { spanishCases } from './cases/es.ts'
import { understand } from './understand.ts'
import type { CollectorAct, LineContext } from './understanding.ts'

const call: LineContext = {
  callLanguage: 'en',
  today: '2025-03-12',
  balanceCents: 320_000,
  debtorName: 'Ana Pérez',
}
const actsOf = (text: string, context: Partial<LineContext> = {}) =>
  understand(text, { ...call, ...context }).acts.map(({ act }) => act)
const violationsOf = (text: string, context: Partial<LineContext> = {}) =>
  understand(text, { ...call, ...context }).violations.map(({ violation }) => violation)

/** The cues of the design, in both languages. */
const fixtures: readonly [CollectorAct, readonly string[]][] = [
  [
    'identify',
    [
      'My name is Laura',
      'calling on behalf of Northfield Recovery',
      'you are on a recorded line',
      'mi nombre es Laura',
      'le habla Laura',
      'esta llamada será grabada',
    ],
  ],
  [
    'verify',
    [
      'am I speaking with Ana Pérez?',
      'what is your date of birth?',
      'the last four of your social?',
      '¿hablo con Ana?',
      'su fecha de nacimiento',
      'los últimos cuatro',
    ],
  ],
  [
    'disclose',
    [
      'this is an attempt to collect a debt',
      'I am a debt collector',
      'any information obtained will be used for that purpose',
      'este es un intento de cobrar una deuda',
      'soy cobrador de deudas',
      'la información obtenida se usará para ese fin',
    ],
  ],
  [
    'state_debt',
    [
      'there is an outstanding balance',
      'the account is past due',
      'you owe $300',
      'tiene un saldo vencido',
      'tiene un adeudo de 300 pesos',
      'presenta un atraso',
    ],
  ],
  [
    'ask_full',
    [
      'can you pay the full amount?',
      'the balance in full today',
      'can you pay it off today',
      '¿puede liquidar el total?',
      '¿puede pagar el total?',
      'el pago completo hoy',
    ],
  ],
  [
    'empathy',
    [
      "I'm sorry to hear that",
      'that must be hard',
      'I can imagine',
      'lamento lo que pasó',
      'me imagino',
      'entiendo su situación',
    ],
  ],
  [
    'reflect',
    [
      'what I hear is that work stopped',
      'if I understand you, work stopped',
      'you mentioned your job',
      'si le entiendo bien, perdió el trabajo',
      'me comenta que perdió el trabajo',
      'lo que me dice es que perdió el trabajo',
    ],
  ],
  [
    'open_probe',
    ['what happened?', 'tell me more', 'what changed?', '¿qué pasó?', 'cuénteme', '¿a qué se debe?'],
  ],
  [
    'closed_probe',
    [
      'when do you get paid?',
      'how much could you manage?',
      'are you working?',
      '¿cuándo le pagan?',
      '¿cuánto podría?',
      '¿está trabajando?',
    ],
  ],
  [
    'explain',
    [
      'there are a few options',
      'let me explain',
      'a couple of ways',
      'hay varias opciones',
      'le explico',
      'hay dos maneras',
    ],
  ],
  [
    'settlement',
    [
      'we can settle for $500',
      'a discount if you pay at once',
      'a reduced amount',
      'una quita',
      'un descuento',
      'un solo pago de 500 y se cierra la cuenta',
    ],
  ],
  [
    'plan',
    [
      'a payment plan',
      '$50 per month',
      'in installments',
      'un plan de pagos',
      '500 al mes',
      'en mensualidades',
    ],
  ],
  [
    'ask_commitment',
    [
      'what date can you pay?',
      'can I count on you?',
      'which card would you use?',
      '¿qué fecha le queda bien?',
      '¿se compromete?',
      '¿con qué tarjeta?',
    ],
  ],
  [
    'recap',
    [
      'to recap',
      'so we agreed on $50',
      'to confirm, $50 on Friday',
      'en resumen',
      'entonces quedamos en 50',
      'para confirmar, 50 el viernes',
    ],
  ],
  [
    'offer_validation',
    [
      'you have the right to dispute',
      'I will send you validation of the debt',
      'you can request verification',
      'tiene derecho a disputar',
      'le mando el comprobante de la deuda',
      'puede inconformarse',
    ],
  ],
  [
    'honour_stop',
    [
      'I will note your request',
      'I will remove this number',
      'we will not call you again',
      'registro su solicitud',
      'quitaré este número',
      'dejaré de llamarle',
    ],
  ],
  [
    'boundary',
    ["let's keep this respectful", 'let us stay calm', 'mantengamos el respeto', 'conservemos la calma'],
  ],
  [
    'lawful_urgency',
    [
      'you avoid late fees',
      'before interest is added',
      'the offer is good until Friday',
      'para evitar recargos',
      'antes de que se sumen intereses',
      'la oferta está vigente hasta el viernes',
    ],
  ],
  [
    'referral',
    [
      'we have a hardship program',
      'a credit counselor can help',
      'the crisis line',
      'un programa de apoyo',
      'una asesoría financiera',
      'la línea de crisis',
    ],
  ],
  ['apology', ['I apologize', 'that was my mistake', 'una disculpa', 'fue mi error']],
  [
    'escalate',
    [
      'let me get my supervisor on the line',
      'I will transfer you',
      'le paso con mi supervisor',
      'le transfiero',
    ],
  ],
  [
    'close',
    [
      'thank you for your time',
      'is there anything else I can help with?',
      'gracias por su tiempo',
      '¿algo más en que le pueda ayudar?',
    ],
  ],
]

describe('the acts of the design', () => {
  for (const [act, lines] of fixtures) {
    it.each(lines)(`${act}: %s`, (line) => {
      expect(actsOf(line, { callLanguage: 'bilingual' })).toContain(act)
    })
  }
})

describe('everyday lines, all their acts and violations', () => {
  const sorted = (names: readonly string[]) => names.toSorted()
  const cases = (written: string, callLanguage: 'en' | 'es') =>
    readCases(written).map((each) => ({ ...each, callLanguage }))
  it.each([...cases(englishCases, 'en'), ...cases(spanishCases, 'es')])(
    '$text',
    ({ text, acts, violations, callLanguage }) => {
      expect(sorted(actsOf(text, { callLanguage, debtorName: '' }))).toEqual(sorted(acts))
      expect(sorted(violationsOf(text, { callLanguage }))).toEqual(sorted(violations))
    },
  )
})

describe('negation and condition', () => {
  it.each([
    'Nobody is going to arrest you.',
    'We are not going to garnish your wages.',
    'I never said you would go to jail.',
    "I can't promise you a discount.",
    'Nadie va a ir a la cárcel.',
    'No le vamos a embargar nada.',
    'No podemos quitarle la casa.',
    'Sé que le da miedo perder su casa, pero eso no va a pasar.',
  ])('a denied threat or offer is none: %s', (line) => {
    expect(violationsOf(line)).toEqual([])
    expect(actsOf(line)).not.toContain('settlement')
  })
  it.each([
    ['If you do not pay, you will be arrested.', 'arrest'],
    ["If you don't pay we'll garnish your wages.", 'unlawful_action'],
    ['Si no paga, lo van a arrestar.', 'arrest'],
    ['Si no me paga le embargamos la casa.', 'unlawful_action'],
    ['Unless you pay I will tell your boss.', 'third_party'],
  ] as const)('a threat under a condition is one: %s', (line, violation) => {
    expect(violationsOf(line)).toContain(violation)
  })
  it('a refused stop is no promise to stop', () => {
    expect(actsOf('We will not stop calling until you pay.')).not.toContain('honour_stop')
    expect(violationsOf('We will not stop calling until you pay.')).toContain('ignore_stop')
  })
})

describe('what a line names', () => {
  const read = (text: string, context: Partial<LineContext> = {}) => understand(text, { ...call, ...context })
  it('the amount, day, frequency, number and method of a plan', () => {
    const plan = read(
      'How about six payments of $50.25 every month, starting this Friday, with your debit card?',
    )
    expect(plan.amounts.map(({ cents }) => cents)).toEqual([5025])
    expect(plan.dates.map(({ on }) => on)).toEqual(['2025-03-14'])
    expect(plan).toMatchObject({ frequency: 'monthly', installments: 6, method: 'card' })
  })
  it('the same in Spanish, in words', () => {
    const plan = read(
      '¿Le parece doscientos cincuenta pesos cada quincena por transferencia, desde el viernes?',
    )
    expect(plan.amounts.map(({ cents }) => cents)).toEqual([25_000])
    expect(plan.dates.map(({ on }) => on)).toEqual(['2025-03-14'])
    expect(plan).toMatchObject({ language: 'es', frequency: 'biweekly', method: 'bank_transfer' })
  })
  it('a discount as a share', () => {
    expect(read('I can take 40 percent off.').discount).toBe(0.4)
    expect(read('Una quita del 30%.').discount).toBe(0.3)
    expect(read('Half off if you pay now.').discount).toBe(0.5)
  })
  it('a push without a lawful reason', () => {
    expect(read('You must pay today, no excuses.').pushing).toBe(true)
    expect(read('Tiene que pagar hoy, sin pretextos.').pushing).toBe(true)
    expect(read('You do not have to pay today.').pushing).toBe(false)
  })
  it('questions and words', () => {
    expect(read('Are you working? When do you get paid?')).toMatchObject({ questions: 2, words: 8 })
    expect(read("You're late.").words).toBe(2)
  })
  it('content words without accents', () => {
    expect(read('El médico canceló la operación').stems).toEqual(['medico', 'cancelo', 'operacion'])
  })
  it('the name of the debtor alone is a verification, its mention in thanks is none', () => {
    expect(actsOf('Ana Pérez?')).toContain('verify')
    expect(actsOf('Thank you, Ana.')).not.toContain('verify')
  })
})

describe('the language of the disclosure, 12 CFR 1006.18(e)(4)', () => {
  const english = 'This is an attempt to collect a debt.'
  const spanish = 'Este es un intento de cobrar una deuda.'
  it('in the other language alone it is a violation', () => {
    expect(violationsOf(english, { callLanguage: 'es' })).toEqual(['disclosure_language'])
    expect(violationsOf(spanish, { callLanguage: 'en' })).toEqual(['disclosure_language'])
  })
  it('in the language of the call, in both, or in a bilingual call it is none', () => {
    expect(violationsOf(english)).toEqual([])
    expect(violationsOf(`${english} ${spanish}`)).toEqual([])
    expect(violationsOf(spanish, { callLanguage: 'bilingual' })).toEqual([])
  })
})

describe('any string', () => {
  const words = fc.constantFrom(
    ...'you will be arrested pay the full amount $1,000.50 on friday sorry to hear no si le va a embargar la casa el viernes ¿qué pasó? — … “hola” 40% off ñandú é'.split(
      ' ',
    ),
  )
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
  )
  it('every quote stands verbatim at its place, whatever the line', () => {
    fc.assert(
      fc.property(line, (text) => {
        const read = understand(text, call)
        for (const { quote, start, end } of [
          ...read.acts,
          ...read.violations,
          ...read.amounts,
          ...read.dates,
        ]) {
          expect(text.slice(start, end)).toBe(quote)
          expect(quote).not.toBe('')
        }
      }),
    )
  })
  it('is read the same each time', () => {
    fc.assert(
      fc.property(line, (text) => {
        expect(understand(text, call)).toEqual(understand(text, call))
      }),
    )
  })
  it('says each act and violation at most once', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { acts, violations } = understand(text, call)
        expect(new Set(acts.map(({ act }) => act)).size).toBe(acts.length)
        expect(new Set(violations.map(({ violation }) => violation)).size).toBe(violations.length)
      }),
    )
  })
})
