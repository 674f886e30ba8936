import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normalizedForSearch } from '#db/schema/columns.ts'

/** Whether a normalized column contains the search text. Not a pattern match: `%` and `_` are literal. */
export function containsText(column: AnyPgColumn, search: string): SQL {
  return sql`strpos(${column}, ${normalizedForSearch(sql`${search}::text`)}) > 0`
}
