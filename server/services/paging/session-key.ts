import { and, desc, eq, lt, lte, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { moment } from '#protocol/text/kinds.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'

/** The sort key of a session: newest first, then by id. */
export const sessionKey = z.strictObject({ at: moment, id: z.uuid() })
export type SessionKey = z.infer<typeof sessionKey>

export const sessionOrder = [desc(trainingSessions.startedAt), desc(trainingSessions.id)] as const

/** The condition for the sessions after a key in that order. */
export function sessionsAfter(key: SessionKey | null): SQL | undefined {
  if (key === null) return undefined
  const at = new Date(key.at)
  // The first condition is redundant but lets Postgres use the index.
  return and(
    lte(trainingSessions.startedAt, at),
    or(
      lt(trainingSessions.startedAt, at),
      and(eq(trainingSessions.startedAt, at), lt(trainingSessions.id, key.id)),
    ),
  )
}

export function sessionKeyOf(session: { startedAt: string; id: string }): SessionKey {
  return { at: session.startedAt, id: session.id }
}
