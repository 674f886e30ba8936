import { judgement, type Judgement } from '#protocol/vocabulary/judgement.ts'
import type { Context } from '#server/context.ts'
import type { JudgePrompt } from '#server/domain/scoring/judgement.ts'
import type { JsonLlm } from '#server/providers/llm/llm.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'

/** A person waits for the analysis: at most two attempts, then the rules decide. */
const judgeTimeoutMs = 45_000
export const judgeAttempts = 2
/** Enough for a judgement of every criterion with its quotes. */
const judgementMaxTokens = 4_000

/** One answer of a judge, unchecked but for its form; null where there is none. */
export async function askJudge(
  ctx: Context,
  llm: JsonLlm,
  session: ReplyTarget,
  { schema, ...prompt }: JudgePrompt & { schema: Record<string, unknown> },
): Promise<Judgement | null> {
  try {
    const value = await askWithinBudget(ctx, session, prompt, judgementMaxTokens, () =>
      llm.json({ ...prompt, schemaName: 'judgement', schema }, AbortSignal.timeout(judgeTimeoutMs)),
    )
    return judgement.parse(value)
  } catch (error) {
    ctx.log.warn({ sessionId: session.sessionId, err: error }, 'the judge call failed')
    return null
  }
}
