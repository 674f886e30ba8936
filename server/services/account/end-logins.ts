import { sql, type SQL } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { Executor } from '#db/client.ts'

/** The Postgres channel on which every server process hears the id of a login that has ended. */
export const endedLoginsChannel = 'login_ended'

/**
 * Ends the logins that fit `which`, a condition on `login_sessions`, and tells every server process, so
 * that their channels close too. Inside a transaction both happen at its commit.
 * @returns how many there were
 */
export async function endLogins(on: Executor, which: SQL | undefined): Promise<number> {
  if (which === undefined) throw new Error('ending all logins of everybody is never meant')
  const notified = await on.execute(
    sql`with ended as (delete from ${loginSessions} where ${which} returning id)
      select pg_notify(${endedLoginsChannel}, id::text) from ended`,
  )
  return notified.length
}
