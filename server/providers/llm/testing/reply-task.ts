import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import { anyPlan, anyScenario } from '#server/domain/debtor/testing/any-call.ts'
import type { ReplyTask } from '../llm.ts'

type Parts = { plan?: Partial<DebtorPlan>; scenario?: Partial<Scenario> } & Partial<
  Omit<ReplyTask, 'plan' | 'scenario'>
>

/** A reply task in a call on a Wednesday: Ana Ruiz says that she has no money. */
export function replyTask({ plan, scenario, ...rest }: Parts = {}): ReplyTask {
  const language = plan?.language ?? 'en'
  return {
    plan: anyPlan(plan),
    scenario: anyScenario(scenario, language),
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
