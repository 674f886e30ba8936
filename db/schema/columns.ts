import { sql, type SQL } from 'drizzle-orm'
import { check, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A random primary key. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/**
 * A timestamp with millisecond precision, as in JavaScript and on the wire, so a value is read back as written.
 */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/**
 * A text without case and accents, so that a search for "garcia" finds "García". Used for generated columns and
 * for the search term.
 */
export function normalizedForSearch(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
}

/**
 * A CHECK that restricts a text column to the values of the vocabulary. A Postgres enum would do the same, but
 * its values can never be removed, and a new one cannot be used in the transaction that adds it.
 */
export function oneOfCheck(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sqlLiterals(values)})`)
}

/** A CHECK that restricts a nullable score to 0-100. */
export function scoreCheck(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} between 0 and 100`)
}

/** Constraints are stored as text, so the values must be literals, not parameters. */
function sqlLiterals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}
