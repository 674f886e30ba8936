import type { Context } from '#server/context.ts'
import type { TokenUsage } from '#server/providers/llm/llm.ts'
import { recordTokens, type UsageTarget } from '../usage/record-tokens.ts'
import { reserveAnswer } from './reserve-tokens.ts'
import { release } from './settle.ts'

/**
 * Asks a model for a structured answer within the budget: reserves the maximum cost and records the actual one.
 * @param answerTokens maximum tokens of the answer
 * @throws {AppError} `budget_exceeded`, and any error of `ask`
 */
export async function askWithinBudget(
  ctx: Context,
  target: UsageTarget,
  prompt: { system: string; user: string },
  answerTokens: number,
  ask: () => Promise<{ value: unknown; usage: TokenUsage }>,
): Promise<unknown> {
  const reservation = await reserveAnswer(ctx, target, prompt, answerTokens)
  try {
    const { value, usage } = await ask()
    await recordTokens(ctx, target, null, usage, reservation)
    return value
  } catch (error) {
    await release(ctx, reservation)
    throw error
  }
}
