import { describe, expect, it } from 'vitest'
import { understand } from './acts/understand.ts'
import { fold } from './fold.ts'
import { misstatedCents } from './misstated.ts'
import type { TranscriptLine, Scenario } from './scenario.ts'
import { randomScene } from './words/scenes.ts'

const { scenario: anyone } = randomScene('cooperative', 'en', 3)
const scenario: Scenario = {
  ...anyone,
  debtCents: 240_000,
  opening: 'greeting',
  type: 'individual',
  difficulty: 'medium',
  sessionType: 'standard',
}

function misstated(text: string, language: 'en' | 'es'): number | null {
  const context = { callLanguage: language, today: '2025-03-12', balanceCents: 240_000, debtorName: 'Ana' }
  return misstatedCents(understand(text, context), text, 240_000)
}

describe('a wrong balance', () => {
  it.each([
    ['You owe $5,000 on this account.', 5_000, 'en'],
    ['Your outstanding balance is $3,150.75.', 3_150.75, 'en'],
    ['The total past due is 1,200 dollars.', 1_200, 'en'],
    ['Our records show that you owe us six thousand dollars.', 6_000, 'en'],
    ['You owe $5,000, but we could set up a plan of $100 a month.', 5_000, 'en'],
    ['Usted debe 5,000 dólares de su tarjeta.', 5_000, 'es'],
    ['Su saldo pendiente es de $3,150.', 3_150, 'es'],
    ['Presenta un adeudo de cinco mil dólares.', 5_000, 'es'],
  ] as const)('%s', (text, dollars, language) => {
    expect(misstated(text, language)).toBe(dollars * 100)
  })

  it.each([
    ['You owe $2,400 on this account.', 'en'],
    ['You owe about $2,500.', 'en'],
    ['Your balance is $2,400 and $300 of it is late.', 'en'],
    ['Your balance is overdue, could you pay $200 a month?', 'en'],
    ['If you settle today, the total would be $1,800.', 'en'],
    ['That would bring your balance down to $900.', 'en'],
    ['You owe two payments of $150.', 'en'],
    ['Your balance includes $80 in late fees.', 'en'],
    ['Usted debe $2,400.', 'es'],
    ['Debe como 2,500 dólares.', 'es'],
    ['Su saldo está vencido, ¿podría pagar $200 al mes?', 'es'],
    ['Con la quita, el total sería de $1,800 si paga hoy.', 'es'],
    ['Le quedaría un saldo de $900.', 'es'],
  ] as const)('is not in: %s', (text, language) => {
    expect(misstated(text, language)).toBeNull()
  })

  it('is put right once, with what the debtor has in writing; the right one is not', () => {
    const line = (speaker: TranscriptLine['speaker'], text: string): TranscriptLine => ({
      itemId: null,
      speaker,
      text,
    })
    const lines = [line('assistant', 'Hello, I owe $2,400.'), line('user', 'You owe $2,400 on this account.')]
    const acts = () => fold(scenario, lines).steps.map(({ plan }) => plan?.act)
    expect(acts()).not.toContain('correct_amount')
    lines.push(line('assistant', 'I know.'), line('user', 'Well, you owe $5,000 on this account.'))
    const { steps } = fold(scenario, lines)
    expect(steps.at(-1)?.plan).toMatchObject({
      act: 'correct_amount',
      slots: { heardAmountCents: 500_000, debtCents: 240_000 },
    })
    const trust = steps.map(({ state }) => state.feelings.trust)
    expect(trust[1]).toBeLessThan(trust[0] ?? 0)
    lines.push(line('assistant', 'It says $2,400.'), line('user', 'No, you owe $5,000 on this account.'))
    expect(acts().filter((act) => act === 'correct_amount')).toHaveLength(1)
  })
})
