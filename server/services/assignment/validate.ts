import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import { users } from '#db/schema/users.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableScorecards, watchedUsers } from '../scope.ts'

/** An error that names the invalid field. */
function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_input', `${path}: ${message}`, { issues: [{ path, message }] })
}

/** @throws {AppError} `invalid_input` for a deadline that has passed */
export function requireFutureDeadline(deadline: string, now: Date): void {
  if (new Date(deadline) <= now) throw invalidField('deadline', 'must be in the future')
}

/** @throws {AppError} `invalid_input` for an assignment without people, or to a whole team without a team */
export function requirePeople(to: { teamId: string | null; wholeTeam: boolean; people: number }): void {
  if (to.wholeTeam && to.teamId === null) throw invalidField('wholeTeam', 'requires a team')
  if (!to.wholeTeam && to.people === 0) throw invalidField('personIds', 'choose people or the whole team')
}

/**
 * Checks that the actor may assign to all of these people, and that they are members of the team if one is
 * given. Locks their rows until the transaction ends.
 * @throws {AppError} `not_found` if any check fails
 */
export async function requireReachableUsers(
  tx: Transaction,
  actor: Actor,
  to: { teamId: string | null; personIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(to.personIds)]
  if (ids.length === 0) return
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        watchedUsers(actor),
        to.teamId === null ? undefined : eq(users.teamId, to.teamId),
      ),
    )
    .for('share')
  if (found.length < ids.length) throw notFound('user')
}

/**
 * Checks that the actor may assign by a scorecard: the organisation's, or the assigned team's, not archived. Nobody
 * deletes it until the transaction ends.
 * @throws {AppError} `not_found` for a scorecard out of reach, `invalid_input` for any other that does not fit
 */
export async function requireScorecard(
  tx: Transaction,
  actor: Actor,
  { teamId, scorecardId }: { teamId: string | null; scorecardId: string | null },
): Promise<void> {
  if (scorecardId === null) return
  const [found] = await tx
    .select({ teamId: scorecards.teamId, archivedAt: scorecards.archivedAt })
    .from(scorecards)
    .where(and(eq(scorecards.id, scorecardId), reachableScorecards(actor)))
    .for('share')
  if (!found) throw notFound('scorecard')
  if (found.archivedAt !== null) throw invalidField('scorecardId', 'is archived')
  if (found.teamId !== null && found.teamId !== teamId)
    throw invalidField('scorecardId', 'belongs to another team')
}
