import postgres from 'postgres'
import { startEmbeddedPostgres } from '../embedded.ts'

/**
 * A process for tests to kill. It starts the embedded database in the given folder, inserts rows in a loop, and
 * prints each row's number once its commit is acknowledged. Prints `refused <message>` if it cannot start.
 */
async function write(dataDir: string): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined })
  await sql`create table if not exists acknowledged (id integer primary key)`
  const [last] = await sql<{ id: number | null }[]>`select max(id) as id from acknowledged`
  for (let id = (last?.id ?? 0) + 1; ; id++) {
    await sql`insert into acknowledged values (${id})`
    process.stdout.write(`${id}\n`)
  }
}

write(process.argv[2] ?? '').catch((error: unknown) => {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
