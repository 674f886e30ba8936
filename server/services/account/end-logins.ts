import { sql, type SQL } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { Executor } from '#db/client.ts'

/** The Postgres channel that announces ended logins, by id, to every server process. */
export const endedLoginsChannel = 'login_ended'

/**
 * Ends the logins that match `which`, a condition on `login_sessions`, and tells every server process to close
 * their channels. Inside a transaction both take effect at commit.
 * @returns the number of ended logins
 */
export async function endLogins(on: Executor, which: SQL | undefined): Promise<number> {
  if (which === undefined) throw new Error('refusing to end all logins without a condition')
  const notified = await on.execute(
    sql`with ended as (delete from ${loginSessions} where ${which} returning id)
      select pg_notify(${endedLoginsChannel}, id::text) from ended`,
  )
  return notified.length
}
