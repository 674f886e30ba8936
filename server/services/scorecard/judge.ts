import { eq } from 'drizzle-orm'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import type { JudgedEntry, ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { judgeNothing } from '#server/domain/scorecard/judge-by-rules.ts'
import { fromVerdicts } from '#server/domain/scorecard/written-criteria.ts'
import type { Analysis, AnalysisInput } from '#server/domain/scoring/analyze.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import { askJudge } from '../analysis/ask-judge.ts'
import { heldVersion } from './read.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'

/** A session with the lines of its call. */
type Held = ReplyTarget & { lines: readonly TranscriptLine[] }

export type JudgedScorecard = { content: ScorecardContent; entries: JudgedEntry[] }

/**
 * Judges a call by the scorecard that its session is held against: by rules, and the written criteria with a language
 * model if there is one. What no model judged soundly stays pending. Null without a scorecard.
 */
export async function judgeScorecard(
  ctx: Context,
  session: Held,
  analysis: Analysis,
): Promise<JudgedScorecard | null> {
  const [held] = await ctx.db
    .select({ content: scorecardVersions.content })
    .from(sessionScorecards)
    .innerJoin(scorecardVersions, heldVersion)
    .where(eq(sessionScorecards.sessionId, session.sessionId))
  if (!held) return null
  const { content } = held
  // Too little was said: a score would rest on nothing.
  if (analysis.overallScore === null) return { content, entries: judgeNothing(content) }
  const { scenario, lines, feedbackLanguage, recorded } = session
  const input: AnalysisInput = { scenario, lines, feedbackLanguage, recorded }
  const options = { userId: session.userId, priority: 'session' } as const
  const entries = await ctx.simulation.run('judgeByRules', [content, input, analysis.report], options)
  const { llm } = ctx
  if (!answersJson(llm)) return { content, entries }
  const parts = await ctx.simulation.run(
    'writtenParts',
    [content.criteria, input, llm.contextTokens],
    options,
  )
  const verdicts = await askJudge(
    ctx,
    llm,
    session,
    parts.map(({ asked, question }) => ({ ids: asked.map(({ key }) => key), either: 'all', question })),
  )
  const judged = fromVerdicts(
    parts.map(({ asked }, place) => ({ asked, given: verdicts[place] ?? {} })),
    lines,
    analysis.report.violations,
  )
  const byModel = new Map(judged.map((entry) => [entry.entryId, entry]))
  return { content, entries: entries.map((entry) => byModel.get(entry.entryId) ?? entry) }
}
