import { z } from 'zod'
import { ProviderError } from './llm.ts'

const count = z.number().int().min(0)
export const usageCounts = z.object({ prompt_tokens: count, completion_tokens: count })

/** The used part of a stream event. Servers differ in the rest. */
export const streamChunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageCounts.nullish(),
})

/** A complete, unstreamed answer. */
export const wholeAnswer = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string() }))
    .min(1),
  usage: usageCounts.nullish(),
})

/** Parses what a server sent; throws `malformed` if it does not conform to the protocol. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  afterText: boolean,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ProviderError('malformed', 'the answer does not conform to the protocol', {
    afterText,
    cause: parsed.error,
  })
}

/** Parses the JSON in a message; some models wrap it in a code fence. */
export function parseJson(text: string): unknown {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/u.exec(text)?.[1] ?? text
  try {
    return JSON.parse(bare)
  } catch (cause) {
    throw new ProviderError('malformed', 'the answer is not JSON', { afterText: false, cause })
  }
}
