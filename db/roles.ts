import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { withMigrationLock } from './migrate.ts'

/** The role of the app in the embedded database. It owns nothing. */
export const appRole = 'portal_app'

/**
 * Creates the app's role in a database of our own, or renews its password, and lets it use the tables. The password is
 * new at every start and stored nowhere.
 * @param ownerUrl connects as the role that owns the schema and may create roles
 * @returns the URL with which the app connects
 */
export async function prepareAppRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const sql = connect(ownerUrl)
  try {
    const [found] = await sql`select 1 from pg_roles where rolname = ${appRole}`
    // The name is a constant and the password has no quotes: statements about roles take no parameters.
    await sql.unsafe(`${found ? 'alter' : 'create'} role ${appRole} login password '${password}'
      nosuperuser nocreatedb nocreaterole noreplication nobypassrls`)
    await grant(sql, appRole)
  } finally {
    await sql.end({ timeout: 5 })
  }
  const url = new URL(ownerUrl)
  url.username = appRole
  url.password = password
  return url.href
}

/**
 * Lets the role of `appUrl` use the tables, after a migration by their owner. Does nothing if both are the same role.
 * @throws {Error} if the owner does not own the tables
 */
export async function grantToApp(ownerUrl: string, appUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(appUrl).username)
  // Two processes that grant at the same time would fail with "tuple concurrently updated".
  await withMigrationLock(ownerUrl, async (sql) => {
    const [owner] = await sql<{ name: string }[]>`select current_user as name`
    if (owner?.name !== role) await grant(sql, role)
  })
}

/** Rows of all tables, and the record of migrations to read. No right to change the schema or to empty a used table. */
async function grant(sql: Sql, role: string): Promise<void> {
  await sql.begin(async (tx) => {
    const to = tx(role)
    await tx`grant usage on schema public, drizzle to ${to}`
    await tx`grant select, insert, update, delete on all tables in schema public to ${to}`
    // For the readiness check; it is always empty (server/services/health/check-storage.ts).
    await tx`grant truncate on public.write_probe to ${to}`
    await tx`grant usage, select on all sequences in schema public to ${to}`
    await tx`grant select on all tables in schema drizzle to ${to}`
  })
}

/** Whether the connections of this pool have the rights of a superuser. */
export async function isSuperuser(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ rolsuper: boolean }[]>`select rolsuper from pg_roles where rolname = current_user`
  return row?.rolsuper === true
}

function connect(url: string): Sql {
  return postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined })
}
