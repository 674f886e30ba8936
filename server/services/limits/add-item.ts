import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { coaches } from '#db/schema/coaches.ts'
import type { prospects } from '#db/schema/prospects.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'

/** The last change of each account that is under way in this process. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs a change that gives an account one more prospect or coach, or one more public one, within its caps. Changes
 * of one account run one at a time, so that concurrent calls do not exceed a cap. Within this process they wait before
 * they take a database connection, or one account could take all of the pool.
 * @param change gets the number of items that the account has
 * @throws {AppError} `too_many_items`
 */
export async function addItem<Result>(
  ctx: Pick<Context, 'db' | 'limits'>,
  item: NewItem,
  change: (tx: Transaction, itemsSoFar: number) => Promise<Result>,
): Promise<Result> {
  const before = underWay.get(item.ownerId)
  const run = (before ?? Promise.resolve()).then(() => addItemNow(ctx, item, change))
  const settled = run.then(
    () => undefined,
    () => undefined,
  )
  underWay.set(item.ownerId, settled)
  try {
    return await run
  } finally {
    if (underWay.get(item.ownerId) === settled) underWay.delete(item.ownerId)
  }
}

function addItemNow<Result>(
  ctx: Pick<Context, 'db' | 'limits'>,
  { of, ownerId, adds }: NewItem,
  change: (tx: Transaction, itemsSoFar: number) => Promise<Result>,
): Promise<Result> {
  const { perAccount, publicPerAccount } = ctx.limits.items
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('items ' || ${ownerId}::text, 0))`)
    const [has] = await tx
      .select({ items: count(), public: sql<string>`count(*) filter (where ${of.isPublic})` })
      .from(of)
      .where(and(eq(of.ownerId, ownerId), isNull(of.deletedAt)))
    const items = has?.items ?? 0
    if (adds.item && perAccount !== null && items >= perAccount)
      throw new AppError('too_many_items', `an account may have ${perAccount} of them`)
    if (adds.public && publicPerAccount !== null && Number(has?.public ?? 0) >= publicPerAccount)
      throw new AppError('too_many_items', `an account may have ${publicPerAccount} public ones`)
    return change(tx, items)
  })
}

type NewItem = {
  of: typeof prospects | typeof coaches
  ownerId: string
  /** What the change adds: an item, or a public one. */
  adds: { item: boolean; public: boolean }
}
