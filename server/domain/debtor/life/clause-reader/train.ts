import { z } from 'zod'
import { trainLinearSvm } from '#server/language/learned/linear.ts'
import { toMachine } from '#server/language/learned/machine.ts'
import { topics } from '#server/language/vocabulary.ts'
import {
  clauseLabels,
  openClauses,
  readClausesBy,
  toClausesFile,
  type ClauseLabel,
  type ClauseModel,
  type ReadClauses,
} from './model.ts'
import { bucketCount, seenIn, type WrittenClause } from './seen.ts'

/** A scenario that people have labelled, its clauses in order: data/clauses/README.md. */
export const labelledScenario = z.object({
  language: z.enum(['en', 'es']),
  name: z.string(),
  clauses: z.array(
    z.object({
      text: z.string(),
      link: z.string(),
      /** Where the clause is not all of it. */
      sentence: z.string().optional(),
      kind: z.enum(['told', 'wish', 'played', 'secret', 'lie', 'nothing']),
      /** Why the debtor is behind: 1 is the best answer. */
      cause: z.int().optional(),
      about: z.array(z.enum(topics)),
    }),
  ),
})
export type LabelledScenario = z.infer<typeof labelledScenario>

/** The clauses of a labelled scenario as they are read. */
export function writtenClauses({ clauses }: LabelledScenario): WrittenClause[] {
  return clauses.map(({ text, link, sentence = text }) => ({ text, link, sentence }))
}

/** The names of its debtor. */
export function namesOf({ name }: LabelledScenario): string[] {
  return name.split(' ')
}

/** A topic that fewer clauses have cannot be learned. */
const fewest = 12

function has(label: ClauseLabel, clause: LabelledScenario['clauses'][number]): boolean {
  if (label === 'played') return clause.kind === 'played'
  if (label === 'cause') return clause.cause !== undefined
  return clause.about.some((topic) => label === `about ${topic}`)
}

/** Learns the labels from labelled scenarios: the bytes of their file. Deterministic. */
export function trainClauses(scenarios: readonly LabelledScenario[]): Uint8Array {
  const all = scenarios.flatMap((scenario) => {
    const shows = seenIn(writtenClauses(scenario), namesOf(scenario))
    return scenario.clauses.flatMap((clause, at) => (shows[at] ? [{ clause, shows: shows[at] }] : []))
  })
  const learned = clauseLabels
    .filter((label) => all.filter(({ clause }) => has(label, clause)).length >= fewest)
    .map((label) => {
      const examples = all.map(({ clause, shows }) => ({
        shows,
        words: 0,
        has: Int8Array.of(has(label, clause) ? 1 : -1),
      }))
      const { weights, biases } = trainLinearSvm(examples, bucketCount, 1)
      return { label, machine: toMachine(weights, biases[0] ?? 0) }
    })
  return toClausesFile(learned)
}

const fifths = 5

/** Which fifth a scenario is of: by its first clause. */
function fifthOf(first: string): number {
  let sum = 0
  for (let index = 0; index < first.length; index += 1) sum = (sum * 31 + first.charCodeAt(index)) % 99_991
  return sum % fifths
}

/**
 * Reads each scenario by weights that were learned without it, and without the others of its fifth: for all that is measured on
 * labelled scenarios, or learned from them.
 */
export function readerWithoutOwn(scenarios: readonly LabelledScenario[]): ReadClauses {
  const models = new Map<number, ClauseModel>()
  return (clauses, names) => {
    const fifth = fifthOf(clauses[0]?.text ?? '')
    const model =
      models.get(fifth) ??
      openClauses(trainClauses(scenarios.filter((one) => fifthOf(one.clauses[0]?.text ?? '') !== fifth)))
    models.set(fifth, model)
    return readClausesBy(model, clauses, names)
  }
}
