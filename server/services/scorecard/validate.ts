import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { builtInCriteria } from '#server/domain/scorecard/built-in-criteria.ts'
import { AppError } from '#server/errors/app-error.ts'

/** @throws {AppError} `invalid_input` for a built-in criterion that does not exist */
export function requireKnownCriteria({ criteria }: ScorecardContent): void {
  const known = new Set(builtInCriteria().flatMap((group) => group.criteria.map(({ id }) => id)))
  const issues = criteria.flatMap((entry, index) =>
    entry.kind === 'built_in' && !known.has(entry.criterion)
      ? [{ path: `content.criteria.${index}.criterion`, message: 'there is no such criterion' }]
      : [],
  )
  const [first] = issues
  if (first) throw new AppError('invalid_input', `${first.path}: ${first.message}`, { issues })
}

/** Lets nobody else add a scorecard to a team, or to the organisation, or choose its default until the transaction ends. */
export async function lockScorecards(tx: Transaction, teamId: string | null): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('scorecards ' || ${teamId ?? ''}::text, 0))`,
  )
}

/**
 * Checks that a team, or the organisation, may have one more scorecard in use. Call it under `lockScorecards`.
 * @throws {AppError} `too_many_items`
 */
export async function requireRoom(tx: Transaction, teamId: string | null): Promise<void> {
  const [has] = await tx
    .select({ cards: count() })
    .from(scorecards)
    .where(
      and(
        teamId === null ? isNull(scorecards.teamId) : eq(scorecards.teamId, teamId),
        isNull(scorecards.archivedAt),
      ),
    )
  if ((has?.cards ?? 0) >= limits.scorecardsMax)
    throw new AppError('too_many_items', `a team may have ${limits.scorecardsMax} scorecards`)
}
