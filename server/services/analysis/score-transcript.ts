import type { Judgement } from '#protocol/vocabulary/judgement.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Analysis, AnalysisInput } from '#server/domain/scoring/analyze.ts'
import { judgementSchema, judgePrompt, type FromJudgement } from '#server/domain/scoring/judgement.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import type { TaskOptions } from '#server/simulation/simulation.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'
import { askJudge, judgeAttempts } from './ask-judge.ts'

/** An answer may have thousands of flaws. */
const loggedReasonsMax = 20

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
  const given: Judgement = { criteria: {} }
  let last: FromJudgement = { analysis: null, flaws: [] }
  for (let attempt = 1; attempt <= judgeAttempts; attempt++) {
    const answer = await askJudge(ctx, ctx.llm, session, {
      ...judgePrompt(input, last.flaws),
      schema: judgementSchema,
    })
    if (!answer) continue
    // The second answer mends the first: what stood there stays.
    const flawed = new Set(last.flaws.map(({ id }) => id))
    for (const [id, verdict] of Object.entries(answer.criteria))
      if (attempt === 1 || last.analysis === null || flawed.has(id)) given.criteria[id] = verdict
    last = await ctx.simulation.run('fromJudgement', [given, input], options)
    if (last.analysis && last.flaws.length === 0) return last.analysis
    ctx.log.warn(
      {
        sessionId: session.sessionId,
        reasons: last.flaws.slice(0, loggedReasonsMax).map(({ problem }) => problem),
      },
      'the judgement had flaws',
    )
  }
  return last.analysis ?? ctx.simulation.run('embeddedInstead', [input], options)
}
