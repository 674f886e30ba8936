import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import type { ScoreOverride, SessionComment } from '#protocol/rest/reviews.ts'
import { displayName } from '../user/display-name.ts'

type Author = { id: string; username: string; firstName: string | null; lastName: string | null }
const author = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
}

/** The comments on the given sessions, in the order they were written. */
export async function readComments(
  on: Executor,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; comment: SessionComment }[]> {
  const rows = await on
    .select({ comment: sessionComments, author })
    .from(sessionComments)
    .leftJoin(users, eq(users.id, sessionComments.authorId))
    .where(inArray(sessionComments.sessionId, [...sessionIds]))
    .orderBy(asc(sessionComments.createdAt), asc(sessionComments.id))
  return rows.map((row) => ({
    sessionId: row.comment.sessionId,
    comment: presentComment(row.comment, row.author),
  }))
}

/** The score decisions of the given sessions, in the order they were made. */
export async function readOverrides(
  on: Executor,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; override: ScoreOverride }[]> {
  const rows = await on
    .select({ override: scoreOverrides, author })
    .from(scoreOverrides)
    .leftJoin(users, eq(users.id, scoreOverrides.authorId))
    .where(inArray(scoreOverrides.sessionId, [...sessionIds]))
    .orderBy(asc(scoreOverrides.sessionId), asc(scoreOverrides.number))
  return rows.map((row) => ({
    sessionId: row.override.sessionId,
    override: presentOverride(row.override, row.author),
  }))
}

export function presentComment(row: typeof sessionComments.$inferSelect, by: Author | null): SessionComment {
  return {
    id: row.id,
    author: presentAuthor(by),
    text: row.text,
    itemId: row.itemId,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
  }
}

export function presentOverride(row: typeof scoreOverrides.$inferSelect, by: Author | null): ScoreOverride {
  return {
    id: row.id,
    author: presentAuthor(by),
    score: row.score,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
  }
}

function presentAuthor(by: Author | null) {
  return by && { id: by.id, name: displayName(by) }
}
