import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { Context } from '#server/context.ts'
import { roomBefore } from '#server/domain/debtor/fold.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { givenReading } from '#server/language/second/given.ts'
import { readingPrompt } from '#server/language/second/prompt.ts'
import { secondReading } from '#server/language/second/second-reading.ts'
import type { Reading } from '#server/language/reading.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'
import { storedTurn } from '../transcript/stored-turns.ts'
import type { UsageTarget } from '../usage/record-tokens.ts'

/** A reading has at most this many tokens. */
const readingTokensMax = 700
/** From the next line on the reading counts: later it is of no use. */
const readingTimeoutMs = 30_000

/**
 * Asks the model how it reads the last line, and stores its reading with the line in place of the built-in reader's. Null
 * where the model cannot be asked, does not answer in time or gives what the line does not say: the first reading stands.
 */
export async function readAgain(
  ctx: Context,
  target: UsageTarget & { scenario: Scenario },
  lines: readonly TranscriptLine[],
): Promise<Reading | null> {
  const line = lines.at(-1)
  const { llm } = ctx
  if (!answersJson(llm) || line?.itemId == null) return null
  const before = roomBefore(target.scenario, lines)
  if (before === null || line.text.trim() === '') return null
  const heard = lines.findLast(({ speaker }) => speaker === 'assistant')?.text ?? null
  const prompt = readingPrompt(line.text, heard)
  try {
    const value = await askWithinBudget(ctx, target, prompt, readingTokensMax, () =>
      llm.json(
        { ...prompt, schemaName: 'reading', schema: z.toJSONSchema(givenReading) },
        AbortSignal.timeout(readingTimeoutMs),
      ),
    )
    const reading = secondReading(line.text, before, givenReading.parse(value))
    if (reading === null) return null
    await ctx.db
      .update(conversationItems)
      .set({ turn: storedTurn({ reading }) })
      // Its speaker may have gone on meanwhile.
      .where(and(eq(conversationItems.id, line.itemId), eq(conversationItems.text, line.text)))
    return reading
  } catch (error) {
    ctx.log.warn({ sessionId: target.sessionId, err: error }, 'the second reading of a line failed')
    return null
  }
}
