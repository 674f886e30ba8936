import type { Sql, TransactionSql } from 'postgres'

/**
 * Creation times, in milliseconds, of the 17 migrations that `0000_initial` replaces: a database records its migrations
 * by them. They produced the same schema as `0000_initial`, except for the order of some columns.
 */
export const earlierMigrations: readonly number[] = [
  1795210601786, 1795210602499, 1795213811097, 1795221786633, 1795227385799, 1795270132363, 1795270607728,
  1795270613033, 1795271394357, 1795272507573, 1795272515650, 1795274927965, 1795283042611, 1795285873889,
  1795287211596, 1795294692818, 1795299826102,
]

/** A version of the portal that has this file knows all of them. */
const lastEarlierFile = 'db/migrations/0016_assignments.sql'

/** An earlier version made this database. The message is for the person who starts the server. */
export class EarlierDatabaseError extends Error {
  /** @param name what to call the database, at the beginning of a sentence */
  constructor(name: string, applied: number) {
    const all = earlierMigrations.length
    super(
      applied === all
        ? `${name} was made by an earlier version of the portal. Its schema is current, but its ${all} migrations ` +
            'have been merged into one. Nothing was changed. Stop every server that uses it, then migrate its data with: ' +
            'npm run db:carry-over'
        : `${name} was made by an earlier version of the portal and has ${applied} of its ${all} migrations. ` +
            'Nothing was changed. First start the last version with these migrations, which applies the missing ones, ' +
            'then migrate its data with: npm run db:carry-over\nTo check out that version in a full clone: ' +
            `git checkout "$(git rev-list -1 HEAD -- ${lastEarlierFile})^"`,
    )
    this.name = 'EarlierDatabaseError'
  }
}

/** How many of the earlier migrations this database has; 0 for a new database and for a converted one. */
export async function earlierMigrationsIn(sql: Sql | TransactionSql): Promise<number> {
  const [table] = await sql<{ found: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as found`
  if (!table?.found) return 0
  const rows = await sql<{ count: number }[]>`
    select count(*)::int from drizzle.__drizzle_migrations
    where created_at in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(earlierMigrations)}::text::jsonb))`
  return rows[0]?.count ?? 0
}
