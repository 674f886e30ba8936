import { openingLanguage, type Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import { chance } from '../random.ts'
import { owedCents, type Scenario } from '../scenario.ts'
import type { Life } from './life.ts'
import { makeLife } from './make-life.ts'
import type { LifeSource } from './people/source.ts'

/** Lives kept in memory: more than calls are under way in one process. */
const livesKept = 400
const made = new Memo<Life>(livesKept)

/** The seed of a prospect that has none stored: by its name, so that each of its sessions meets the same person. */
export function seedOfName(name: string): number {
  return Math.floor(chance(0, `life:${name.trim().toLowerCase()}`) * 2 ** 31)
}

/**
 * The life of the debtor of a session in a language (the one the session opens in by default): the stored one where
 * the session has it, else made from the scenario. Pure; the same scenario gives the same object.
 */
export function lifeOf(scenario: Scenario, language = openingLanguage(scenario.sessionLanguage)): Life {
  const stored = scenario.lives?.[language]
  if (stored !== undefined) return stored
  const known = ofScenario.get(scenario)
  const life = known?.[language]
  if (life !== undefined) return life
  const source = lifeSourceOf(scenario)
  const fresh = made.of(JSON.stringify([source, language, scenario.today]), () =>
    makeLife(source, seedOfName(scenario.name), { language, today: scenario.today }),
  )
  ofScenario.set(scenario, { ...known, [language]: fresh })
  return fresh
}

/** The lives of the scenarios that are in use: each turn asks for them many times, and a key of all its words takes longer. */
const ofScenario = new WeakMap<Scenario, Partial<Record<Language, Life>>>()

/** What a life is made from, as the session has it. */
export function lifeSourceOf(scenario: Scenario): LifeSource {
  return {
    type: scenario.type,
    name: scenario.name,
    occupation: scenario.occupation,
    income: scenario.income,
    debtAmount: owedCents(scenario) / 100,
    debtType: scenario.debtType,
    // In a bilingual session the person speaks both languages, whatever the prospect says.
    primaryLanguage: scenario.sessionLanguage === 'bilingual' ? 'bilingual' : scenario.primaryLanguage,
    voiceType: scenario.voiceType ?? 'neutral',
    accent: scenario.accent,
    paymentHistory: scenario.paymentHistory,
    personality: scenario.personality,
    scenario: scenario.scenario,
    objections: scenario.objections,
  }
}
