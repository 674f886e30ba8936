import {
  difficulties,
  personalities,
  type Difficulty,
  type Personality,
} from '#protocol/vocabulary/prospect.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { fold, openingPlan, type Fold, type Read } from '../fold.ts'
import type { DebtorPlan } from '../plan.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import { collectorIds, collectorLine, type CollectorId } from './collectors.ts'

/** One measured call: a personality at a level against a script in a language. */
export type CellResult = {
  personality: Personality
  difficulty: Difficulty
  collector: CollectorId
  language: Language
  seed: number
  outcome: 'confirmed' | 'agreed' | 'hung_up' | 'goodbye' | 'open'
  /** Lines of the collector until the promise was confirmed, or until the end. */
  turns: number
  acts: DebtorPlan['act'][]
}

/** Beyond this a call counts as open. */
export const mostTurns = 30

/** An ordinary case: the spread of difficulties is measured on the same person and the same money. */
export function cellScenario(
  personality: Personality,
  difficulty: Difficulty,
  language: Language,
  seed: number,
): Scenario {
  return {
    seed,
    name: 'Ana Torres',
    type: 'individual',
    occupation: 'Cashier',
    income: '$25,000-$50,000',
    debtCents: 320_000,
    debtType: 'credit_card',
    paymentHistory: 'mixed',
    personality,
    difficulty,
    accent: 'neutral',
    primaryLanguage: language === 'es' ? 'spanish' : 'english',
    sessionLanguage: language === 'es' ? 'spanish' : 'english',
    sessionType: 'standard',
    opening: 'greeting',
    scenario: null,
    objections: [],
    today: '2026-03-03',
  }
}

export type Call = { lines: TranscriptLine[]; fold: Fold; plans: DebtorPlan[] }

/**
 * Plays a script against a debtor until the call ends. `say` words the debtor's plan; the scripts do not
 * look at it, so the name of the act is enough for measuring.
 */
export function playCall(
  scenario: Scenario,
  collector: CollectorId,
  language: Language,
  {
    reads,
    say = (plan: DebtorPlan) => `(${plan.act})`,
    most = mostTurns,
  }: { reads?: Read; say?: (plan: DebtorPlan) => string; most?: number } = {},
): Call {
  const heard: DebtorPlan[] = [openingPlan(scenario)]
  const lines: TranscriptLine[] = heard.map((plan) => ({
    itemId: null,
    speaker: 'assistant',
    text: say(plan),
  }))
  let played: Fold = fold(scenario, lines, reads)
  for (let turn = 0; turn < most && played.state.ended === null; turn++) {
    const text = collectorLine(collector, {
      language,
      debtorName: scenario.name,
      debtCents: scenario.debtCents,
      heard,
    })
    lines.push({ itemId: null, speaker: 'user', text })
    played = fold(scenario, lines, reads)
    const plan = played.steps.at(-1)?.plan
    if (!plan) break
    heard.push(plan)
    lines.push({ itemId: null, speaker: 'assistant', text: say(plan) })
  }
  return { lines, fold: played, plans: heard }
}

function resultOf({ fold: { state, steps } }: Call): Pick<CellResult, 'outcome' | 'turns'> {
  const confirmedAt = steps.findIndex((step) => step.state.commitment === 'confirmed')
  if (confirmedAt >= 0) return { outcome: 'confirmed', turns: confirmedAt + 1 }
  if (state.ended) return { outcome: state.ended, turns: steps.length }
  return { outcome: state.agreed ? 'agreed' : 'open', turns: steps.length }
}

/**
 * The table of the evaluation: the 32 cells against every script, in both languages, for each seed. A
 * seed is one person with one cause, one pay day and one set of objections.
 */
export function evaluateCells({
  seeds = [1],
  reads,
}: { seeds?: readonly number[]; reads?: Read } = {}): CellResult[] {
  const results: CellResult[] = []
  for (const language of ['en', 'es'] as const)
    for (const collector of collectorIds)
      for (const personality of personalities)
        for (const difficulty of difficulties)
          for (const seed of seeds) {
            const call = playCall(
              cellScenario(personality, difficulty, language, seed),
              collector,
              language,
              { reads },
            )
            const acts = call.plans.map(({ act }) => act)
            results.push({ personality, difficulty, collector, language, seed, ...resultOf(call), acts })
          }
  return results
}
