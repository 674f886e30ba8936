import { z } from 'zod'
import { collectorActs, violationIds } from '../reading.ts'
import { socials, topics } from '../vocabulary.ts'
import type { About, Asks } from '../vocabulary.ts'

const abouts = [
  'debtor',
  'household',
  'work',
  'debt',
  'payment',
  'call',
  'company',
  'collector',
  'elsewhere',
] as const satisfies readonly About[]
const asks = [
  'who',
  'what',
  'when',
  'where',
  'why',
  'how',
  'how_much',
  'how_many',
  'which',
  'whether',
] as const satisfies readonly Asks[]
const termKinds = ['offer', 'correction', 'recap', 'question', 'mention'] as const

const one = <Names extends readonly [string, ...string[]]>(names: Names) => z.enum(names)

/** What a language model says of a line: enumerations and verbatim quotes, no figures. */
export const givenReading = z.object({
  sentences: z.array(
    z.object({
      quote: z.string(),
      acts: z.array(one(collectorActs)),
      violations: z.array(one(violationIds)),
      question: z
        .object({
          topic: one(topics as unknown as readonly [string, ...string[]]),
          about: one(abouts),
          asks: one(asks),
        })
        .nullable(),
      social: one(socials).nullable(),
      terms: one(termKinds).nullable(),
      sure: z.boolean(),
    }),
  ),
})
export type GivenReading = z.output<typeof givenReading>
