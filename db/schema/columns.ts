import { sql, type SQL } from 'drizzle-orm'
import { check, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A random primary key. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/** A moment, to the millisecond that JavaScript and the wire have: what is read equals what was written. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/**
 * A text as it is compared in a search: without case and accents, so that "garcia" finds "García". The value
 * of a generated column, and of what is looked for in it.
 */
export function normalizedForSearch(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
}

/**
 * A CHECK that keeps a text column to the vocabulary's values. A Postgres enum would do the same, but
 * its values can never be removed, and adding one cannot be rolled back in a transaction with its use.
 */
export function oneOfCheck(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sqlLiterals(values)})`)
}

/** A CHECK that keeps a nullable score to 0-100. */
export function scoreCheck(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} between 0 and 100`)
}

/** Constraints are stored as text, so the values stand in it as literals, not as parameters. */
function sqlLiterals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}
