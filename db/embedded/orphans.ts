import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'

/** A postmaster on SIGINT ends its clients and shuts down; on SIGQUIT it leaves the rest to recovery. */
const signalTimeoutsMs = { SIGINT: 10_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * Ends a Postgres that outlived the server that started it, so that a new one can start. Call it holding
 * the data folder's lock: then no live server uses the cluster, and whatever runs in it is an orphan.
 * A postmaster.pid whose process is gone, or is another program by now (a reused pid), is removed.
 * @returns how many processes were ended
 */
export async function stopOrphans(clusterDir: string): Promise<number> {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  // Postgres removes the file in an orderly end; without it there is nothing to look for.
  const pidFileText = await readFile(pidFile, 'utf8').catch(() => null)
  if (pidFileText === null) return 0
  const found = await findClusterProcesses(clusterDir, parsePid(pidFileText))
  for (const [signal, waitMs] of Object.entries(signalTimeoutsMs) as [
    keyof typeof signalTimeoutsMs,
    number,
  ][]) {
    const left = await findClusterProcesses(clusterDir, parsePid(pidFileText))
    if (left.length === 0) break
    for (const pid of left) sendSignal(pid, signal)
    await waitUntilGone(clusterDir, parsePid(pidFileText), waitMs)
  }
  await rm(pidFile, { force: true })
  return found.length
}

/** The processes that work in the cluster: the postmaster and, if that was killed, its children. */
async function findClusterProcesses(clusterDir: string, postmasterPid: number): Promise<number[]> {
  if (process.platform !== 'linux')
    return (await isPostmaster(postmasterPid, clusterDir)) ? [postmasterPid] : []
  const target = await realpath(clusterDir)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const inCluster = await Promise.all(
    // Every Postgres process has the cluster as its working folder; those of other users are unreadable.
    pids.map(async (pid) => (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === target),
  )
  return pids.filter((_, index) => inCluster[index]).map(Number)
}

async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  const listed = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => null)
  return listed?.stdout.includes(clusterDir) ?? false
}

async function waitUntilGone(clusterDir: string, postmasterPid: number, waitMs: number): Promise<void> {
  for (let waited = 0; waited < waitMs; waited += 10) {
    if ((await findClusterProcesses(clusterDir, postmasterPid)).length === 0) return
    await sleep(10)
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function parsePid(text: string): number {
  return Number.parseInt(text, 10)
}
