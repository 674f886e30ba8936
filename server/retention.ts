import type { Context } from './context.ts'
import { removeExpiredWithLock } from './services/retention/remove-expired-with-lock.ts'

const dayMs = 86_400_000

/**
 * Deletes what has outlived the time that it is kept, now and every day. A run that fails is logged, and the
 * next one makes up for it.
 */
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
          ctx.log.info({ retentionDays, removed }, 'what outlived its time was deleted')
      })
      .catch((error: unknown) => ctx.log.error({ err: error }, 'what outlived its time could not be deleted'))
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
