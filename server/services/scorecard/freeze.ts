import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'

/**
 * Fixes the version that a new session is held against: of the assignment's scorecard, else of the default of the
 * trainee's team, else none.
 */
export async function freezeScorecard(
  tx: Transaction,
  session: { id: string; trainee: Actor; assigned: string | null },
): Promise<void> {
  const { trainee, assigned } = session
  if (assigned === null && (trainee.role !== 'trainee' || trainee.teamId === null)) return
  const [card] = await tx
    .select({ id: scorecards.id, version: scorecards.version })
    .from(scorecards)
    .where(
      assigned === null
        ? and(eq(scorecards.teamId, trainee.teamId ?? ''), eq(scorecards.teamDefault, true))
        : eq(scorecards.id, assigned),
    )
    // Nobody deletes it until the session is stored.
    .for('share')
  if (!card) return
  await tx
    .insert(sessionScorecards)
    .values({ sessionId: session.id, scorecardId: card.id, version: card.version })
}

/** Holds a retry against the same version as its original. */
export async function copyScorecard(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [original] = await tx
    .select({ scorecardId: sessionScorecards.scorecardId, version: sessionScorecards.version })
    .from(sessionScorecards)
    .where(eq(sessionScorecards.sessionId, from))
  if (original) await tx.insert(sessionScorecards).values({ ...original, sessionId: to })
}
