import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateBuckets } from '#db/schema/rate-buckets.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { AppError } from '#server/errors/app-error.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { sweepBuckets } from './draw-tokens.ts'
import { createLimits, type Limits, type LimitSubject } from './limits.ts'
import type { Rate } from './rate.ts'
import { defaultLimits, type LimitedAction, noLimits } from './settings.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => void (await database.db.delete(rateBuckets)))

const hourly = (count: number): Rate[] => [{ count, periodSeconds: 3_600 }]

/** A process with limits on turns and registrations. */
function startProcess(rates: { account?: Rate[]; address?: Rate[]; installation?: Rate[] }): Limits {
  const limits = { account: [], address: [], installation: [], ...rates }
  return createLimits({ db: database.db, log: createLogger('silent') }, 'a secret of the tests', {
    ...noLimits,
    turn: limits,
    registration: limits,
  })
}

const ana: LimitSubject = { accountId: 'ana', address: '198.51.100.1' }

/** How many of the attempts succeed. */
async function allowed(
  processes: readonly Limits[],
  attempts: number,
  subjectOf: (n: number) => LimitSubject = () => ana,
  action: LimitedAction = 'turn',
): Promise<number> {
  const attempt = async (n: number): Promise<boolean> => {
    try {
      await processes[n % processes.length]?.take(action, subjectOf(n))
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return false
      throw error
    }
  }
  const taken = await Promise.all(Array.from({ length: attempts }, (_, n) => attempt(n)))
  return taken.filter(Boolean).length
}

describe('a rate limit', () => {
  it('[RATE1] allows exactly its count, however many attempts come at once', async () => {
    expect(await allowed([startProcess({ account: hourly(30) })], 200)).toBe(30)
  })

  it('[RATE1] is never exceeded by processes together', async () => {
    const one = startProcess({ address: hourly(30) })
    const two = startProcess({ address: hourly(30) })
    expect(await allowed([one, two], 200, () => ana, 'registration')).toBe(30)
    const frequent = await allowed([one, two], 200)
    expect(frequent).toBeLessThanOrEqual(30)
    // A process may hold an unused block.
    expect(frequent).toBeGreaterThanOrEqual(25)
  })

  it('[RATE1] says when the next token comes, and allows it then', async () => {
    const rates = { account: hourly(3) }
    expect(await allowed([startProcess(rates)], 4, () => ana, 'registration')).toBe(3)
    const refusal = await startProcess(rates)
      .take('registration', ana)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) })
    const { retryAfterSeconds = 0 } = refusal as AppError
    expect(retryAfterSeconds).toBeGreaterThan(1_100)
    expect(retryAfterSeconds).toBeLessThanOrEqual(1_200)
    await database.db
      .update(rateBuckets)
      .set({ updatedAt: sql`updated_at - make_interval(secs => ${retryAfterSeconds})` })
    expect(await allowed([startProcess(rates)], 4, () => ana, 'registration')).toBe(1)
  })

  it('[RATE1] refills from the new time after the clock of the database was set back', async () => {
    const rates = { account: hourly(3) }
    expect(await allowed([startProcess(rates)], 4, () => ana, 'registration')).toBe(3)
    await database.db.update(rateBuckets).set({ updatedAt: sql`updated_at + interval '2 hours'` })
    expect(await allowed([startProcess(rates)], 1, () => ana, 'registration')).toBe(0)
    await database.db.update(rateBuckets).set({ updatedAt: sql`updated_at - interval '20 minutes'` })
    expect(await allowed([startProcess(rates)], 4, () => ana, 'registration')).toBe(1)
  })

  it('[RATE1] takes nothing from the other buckets when one refuses', async () => {
    const limits = startProcess({ account: hourly(2), installation: hourly(10) })
    expect(await allowed([limits], 100)).toBe(2)
    expect(await allowed([limits], 100, () => ({ ...ana, accountId: 'ben' }))).toBe(2)
    expect(await allowed([limits], 100, (n) => ({ ...ana, accountId: `person ${n}` }))).toBe(6)
  })

  it('[RATE1] takes nothing from others with a thousand attempts that are refused', async () => {
    const rates = { account: hourly(3), installation: hourly(30) }
    const limits = startProcess(rates)
    expect(await allowed([limits], 1_000, () => ana, 'registration')).toBe(3)
    const others = await allowed(
      [startProcess(rates)],
      100,
      (n) => ({ ...ana, accountId: `person ${n}` }),
      'registration',
    )
    expect(others).toBeGreaterThanOrEqual(26)
  })

  it('[RATE1] holds every listed bucket', async () => {
    const day = { count: 5, periodSeconds: 86_400 }
    expect(await allowed([startProcess({ account: [{ count: 8, periodSeconds: 60 }, day] })], 20)).toBe(5)
  })

  it('[RATE1] may be listed twice', async () => {
    expect(await allowed([startProcess({ account: [...hourly(3), ...hourly(3)] })], 8)).toBe(3)
  })

  it('[RATE1] of zero refuses everything, and without buckets nothing', async () => {
    expect(await allowed([startProcess({ account: hourly(0) })], 3)).toBe(0)
    expect(await allowed([startProcess({})], 300)).toBe(300)
    expect(await database.db.$count(rateBuckets)).toBe(1)
  })

  it('[RATE1] never refuses an expensive action for ever', async () => {
    await startProcess({ account: hourly(3) }).take('turn', ana, 8)
    await expect(startProcess({ account: hourly(3) }).take('turn', ana, 8)).rejects.toThrow(AppError)
  })
})

