import type { BudgetKind } from '#db/schema/budgets.ts'

/** Spending limits per UTC day, in tokens or characters; null: unlimited. */
export type Budgets = Record<BudgetKind, DailyLimits>
type DailyLimits = {
  user: number | null
  team: number | null
  /** Of everybody together; absent: unlimited. */
  installation?: number | null
}

/** No limits. */
export const noBudgets: Budgets = {
  model_tokens: { user: null, team: null },
  voice_characters: { user: null, team: null },
}

/** The person who spends, and the team that shares the cost. */
export type Spender = { userId: string; teamId: string | null }

/** The UTC day to which spending at this time belongs. */
export function budgetDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
