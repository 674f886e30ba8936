import type { LifeSource } from '../life/people/source.ts'

/** What a life is made from: somebody without a name or a scenario who owes 900 on a card, but for `change`. */
export function aSource(change: Partial<LifeSource> = {}): LifeSource {
  return {
    type: 'individual',
    name: '',
    occupation: null,
    income: null,
    debtAmount: 900,
    debtType: 'credit_card',
    primaryLanguage: 'english',
    voiceType: 'neutral',
    accent: 'american',
    paymentHistory: 'mixed',
    personality: 'defensive',
    scenario: null,
    objections: null,
    ...change,
  }
}
