import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { cellScenario } from '../eval/cells.ts'
import { respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const denise: Scenario = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario:
    'Denise cooks at a school in Toledo and broke her wrist in February. She is not paid in summer. She can do $75 a month once school starts.',
  objections: ['I don’t get a paycheck in the summer.'],
}
const graham: Scenario = {
  ...cellScenario('cooperative', 'beginner', 'en', 11),
  scenario:
    'Graham, 60, tunes pianos. In March he hired attorney Ruth Adair of Adair Law Office, Portland, for this debt. He gives her name and number (207-555-0148) if asked.',
  objections: ['I’m represented by an attorney, you’ll need to speak to her.'],
}

/** What the debtor says to the last of these lines, and its own figure then, in cents. */
function reply(scenario: Scenario, ...texts: string[]) {
  const lines: TranscriptLine[] = []
  let says = ''
  let text = ''
  let own: number | null = null
  for (const [at, line] of texts.entries()) {
    lines.push({ itemId: null, speaker: 'user', text: line })
    const { plan, move, state } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    text = realise(plan, { scenario, lines, turn: at + 1 })
    says = 'situation' in plan.says ? plan.says.situation : 'fact'
    own = (state.agreed ?? state.countered)?.amountCents ?? null
    lines.push({ itemId: null, speaker: 'assistant', text, move })
  }
  return { says, text, own }
}

const hello = 'Hi Denise, Laura Finch with Harbor Lane Recovery. It’s about the medical balance of $1,200.'
const kind = 'I’m so sorry about your wrist, that must have been hard. Thank you for talking to me.'
const asks = 'How much could you pay each month?'

describe('a debtor’s own figure', () => {
  it('is named by who trusts and has one in the scenario, though nobody asked for the reason', () => {
    const { own } = reply(
      denise,
      hello,
      kind,
      asks,
      'Then let me ask again. How much could you pay each month?',
    )
    expect(own).toBe(7_500)
  })

  it('stays what it is where the collector reckons how long it takes', () => {
    const said = [hello, kind, asks, 'Let me ask again. How much could you pay each month?'] as const
    const { says, own } = reply(
      denise,
      ...said,
      'Yes, I’ll accept it. That’s twenty months, with the last one at $60.',
    )
    expect(own).toBe(7_500)
    expect(says).not.toBe('money.lower')
  })

  it.each([
    'And that’s comfortable, not a stretch?',
    'sure you can manage that',
    'Does that leave enough for groceries?',
  ])('is within reach, to who asks: %s', (line) => {
    const said = [hello, kind, asks, 'Let me ask again. How much could you pay each month?'] as const
    expect(reply(denise, ...said, line).says).toBe('money.bearable')
  })

  it('is not taken up by who only asks when to call', () => {
    const said = [hello, kind, asks, 'Let me ask again. How much could you pay each month?'] as const
    expect(reply(denise, ...said, 'Sure, sleep on it. When should I call?').says).not.toBe(
      'money.own_accepted',
    )
  })

  it.each(['What did you have in mind?', 'so what were you thinking of'])(
    'or that it has to be in parts is what a debtor has in mind: %s',
    (line) => {
      expect(reply(denise, hello, line).says).toMatch(/^money\.(?:in_parts|name|needs)$/)
    },
  )

  it('has what would help before it, where that is asked', () => {
    expect(reply(denise, hello, 'What would make you say yes?').says).toBe('money.needs')
  })
})

describe('a call to come', () => {
  const call = 'Can I call you on Friday?'

  it.each([
    ['friday good uh morning or or afternoon', /afternoon/],
    ['Before or after work?', /after work/],
  ])('is put into a part of the day: %s', (line, part) => {
    const { says, text } = reply(denise, hello, call, line)
    expect(says).toBe('ask.part_of_day')
    expect(text).toMatch(part)
  })

  it('is what the goodbye speaks of, and not of thinking it over', () => {
    expect(
      reply(denise, hello, 'Could you do $300 a month?', call, 'Friday it is. Take care, goodbye.').says,
    ).toBe('end.callback')
  })
})

