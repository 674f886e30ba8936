import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readSession } from '#server/domain/scoring/analyze.ts'
import { faultKinds, type FaultWeights } from '#server/domain/scoring/line-faults/kinds.ts'
import { mapKinds } from '#server/domain/scoring/line-faults/model.ts'
import { placedLines, seenOf } from '#server/domain/scoring/line-faults/seen.ts'
import type { LabelledLine } from '#server/domain/scoring/line-faults/train.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'
import { recordedCall, transcriptLine } from './marked-calls.ts'

/** One or several people's labels of a line: a fault and how grave it is (1-3), or `good` or `fine` with 0. */
const labels = z.array(z.tuple([z.enum([...faultKinds, 'good', 'fine']), z.int().min(0).max(3)])).min(1)

/** A line of a call, counted from 1. */
const saidLine = z.object({ call: z.string(), line: z.int().min(1), labels })

/** A line that somebody wrote to be said after so many lines of a call. */
const writtenLine = z.object({ call: z.string(), after: z.int().min(1), text: z.string(), labels })

const folder = new URL('../data/', import.meta.url)
const rowsOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean)
const filesIn = (name: string) =>
  readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => `${name}${file}`)

/** Lines of other sources than the calls to be scored count half: people write and choose others than they say. */
const countsOf = { 'marked-calls': 1, 'free-talk': 0.5, written: 0.5, reworded: 0.5 } as const

/** A hash of all labels: whoever changes one trains anew. */
export function labelsFingerprint(): string {
  const hash = createHash('sha256')
  for (const file of filesIn('line-faults/')) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

type Labels = z.infer<typeof labels>

/** How grave each fault was found, on average over those who labelled the line. */
function faultsOf(given: Labels): FaultWeights {
  return mapKinds((kind) => {
    const found = given.map(([name, weight]) => (name === kind ? weight : 0))
    return found.reduce((sum, weight) => sum + weight, 0) / given.length
  })
}

export type Labelled = LabelledLine & { call: string }

/** The labelled lines of data/line-faults, each as it is seen in its call. Takes minutes: every call is read anew. */
export function labelledLineFaults(): Labelled[] {
  const calls = new Map<string, z.infer<typeof recordedCall>>()
  for (const file of [...filesIn('free-talk/'), ...filesIn('marked-calls/')])
    for (const row of rowsOf(file)) {
      const call = recordedCall.safeParse(JSON.parse(row))
      if (call.success) calls.set(call.data.id, call.data)
    }
  const callOf = (id: string) => {
    const call = calls.get(id)
    if (call === undefined) throw new Error(`data/line-faults names a call that is nowhere: ${id}`)
    return call
  }
  return [
    ...(['marked-calls', 'free-talk'] as const).flatMap((source) => {
      const rows = rowsOf(`line-faults/${source}.jsonl`).map((row) => saidLine.parse(JSON.parse(row)))
      const placed = new Map<string, Map<number, Int32Array>>()
      return rows.map(({ call, line, labels: given }): Labelled => {
        const own = placed.get(call) ?? seenLines(callOf(call), true)
        placed.set(call, own)
        const seen = own.get(line - 1)
        if (seen === undefined) throw new Error(`${call} has no line ${line} of the collector`)
        return { call, seen, faults: faultsOf(given), counts: countsOf[source] }
      })
    }),
    ...(['written', 'reworded'] as const).flatMap((source) =>
      rowsOf(`line-faults/${source}.jsonl`).map((row): Labelled => {
        const { call, after, text, labels: given } = writtenLine.parse(JSON.parse(row))
        const held = callOf(call)
        const lines = [...held.lines.slice(0, after), { speaker: 'collector' as const, text }]
        const seen = seenLines({ ...held, lines }, false).get(after)
        if (seen === undefined) throw new Error(`${call}: nothing is seen of "${text}"`)
        return { call, seen, faults: faultsOf(given), counts: countsOf[source] }
      }),
    ),
  ]
}

/** What is seen of each of the collector's lines, by its place in the call, from 0. */
function seenLines(call: z.infer<typeof recordedCall>, over: boolean): Map<number, Int32Array> {
  const { prospect, session, heldOn, lines } = call
  const { talk, law } = readSession({
    scenario: scenarioOf(prospect, { ...session, seed: session.seed ?? 1, callDay: heldOn, law: null }),
    lines: lines.map(transcriptLine),
    feedbackLanguage: call.language,
    recorded: lines.every(({ move }) => move === undefined),
  })
  return new Map(placedLines(talk, over).map((placed) => [placed.line.line, seenOf(placed, law)]))
}
