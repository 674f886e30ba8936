import { pgTable, text } from 'drizzle-orm/pg-core'

/** Always empty: the readiness check writes a row into a new file of this table and rolls it back. */
export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() })
