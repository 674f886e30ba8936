import { z } from 'zod'
import { limits } from '../vocabulary/limits.ts'

/**
 * Asks for a part of a list: at most `limit` rows after the row that `after` stands for. A call without
 * either is answered with the whole list.
 */
export const pageQuery = z.strictObject({
  limit: z.coerce.number<number | string>().int().min(1).max(limits.pageMax).optional(),
  /** What the header `X-Next-Cursor` of the page before said. Some hold a name. */
  after: z.string().min(1).max(1_000).optional(),
})
export type PageQuery = z.infer<typeof pageQuery>

/** A part of a name to look for, whatever its case and accents; left out or empty, all are found. */
export const nameSearch = z.string().trim().max(limits.nameMax).optional()

/** Whether a list is read by pages. */
export function isPaged(query: z.ZodType): boolean {
  return query instanceof z.ZodObject && 'after' in query.shape
}

/** The header of a list's answer that says where the next page begins; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor'
