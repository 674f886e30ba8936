import type { Language } from '#protocol/vocabulary/language.ts'
import type { DebtorPlan } from '../plan.ts'
import type { Scenario } from '../scenario.ts'

/** A call on a Wednesday with Ana Ruiz, a nurse who owes $1,200. */
export function anyScenario(change: Partial<Scenario> = {}, language: Language = 'en'): Scenario {
  const spoken = language === 'es' ? 'spanish' : 'english'
  return {
    seed: 7,
    name: 'Ana Ruiz',
    type: 'individual',
    occupation: 'nurse',
    income: '$25,000-$50,000',
    debtCents: 120_000,
    debtType: 'credit_card',
    paymentHistory: 'mixed',
    personality: 'cooperative',
    difficulty: 'medium',
    accent: 'american',
    primaryLanguage: spoken,
    sessionLanguage: spoken,
    sessionType: 'standard',
    opening: 'greeting',
    scenario: null,
    objections: [],
    today: '2025-03-12',
    ...change,
  }
}

/** She says that she has no money. */
export function anyPlan(change: Partial<DebtorPlan> = {}): DebtorPlan {
  return {
    act: 'no_money',
    says: { situation: 'object.no_money' },
    terms: {},
    mood: 'any',
    slots: {},
    reaction: 'neutral',
    language: 'en',
    feelings: { trust: 'medium', anger: 'low', distress: 'medium', willingness: 'medium', patience: 'high' },
    maxWords: 40,
    endsCall: false,
    ...change,
  }
}
