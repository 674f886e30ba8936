import { lifeOf } from '../../debtor/life/of-scenario.ts'
import type { DebtorAct, DebtorPlan } from '../../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../../debtor/scenario.ts'
import { anyPlan as planOfCall, anyScenario as scenarioOfCall } from '../../debtor/testing/any-call.ts'
import { Critic } from '../critic.ts'

export const anyScenario = scenarioOfCall()
export const anyPlan = planOfCall()
const blank = { birthDate: '1984-11-17', lastFour: '', address: '', phone: '', email: '' }
/** A life of which nothing is known. */
export const life = (language: 'en' | 'es') => ({
  ...lifeOf(anyScenario, language),
  facts: [],
  papers: blank,
})
/** Somebody who owes $1,200, called on a Wednesday. */
export const scenario: Scenario = {
  ...anyScenario,
  lives: { en: life('en'), es: life('es') },
  name: 'Ana Ruiz',
  type: 'individual',
  occupation: 'nurse',
  income: '$25,000-$50,000',
  debtCents: 120_000,
  personality: 'defensive',
  accent: 'american',
  primaryLanguage: 'english',
  scenario: null,
  objections: [],
  // A Wednesday.
  today: '2025-03-12',
}

type Context = {
  slots?: DebtorPlan['slots']
  language?: 'en' | 'es'
  before?: string
  scenario?: Partial<Scenario>
  lines?: TranscriptLine[]
  feelings?: Partial<DebtorPlan['feelings']>
}

/** "ok", or why the critic refuses a clause with a move of this act. */
export function judge(act: DebtorAct, clause: string, context: Context = {}): string {
  const { slots = {}, language = 'en', before = '', lines = [] } = context
  const calm = {
    trust: 'medium',
    anger: 'low',
    distress: 'low',
    willingness: 'medium',
    patience: 'medium',
  } as const
  const plan: DebtorPlan = {
    ...anyPlan,
    says: { situation: 'own.words' },
    act,
    slots,
    language,
    feelings: { ...calm, ...context.feelings },
  }
  const verdict = new Critic({ plan, scenario: { ...scenario, ...context.scenario }, lines }).judge(
    clause,
    before,
  )
  return verdict.ok ? 'ok' : verdict.because
}
