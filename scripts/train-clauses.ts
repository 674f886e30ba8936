// `npm run train:clauses`: trains the reader of a scenario's clauses on data/clauses and writes its weights. The same data gives the
// same file on every machine. `-- --measure` learns from four fifths of the scenarios at a time and says how the last is read.
import { writeFileSync } from 'node:fs'
import type { Topic } from '#server/language/vocabulary.ts'
import { aboutOf, surelyPlayed } from '#server/domain/debtor/life/scenario/fact-of-clause.ts'
import { isManner } from '#server/domain/debtor/life/scenario/manner.ts'
import { causeWeight, topicsOf } from '#server/domain/debtor/life/scenario/topics.ts'
import type { ClauseReading } from '#server/domain/debtor/life/clause-reader/model.ts'
import {
  namesOf,
  readerWithoutOwn,
  trainClauses,
  writtenClauses,
  type LabelledScenario,
} from '#server/domain/debtor/life/clause-reader/train.ts'
import { labelledScenarios } from './labelled-scenarios.ts'

const scenarios = labelledScenarios()

type Read = { clause: LabelledScenario['clauses'][number]; reading: ClauseReading }

/** Each scenario read by weights that were learned without it. */
function readByFifths(): Read[][] {
  const reads = readerWithoutOwn(scenarios)
  return scenarios.map((scenario) => {
    const readings = reads(writtenClauses(scenario), namesOf(scenario))
    return scenario.clauses.flatMap((clause, index) =>
      readings[index] ? [{ clause, reading: readings[index] }] : [],
    )
  })
}

/** Precision, recall, and how often the first topic is one of the labels; the reason is a label of its own. */
function topicFigures(read: readonly Read[], found: (one: Read) => readonly Topic[]): string {
  const rows = read.map((one) => ({
    labels: one.clause.about.filter((topic) => topic !== 'cause'),
    named: found(one).filter((topic) => topic !== 'cause'),
  }))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  const right = sum(({ labels, named }) => named.filter((topic) => labels.includes(topic)).length)
  const labelled = rows.filter(({ labels }) => labels.length > 0)
  const first = labelled.filter(({ labels, named: [one] }) => one !== undefined && labels.includes(one))
  const share = (part: number, whole: number) => (part / whole).toFixed(2)
  return `precision ${share(
    right,
    sum(({ named }) => named.length),
  )}, recall ${share(
    right,
    sum(({ labels }) => labels.length),
  )}, the first right in ${share(first.length, labelled.length)} of the clauses`
}

/** How the rules and the weights read what people labelled, with the thresholds that the debtor's life is made by. */
function measure(): void {
  const read = readByFifths()
  const all = read.flat()
  const print = (text: string) => process.stdout.write(`${text}\n`)
  const played = (name: string, is: (one: Read) => boolean) => {
    const of = (kind: string) => all.filter(({ clause }) => clause.kind === kind)
    print(
      `played, ${name}: ${of('played').filter(is).length} of ${of('played').length}, and ${of('told').filter(is).length} of ${of('told').length} that are told`,
    )
  }
  played('rules', ({ clause }) => isManner(clause.text))
  played('weights', ({ reading }) => reading.played > surelyPlayed)
  const caused = read.filter((clauses) => clauses.some(({ clause }) => clause.cause !== undefined))
  const cause = (name: string, weight: (one: Read) => number) => {
    const right = caused.filter(
      (clauses) => clauses.toSorted((a, b) => weight(b) - weight(a))[0]?.clause.cause !== undefined,
    )
    print(`cause, ${name}: the likeliest clause tells it in ${right.length} of ${caused.length} scenarios`)
  }
  cause('rules', ({ clause }) => causeWeight(clause.text))
  cause('weights', ({ reading }) => reading.cause)
  print(`topics, rules: ${topicFigures(all, ({ clause }) => topicsOf(clause.text))}`)
  print(`topics, weights: ${topicFigures(all, ({ clause, reading }) => aboutOf(reading, clause.text))}`)
}

if (process.argv.includes('--measure')) measure()
else {
  const bytes = trainClauses(scenarios)
  writeFileSync(new URL('../server/domain/debtor/life/clause-reader/clauses.weights', import.meta.url), bytes)
  process.stdout.write(`${scenarios.length} scenarios, ${bytes.length} bytes\n`)
}
