import type { BudgetKind, BudgetScope } from '#db/schema/budgets.ts'

/** How much may be spent on one UTC day, in tokens or characters; null: as much as is asked for. */
export type Budgets = Record<BudgetKind, Record<BudgetScope, number | null>>

/** Nothing is limited. */
export const noBudgets: Budgets = {
  model_tokens: { user: null, team: null },
  voice_characters: { user: null, team: null },
}

/** Who spends: a person, and the team that pays with them. */
export type Spender = { userId: string; teamId: string | null }

/** The day that a moment's spending counts to, in UTC. */
export function budgetDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
