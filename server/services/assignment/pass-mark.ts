import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'

/** The score that passes a session of an assignment: by the scorecard that it is held against, else the assignment's. */
export function passMarkFor(sessionId: SQLWrapper): SQL<number> {
  return sql<number>`case when ${assignments.scorecardId} is null then ${assignments.passMark} else (
    select (${scorecardVersions.content} ->> 'passMark')::int
    from ${sessionScorecards} join ${scorecardVersions}
      on ${scorecardVersions.scorecardId} = ${sessionScorecards.scorecardId}
      and ${scorecardVersions.version} = ${sessionScorecards.version}
    where ${sessionScorecards.sessionId} = ${sessionId}) end`
}
