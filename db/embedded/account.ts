import type { SpawnOptions } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The account that Postgres runs as: it refuses to run as root. `null`: the one we run as. */
export type Account = { uid: number; gid: number; name: string } | null

export type Command = { command: string; args: string[]; options: SpawnOptions }

/**
 * Who Postgres runs as: ourselves, unless we are root. Then the owner of a cluster that exists, else the
 * account `postgres`, else `nobody`. No account is created on anybody's machine.
 * @throws {Error} if we are root and there is no such account
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
 * A command as the account runs it. `paths` are what it must reach. Where root keeps the project in a
 * private folder (/root, mktemp), the account could not enter it: setpriv of util-linux then leaves it the
 * one privilege of reading and entering folders, and no other.
 */
export async function commandForAccount(
  account: Account,
  command: string,
  args: string[],
  paths: string[],
): Promise<Command> {
  // Nothing of ours: variables such as PGDATA or LANG would change what Postgres does.
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

/** Whether the account may pass through a folder and all above it. */
async function canEnter(account: NonNullable<Account>, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || canEnter(account, parent)
}

/** Containers often have only the wider one of the two capabilities that pass folder permissions. */
async function readCapability(): Promise<'dac_read_search' | 'dac_override'> {
  const status = await readFile('/proc/self/status', 'utf8')
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`)
  const dacReadSearch = 1n << 2n
  return (effective & dacReadSearch) === 0n ? 'dac_override' : 'dac_read_search'
}
