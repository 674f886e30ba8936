import type { z } from 'zod'
import type { PageQuery } from '#protocol/rest/paging.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AppError } from '#server/errors/app-error.ts'

/** A part of a list and the cursor of the next part; null on the last one. */
export type Page<Row> = { rows: Row[]; next: string | null }

/** The requested page: the key to start after and the number of rows. Null: from the start, or all rows. */
export type PageWindow<Key> = { after: Key | null; size: number | null }

/**
 * Parses the paging query. A cursor is the sort key of the last row of the previous page, so rows that are
 * added or removed meanwhile cause no duplicates or gaps.
 * @throws {AppError} `invalid_input` for a malformed cursor
 */
export function parsePageQuery<Key>(query: PageQuery, key: z.ZodType<Key>): PageWindow<Key> {
  if (query.after === undefined) return { after: null, size: query.limit ?? null }
  const parsed = key.safeParse(decodeCursor(query.after))
  if (!parsed.success)
    throw new AppError('invalid_input', 'after: use a value of the header X-Next-Cursor', {
      issues: [{ path: 'after', message: 'not a cursor' }],
    })
  return { after: parsed.data, size: query.limit ?? limits.pageMax }
}

/** The number of rows to read: one more than the page, to detect the end. */
export function rowLimit(window: PageWindow<unknown>): number | null {
  return window.size === null ? null : window.size + 1
}

/** Cuts the rows to the page and adds the next cursor. */
export function toPage<Row, Key>(
  read: readonly Row[],
  window: PageWindow<Key>,
  keyOf: (row: Row) => Key,
): Page<Row> {
  const rows = window.size === null ? [...read] : read.slice(0, window.size)
  const last = rows.at(-1)
  const more = last !== undefined && rows.length < read.length
  return { rows, next: more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null }
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
