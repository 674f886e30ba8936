import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Ticks of the processor's clock a second, as Linux counts them for every program. */
const ticksASecond = 100

/** Processor time that a process and its threads have used, in milliseconds; NaN where there is no /proc. */
export function cpuMsOf(pid: number): number {
  try {
    // The name, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksASecond
  } catch {
    return Number.NaN
  }
}

/** The name of a process's program; empty where it has gone or there is no /proc. */
export function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** A process and what it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid)
  return [pid, ...children.flatMap(familyOf)]
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return Number.NaN
  }
}

/** Keeps all threads of a process on one core. False where that cannot be done: not Linux, or one core only. */
export function pinTo(core: number, pid: number): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' }).status === 0
}

/** Processor time of processes at one moment. */
export type Used = { atMs: number; cpuMs: Map<number, number> }

export function usedBy(pids: readonly number[]): Used {
  return { atMs: performance.now(), cpuMs: new Map(pids.map((pid) => [pid, cpuMsOf(pid)])) }
}

/** Processor time between two moments, of those processes that were there at both. */
export function between(from: Used, to: Used, which: (pid: number) => boolean): number {
  let sum = 0
  for (const [pid, cpuMs] of to.cpuMs) if (which(pid)) sum += cpuMs - (from.cpuMs.get(pid) ?? cpuMs)
  return sum
}
