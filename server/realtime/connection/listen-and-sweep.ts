import type { ServerContext } from '#server/context.ts'

/** Sweep interval, in case a notification was missed. */
const sweepEveryMs = 60_000

/**
 * Listens to a Postgres notification channel. Calls `onNotification` for each notification, and `onSweep`
 * every minute and whenever notifications may have been missed (at the start, after a lost connection).
 */
export async function listenAndSweep(
  { sql }: Pick<ServerContext, 'sql'>,
  channel: string,
  { onNotification, onSweep }: { onNotification: (word: string) => void; onSweep: () => void },
): Promise<{ stop(): Promise<void> }> {
  const subscription = await sql.listen(channel, onNotification, onSweep)
  const sweep = setInterval(onSweep, sweepEveryMs)
  sweep.unref()
  return {
    async stop() {
      clearInterval(sweep)
      await subscription.unlisten()
    },
  }
}
