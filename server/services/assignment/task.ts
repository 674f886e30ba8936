import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { assignments, type Assignment } from '#db/schema/assignments.ts'
import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import type { task } from '#protocol/rest/assignments.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'

/** Joins an assignment with the current version of its scorecard. */
export const ofAssignment = and(
  eq(scorecardVersions.scorecardId, assignments.scorecardId),
  eq(
    scorecardVersions.version,
    sql`(select ${scorecards.version} from ${scorecards} where ${scorecards.id} = ${assignments.scorecardId})`,
  ),
)

/** What an assignment tells of its scorecard; null without one. */
export const assignedScorecard = { id: scorecardVersions.scorecardId, content: scorecardVersions.content }

/** What an assignment asks for. With a scorecard, that one's pass mark counts. */
export function presentTask(
  { id, title, sessionType, passMark, attemptsMax, deadline }: Assignment,
  scorecard: { id: string; content: ScorecardContent } | null,
): z.infer<typeof task> {
  return {
    id,
    title,
    sessionType,
    passMark: scorecard?.content.passMark ?? passMark,
    scorecard: scorecard && { id: scorecard.id, name: scorecard.content.name },
    attemptsMax,
    deadline: deadline.toISOString(),
  }
}
