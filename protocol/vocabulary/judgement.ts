import { z } from 'zod'

/**
 * What a language model gives back as the judge of a call: each criterion judged 0, 1 or 2 with a
 * verbatim quote and its line (counted from 0), or a null score where the call held no occasion for it.
 * No overall number: that is computed from the criteria once every quote is verified.
 */
export const judgement = z.object({
  criteria: z.array(
    z.object({
      id: z.string(),
      score: z.number().int().nullable(),
      line: z.number().int().nullable(),
      quote: z.string().nullable(),
    }),
  ),
})
export type Judgement = z.infer<typeof judgement>
