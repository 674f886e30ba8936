import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '../embedded.ts'
import { migrateDatabase } from '../migrate.ts'
import { prepareAppRole } from '../roles.ts'

const template = 'migrated'

/**
 * A Postgres in a temporary folder with a migrated template database. For speed it is not durable: a crash of Postgres
 * may lose commits of the last moments.
 */
export async function startTestServer({ durable = false } = {}): Promise<{
  adminUrl: string
  /** The app's role in the template. */
  appUrl: string
  stop: () => Promise<void>
}> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    durable,
    maxConnections: 300,
  })
  await withAdmin(server.url, (sql) => sql.unsafe(`create database ${template}`))
  await migrateDatabase(urlOfDatabase(server.url, template))
  const appUrl = await prepareAppRole(urlOfDatabase(server.url, template))
  return {
    adminUrl: server.url,
    appUrl,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type DatabaseCopy = { name: string; url: string; drop: () => Promise<void> }

/**
 * Copies the migrated template on the test server, or another database that has no clients. `drop` also disconnects
 * any remaining clients.
 */
export async function copyTemplate(adminUrl: string, source = template): Promise<DatabaseCopy> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Half the work of the default strategy, which writes the copy into the log too.
  await withAdmin(adminUrl, (sql) =>
    sql.unsafe(`create database ${name} template ${source} strategy = file_copy`),
  )
  return {
    name,
    url: urlOfDatabase(adminUrl, name),
    drop: () => withAdmin(adminUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`)),
  }
}

export async function withAdmin(url: string, action: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined })
  try {
    await action(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
