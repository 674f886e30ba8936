import { z } from 'zod'

/**
 * What a language model says of one criterion: a score as an enumeration (nobody can answer 3), the line it rests on,
 * counted from 0, and its words. "none": the call gave no occasion for it.
 */
export const verdict = z.object({
  score: z.enum(['0', '1', '2', 'none']),
  line: z.number().int().nullable(),
  quote: z.string().nullable(),
})
export type Verdict = z.infer<typeof verdict>

/**
 * The answer of a language model that judges a call: a verdict for each criterion, by its id. There is no overall number: it
 * is computed from the criteria once every quote is verified. Each verdict is checked by itself, so that one which is
 * malformed spoils no other.
 */
export const judgement = z.object({ criteria: z.record(z.string(), z.unknown()) })
export type Judgement = z.infer<typeof judgement>
