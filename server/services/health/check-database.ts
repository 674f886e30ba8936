import { ping } from '#db/client.ts'
import type { Context } from '#server/context.ts'

/** Rejects when the database does not answer. */
export function checkDatabase(ctx: Pick<Context, 'db'>): Promise<void> {
  return ping(ctx.db)
}
