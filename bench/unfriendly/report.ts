import type { ServerMetrics } from '../soak/server-metrics.ts'
import { median, quantile } from '../statistics.ts'
import type { Findings } from './findings.ts'
import type { SimulatorReport } from './rates.ts'

/** Prints the counts, and the memory: at the median of the first and of the last minute. */
export function printFindings({ counts }: Findings, memory: readonly ServerMetrics[]): void {
  const sorted = [...counts].toSorted(([one], [other]) => one.localeCompare(other))
  for (const [what, count] of sorted) print(`  ${what}: ${count}`)
  const at = (looks: readonly ServerMetrics[]) =>
    `${median(looks.map(({ residentMb }) => residentMb)).toFixed(0)} MB resident, ` +
    `${median(looks.map(({ heapMb }) => heapMb)).toFixed(0)} MB heap`
  if (memory.length > 0)
    print(`  memory: ${at(memory.slice(0, 6))} in the first minute, ${at(memory.slice(-6))} in the last`)
}

/** Prints how often each fault occurred, and how what it hit came to its end. */
export function printFaults({ faults, voicesAsked }: SimulatorReport, findings: Findings): void {
  const rows = new Map<string, Map<string, number>>()
  for (const { kind, about } of faults) {
    const row = rows.get(kind) ?? new Map<string, number>()
    rows.set(kind, row)
    const end = endOf(about, voicesAsked[about] ?? [], findings)
    row.set(end, (row.get(end) ?? 0) + 1)
  }
  for (const [kind, row] of [...rows].toSorted(([one], [other]) => one.localeCompare(other))) {
    const all = [...row.values()].reduce((sum, count) => sum + count, 0)
    const ends = [...row].filter(([end]) => end !== '').map(([end, count]) => `${end} ${count}`)
    print(`  fault ${kind}: ${all}${ends.length === 0 ? '' : ` (${ends.join(', ')})`}`)
  }
}

/** How a clause or a line that met a fault came to its end; empty where the fault was of neither. */
function endOf(about: string, asked: readonly string[], { clauses, utterances }: Findings): string {
  const utterance = utterances.get(about)
  if (utterance !== undefined) return utterance
  if (asked.length === 0) return ''
  const how =
    asked.length === 1 ? 'not asked again' : new Set(asked).size === 1 ? 'asked again' : 'other voice'
  return `${how}: ${clauses.get(about) ?? 'never shown'}`
}

/** Prints whether everything was kept, and returns it. */
export function checkFindings({ violations, counts }: Findings, open: SimulatorReport['open']): boolean {
  for (const [what, { count, cases }] of violations) {
    print(`  ${count} times: ${what}`)
    for (const each of cases) print(`    ${each}`)
  }
  let kept = violations.size === 0
  print(`  lost clauses: ${counts.get('clauses lost') ?? 0}, lost lines: ${counts.get('lines lost') ?? 0}`)
  for (const [what, count] of Object.entries(open)) {
    print(`  open at the end, ${what}: ${count}`)
    if (count > 0) kept = false
  }
  if ((counts.get('turns') ?? 0) === 0) kept = false
  print(`  ${kept ? 'kept' : 'NOT KEPT'}`)
  return kept
}

export function printLatencies(sides: readonly { name: string; findings: Findings }[]): void {
  print('\nms from the final words to the first sound')
  for (const { name, findings } of sides) {
    const { firstSoundMs } = findings
    if (firstSoundMs.length === 0) continue
    const [p50, p95] = [0.5, 0.95].map((q) => quantile(firstSoundMs, q).toFixed(0))
    print(`  ${name}: ${firstSoundMs.length} turns, p50 ${p50}, p95 ${p95}`)
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
