import { z } from 'zod'
import { judgement } from '#protocol/vocabulary/judgement.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Analysis, AnalysisInput } from '#server/domain/scoring/analyze.ts'
import { judgePrompt } from '#server/domain/scoring/judgement.ts'
import { answersJson, type JsonLlm } from '#server/providers/llm/llm.ts'
import type { TaskOptions } from '#server/simulation/simulation.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'

/** A person waits for the analysis: at most two attempts, then the rules decide. */
const judgeTimeoutMs = 45_000
const judgeAttempts = 2
/** A judgement may have thousands of flaws. */
const loggedReasonsMax = 20
/** Enough for a judgement of every criterion with its quotes. */
const judgementMaxTokens = 4_000

/**
 * Scores a transcript: with a language model as judge if there is one, verifying each quote, otherwise with the
 * embedded rules. If the model's judgement was unusable, a note says so.
 */
export async function scoreTranscript(
  ctx: Context,
  session: ReplyTarget & { lines: readonly TranscriptLine[] },
  { priority, signal }: Omit<TaskOptions, 'userId'>,
): Promise<Analysis> {
  const { scenario, lines, feedbackLanguage, recorded } = session
  const input: AnalysisInput = { scenario, lines, feedbackLanguage, recorded }
  const options = { userId: session.userId, priority, signal }
  const ruleBased = await ctx.simulation.run('analyze', [input], options)
  if (!answersJson(ctx.llm)) return ruleBased
  // Too little was said: a model would only invent a number.
  if (ruleBased.overallScore === null) return ruleBased
  for (let attempt = 1; attempt <= judgeAttempts; attempt++) {
    const judged = await judgeOnce(ctx, ctx.llm, session, input, options)
    if (judged) return judged
  }
  return ctx.simulation.run('embeddedInstead', [input], options)
}

async function judgeOnce(
  ctx: Context,
  llm: JsonLlm,
  session: ReplyTarget,
  input: AnalysisInput,
  options: TaskOptions,
): Promise<Analysis | null> {
  const { sessionId } = session
  const prompt = judgePrompt(input)
  try {
    const value = await askWithinBudget(ctx, session, prompt, judgementMaxTokens, () =>
      llm.json(
        { ...prompt, schemaName: 'judgement', schema: z.toJSONSchema(judgement) },
        AbortSignal.timeout(judgeTimeoutMs),
      ),
    )
    const judged = judgement.parse(value)
    const result = await ctx.simulation.run('fromJudgement', [judged, input], options)
    if (!('rejected' in result)) return result
    ctx.log.warn(
      { sessionId, reasons: result.rejected.slice(0, loggedReasonsMax).map(({ reason }) => reason) },
      'the judgement was rejected',
    )
  } catch (error) {
    ctx.log.warn({ sessionId, err: error }, 'the judge call failed')
  }
  return null
}
