import { sql } from 'drizzle-orm'
import { executePrepared } from '#db/client.ts'
import { type BudgetKind, type BudgetScope, installationHolder } from '#db/schema/budgets.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { budgetDay, type Spender } from './budgets.ts'

/** Longer than any provider call, so an older reservation is a leftover of a crash. */
export const reservationMs = 5 * 60_000
/** If calls in progress hold the rest of a budget, some of it may become free after this time. */
const retrySoonSeconds = 10

/** Budget reserved for a call until it is settled or released. */
export type Reservation = { id: string }

type ReserveResult = {
  id: string | null
  scope: BudgetScope | null
  spent: string | null
  cap: string | null
}

/**
 * Reserves the maximum cost of a provider call for the person, the team and the installation before the call is made.
 * However many concurrent requests there are, in any process, the budgets are never exceeded.
 * @param amount tokens or characters, depending on `kind`
 * @returns null if this spender has no limit
 * @throws {AppError} `budget_exceeded`
 */
export async function reserve(
  ctx: Pick<Context, 'db' | 'now' | 'budgets' | 'metrics'>,
  spender: Spender,
  kind: BudgetKind,
  amount: number,
): Promise<Reservation | null> {
  const { user, team, installation = null } = ctx.budgets[kind]
  const teamId = team === null ? null : spender.teamId
  if (user === null && teamId === null && installation === null) return null
  const now = ctx.now()
  const keys = [
    `user ${spender.userId}`,
    teamId === null ? null : `team ${teamId}`,
    installation === null ? null : 'installation',
  ]
  const [answer] = await ctx.db.transaction(async (tx) => {
    // Locked in a separate statement, so that the next one sees reservations made while waiting. The person's
    // lock is always taken before the team's, and that before the installation's, which prevents deadlocks. The
    // commit does not wait for the disk: a reservation that a crash of the database loses has lost its call too.
    const locked = executePrepared(
      tx,
      'budget_lock',
      sql`select set_config('synchronous_commit', 'off', true),
        pg_advisory_xact_lock(hashtextextended('budget ' || ${kind}::text || ' ' || ${keys[0]}::text, 0)),
        pg_advisory_xact_lock(hashtextextended('budget ' || ${kind}::text || ' ' || ${keys[1]}::text, 0)),
        pg_advisory_xact_lock(hashtextextended('budget ' || ${kind}::text || ' ' || ${keys[2]}::text, 0))`,
    )
    const answered = executePrepared<ReserveResult>(
      tx,
      'budget_reserve',
      sql`with caps (scope, holder_id, cap) as (
          values ('user', ${spender.userId}::uuid, ${user}::bigint), ('team', ${teamId}::uuid, ${team}::bigint),
            ('installation', ${installationHolder}::uuid, ${installation}::bigint)
        ), states as (
          select caps.scope, caps.cap,
            coalesce((
              select spent from budget_days days
              where days.scope = caps.scope and days.holder_id = caps.holder_id
                and days.kind = ${kind} and days.day = ${budgetDay(now)}::date
            ), 0) as spent,
            coalesce((
              select sum(amount) from budget_reservations held
              where held.kind = ${kind} and held.day = ${budgetDay(now)}::date
                and held.expires_at > ${now.toISOString()}::timestamptz
                and ((caps.scope = 'user' and held.user_id = caps.holder_id)
                  or (caps.scope = 'team' and held.team_id = caps.holder_id)
                  or caps.scope = 'installation')
            ), 0) as held
          from caps where caps.cap is not null and caps.holder_id is not null
        ), refused as (
          select scope, spent, cap from states where spent + held + ${amount}::bigint > cap
          order by spent + ${amount}::bigint > cap desc limit 1
        ), kept as (
          insert into budget_reservations (user_id, team_id, kind, day, amount, expires_at)
          select ${spender.userId}::uuid, ${spender.teamId}::uuid, ${kind}, ${budgetDay(now)}::date,
            ${amount}::bigint, ${new Date(now.getTime() + reservationMs).toISOString()}::timestamptz
          where not exists (select from refused)
          returning id
        )
        select (select id from kept) as id, refused.scope, refused.spent, refused.cap
        from (select) as one left join refused on true`,
    )
    const [, answers] = await Promise.all([locked, answered])
    return answers
  })
  if (!answer) throw new Error('the reservation query returned no row')
  if (answer.id !== null) return { id: answer.id }
  ctx.metrics.budgetRefused(kind, answer.scope ?? 'user')
  const spentForToday = Number(answer.spent) + amount > Number(answer.cap)
  throw new AppError('budget_exceeded', `the daily ${kind} budget of the ${answer.scope} is used up`, {
    retryAfterSeconds: spentForToday ? secondsToMidnight(now) : retrySoonSeconds,
  })
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1_000)
}
