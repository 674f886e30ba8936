import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import { type UsageKind, usageMonths } from '#db/schema/usage.ts'
import type { Charge, PriceList, UsageMonth } from '#protocol/rest/usage.ts'
import type { ActorContext } from '#server/context.ts'
import { atLeastZero } from '#server/domain/practice/bounded.ts'
import { dayOf, monthStart } from '#server/domain/practice/days.ts'
import { AppError } from '#server/errors/app-error.ts'
import { billedTeams } from '../scope.ts'

const minuteMs = 60_000

/**
 * The consumption of the last `months` months (UTC), including this one: of every team for an admin, of the own
 * team for a manager.
 * @throws {AppError} `forbidden` for a trainee
 */
export async function readUsage(
  ctx: ActorContext,
  { months }: { months: number },
): Promise<{ prices: PriceList; months: UsageMonth[] }> {
  if (ctx.actor.role === 'trainee') throw new AppError('forbidden', 'trainees cannot read usage')
  const from = monthStart(dayOf(ctx.now()), months - 1)
  const rows = await ctx.db
    .select({ row: usageMonths, team: { id: teams.id, name: teams.name } })
    .from(usageMonths)
    .leftJoin(teams, eq(teams.id, usageMonths.teamId))
    .where(and(gte(usageMonths.month, from), billedTeams(ctx.actor)))
    .orderBy(desc(usageMonths.month), asc(sql`lower(${teams.name})`), asc(teams.id))
  const bills = new Map<string, UsageMonth>()
  for (const { row, team } of rows) {
    const key = `${row.month} ${team?.id ?? ''}`
    const bill = bills.get(key) ?? emptyBill(row.month.slice(0, 7), team)
    bills.set(key, bill)
    const charge = chargeOf(row)
    bill[fieldOf[row.kind]] = charge
    if (charge.costMicroUsd !== null) bill.costMicroUsd = (bill.costMicroUsd ?? 0) + charge.costMicroUsd
  }
  return { prices: ctx.prices, months: [...bills.values()] }
}

const fieldOf = {
  model_tokens_in: 'modelTokensIn',
  model_tokens_out: 'modelTokensOut',
  voice_characters: 'voiceCharacters',
  practice_ms: 'practiceMinutes',
} as const satisfies Record<UsageKind, keyof UsageMonth>

function chargeOf({ kind, quantity, unpriced, costMicroUsd }: typeof usageMonths.$inferSelect): Charge {
  const toUnit = (amount: number) =>
    atLeastZero(kind === 'practice_ms' ? Math.round(amount / minuteMs) : amount)
  return {
    quantity: toUnit(quantity),
    unpriced: toUnit(unpriced),
    costMicroUsd: unpriced === quantity || costMicroUsd === null ? null : atLeastZero(costMicroUsd),
  }
}

function emptyBill(month: string, team: UsageMonth['team']): UsageMonth {
  const none = (): Charge => ({ quantity: 0, unpriced: 0, costMicroUsd: null })
  return {
    month,
    team,
    modelTokensIn: none(),
    modelTokensOut: none(),
    voiceCharacters: none(),
    practiceMinutes: none(),
    costMicroUsd: null,
  }
}
