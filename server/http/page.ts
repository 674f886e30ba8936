import { nextCursorHeader } from '#protocol/rest/paging.ts'
import type { Page } from '#server/services/paging/page.ts'
import type { HttpContext } from './env.ts'

/** Answers with the rows of a page, and says in the header where the next one begins. */
export function sendPage<Row>(c: HttpContext, { rows, next }: Page<Row>): Row[] {
  if (next !== null) c.header(nextCursorHeader, next)
  return rows
}
