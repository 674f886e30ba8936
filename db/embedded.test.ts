import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'
import { thorough } from './testing/thorough.ts'

let dataDir: string
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** A writer process with the complete lines it has printed and a promise for its exit. */
function startWriter(folder = dataDir) {
  const script = path.join(import.meta.dirname, 'testing', 'acknowledging-writer.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // The last line may be partial: only lines that end in a newline are complete.
  return { child, ended, lines: () => printed.split('\n').slice(0, -1) }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

const kills = thorough ? 10 : 3

it(`starts after each of ${kills} kills with every acknowledged row`, { timeout: 240_000 }, async () => {
  let lastAcknowledged = 0
  for (let round = 0; round < kills; round++) {
    const writer = startWriter()
    await vi.waitFor(() => expect(writer.lines().length).toBeGreaterThan(3 + round * 4), {
      // It only bounds what hangs: a recovery takes long on a busy machine.
      timeout: 60_000,
      interval: 5,
    })
    // Every third time Postgres is killed too, which forces crash recovery.
    const postmaster = await postmasterPid()
    writer.child.kill('SIGKILL')
    if (round % 3 === 2) process.kill(postmaster, 'SIGKILL')
    await writer.ended
    const numbers = writer.lines().map(Number)
    expect(numbers[0]).toBeGreaterThan(lastAcknowledged)
    lastAcknowledged = numbers.at(-1) ?? 0
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const sql = postgres(url, { max: 1 })
  const ids = (await sql<{ id: number }[]>`select id from acknowledged order by id`).map((row) => row.id)
  await sql.end()
  await stop()
  expect(ids.slice(0, lastAcknowledged)).toEqual(
    Array.from({ length: lastAcknowledged }, (_, index) => index + 1),
  )
})

it('refuses a second process on the folder and names the first one', async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const second = startWriter()
  await second.ended
  const message = second.lines().join('\n')
  expect(message).toContain(`refused The data folder ${dataDir} is in use by process ${process.pid}.`)
  expect(message).toContain('DATA_DIR')
  await stop()
  const third = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await third.stop()
})

it('stops Postgres when the process is killed', async () => {
  const writer = startWriter()
  await vi.waitFor(() => expect(writer.lines()).not.toEqual([]), { timeout: 15_000, interval: 5 })
  writer.child.kill('SIGKILL')
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  // Postgres removes its pid file just before it writes this line.
  await vi.waitFor(
    async () =>
      expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toContain(
        'database system is shut down',
      ),
    { timeout: 10_000, interval: 5 },
  )
  expect(existsSync(pidFile)).toBe(false)
})

it('ignores a pid file whose pid now belongs to another program', async () => {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${path.join(dataDir, 'postgres')}\n`)
  const { stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await stop()
  expect(existsSync(pidFile)).toBe(false)
})

it('starts over when the process is killed while creating the database', { timeout: 20_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-'))
  const writer = startWriter(folder)
  const password = path.join(folder, 'postgres.password')
  await vi.waitFor(() => expect(existsSync(password)).toBe(true), { timeout: 15_000, interval: 2 })
  writer.child.kill('SIGKILL')
  await writer.ended
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  const { stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  expect((await stat(password)).mode & 0o777).toBe(0o600)
  await stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})
