import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Ticks of the processor's clock a second, as Linux counts them for every program. */
const ticksPerSecond = 100

/** Processor time that a process and its threads have used, in milliseconds; NaN where there is no /proc. */
export function cpuMsOf(pid: number): number {
  try {
    // The name, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** The name of a process's program; empty where it has gone or there is no /proc. */
export function programName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** A process and what it has started. */
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

/** Keeps all threads of a process on one core. False where that cannot be done: not Linux, or one core only. */
export function pinToCore(core: number, pid: number): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' }).status === 0
}

/** Processor time of processes at one moment. */
export type CpuSnapshot = { atMs: number; cpuMs: Map<number, number> }

export function cpuSnapshot(pids: readonly number[]): CpuSnapshot {
  return { atMs: performance.now(), cpuMs: new Map(pids.map((pid) => [pid, cpuMsOf(pid)])) }
}

/** Processor time between two moments, of those processes that were there at both. */
export function cpuMsBetween(from: CpuSnapshot, to: CpuSnapshot, which: (pid: number) => boolean): number {
  let sum = 0
  for (const [pid, cpuMs] of to.cpuMs) if (which(pid)) sum += cpuMs - (from.cpuMs.get(pid) ?? cpuMs)
  return sum
}