describe('an attorney', () => {
  it('who was only named in an objection is told by name to who asks', () => {
    const lines: TranscriptLine[] = [
      { itemId: null, speaker: 'user', text: 'It’s about your credit card, $3,200. Is it one you know?' },
      { itemId: null, speaker: 'assistant', text: graham.objections[0] ?? '' },
      {
        itemId: null,
        speaker: 'user',
        text: 'Okay, I won’t talk about it with you. What’s her name and number?',
      },
    ]
    const { plan } = respond(graham, lines)
    expect(plan && realise(plan, { scenario: graham, lines, turn: 2 })).toMatch(/Ruth Adair/)
  })
})

describe('who wants to pay all of it at once', () => {
  const whole = (language: 'en' | 'es', scenario: string): Scenario => ({
    ...cellScenario('cooperative', 'beginner', language, 11),
    scenario,
    debtCents: 90_000,
    objections: [],
    today: '2026-12-01',
  })
  const en = whole(
    'en',
    'Denise cooks at a school in Toledo and fell behind when she broke her wrist in February. She wants to pay it off in one go on Friday and does not want a plan.',
  )
  const es = whole(
    'es',
    'Yésica es mucama y se atrasó cuando estuvo dos meses sin cobrar. Ahora vendió la moto y quiere cancelar la deuda de una sola vez el viernes. No quiere cuotas.',
  )

  it.each([
    [
      en,
      'Hi, Laura Finch with Harbor Lane Recovery. It’s about the balance of $900.',
      asks,
      /in one go on Friday/,
    ],
    [
      es,
      'Hola, soy Laura, de Cobros Norte. Es por el saldo de $900.',
      '¿Cuánto podría pagar por mes?',
      /de una sola vez el viernes/,
    ],
  ] as const)('says so when asked for a sum', (scenario, opens, asked, wish) => {
    const { text, own } = reply(scenario, opens, asked)
    expect(text).toMatch(wish)
    expect(own).toBe(scenario.debtCents)
  })

  it.each<[Scenario, string, string]>([
    [
      en,
      'Hi, Laura Finch with Harbor Lane Recovery. It’s about the balance of $900.',
      'We could do $75 a month for twelve months. Would that work?',
    ],
    [
      es,
      'Hola, soy Laura, de Cobros Norte. Es por el saldo de $900.',
      'Le ofrezco 75 por mes en doce cuotas. ¿Le sirve?',
    ],
  ])('and keeps to it when instalments are offered', (scenario, ...said) => {
    expect(reply(scenario, ...said).own).toBe(scenario.debtCents)
  })

  it('and takes it up on its own day', () => {
    const hi = 'Hi, Laura Finch with Harbor Lane Recovery. It’s about the balance of $900.'
    const { says, own } = reply(
      en,
      hi,
      asks,
      'All right, $900 on Friday then, in one payment. Is that right?',
    )
    expect(says).toMatch(/^money\.(?:accept|own_accepted)/)
    expect(own).toBe(en.debtCents)
  })
})

it('who can pay nothing before a month has its year and its sum ready', () => {
  const ariel: Scenario = {
    ...cellScenario('cooperative', 'beginner', 'es', 11),
    scenario:
      'Sos Ariel, 44 años, y perdiste dos contratos de esquila por la nieve. Hasta septiembre no podés pagar nada; cuando arranque la zafra, $300 por mes.',
    objections: [],
    today: '2026-12-01',
  }
  const opens = 'Hola, soy Laura, de Cobros Norte. Es por el saldo de $900.'
  expect(reply(ariel, opens, '¿Qué le impide pagar?', '¿Hasta septiembre de qué año?').text).toContain('2027')
  expect(reply(ariel, opens, '¿Cuánto podría pagar por mes?').own).toBe(30_000)
})
