import type { Language } from '#protocol/vocabulary/language.ts'
import { fold, openingPlan } from '../debtor/fold.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { realise } from '../debtor/bank/realise.ts'
import { type Analysis, analyze } from '../scoring/analyze.ts'
import { type CollectorStyle, collectorLine } from './collector.ts'

/** One transcript of docs/transcripts: the debtor, the collector's style, and the language. */
export type TranscriptCall = { file: string; style: CollectorStyle; language: Language; scenario: Scenario }

/** The date of all calls: a Tuesday. */
const today = '2026-03-03'

const common = {
  type: 'individual',
  sessionType: 'standard',
  opening: 'cold',
  scenario: null,
  today,
} as const

export const transcriptCalls: readonly TranscriptCall[] = [
  {
    file: 'english-good.md',
    style: 'good',
    language: 'en',
    scenario: {
      ...common,
      objections: [],
      seed: 21,
      name: 'Ray Donovan',
      occupation: 'Cashier',
      income: '$25,000-$50,000',
      debtCents: 320_000,
      debtType: 'credit_card',
      paymentHistory: 'mixed',
      personality: 'defensive',
      difficulty: 'medium',
      accent: 'american',
      primaryLanguage: 'english',
      sessionLanguage: 'english',
    },
  },
  {
    file: 'english-poor.md',
    style: 'poor',
    language: 'en',
    scenario: {
      ...common,
      objections: [],
      seed: 8,
      name: 'Margaret Ellis',
      occupation: 'Retired',
      income: '$0-$25,000',
      debtCents: 145_000,
      debtType: 'medical',
      paymentHistory: 'good',
      personality: 'polite_but_resistant',
      difficulty: 'beginner',
      accent: 'british',
      primaryLanguage: 'english',
      sessionLanguage: 'english',
    },
  },
  {
    file: 'spanish-good.md',
    style: 'good',
    language: 'es',
    scenario: {
      ...common,
      objections: [],
      seed: 14,
      name: 'Lupe Marín',
      occupation: 'Cook',
      income: '$25,000-$50,000',
      debtCents: 210_000,
      debtType: 'personal_loan',
      paymentHistory: 'mixed',
      personality: 'emotional',
      difficulty: 'medium',
      accent: 'mexican',
      primaryLanguage: 'spanish',
      sessionLanguage: 'spanish',
    },
  },
  {
    file: 'spanish-poor.md',
    style: 'poor',
    language: 'es',
    scenario: {
      ...common,
      objections: [],
      seed: 5,
      name: 'Martín Suárez',
      occupation: 'Driver',
      income: '$25,000-$50,000',
      debtCents: 180_000,
      debtType: 'utility',
      paymentHistory: 'poor',
      personality: 'evasive',
      difficulty: 'beginner',
      accent: 'argentinian',
      primaryLanguage: 'spanish',
      sessionLanguage: 'spanish',
    },
  },
]

export type PlayedCall = TranscriptCall & { lines: TranscriptLine[]; plans: DebtorPlan[]; analysis: Analysis }

/** Upper limit for a call. */
const turnsMax = 30

/**
 * Simulates a call to its end and scores it. Deterministic: the same call gives the same words and the same
 * score.
 */
export function playCall(call: TranscriptCall): PlayedCall {
  const { scenario, style, language } = call
  const plans: DebtorPlan[] = []
  const lines: TranscriptLine[] = []
  const answer = (plan: DebtorPlan) => {
    const text = realise(plan, { scenario, lines: [...lines], turn: plans.length })
    plans.push(plan)
    lines.push({ itemId: null, speaker: 'assistant', text })
  }
  answer(openingPlan(scenario))
  for (let turn = 0; turn < turnsMax; turn++) {
    const text = collectorLine(style, scenario, plans, language)
    if (text === null) break
    lines.push({ itemId: null, speaker: 'user', text })
    const { state, steps } = fold(scenario, lines)
    const plan = steps.at(-1)?.plan
    if (!plan) break
    answer(plan)
    if (state.ended !== null) break
  }
  return { ...call, lines, plans, analysis: analyze({ scenario, lines, feedbackLanguage: language }) }
}
