import type { Context } from '#server/context.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { type Message, replyMessages } from '#server/providers/llm/prompt/messages.ts'
import { replyAttempts } from '../turn/generate-reply.ts'
import { lengthFactorMax } from '../turn/reply-in-progress.ts'
import type { Spender } from './budgets.ts'
import { type Reservation, reserve } from './reserve.ts'

/**
 * Models use about four characters per token, fewer in Spanish, names and figures, so three is a safe estimate.
 */
const charsPerToken = 3
const tokensPerWord = 2
/** The other moves and the letter are not known yet when the budget is reserved. */
const movesTokens = 400

/** What the cost of a reply depends on, within its conversation. */
export type ReplyCost = { plan: DebtorPlan; lines: readonly TranscriptLine[] }
type Task = ReplyCost & { scenario: Scenario }

/** The maximum tokens for generating a reply: every attempt, each with its whole prompt. */
export function replyTokens(task: Task): number {
  const prompt = promptTokens(replyMessages({ ...task, said: '', avoid: null }))
  const answer = movesTokens + task.plan.maxWords * lengthFactorMax * tokensPerWord
  return Math.ceil(replyAttempts * (prompt + answer))
}

/** Reserves the maximum cost of generating a reply. The embedded debtor costs nothing and is never refused. */
export async function reserveReply(
  ctx: Pick<Context, 'db' | 'now' | 'budgets' | 'metrics' | 'llm'>,
  { userId, teamId, plan, scenario, lines }: Spender & Task,
): Promise<Reservation | null> {
  if (ctx.llm.provider === 'embedded') return null
  return reserve(ctx, { userId, teamId }, 'model_tokens', replyTokens({ plan, scenario, lines }))
}

/** Reserves the maximum cost of a structured answer: its prompt plus `answerTokens`. */
export async function reserveAnswer(
  ctx: Pick<Context, 'db' | 'now' | 'budgets' | 'metrics'>,
  spender: Spender,
  prompt: { system: string; user: string },
  answerTokens: number,
): Promise<Reservation | null> {
  const messages: Message[] = [
    { role: 'system', content: prompt.system },
    { role: 'user', content: prompt.user },
  ]
  return reserve(ctx, spender, 'model_tokens', Math.ceil(promptTokens(messages)) + answerTokens)
}

function promptTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0) / charsPerToken
}
