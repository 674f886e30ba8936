// `npm run train:clauses`: trains the reader of a scenario's clauses on data/clauses and writes its weights. The same data gives the
// same file on every machine. `-- --measure` learns from four fifths of the scenarios at a time and says how the last is read.
import { writeFileSync } from 'node:fs'
import { topics } from '#server/language/vocabulary.ts'
import type { ClauseReading } from '#server/domain/debtor/life/clause-reader/model.ts'
import {
  readerWithoutOwn,
  trainClauses,
  type LabelledScenario,
} from '#server/domain/debtor/life/clause-reader/train.ts'
import { labelledScenarios } from './labelled-scenarios.ts'

const scenarios = labelledScenarios()

type Read = { clause: LabelledScenario['clauses'][number]; reading: ClauseReading }

/** Each scenario read by weights that were learned without it. */
function readByFifths(): Read[][] {
  const reads = readerWithoutOwn(scenarios)
  return scenarios.map(({ name, clauses }) => {
    const written = clauses.map(({ text, link, sentence = text }) => ({ text, link, sentence }))
    const readings = reads(written, name.split(' '))
    return clauses.flatMap((clause, index) => (readings[index] ? [{ clause, reading: readings[index] }] : []))
  })
}

function measure(): void {
  const read = readByFifths()
  const all = read.flat()
  const print = (text: string) => process.stdout.write(`${text}\n`)
  for (const least of [-0.3, -0.2, -0.1, 0, 0.2]) {
    const found = all.filter(({ reading }) => reading.played > least)
    const right = found.filter(({ clause }) => clause.kind === 'played').length
    const played = all.filter(({ clause }) => clause.kind === 'played').length
    const told = found.filter(({ clause }) => clause.kind === 'told').length
    print(`played, from ${least}: ${right} of ${played}, and ${told} that are told`)
  }
  const caused = read.filter((clauses) => clauses.some(({ clause }) => clause.cause !== undefined))
  const first = caused.filter(
    (clauses) => clauses.toSorted((a, b) => b.reading.cause - a.reading.cause)[0]?.clause.cause !== undefined,
  )
  print(`cause: the likeliest clause is one in ${first.length} of ${caused.length} scenarios that tell it`)
  for (const least of [-0.2, -0.3, -0.4, -0.5]) {
    const told = all.map(({ clause, reading }) => ({
      labels: clause.about as readonly string[],
      found: topics.filter((topic) => (reading.about[topic] ?? -1) > least) as readonly string[],
    }))
    const right = told.reduce(
      (sum, { labels, found }) => sum + found.filter((one) => labels.includes(one)).length,
      0,
    )
    const found = told.reduce((sum, one) => sum + one.found.length, 0)
    const labels = told.reduce((sum, one) => sum + one.labels.length, 0)
    print(
      `topics, from ${least}: precision ${(right / found).toFixed(2)}, recall ${(right / labels).toFixed(2)}`,
    )
  }
}

if (process.argv.includes('--measure')) measure()
else {
  const bytes = trainClauses(scenarios)
  writeFileSync(new URL('../server/domain/debtor/life/clause-reader/clauses.weights', import.meta.url), bytes)
  process.stdout.write(`${scenarios.length} scenarios, ${bytes.length} bytes\n`)
}
