import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { Mind } from './mind.ts'
import type { Band, DebtorPlan } from './plan.ts'
import { owedCents, type Scenario } from './scenario.ts'
import type { Feelings } from './state.ts'

export function bandOf(value: number): Band {
  return value < 30 ? 'low' : value < 60 ? 'medium' : 'high'
}

export function bandsOf({ trust, anger, distress, willingness, patience }: Feelings): DebtorPlan['feelings'] {
  return {
    trust: bandOf(trust),
    anger: bandOf(anger),
    distress: bandOf(distress),
    willingness: bandOf(willingness),
    patience: bandOf(patience),
  }
}

/**
 * The debtor's first line, before the collector has spoken. `greeting` introduces
 * itself, states its debt and asks to discuss options [SESS20]; `cold` only answers the phone [SESS21].
 */
export function firstPlan(scenario: Scenario, mind: Mind): DebtorPlan {
  const cold = scenario.opening === 'cold'
  return {
    act: 'greet',
    says: { situation: cold ? 'open.cold' : 'open.greeting' },
    terms: {},
    mood: 'any',
    slots: cold ? {} : { debtCents: owedCents(scenario) },
    reaction: 'neutral',
    language: openingLanguage(scenario.sessionLanguage),
    feelings: bandsOf(mind.feelings),
    maxWords: cold ? 5 : 40,
    endsCall: false,
  }
}