describe('the limits of a new installation', () => {
  it('[RATE4] refuse nothing to a class of 100 behind one address within a minute', async () => {
    const context = { db: database.db, log: createLogger('silent') }
    const limits = createLimits(context, 'a secret of the tests', defaultLimits())
    // A minute of fast typing, a reload, a call that ends, and everybody at once.
    const minute = { connect: 4, turn: 20, analysis: 2, speech: 10, create: 3 } as const
    for (const [action, times] of Object.entries(minute)) {
      const pupil = (n: number) => ({ accountId: `pupil ${n % 100}`, address: '198.51.100.7' })
      expect(await allowed([limits], 100 * times, pupil, action as keyof typeof minute)).toBe(100 * times)
    }
  })
})

describe('an address', () => {
  const from = (address: string) => ({ accountId: null, address })

  it('[RATE2] of IPv4 counts by itself', async () => {
    const limits = startProcess({ address: hourly(2) })
    expect(await allowed([limits], 8, (n) => from(`198.51.100.${n % 2}`))).toBe(4)
  })

  it('[RATE2] of IPv6 counts by its /64, and four times as much by its /48', async () => {
    const limits = startProcess({ address: hourly(2) })
    expect(await allowed([limits], 50, (n) => from(`2001:db8:1:1::${n.toString(16)}`))).toBe(2)
    expect(await allowed([limits], 50, (n) => from(`2001:0DB8:2:${n.toString(16)}::1`))).toBe(8)
    expect(await allowed([limits], 50, () => from('2001:db8:3::1'))).toBe(2)
  })
})

describe('the table', () => {
  it('[RATE3] forgets buckets that are full again, and stores no address', async () => {
    const limits = startProcess({ address: hourly(2) })
    await allowed([limits], 100, (n) => ({ accountId: null, address: `203.0.113.${n}` }))
    const rows = await database.db.select().from(rateBuckets)
    expect(rows).toHaveLength(100)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    expect(await sweepBuckets(database.db)).toBe(0)
    await database.db.update(rateBuckets).set({ expiresAt: new Date(Date.now() - 1_000) })
    await database.db
      .update(rateBuckets)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(rateBuckets.key, rows[0]?.key ?? ''))
    expect(await sweepBuckets(database.db)).toBe(99)
  })

  it('[RATE3] gets no row for what the installation refuses', async () => {
    const limits = startProcess({ address: hourly(2), installation: hourly(5) })
    await allowed([limits], 5, (n) => ({ accountId: null, address: `203.0.113.${n}` }))
    const before = await database.db.$count(rateBuckets)
    await allowed([limits], 500, (n) => ({ accountId: null, address: `2001:db8:${n.toString(16)}::1` }))
    // Only the attempt that finds the installation's bucket empty.
    expect(await database.db.$count(rateBuckets)).toBeLessThanOrEqual(before + 2)
  })
})
