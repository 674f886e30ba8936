import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Lives } from '#protocol/rest/life.ts'
import type { Context } from '#server/context.ts'
import { lifeMaker } from '#server/domain/debtor/life/make-lives.ts'
import { AppError } from '#server/errors/app-error.ts'
import { editedLives, makeLivesFor, originOf } from './life.ts'

/** In the queue of the computations, the server is one account among others. */
const account = 'the server'

/** A life that the rules could not make anew: a model found its facts, or its author saw them and changed some. */
const isKept = sql`(${prospects.life} -> 'lives' <> '{}'
  and (${prospects.life} ->> 'madeBy' = 'model' or jsonb_path_exists(${prospects.life}, '$.edits.*.*[*]')))`

/**
 * Makes the lives of the prospects that have none, or one that earlier rules made and nobody edited, one by one. Edits of
 * an author whose life was never made stay.
 * Processes that start at the same time share the work, and what one leaves undone the next start does.
 * @returns how many were made by this process
 */
export async function fillLives(
  ctx: Pick<Context, 'db' | 'simulation' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  let after: string | null = null
  while (signal?.aborted !== true) {
    const filled = await fillNext(ctx, after)
    if (filled === null) break
    after = filled.id
    if (filled.made) total += 1
  }
  return total
}

/**
 * Makes the life of the next prospect by its id. Its author's changes wait meanwhile. Calls with it do not, which refer
 * to its row: they are kept out by `for update`, and not by `for no key update`.
 * @returns null where none is left, or others are at work on all of them
 */
function fillNext(
  ctx: Pick<Context, 'db' | 'simulation' | 'log' | 'now'>,
  after: string | null,
): Promise<{ id: string; made: boolean } | null> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(prospects)
      .where(
        and(
          isNull(prospects.deletedAt),
          lt(prospects.lifeMaker, lifeMaker),
          sql`${isKept} is not true`,
          after === null ? undefined : gt(prospects.id, after),
        ),
      )
      .orderBy(asc(prospects.id))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!row) return null
    const { id } = row
    const origin = originOf(row, ctx.now())
    let lives: Lives = {}
    try {
      lives = editedLives(await makeLivesFor(ctx, row, origin, account), origin.edits)
    } catch (error) {
      // A busy server is no fault of the prospect: the next start tries it again.
      if (error instanceof AppError && error.retryable) {
        ctx.log.warn({ prospectId: id, err: error }, 'a life is made at the next start')
        return { id, made: false }
      }
      // One that cannot be made is left to the sessions, or every start would try it again.
      ctx.log.error({ prospectId: id, err: error }, 'a life could not be made')
    }
    await tx
      .update(prospects)
      .set({ life: { ...origin, madeBy: 'rules', lives }, lifeMaker })
      .where(eq(prospects.id, id))
    return { id, made: true }
  })
}
