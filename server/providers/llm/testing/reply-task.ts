import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import type { ReplyTask } from '../llm.ts'

type Parts = { plan?: Partial<DebtorPlan>; scenario?: Partial<Scenario> } & Partial<
  Omit<ReplyTask, 'plan' | 'scenario'>
>

/** A reply task in a call on a Wednesday: Ana Ruiz says that she has no money. */
export function replyTask({ plan, scenario, ...rest }: Parts = {}): ReplyTask {
  const language = plan?.language ?? 'en'
  return {
    plan: {
      act: 'no_money',
      says: { situation: 'object.no_money' },
      terms: {},
      mood: 'any',
      slots: {},
      reaction: 'neutral',
      language,
      feelings: {
        trust: 'medium',
        anger: 'low',
        distress: 'medium',
        willingness: 'medium',
        patience: 'high',
      },
      maxWords: 40,
      endsCall: false,
      ...plan,
    },
    scenario: {
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
      primaryLanguage: language === 'es' ? 'spanish' : 'english',
      sessionLanguage: language === 'es' ? 'spanish' : 'english',
      sessionType: 'standard',
      opening: 'greeting',
      scenario: null,
      objections: [],
      today: '2025-03-12',
      ...scenario,
    },
    lines: [
      language === 'es'
        ? { itemId: null, speaker: 'user', text: 'Señora Ruiz, ¿podría liquidar el saldo hoy?' }
        : { itemId: null, speaker: 'user', text: 'Ms. Ruiz, could you pay the balance today?' },
    ],
    said: '',
    avoid: null,
    ...rest,
  }
}
