import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema/users.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { watchedUsers } from '../scope.ts'

/** A refusal that names the field. */
function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_input', `${path}: ${message}`, { issues: [{ path, message }] })
}

/** @throws {AppError} `invalid_input` for a deadline that has passed */
export function requireFutureDeadline(deadline: string, now: Date): void {
  if (new Date(deadline) <= now) throw invalidField('deadline', 'must lie in the future')
}

/** @throws {AppError} `invalid_input` for an assignment to nobody, or to the team of none */
export function requirePeople(to: { teamId: string | null; wholeTeam: boolean; people: number }): void {
  if (to.wholeTeam && to.teamId === null) throw invalidField('wholeTeam', 'there is no team')
  if (!to.wholeTeam && to.people === 0) throw invalidField('personIds', 'name somebody, or the whole team')
}

/**
 * Whether all of these are people that the actor may give work to, and members of the team if there is one. They
 * stay so until the transaction ends.
 * @throws {AppError} `not_found`, whatever is wrong with them
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
