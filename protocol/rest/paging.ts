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

/** The header of a list's answer that says where the next page begins; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor'
