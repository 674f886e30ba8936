import { and, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Member } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { knownUsers } from '../scope.ts'
import { readMembers, usernameKey } from './rows.ts'

const key = z.string()

/** The people that the actor may know of, by username. */
export async function listUsers(ctx: ActorContext, query: PageQuery): Promise<Page<Member>> {
  const window = windowOf(query, key)
  const after = window.after === null ? undefined : sql`${usernameKey} > lower(${window.after})`
  const rows = await readMembers(ctx, and(knownUsers(ctx.actor), after), rowsToRead(window))
  return pageOf(rows, window, (row) => row.username)
}
