import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'

/** The Postgres channel that announces changed roles or teams to every server process. */
export const accessChangedChannel = 'access_changed'

/**
 * Tells every server process that someone's role or team has changed, so that open observers are checked again.
 * Inside a transaction the notification is sent at commit.
 */
export async function notifyAccessChanged(on: Executor): Promise<void> {
  await on.execute(sql`select pg_notify(${accessChangedChannel}, '')`)
}
