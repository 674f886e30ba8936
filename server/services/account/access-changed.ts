import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'

/** The Postgres channel on which every server process hears that roles or teams have changed. */
export const accessChangedChannel = 'access_changed'

/**
 * Tells every server process that somebody's role or team has changed, so that whoever watches a session looks
 * anew whether that is still allowed. Inside a transaction it is told at the commit.
 */
export async function notifyAccessChanged(on: Executor): Promise<void> {
  await on.execute(sql`select pg_notify(${accessChangedChannel}, '')`)
}
