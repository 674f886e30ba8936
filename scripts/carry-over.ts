// `npm run db:carry-over`: converts a database made by an earlier version, with all its data. It works on the database
// that `npm start` would use: the one at DATABASE_URL (as the role of
// DATABASE_OWNER_URL, if it is set), or the embedded one in DATA_DIR.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { carryOver, CarryOverError } from '#db/carry-over.ts'
import { EarlierDatabaseError } from '#db/earlier-database.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { DataFolderInUseError } from '#db/embedded/data-folder-lock.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

async function run(): Promise<string> {
  // The app's own role may not change the schema.
  const given = process.env['DATABASE_OWNER_URL'] || (process.env['DATABASE_URL'] ?? '')
  if (given !== '') return resultText('The database of DATABASE_URL', given)
  const dataDir = process.env['DATA_DIR'] || '.data'
  const name = `The embedded database in ${dataDir}`
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    throw new CarryOverError(`There is no database in ${dataDir}.`)
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    return await resultText(name, embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function resultText(name: string, url: string): Promise<string> {
  return (await carryOver(url, name)) === 'carried over'
    ? `${name} was carried over with all its data. Start the portal.`
    : `${name} has nothing to carry over.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  const expected =
    error instanceof CarryOverError ||
    error instanceof EarlierDatabaseError ||
    error instanceof DataFolderInUseError
  if (!expected) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
