// `npm run train:line-faults`: learns from data/line-faults what people find wrong with a line of a collector, and writes the
// weights. The same labels and reader give the same file on every machine; it takes some minutes, since every call is read anew.
// `-- --measure` leaves out the collectors of one set of calls at a time and says how well their lines are read.
import { writeFileSync } from 'node:fs'
import { correlation } from '#server/domain/scoring/recorded-calls.ts'
import { faultKinds } from '#server/domain/scoring/line-faults/kinds.ts'
import { faultsBy, toFaultsFile } from '#server/domain/scoring/line-faults/model.ts'
import { trainFaults } from '#server/domain/scoring/line-faults/train.ts'
import { type Labelled, labelledLineFaults, labelsFingerprint } from './labelled-line-faults.ts'

const lines = labelledLineFaults()
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Those who held a call: the letters before the number of its id. */
const heldBy = ({ call }: Labelled) => call.replace(/[-\d]+$/u, '')
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

function measure(): void {
  const sets = [
    'ana',
    'ben',
    'cal',
    'dot',
    'eve',
    'mar',
    'm5-en',
    'm5-es',
    'm6-en',
    'm6-es',
    'm9-en',
    'm9-es',
  ]
  const pairs = sets.flatMap((set) => {
    const model = trainFaults(
      lines.filter((line) => heldBy(line) !== set),
      '',
    )
    return lines
      .filter((line) => line.counts === 1 && heldBy(line) === set)
      .map((line) => ({ read: faultsBy(model, line.seen), found: line.faults }))
  })
  const all = pairs.map(({ read, found }) => [sum(Object.values(read)), sum(Object.values(found))] as const)
  print(`all faults: ${all.length} lines, correlation ${correlation(all)?.toFixed(2)}`)
  for (const share of [0.05, 0.1, 0.15, 0.2]) {
    const shown = all.toSorted((a, b) => b[0] - a[0]).slice(0, Math.round(all.length * share))
    const right = (from: number) =>
      (shown.filter(([, found]) => found >= from).length / shown.length).toFixed(2)
    print(
      `${share * 100}% surest, from ${shown.at(-1)?.[0].toFixed(2)}: ${right(0.5)} have a fault, ${right(1.5)} a clear one`,
    )
  }
  for (const kind of faultKinds)
    print(`${kind}: ${correlation(pairs.map(({ read, found }) => [read[kind], found[kind]]))?.toFixed(2)}`)
}

if (process.argv.includes('--measure')) measure()
else {
  const bytes = toFaultsFile(trainFaults(lines, labelsFingerprint()))
  writeFileSync(new URL('../server/domain/scoring/line-faults/line-faults.weights', import.meta.url), bytes)
  print(`${lines.length} lines, ${bytes.length} bytes`)
}
