import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findAccount, commandForAccount, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** A complete Postgres data folder and the credentials to log in to it. */
export type Cluster = { dir: string; user: string; password: string; account: Account; isNew: boolean }

const user = 'portal'

/**
 * Returns the cluster in the data folder and creates it if missing. It is created under a temporary name and
 * renamed when complete, so an interrupted initdb is never mistaken for data. Hold the data folder's lock when
 * calling this.
 * @throws {Error} if initdb fails (with its output) or a cluster has lost its password file
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, durable: boolean): Promise<Cluster> {
  const dir = path.join(dataDir, 'postgres')
  await removeUnfinished(dataDir)
  const account = await findAccount(dir)
  const passwordFile = path.join(dataDir, 'postgres.password')
  const storedPassword = (await readFile(passwordFile, 'utf8').catch(() => '')).trim()
  if (await exists(path.join(dir, 'PG_VERSION'))) {
    if (storedPassword === '')
      throw new Error(`${passwordFile} is missing: without it the data cannot be opened`)
    return { dir, user, password: storedPassword, account, isNew: false }
  }
  const password = storedPassword || randomBytes(24).toString('base64url')
  if (storedPassword === '') await writeDurably(passwordFile, password)
  const unfinished = path.join(dataDir, `postgres.new-${randomBytes(6).toString('hex')}`)
  await initCluster(unfinished, password, account, binaries, durable)
  await rename(unfinished, dir)
  await syncFolder(dataDir)
  return { dir, user, password, account, isNew: true }
}

async function initCluster(
  dir: string,
  password: string,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const passwordFile = `${dir}.password`
  await mkdir(dir, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await Promise.all([dir, passwordFile].map((each) => chown(each, account.uid, account.gid)))
  const args = [
    `--pgdata=${dir}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres' built-in C.UTF-8 is the same on every machine, whatever locales the system has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  await runCommand(await commandForAccount(account, binaries.initdb, args, [binaries.initdb, dir]))
  await rm(passwordFile)
}

async function runCommand({
  command,
  args,
  options,
}: Awaited<ReturnType<typeof commandForAccount>>): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const failure = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `exit code ${code}`)))
  })
  if (failure !== null) throw new Error(`initdb failed (${failure}): ${output.trim().slice(-2_000)}`)
}

/** Removes what an interrupted initdb left. If it is still running, it fails once its folder is gone. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))
  for (const name of leftovers) {
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.writeFile(`${text}\n`)
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
