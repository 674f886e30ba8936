import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { language, sessionLanguage } from '#protocol/vocabulary/language.ts'
import { opening, sessionType } from '#protocol/vocabulary/training-session.ts'
import { annotation } from '#server/domain/debtor/eval/annotation.ts'
import type { RecordedCall } from '#server/domain/debtor/eval/calls.ts'
import type { MarkedCall } from '#server/domain/scoring/recorded-calls.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'

/** A line, and behind one of our debtor the move that it words. */
const recordedLine = z.object({
  speaker: z.enum(['collector', 'debtor']),
  text: z.string(),
  move: z.custom<Move>().optional(),
})

export const recordedCall = z.object({
  id: z.string(),
  language,
  /** YYYY-MM-DD */
  heldOn: z.string(),
  prospect: prospectInput,
  /** `seed` where the moves of our debtor stand behind its lines. */
  session: z.object({ sessionType, sessionLanguage, opening, seed: z.int().optional() }),
  lines: z.array(recordedLine),
  /** What the debtor did, one for each of its lines (eval/annotation.ts). */
  moves: z.array(annotation.nullable()).optional(),
})

const markedCall = recordedCall.extend({
  marks: z.array(z.number().nullable()),
  /** Lines count from 1. */
  violations: z.array(z.object({ line: z.number().int().min(1), type: z.string(), severity: z.string() })),
  /** Money in whole units. */
  outcome: z.object({
    kind: z.string(),
    installment: z.number().nullable(),
    frequency: z.string().nullable(),
    first_date: z.string().nullable(),
  }),
})

/** What a file of JSON lines holds, or all such files of a folder. */
function rowsOf(path: string): unknown[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => (name.endsWith('.jsonl') ? [join(path, name)] : []))
    : [path]
  return files
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row) as unknown)
}

function callOf({
  id,
  heldOn,
  prospect,
  session,
  lines,
  moves = [],
}: z.infer<typeof recordedCall>): RecordedCall {
  return {
    id,
    scenario: scenarioOf(prospect, { ...session, seed: session.seed ?? 1, callDay: heldOn, law: null }),
    lines: lines.map(transcriptLine),
    moves,
  }
}

/** Recorded calls of a file of JSON lines, or of all such files of a folder. Throws on a line that is none. */
export function readRecordedCalls(path: string): RecordedCall[] {
  return rowsOf(path).map((row) => callOf(recordedCall.parse(row)))
}

const seededCall = z.object({ session: z.object({ seed: z.int() }) })

/** The calls whose seed was recorded, in the order of their days; others are left out. */
export function readSeededCalls(path: string): RecordedCall[] {
  return rowsOf(path)
    .filter((row) => seededCall.safeParse(row).success)
    .map((row) => recordedCall.parse(row))
    .toSorted((one, other) => one.heldOn.localeCompare(other.heldOn))
    .map(callOf)
}

/** A line as the debtor's simulation takes it. */
export function transcriptLine({ speaker, text, move }: z.infer<typeof recordedLine>): TranscriptLine {
  const line = { itemId: null, speaker: speaker === 'collector' ? 'user' : 'assistant', text } as const
  return move === undefined ? line : { ...line, move }
}

/** Recorded calls with marks, one a line of JSON. Throws on a line that is none. */
export function readMarkedCalls(jsonl: string): MarkedCall[] {
  return jsonl
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const { id, heldOn, prospect, session, lines, marks, violations, outcome, ...call } = markedCall.parse(
        JSON.parse(row),
      )
      return {
        id,
        language: call.language,
        // Where no seed was recorded, everything is read from the words.
        scenario: scenarioOf(prospect, { ...session, seed: session.seed ?? 1, callDay: heldOn, law: null }),
        lines: lines.map(transcriptLine),
        recorded: lines.every(({ move }) => move === undefined),
        marks,
        violations: violations.map(({ line, severity }) => ({
          line: line - 1,
          severe: severity === 'severe',
        })),
        outcome: {
          kind: outcome.kind,
          installmentCents: outcome.installment === null ? null : Math.round(outcome.installment * 100),
          frequency: outcome.frequency,
          firstOn: outcome.first_date,
        },
      }
    })
}
