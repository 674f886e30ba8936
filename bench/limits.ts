import { sql } from 'drizzle-orm'
import { createLimits } from '#server/services/limits/limits.ts'
import { type LimitedAction, noLimits } from '#server/services/limits/settings.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { startBenchDatabase } from './bench-database.ts'
import { median, quantile } from './statistics.ts'

/**
 * Measures what the rate limits add to a turn: the three buckets of an account, its address and the installation,
 * drawn in blocks as for turns, and one by one as for registrations. Each is compared with a bare round trip to the
 * database. Then many accounts at once, whose blocks are all empty at first.
 */
const takes = 5_000
const accounts = 200
const ample = [{ count: 1_000_000, periodSeconds: 60 }]
const ordinary = { account: [{ count: 60, periodSeconds: 60 }], address: ample, installation: ample }
const database = await startBenchDatabase()
try {
  const limits = createLimits({ db: database.db, log: createLogger('silent') }, 'a secret of the benchmark', {
    ...noLimits,
    turn: { account: ample, address: ample, installation: ample },
    create: { account: ample, address: ample, installation: ample },
  })
  const subject = { accountId: 'one', address: '198.51.100.1' }
  const take = (action: LimitedAction) => () => limits.take(action, subject)
  await measure('a round trip (select 1)', () => database.db.execute(sql`select 1`))
  await measure('drawn in blocks', take('turn'))
  await measure('drawn one by one', take('create'))
  await measure('refused', refused())

  const many = createLimits({ db: database.db, log: createLogger('silent') }, 'a secret of the benchmark', {
    ...noLimits,
    turn: ordinary,
  })
  await measure(
    `${accounts} accounts, ten turns each at once`,
    (n) => many.take('turn', { accountId: `person ${n % accounts}`, address: '198.51.100.2' }),
    { count: accounts * 10, atOnce: accounts },
  )
} finally {
  await database.stop()
}

/** Takes from an empty bucket. */
function refused(): () => Promise<void> {
  const empty = createLimits({ db: database.db, log: createLogger('silent') }, 'a secret of the benchmark', {
    ...noLimits,
    turn: { account: [{ count: 0, periodSeconds: 60 }], address: ample, installation: ample },
  })
  return () => empty.take('turn', { accountId: 'two', address: '198.51.100.3' }).catch(() => undefined)
}

/** Prints the times of the calls in microseconds, after a tenth of them as a warm-up. */
async function measure(
  what: string,
  call: (n: number) => Promise<unknown>,
  { count = takes, atOnce = 1 } = {},
): Promise<void> {
  const times: number[] = []
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async (_, place) => {
        const startMs = performance.now()
        await call(start + place)
        if (atOnce > 1 || start >= count / 10) times.push((performance.now() - startMs) * 1_000)
      }),
    )
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const figures = [mean, median(times), quantile(times, 0.95), quantile(times, 0.99)].map((us) =>
    us.toFixed(0),
  )
  process.stdout.write(
    `${what.padEnd(40)} mean ${figures[0]} µs, median ${figures[1]}, p95 ${figures[2]}, p99 ${figures[3]}\n`,
  )
}
