import { sql, TransactionRollbackError } from 'drizzle-orm'
import { sqlState } from '#db/errors.ts'
import { writeProbe } from '#db/schema/write-probe.ts'
import type { Context } from '#server/context.ts'

/** The SQLSTATE of a lock that another transaction holds for too long. */
const lockNotAvailable = '55P03'

/** A success counts for this long: anybody may ask, and every check makes a file. */
const trustedMs = 5_000

/**
 * A check that rejects if the database can store nothing: its disk is full, or it takes no writes. A small update
 * would not notice a full disk, since it finds room in a page that exists. The check therefore writes a row into a
 * new file of an empty table, as TRUNCATE makes one, and rolls it back. Concurrent callers share one check. While a
 * backup reads the table, which can take an hour, the check says nothing about the disk and passes.
 */
export function storageCheck({ db }: Pick<Context, 'db'>): () => Promise<void> {
  let running: Promise<void> | null = null
  let succeededMs = Number.NEGATIVE_INFINITY
  const check = async () => {
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '500ms'`)
        await tx.execute(sql`truncate ${writeProbe}`)
        await tx.insert(writeProbe).values({ filler: 'x' })
        tx.rollback()
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError || sqlState(error) === lockNotAvailable)) throw error
      })
    succeededMs = performance.now()
  }
  return async () => {
    if (performance.now() - succeededMs < trustedMs) return
    running ??= check().finally(() => {
      running = null
    })
    await running
  }
}
