import { eq, sql } from 'drizzle-orm'
import { executePrepared } from '#db/client.ts'
import { budgetReservations, type BudgetKind, installationHolder } from '#db/schema/budgets.ts'
import type { UsageKind } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import { costMicroUsd } from '../usage/prices.ts'
import { budgetDay } from './budgets.ts'
import type { Reservation } from './reserve.ts'

/** The spender, the session and the reply; null where there is none. */
export type Spending = {
  userId: string
  teamId: string | null
  sessionId: string | null
  responseId: string | null
  budget: BudgetKind
  provider: string
}

/**
 * Records the actual cost of a call, counts it against the budgets, and releases its reservation, in one
 * statement. A reply is charged once (P3). Usage without a limit is counted too, so that a limit set later that
 * day includes it. Zero usage is not stored.
 */
export async function settle(
  ctx: Pick<Context, 'db' | 'now' | 'prices'>,
  reservation: Reservation | null,
  spending: Spending,
  consumed: readonly { kind: UsageKind; quantity: number }[],
): Promise<void> {
  const { userId, teamId, sessionId, responseId, budget, provider } = spending
  const charges = consumed
    .filter(({ quantity }) => quantity > 0)
    .map(({ kind, quantity }) => ({ kind, quantity, cost: costMicroUsd(ctx.prices, kind, quantity) }))
  if (charges.length === 0 && reservation === null) return
  const now = ctx.now()
  const day = budgetDay(now)
  await executePrepared(
    ctx.db,
    'budget_settle',
    sql`with given_back as (
      delete from budget_reservations where id = ${reservation?.id ?? null}::uuid
    ), charged as (
      insert into usage
        (user_id, team_id, session_id, response_id, kind, provider, quantity, cost_micro_usd, day, created_at)
      select ${userId}::uuid, ${teamId}::uuid, ${sessionId}::uuid, ${responseId}::uuid, kind, ${provider}, quantity,
        cost, ${day}::date, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as charge (kind text, quantity bigint, cost bigint)
      on conflict do nothing
      returning quantity
    )
    insert into budget_days (scope, holder_id, kind, day, spent)
    select holder.scope, holder.id, ${budget}, ${day}::date, total.spent
    from (select sum(quantity)::bigint as spent from charged) as total,
      (values ('user', ${userId}::uuid), ('team', ${teamId}::uuid),
        ('installation', ${installationHolder}::uuid)) as holder (scope, id)
    where total.spent > 0 and holder.id is not null
    order by holder.scope desc
    on conflict (scope, holder_id, kind, day) do update set spent = budget_days.spent + excluded.spent`,
  )
}

/** Releases the reservation of a call that cost nothing. Never throws: an unreleased reservation expires. */
export async function release(
  ctx: Pick<Context, 'db' | 'log'>,
  reservation: Reservation | null,
): Promise<void> {
  if (reservation === null) return
  try {
    await ctx.db.delete(budgetReservations).where(eq(budgetReservations.id, reservation.id))
  } catch (error) {
    ctx.log.warn({ err: error }, 'releasing a budget reservation failed')
  }
}
