import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandForAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'

export type PostgresServer = { port: number; stop(): Promise<void>; exited: Promise<void> }

/** Recovery after a power cut replays several minutes of log, so the timeout is generous. */
const startTimeoutMs = 60_000
const stopTimeoutMs = 10_000

/**
 * Replaces the shell with Postgres and leaves a watchdog behind that reads our end of a pipe. When this process
 * ends in any way, the pipe closes and the watchdog tells Postgres to shut down. The watchdog is a grandchild
 * because Postgres must not find a child that it did not start. `$1` is the cluster; the command follows it.
 */
const watchdogScript = `
  cluster=$1; shift
  exec 3<&0 </dev/null
  ( (
    read -r _ <&3
    [ "$(head -n 1 "$cluster/postmaster.pid" 2>/dev/null)" = $$ ] && kill -INT $$
  ) & )
  exec "$@" 3<&-
`

/**
 * Starts Postgres on a free port of the loopback interface.
 * @throws {Error} if it does not become ready, with the end of its log
 */
export async function startPostgres(
  cluster: Cluster,
  binaries: Binaries,
  options: { durable: boolean; maxConnections: number },
): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnPort(await freePort(), cluster, binaries, options)
    } catch (error) {
      // Another process took the port in between, or children of a killed Postgres are still ending.
      const transient = /could not bind|shared memory block .* is still in use/.test(String(error))
      if (!transient || attempt === 5) throw error
      await sleep(200 * attempt)
    }
  }
}

async function startOnPort(
  port: number,
  cluster: Cluster,
  binaries: Binaries,
  options: { durable: boolean; maxConnections: number },
): Promise<PostgresServer> {
  const logFile = `${cluster.dir}.log`
  const log = await open(logFile, 'w', 0o600)
  const script = ['-c', watchdogScript, 'sh', cluster.dir, binaries.postgres, '-D', cluster.dir]
  const settings = Object.entries(settingsFor(port, options)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const {
    command,
    args,
    options: spawnOptions,
  } = await commandForAccount(
    cluster.account,
    '/bin/sh',
    [...script, ...settings],
    [binaries.postgres, cluster.dir],
  )
  // In its own session, so Ctrl-C in a terminal reaches only us and we stop Postgres last.
  const child = spawn(command, args, { ...spawnOptions, detached: true, stdio: ['pipe', log.fd, log.fd] })
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  child.stdin?.on('error', () => undefined)
  await log.close()

  const outcome = await Promise.race([
    waitUntilReady(cluster.dir, child),
    exited.then(() => 'exited' as const),
  ])
  if (outcome !== 'ready') {
    child.kill('SIGQUIT')
    const logTail = (await readFile(logFile, 'utf8')).trim().slice(-2_000)
    throw new Error(
      `the embedded Postgres did not start (${outcome}): ${logTail || `could not run ${command}`}`,
    )
  }
  child.unref()
  if (child.stdin instanceof net.Socket) child.stdin.unref()
  return { port, exited, stop: () => stopPostgres(child, exited) }
}

/** Settings for one small server. With `durable`, an acknowledged commit survives a power cut. */
function settingsFor(
  port: number,
  { durable, maxConnections }: { durable: boolean; maxConnections: number },
) {
  const onOff = durable ? 'on' : 'off'
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '64MB',
    huge_pages: 'off',
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    // An embedded server has no standby.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    // Queries are small and indexed: JIT compilation and parallel workers do not pay off.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements contain what people say, which must not reach a log.
    log_min_error_statement: 'panic',
  }
}

/** Waits until Postgres writes "ready" into its pid file, as pg_ctl does. */
async function waitUntilReady(
  clusterDir: string,
  child: ChildProcess,
): Promise<'ready' | 'not ready in time'> {
  for (let waitedMs = 0; waitedMs < startTimeoutMs; waitedMs += 5) {
    const lines = (await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    )
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return 'ready'
    if (child.exitCode !== null) break
    await sleep(5)
  }
  return 'not ready in time'
}

async function stopPostgres(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.ref()
  child.kill('SIGINT')
  const escalation = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs)
  await exited
  clearTimeout(escalation)
  child.stdin?.destroy()
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string')
    throw new Error('could not find a free port on the loopback interface')
  return address.port
}
