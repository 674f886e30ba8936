import { openingLanguage } from '#protocol/vocabulary/language.ts'
import { slotWords } from './bank/slot-words.ts'
import { disputedOpening } from './life/facts/openings.ts'
import { lifeOf } from './life/of-scenario.ts'
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

/** What a debtor who disputes the debt says first; nothing is told of a life yet. */
function saysFirst(scenario: Scenario, { claims }: Mind): DebtorPlan['says'] {
  if (scenario.opening === 'cold') return { situation: 'open.cold' }
  if (claims.disputes === null) return { situation: 'open.greeting' }
  const language = openingLanguage(scenario.sessionLanguage)
  const { name = scenario.name, debt = '' } = slotWords({}, scenario, lifeOf(scenario, language), undefined)
  const text = disputedOpening(claims, language, { name, debt })
  if (text === null) return { situation: 'open.greeting' }
  const fact = {
    id: 'opening',
    topic: 'not_mine',
    also: [],
    text,
    again: text,
    openness: 'free',
    from: 'scenario',
    quotable: true,
  } as const
  return { fact: { ...fact, also: [] }, again: false }
}

/**
 * The debtor's first line, before the collector has spoken. `greeting` introduces
 * itself, states its debt and asks to discuss options [SESS20], unless its scenario disputes that debt; `cold` only answers the phone
 * [SESS21].
 */
export function firstPlan(scenario: Scenario, mind: Mind): DebtorPlan {
  const cold = scenario.opening === 'cold'
  return {
    act: 'greet',
    says: saysFirst(scenario, mind),
    terms: {},
    mood: 'any',
    slots: cold || mind.wrongParty ? {} : { debtCents: owedCents(scenario) },
    reaction: 'neutral',
    language: openingLanguage(scenario.sessionLanguage),
    feelings: bandsOf(mind.feelings),
    maxWords: cold ? 5 : 40,
    endsCall: false,
  }
}
