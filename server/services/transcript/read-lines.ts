import { and, asc, eq, notInArray } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { Context } from '#server/context.ts'
import { StoredTurns } from './stored-turns.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'

/** The lines of a session that were really said and heard, read from the database. */
export async function readLines(ctx: Pick<Context, 'db'>, sessionId: string): Promise<TranscriptLine[]> {
  const rows = await ctx.db
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.sessionId, sessionId),
        notInArray(conversationItems.status, ['failed', 'streaming']),
      ),
    )
    .orderBy(asc(conversationItems.seq))
  const turns = new StoredTurns(rows)
  return rows
    .filter((row) => row.text.trim() !== '')
    .map((row) => turns.with({ itemId: row.id, speaker: row.role, text: row.text, status: row.status }))
}
