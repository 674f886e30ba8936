import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normalizedForSearch } from '#db/schema/columns.ts'

/** Whether a folded column holds what was searched for. No pattern: `%` and `_` are looked for as they are. */
export function containsText(column: AnyPgColumn, search: string): SQL {
  return sql`strpos(${column}, ${normalizedForSearch(sql`${search}::text`)}) > 0`
}
