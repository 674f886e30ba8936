import type { ServerContext } from '#server/context.ts'

/** How often it is looked all the same, should the database's word have been missed. */
const sweepEveryMs = 60_000

/**
 * Listens to a channel of the database in this process: `heard` with each word, `look` whenever words may have been
 * missed (at the start, after a break of the connection) and every minute.
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
