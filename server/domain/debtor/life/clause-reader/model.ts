import { z } from 'zod'
import { marginOf, type Machine } from '#server/language/learned/machine.ts'
import { topics, type Topic } from '#server/language/vocabulary.ts'
import { bucketCount, seenIn, type WrittenClause } from './seen.ts'

/** The topics of what a clause tells; why the debtor is behind is a label of its own. */
export const toldTopics = topics.filter((topic): topic is Exclude<Topic, 'cause'> => topic !== 'cause')

/** What a clause is read for: whether it tells how the part is played, whether it is why the debtor is behind, and what it is about. */
export const clauseLabels = [
  'played',
  'cause',
  ...toldTopics.map((topic) => `about ${topic}` as const),
] as const
export type ClauseLabel = (typeof clauseLabels)[number]

/** A machine for each label. */
export type ClauseModel = Partial<Record<string, Machine>>

const head = z.object({
  labels: z.array(z.object({ label: z.string(), bias: z.number(), step: z.number() })),
})

/** The bytes of a file of weights: a line of JSON, then the buckets of each label in turn. */
export function toClausesFile(learned: readonly { label: string; machine: Machine }[]): Uint8Array {
  const labels = learned.map(({ label, machine: { bias, step } }) => ({ label, bias, step }))
  const line = new TextEncoder().encode(`${JSON.stringify({ labels })}\n`)
  const bytes = new Uint8Array(line.length + bucketCount * learned.length)
  bytes.set(line)
  learned.forEach(({ machine: { weights } }, at) => {
    bytes.set(new Uint8Array(weights.buffer), line.length + at * bucketCount)
  })
  return bytes
}

/** Opens what `toClausesFile` wrote. Throws where it is cut or of another kind. */
export function openClauses(bytes: Uint8Array): ClauseModel {
  const end = bytes.indexOf(10)
  const { labels } = head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))))
  if (bytes.length !== end + 1 + labels.length * bucketCount)
    throw new Error('The weights of the clause reader are cut or of another kind: run npm run train:clauses')
  return Object.fromEntries(
    labels.map(({ label, bias, step }, at) => [
      label,
      {
        bias,
        step,
        weights: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1 + at * bucketCount, bucketCount),
      },
    ]),
  )
}

/** How surely a clause is each of the labels: above 0 it is. */
export type ClauseReading = { played: number; cause: number; about: Partial<Record<Topic, number>> }

/** Reads all clauses of a scenario, in their order. `names`: those of the debtor. */
export type ReadClauses = (clauses: readonly WrittenClause[], names: readonly string[]) => ClauseReading[]

/** Reads clauses by the weights of a model. */
export function readClausesBy(
  model: ClauseModel,
  clauses: readonly WrittenClause[],
  names: readonly string[],
): ClauseReading[] {
  return seenIn(clauses, names).map((seen) => {
    const margin = (label: ClauseLabel) => {
      const machine = model[label]
      return machine === undefined ? unlearned : marginOf(machine, seen)
    }
    return {
      played: margin('played'),
      cause: margin('cause'),
      about: Object.fromEntries(toldTopics.map((topic) => [topic, margin(`about ${topic}`)])),
    }
  })
}

/** What too few clauses had to be learned is not read. */
const unlearned = -1
