import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Linux reports CPU time in ticks of 1/100 s. */
const ticksPerSecond = 100

/** CPU time of a process and its threads, in milliseconds; NaN without /proc. */
export function cpuMsOf(pid: number): number {
  try {
    // The name, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** The name of a process's program; empty if the process is gone or there is no /proc. */
export function programName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** A process and all its descendants. */
export function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid)
  return [pid, ...children.flatMap(processTree)]
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return Number.NaN
  }
}

/**
 * Pins all threads of a process to one core. Returns false if that is impossible: not Linux, or only one
 * core.
 */
export function pinToCore(core: number, pid: number): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' }).status === 0
}

/** CPU time of processes at one time. */
export type CpuSnapshot = { atMs: number; cpuMs: Map<number, number> }

export function cpuSnapshot(pids: readonly number[]): CpuSnapshot {
  return { atMs: performance.now(), cpuMs: new Map(pids.map((pid) => [pid, cpuMsOf(pid)])) }
}

/** CPU time used between two snapshots by the processes in both. */
export function cpuMsBetween(from: CpuSnapshot, to: CpuSnapshot, which: (pid: number) => boolean): number {
  let sum = 0
  for (const [pid, cpuMs] of to.cpuMs) if (which(pid)) sum += cpuMs - (from.cpuMs.get(pid) ?? cpuMs)
  return sum
}
