import type { SpawnOptions } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The account that runs Postgres, which refuses to run as root. `null`: the current account. */
export type Account = { uid: number; gid: number; name: string } | null

export type Command = { command: string; args: string[]; options: SpawnOptions }

/**
 * Picks the account that runs Postgres: the current one, unless it is root. For root it is the owner of an
 * existing cluster, else `postgres`, else `nobody`. Accounts are never created.
 * @throws {Error} if we are root and no such account exists
 */
export async function findAccount(clusterDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(clusterDir).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = accounts.find(([found]) => found === wanted) ?? []
    if (name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid), name }
  }
  throw new Error(
    'Postgres does not run as root, and this machine has neither a "postgres" nor a "nobody" account: ' +
      'start the portal as another user, or set DATABASE_URL.',
  )
}

/**
 * Builds a command that runs as the account. `paths` are the files it must reach. If root keeps the project in
 * a private folder (/root, mktemp), the account cannot enter it. In that case setpriv (util-linux) grants the
 * one privilege of reading and entering folders.
 */
export async function commandForAccount(
  account: Account,
  command: string,
  args: string[],
  paths: string[],
): Promise<Command> {
  // Do not inherit the environment: variables such as PGDATA or LANG change how Postgres behaves.
  const options: SpawnOptions = {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  }
  if (account === null) return { command, args, options }
  const { uid, gid } = account
  const reachable = await Promise.all(paths.map((each) => canEnter(account, path.dirname(each))))
  if (reachable.every(Boolean)) return { command, args, options: { ...options, uid, gid } }
  const capability = await readCapability()
  const privileges = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
  ]
  return { command: 'setpriv', args: [...privileges, '--', command, ...args], options }
}

/** Whether the account may enter a folder and all folders above it. */
async function canEnter(account: NonNullable<Account>, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || canEnter(account, parent)
}

/** Containers often have only the broader of the two capabilities that bypass folder permissions. */
async function readCapability(): Promise<'dac_read_search' | 'dac_override'> {
  const status = await readFile('/proc/self/status', 'utf8')
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`)
  const dacReadSearch = 1n << 2n
  return (effective & dacReadSearch) === 0n ? 'dac_override' : 'dac_read_search'
}
