import type { Context } from './context.ts'
import { removeExpiredWithLock } from './services/retention/remove-expired-with-lock.ts'

const dayMs = 86_400_000

/** Deletes expired data now and once a day. A failed run is logged; the next run catches up. */
export function startRetention(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  retentionDays: number,
): { stop(): Promise<void> } {
  const controller = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = removeExpiredWithLock(ctx, retentionDays, controller.signal)
      .then((removed) => {
        if (removed && Object.values(removed).some((count) => count > 0))
          ctx.log.info({ retentionDays, removed }, 'expired data was deleted')
      })
      .catch((error: unknown) => ctx.log.error({ err: error }, 'deleting expired data failed'))
  }
  run()
  const daily = setInterval(run, dayMs)
  daily.unref()
  return {
    async stop() {
      clearInterval(daily)
      controller.abort()
      await running
    },
  }
}
