import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Context } from '#server/context.ts'
import { lifeMaker } from '#server/domain/debtor/life/make-lives.ts'
import { editedLives, makeLivesFor, originOf } from './life.ts'

/** So many prospects are locked at once, for less than a second. */
const batchSize = 20

/** In the queue of the computations, the server is one account among others. */
const account = 'the server'

/**
 * Makes the lives of the prospects that have none, or one of earlier rules, in batches; their authors' edits stay.
 * Processes that start at the same time share the work, and what one leaves undone the next start does.
 * @returns how many were made by this process
 */
export async function fillLives(
  ctx: Pick<Context, 'db' | 'simulation' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  for (;;) {
    const made = await fillBatch(ctx, signal)
    total += made
    if (made === 0 || signal?.aborted === true) return total
  }
}

function fillBatch(
  ctx: Pick<Context, 'db' | 'simulation' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(prospects)
      .where(and(isNull(prospects.deletedAt), lt(prospects.lifeMaker, lifeMaker)))
      .orderBy(asc(prospects.id))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    let made = 0
    for (const row of rows) {
      if (signal?.aborted === true) break
      const origin = originOf(row, ctx.now())
      const lives = await makeLivesFor(ctx, row, origin, account).catch((error: unknown) => {
        if (signal?.aborted !== true)
          ctx.log.error({ prospectId: row.id, err: error }, 'a life could not be made')
        return null
      })
      // One that cannot be made is left to the sessions, or every start would try it again.
      const life = { ...origin, lives: lives === null ? {} : editedLives(lives, origin.edits) }
      await tx.update(prospects).set({ life, lifeMaker }).where(eq(prospects.id, row.id))
      made += 1
    }
    return made
  })
}
