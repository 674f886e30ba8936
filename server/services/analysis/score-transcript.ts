import type { Context } from '#server/context.ts'
import type { Line } from '#server/domain/debtor/scenario.ts'
import { type Analysis, analyze } from '#server/domain/scoring/analyze.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'

/** Scores a transcript by the criteria of the embedded scorer. */
export async function scoreTranscript(
  _ctx: Context,
  session: ReplyTarget & { lines: readonly Line[] },
): Promise<Analysis> {
  return analyze({
    scenario: session.scenario,
    lines: session.lines,
    feedbackLanguage: session.feedbackLanguage,
  })
}
