import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { budgetDays, budgetReservations, type BudgetKind, type BudgetScope } from '#db/schema/budgets.ts'
import type { Context } from '#server/context.ts'
import type { Spender } from './budgets.ts'
import type { Lease } from './reserve.ts'

/**
 * Counts what a call has really cost, and gives back what was put by for it, in the transaction that
 * writes the usage down. Also for what nothing limits: a limit that is set at noon knows the morning.
 */
export async function settleIn(
  tx: Transaction,
  lease: Lease | null,
  spent: Spender & { kind: BudgetKind; day: string; amount: number },
): Promise<void> {
  if (lease !== null) await tx.delete(budgetReservations).where(eq(budgetReservations.id, lease.id))
  if (spent.amount === 0) return
  const row = (scope: BudgetScope, holderId: string) => {
    const { kind, day, amount } = spent
    return { scope, holderId, kind, day, spent: amount }
  }
  const rows = [row('user', spent.userId), ...(spent.teamId === null ? [] : [row('team', spent.teamId)])]
  await tx
    .insert(budgetDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [budgetDays.scope, budgetDays.holderId, budgetDays.kind, budgetDays.day],
      set: { spent: sql`${budgetDays.spent} + excluded.spent` },
    })
}

/** Gives back what was put by for a call that cost nothing. Never throws: what is left expires by itself. */
export async function release(ctx: Pick<Context, 'db' | 'log'>, lease: Lease | null): Promise<void> {
  if (lease === null) return
  try {
    await ctx.db.delete(budgetReservations).where(eq(budgetReservations.id, lease.id))
  } catch (error) {
    ctx.log.warn({ err: error }, 'a reservation could not be given back')
  }
}
