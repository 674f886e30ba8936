import { eq } from 'drizzle-orm'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import type { Judgement } from '#protocol/vocabulary/judgement.ts'
import type { JudgedEntry, ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { judgeNothing } from '#server/domain/scorecard/judge-by-rules.ts'
import {
  fromVerdicts,
  writtenParts,
  writtenSchema,
  type FromVerdicts,
  type WrittenCriterion,
} from '#server/domain/scorecard/written-criteria.ts'
import type { Analysis, AnalysisInput } from '#server/domain/scoring/analyze.ts'
import { answersJson, type JsonLlm } from '#server/providers/llm/llm.ts'
import { askJudge, judgeAttempts } from '../analysis/ask-judge.ts'
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
  const parts = await Promise.all(
    writtenParts(content.criteria).map((part) => judgePart(ctx, llm, { session, input, analysis, part })),
  )
  const byModel = new Map(parts.flat().map((entry) => [entry.entryId, entry]))
  return { content, entries: entries.map((entry) => byModel.get(entry.entryId) ?? entry) }
}

/** The entries of some written criteria that the model judged soundly; its second answer mends the first. */
async function judgePart(
  ctx: Context,
  llm: JsonLlm,
  asked: { session: Held; input: AnalysisInput; analysis: Analysis; part: WrittenCriterion[] },
): Promise<JudgedEntry[]> {
  const { session, input, analysis, part } = asked
  const given: Judgement['criteria'] = {}
  let last: FromVerdicts = { judged: [], flaws: [] }
  for (let attempt = 1; attempt <= judgeAttempts; attempt++) {
    const prompt = await ctx.simulation.run('writtenPrompt', [part, input, last.flaws], {
      userId: session.userId,
      priority: 'session',
    })
    const answer = await askJudge(ctx, llm, session, { ...prompt, schema: writtenSchema(part) })
    if (!answer) continue
    const flawed = new Set(last.flaws.map(({ id }) => id))
    for (const [id, verdict] of Object.entries(answer.criteria))
      if (flawed.size === 0 || flawed.has(id)) given[id] = verdict
    last = fromVerdicts(part, given, session.lines, analysis.report.violations)
    if (last.flaws.length === 0) break
    ctx.log.warn(
      { sessionId: session.sessionId, reasons: last.flaws.map(({ problem }) => problem) },
      'the judgement of a scorecard had flaws',
    )
  }
  return last.judged
}
