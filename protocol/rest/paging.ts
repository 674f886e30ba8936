import { z } from 'zod'
import { name, token } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'

/**
 * Requests a page of a list: at most `limit` rows after the row of the cursor `after`. A call without either
 * returns the whole list.
 */
export const pageQuery = z.strictObject({
  limit: z.coerce.number<number | string>().int().min(1).max(limits.pageMax).optional(),
  /** The `X-Next-Cursor` header of the previous page. Some cursors contain a name. */
  after: token({ min: 1, max: 1_000 }).optional(),
})
export type PageQuery = z.infer<typeof pageQuery>

/** Part of a name to search for, ignoring case and accents; absent or empty matches everything. */
export const nameSearch = name({ max: limits.nameMax }).optional()

/** Whether a list supports paging. */
export function isPaged(query: z.ZodType): boolean {
  return query instanceof z.ZodObject && 'after' in query.shape
}

/** The response header with the cursor of the next page; absent on the last page. */
export const nextCursorHeader = 'X-Next-Cursor'
