import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { scorecardMarks, sessionScorecards } from '#db/schema/session-scorecards.ts'
import { users } from '#db/schema/users.ts'
import type { ScorecardMark, SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import { entryResults, outcomeOf } from '#server/domain/scorecard/outcome.ts'
import { displayName } from '../user/display-name.ts'

/** Joins what a session is held against with what that version says. */
export const heldVersion = and(
  eq(scorecardVersions.scorecardId, sessionScorecards.scorecardId),
  eq(scorecardVersions.version, sessionScorecards.version),
)

/** The scorecards of the given sessions, by session. */
export async function readSessionScorecards(
  on: Executor,
  sessionIds: readonly string[],
): Promise<Map<string, SessionScorecard>> {
  const ids = [...sessionIds]
  const cards = await on
    .select({ held: sessionScorecards, content: scorecardVersions.content })
    .from(sessionScorecards)
    .innerJoin(scorecardVersions, heldVersion)
    .where(inArray(sessionScorecards.sessionId, ids))
  if (cards.length === 0) return new Map()
  const marked = await on
    .select({ mark: scorecardMarks, author: users })
    .from(scorecardMarks)
    .leftJoin(users, eq(users.id, scorecardMarks.authorId))
    .where(inArray(scorecardMarks.sessionId, ids))
    .orderBy(asc(scorecardMarks.sessionId), asc(scorecardMarks.number))
  return new Map(
    cards.map(({ held, content }) => {
      const { sessionId, scorecardId, version } = held
      const marks = marked
        .filter(({ mark }) => mark.sessionId === sessionId)
        .map(({ mark, author }) => presentMark(mark, author))
      const entries = held.entries && entryResults(held.entries, marks)
      const result = entries && { ...outcomeOf(content, entries), entries }
      return [sessionId, { scorecardId, version, content, result }]
    }),
  )
}

/** The scorecard of one session; null without one. */
export async function readSessionScorecard(
  on: Executor,
  sessionId: string,
): Promise<SessionScorecard | null> {
  return (await readSessionScorecards(on, [sessionId])).get(sessionId) ?? null
}

/** A mark as it is shown; `author` null once the account is deleted. */
export function presentMark(
  { id, entryId, score, note, createdAt }: typeof scorecardMarks.$inferSelect,
  author: typeof users.$inferSelect | null,
): ScorecardMark {
  return {
    id,
    entryId,
    author: author && { id: author.id, name: displayName(author) },
    score,
    note,
    createdAt: createdAt.toISOString(),
  }
}
