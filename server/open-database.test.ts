import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import postgres from 'postgres'
import { readConfig } from './config.ts'
import { compose, type ComposedServer } from './compose.ts'
import { openDatabase } from './open-database.ts'
import { createLogger } from './telemetry/logger.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { isSuperuser } from '#db/roles.ts'

let dataDir: string
let app: ComposedServer

const config = () => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' })

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-roles-'))
  // A folder of an earlier version: the app itself was the superuser.
  const earlier = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  await migrateDatabase(earlier.url)
  const sql = postgres(earlier.url, { max: 1 })
  await sql`insert into teams (name) values ('from before')`
  await sql.end()
  await earlier.stop()
  app = await compose(config())
}, 60_000)
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the database role of the running app', () => {
  it('[SEC4] is not a superuser, in a data folder of an earlier version too', async () => {
    const [role] = await app.ctx.sql`
      select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
      from pg_roles where rolname = current_user`
    expect(role).toEqual({
      name: 'portal_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
    })
    const users = await app.ctx.sql<{ name: string }[]>`
      select distinct usename as name from pg_stat_activity where application_name like 'training-portal%'`
    expect(users.map(({ name }) => name)).toEqual(['portal_app'])
  })

  it.each([
    ['run a program', `copy (select 1) to program 'true'`],
    ['read a file of the server', `select pg_read_file('/etc/passwd')`],
    ['write a file of the server', `copy (select 1) to '/tmp/portal-roles-test'`],
    ['create a table', 'create table of_an_attacker (id int)'],
    ['create a schema', 'create schema of_an_attacker'],
    ['drop a table', 'drop table users cascade'],
    ['empty a table', 'truncate users cascade'],
    ['switch triggers off', 'alter table training_sessions disable trigger all'],
    ['change the record of migrations', 'delete from drizzle.__drizzle_migrations'],
    ['become the owner', 'set role portal'],
    ['read passwords of roles', 'select * from pg_authid'],
    ['make itself a superuser', 'alter role portal_app superuser'],
  ])('[SEC4] cannot %s', async (_what, statement) => {
    await expect(app.ctx.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('[SEC4] reads and writes the data, and has what was stored before', async () => {
    const names = await app.ctx.sql<{ name: string }[]>`select name from teams`
    expect(names.map(({ name }) => name)).toEqual(['from before'])
    await app.ctx.sql`update teams set industry = 'banking'`
    await app.ctx.sql`delete from teams`
  })
})

describe('the roles of the production setup', () => {
  let folder: string
  let server: EmbeddedPostgres
  const passwords = { portal_owner: 'password of the owner', portal_app: "password of the app, it's" }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-production-'))
    server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, durable: false })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Does what the service `database-roles` does. */
  async function makeRoles(): Promise<void> {
    const sql = postgres(server.url, {
      max: 1,
      connection: {
        'portal.owner_password': passwords.portal_owner,
        'portal.app_password': passwords.portal_app,
      },
    })
    await sql.unsafe(await readFile(new URL('../deploy/postgres/roles.sql', import.meta.url), 'utf8'))
    await sql.end()
  }

  function urlOf(role: keyof typeof passwords): string {
    const url = new URL(server.url)
    url.username = role
    url.password = encodeURIComponent(passwords[role])
    return url.href
  }

  const open = () =>
    openDatabase(
      { databaseUrl: urlOf('portal_app'), databaseOwnerUrl: urlOf('portal_owner'), dataDir: folder },
      createLogger('silent'),
    )

  it('[SEC4] serve an empty database, again at every start, and one that the superuser owned', async () => {
    await makeRoles()
    await open()
    await makeRoles()
    await open()
    const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
    await admin`reassign owned by portal_owner to portal`
    await makeRoles()
    const owners = await admin<{ owner: string }[]>`
      select distinct tableowner as owner from pg_tables where schemaname in ('public', 'drizzle')`
    expect(owners.map(({ owner }) => owner)).toEqual(['portal_owner'])
    await admin.end()
    const { url } = await open()
    const sql = postgres(url, { max: 1 })
    expect(await sql`select * from users`).toEqual([])
    await sql`truncate write_probe`
    await expect(sql`create table of_an_attacker (id int)`).rejects.toMatchObject({ code: '42501' })
    await sql.end()
  })

  it('[SEC4] let replicas start at the same time', async () => {
    await makeRoles()
    const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
    // So that each replica has something to grant.
    await admin`revoke all on all tables in schema public from portal_app`
    await admin.end()
    const opened = await Promise.all(Array.from({ length: 8 }, open))
    const sql = postgres(opened[0]?.url ?? '', { max: 1 })
    expect(await sql`select * from users`).toEqual([])
    await sql.end()
  })

  it.each(['portal_owner', 'portal_app'] as const)(
    '[SEC4] %s is no superuser and runs no program',
    async (role) => {
      const sql = postgres(urlOf(role), { max: 1 })
      expect(await isSuperuser(sql)).toBe(false)
      await expect(sql.unsafe(`copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' })
      await sql.end()
    },
  )

  it('[SEC4] without the owner, an outdated schema is refused with what to do', async () => {
    await makeRoles()
    await open()
    const admin = postgres(server.url, { max: 1 })
    await admin`delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
    await admin.end()
    await expect(migrateDatabase(urlOf('portal_app'))).rejects.toThrow('DATABASE_OWNER_URL')
  })
})
