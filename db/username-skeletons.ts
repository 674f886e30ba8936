import { notExists, eq, sql } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { usernameKey } from '#protocol/text/kinds.ts'
import type { Executor } from './client.ts'
import { usernameSkeletons } from './schema/username-skeletons.ts'
import { users } from './schema/users.ts'

/** Users whose skeletons are stored in one statement. */
const batchSize = 500

/**
 * The skeleton of a username (UTS 39, section 4): names with equal ones look alike. In lower case, since names
 * are unique regardless of case and "0" has the skeleton "O".
 */
export function usernameSkeleton(username: string): string {
  return skeletonOf(usernameKey(username))
}

/** As people see the name and as it is compared: "carI" looks like "carl", and "cari" does not. */
function skeletonsOf(username: string): string[] {
  return [...new Set([usernameSkeleton(username), skeletonOf(username)])]
}

function skeletonOf(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD').toLowerCase()
}

/** Claims the skeletons of a new account; a unique index refuses those of another account. */
export async function claimSkeletons(tx: Executor, user: { id: string; username: string }): Promise<void> {
  await tx
    .insert(usernameSkeletons)
    .values(skeletonsOf(user.username).map((skeleton) => ({ skeleton, userId: user.id })))
}

/**
 * Claims the skeletons of accounts that have none: accounts older than this table, and inserted ones. Of accounts
 * that look alike the oldest gets them. Run at every start.
 */
export async function claimMissingSkeletons(db: Executor): Promise<void> {
  const missing = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(usernameSkeletons)
          .where(eq(usernameSkeletons.userId, users.id)),
      ),
    )
    .orderBy(users.createdAt, users.id)
  for (let from = 0; from < missing.length; from += batchSize)
    await db
      .insert(usernameSkeletons)
      .values(
        missing
          .slice(from, from + batchSize)
          .flatMap(({ id, username }) => skeletonsOf(username).map((skeleton) => ({ skeleton, userId: id }))),
      )
      .onConflictDoNothing()
}
