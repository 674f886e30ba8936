import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { outcomeOf } from '#server/domain/scorecard/outcome.ts'
import type { JudgedScorecard } from './judge.ts'

/**
 * Stores what the server made of a session's scorecard when the session ends.
 * @returns the number of entries that wait for a reviewer
 */
export async function storeScorecardResult(
  tx: Transaction,
  sessionId: string,
  { content, entries }: JudgedScorecard,
): Promise<number> {
  const { score, pending, passed } = outcomeOf(content, entries)
  await tx
    .update(sessionScorecards)
    .set({ entries, score, pending, passed })
    .where(eq(sessionScorecards.sessionId, sessionId))
  return pending
}
