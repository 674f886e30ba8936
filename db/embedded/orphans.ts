import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'

/** A postmaster disconnects its clients and shuts down on SIGINT; on SIGQUIT it relies on crash recovery. */
const signalTimeoutsMs = { SIGINT: 10_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * Stops a Postgres that outlived the server which started it, so that a new one can start. Hold the data
 * folder's lock when calling this: then no live server uses the cluster, and any process in it is an orphan.
 * Removes a postmaster.pid whose process is gone or whose pid was reused by another program.
 * @returns the number of processes found
 */
export async function stopOrphans(clusterDir: string): Promise<number> {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  // Postgres removes the file when it shuts down cleanly; without it there is nothing to look for.
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

/** The processes that run in the cluster: the postmaster and, if it was killed, its children. */
async function findClusterProcesses(clusterDir: string, postmasterPid: number): Promise<number[]> {
  if (process.platform !== 'linux')
    return (await isPostmaster(postmasterPid, clusterDir)) ? [postmasterPid] : []
  const target = await realpath(clusterDir)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const inCluster = await Promise.all(
    // Every Postgres process has the cluster as its working folder. Those of other users are unreadable.
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
