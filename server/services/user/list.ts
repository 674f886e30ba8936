import { and } from 'drizzle-orm'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Member } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { knownUsers } from '../scope.ts'
import { readMembers, usernameAfter, usernameCursor } from './rows.ts'

/** The people that the actor may know of, by username. */
export async function listUsers(ctx: ActorContext, query: PageQuery): Promise<Page<Member>> {
  const window = windowOf(query, usernameCursor)
  const rows = await readMembers(
    ctx,
    and(knownUsers(ctx.actor), usernameAfter(window.after)),
    rowsToRead(window),
  )
  return pageOf(rows, window, (row) => row.username)
}
