import { z } from 'zod'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { language, sessionLanguage } from '#protocol/vocabulary/language.ts'
import { opening, sessionType } from '#protocol/vocabulary/training-session.ts'
import type { MarkedCall } from '#server/domain/scoring/recorded-calls.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'

const markedCall = z.object({
  id: z.string(),
  language,
  /** YYYY-MM-DD */
  heldOn: z.string(),
  prospect: prospectInput,
  session: z.object({ sessionType, sessionLanguage, opening }),
  lines: z.array(z.object({ speaker: z.enum(['collector', 'debtor']), text: z.string() })),
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
        // No seed was recorded: it moves nothing that is read from the words.
        scenario: scenarioOf(prospect, { ...session, seed: 1, callDay: heldOn }),
        lines: lines.map(({ speaker, text }) => ({
          itemId: null,
          speaker: speaker === 'collector' ? ('user' as const) : ('assistant' as const),
          text,
        })),
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
