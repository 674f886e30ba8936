import { z } from 'zod'

/**
 * The answer of a language model that judges a call: each criterion scored 0, 1 or 2 with a verbatim quote
 * and its line (counted from 0), or a null score if the call gave no opportunity for it. There is no overall
 * number: it is computed from the criteria once every quote is verified.
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
