import { nextCursorHeader } from '#protocol/rest/paging.ts'
import type { Page } from '#server/services/paging/page.ts'
import type { HttpContext } from './env.ts'

/** Returns the rows of a page and sets the header with the cursor of the next one. */
export function sendPage<Row>(c: HttpContext, { rows, next }: Page<Row>): Row[] {
  if (next !== null) c.header(nextCursorHeader, next)
  return rows
}
