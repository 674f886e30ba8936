import { and } from 'drizzle-orm'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { Member } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { knownUsers } from '../scope.ts'
import { readMembers, usernameAfter, usernameCursor } from './rows.ts'

/** The people whom the actor may see, by username. */
export async function listUsers(ctx: ActorContext, query: PageQuery): Promise<Page<Member>> {
  const window = parsePageQuery(query, usernameCursor)
  const rows = await readMembers(
    ctx,
    and(knownUsers(ctx.actor), usernameAfter(window.after)),
    rowLimit(window),
  )
  return toPage(rows, window, (row) => row.username)
}
