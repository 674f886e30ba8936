import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Analysis, AnalysisInput } from '#server/domain/scoring/analyze.ts'
import { judgedIds, shownByDebtor } from '#server/domain/scoring/judge/criteria.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import type { TaskOptions } from '#server/simulation/simulation.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'
import { askJudge } from './ask-judge.ts'

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
  const { llm } = ctx
  if (!answersJson(llm)) return ruleBased
  // Too little was said: a model would only invent a number.
  if (ruleBased.overallScore === null) return ruleBased
  const parts = await ctx.simulation.run('judgeParts', [input, llm.contextTokens], options)
  const verdicts = await askJudge(
    ctx,
    llm,
    session,
    parts.map(({ asked, question }) => ({
      ids: asked.map(({ id }) => id),
      // A model may judge what it was not asked for as well.
      known: parts.length === 1 ? judgedIds : [],
      either: shownByDebtor,
      question,
    })),
  )
  const judged = parts.map(({ asked }, place) => ({ asked, given: verdicts[place] ?? {} }))
  const analysis = await ctx.simulation.run('fromJudgement', [judged, input], options)
  return analysis ?? ctx.simulation.run('embeddedInstead', [input], options)
}
