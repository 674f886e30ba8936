import type { z } from 'zod'
import type { PageQuery } from '#protocol/rest/paging.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AppError } from '#server/errors/app-error.ts'

/** A part of a list, and the cursor from which the next part is read; null on the last one. */
export type Page<Row> = { rows: Row[]; next: string | null }

/** What a page is asked for by: where it begins, and how many rows it has; null: from the start, all of them. */
export type PageWindow<Key> = { after: Key | null; size: number | null }

/**
 * Reads a query for a page. A cursor is the sort key of the last row before it: rows that come or go
 * meanwhile neither repeat nor hide others.
 * @throws {AppError} `invalid_input` for a cursor that no answer gave
 */
export function parsePageQuery<Key>(query: PageQuery, key: z.ZodType<Key>): PageWindow<Key> {
  if (query.after === undefined) return { after: null, size: query.limit ?? null }
  const parsed = key.safeParse(decodeCursor(query.after))
  if (!parsed.success)
    throw new AppError('invalid_input', 'after: take it from the header X-Next-Cursor', {
      issues: [{ path: 'after', message: 'no cursor' }],
    })
  return { after: parsed.data, size: query.limit ?? limits.pageMax }
}

/** How many rows to read for a page: one more, by which the end is known. */
export function rowLimit(window: PageWindow<unknown>): number | null {
  return window.size === null ? null : window.size + 1
}

/** Cuts what was read to the page. */
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
