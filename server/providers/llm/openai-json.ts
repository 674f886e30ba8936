import { z } from 'zod'
import { ProviderError } from './llm.ts'
import { withoutThinking } from './thinking.ts'

const count = z.number().int().min(0)
export const usageCounts = z.object({ prompt_tokens: count, completion_tokens: count })

/** The used part of a stream event. Servers differ in the rest, and in how they name what a model reasons. */
export const streamChunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            reasoning_content: z.string().nullish(),
            reasoning: z.string().nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageCounts.nullish(),
})

/** A complete, unstreamed answer. */
export const wholeAnswer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string(),
      }),
    )
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

/** The model answered in words. */
export class NotJson extends ProviderError {
  constructor(cause: unknown) {
    super('malformed', 'the answer is not JSON', { afterText: false, cause })
  }
}

/** Parses the JSON in a message: models think aloud before it, wrap it in a code fence, or talk around it. */
export function parseJson(text: string): unknown {
  const said = withoutThinking(text)
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/u.exec(said)?.[1]
  const from = said.search(/[{[]/u)
  const to = Math.max(said.lastIndexOf('}'), said.lastIndexOf(']'))
  const between = from >= 0 && to > from ? said.slice(from, to + 1) : null
  let cause: unknown
  for (const candidate of [said, fenced, between]) {
    if (candidate === null || candidate === undefined) continue
    try {
      return JSON.parse(candidate)
    } catch (error) {
      cause = error
    }
  }
  throw new NotJson(cause)
}
