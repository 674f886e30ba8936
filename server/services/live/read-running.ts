import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { assignments } from '#db/schema/assignments.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { sessionViews } from '#db/schema/presence.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { sessionLives } from '#db/schema/session-lives.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import { observe } from '#server/domain/debtor/observed.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { slicedReader } from '#server/simulation/slices.ts'
import { heldVersion } from '../scorecard/read.ts'
import { liveProcesses } from '../presence/views.ts'
import { scenarioOf } from '../training-session/scenario.ts'
import { StoredTurns } from '../transcript/stored-turns.ts'
import { displayName } from '../user/display-name.ts'

/**
 * A session still counts as running for this long after its trainee disconnected: the connection may come
 * back (W3).
 */
const awayMs = 60_000

/** Which sessions to read: `ids` null means all, `teamIds` null those of all teams. */
export type RunningFilter = { ids: readonly string[] | null; teamIds: readonly string[] | null }
type StoredLine = Pick<
  typeof conversationItems.$inferSelect,
  'id' | 'sessionId' | 'role' | 'text' | 'status' | 'createdAt'
>

/**
 * The running sessions as a supervisor's list shows them. `scenarios` caches the scenario objects: the
 * simulation caches its progress by scenario object and continues from there.
 */
export async function readRunning(
  db: Database,
  { ids, teamIds }: RunningFilter,
  scenarios: Map<string, Scenario>,
): Promise<LiveSession[]> {
  if (ids?.length === 0 || teamIds?.length === 0) return []
  const recent = db
    .select({ one: sql`1` })
    .from(sessionViews)
    .where(
      and(
        eq(sessionViews.sessionId, trainingSessions.id),
        eq(sessionViews.mode, 'participant'),
        or(
          isNull(sessionViews.leftAt),
          gt(sessionViews.leftAt, sql`now() - ${awayMs} * interval '1 millisecond'`),
        ),
      ),
    )
  const rows = await db
    .select({
      session: trainingSessions,
      lives: sessionLives.lives,
      user: users,
      assignment: {
        // A column that is never null must come first: drizzle uses it to detect a missing row.
        deadline: assignments.deadline,
        title: assignments.title,
        // That of the scorecard that the session is held against, where its assignment has one.
        passMark: sql<number>`case when ${assignments.scorecardId} is null then ${assignments.passMark}
          else (${scorecardVersions.content} ->> 'passMark')::int end`,
      },
    })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .leftJoin(sessionLives, eq(sessionLives.sessionId, trainingSessions.id))
    .leftJoin(assignments, eq(assignments.id, trainingSessions.assignmentId))
    .leftJoin(sessionScorecards, eq(sessionScorecards.sessionId, trainingSessions.id))
    .leftJoin(scorecardVersions, heldVersion)
    .where(
      and(
        eq(trainingSessions.status, 'active'),
        ids === null ? undefined : inArray(trainingSessions.id, [...ids]),
        teamIds === null ? undefined : inArray(users.teamId, [...teamIds]),
        exists(recent),
      ),
    )
    .orderBy(asc(trainingSessions.startedAt))
  const sessionIds = rows.map(({ session }) => session.id)
  const [lines, present] = await Promise.all([readLines(db, sessionIds), readOpenViews(db, sessionIds)])
  const running: LiveSession[] = []
  for (const { session, user, assignment, lives } of rows) {
    const scenario = scenarios.get(session.id) ?? scenarioOf(session.scenario, session, lives)
    scenarios.set(session.id, scenario)
    const said = lines.get(session.id) ?? []
    const turns = turnsOf.get(scenario) ?? new StoredTurns()
    turnsOf.set(scenario, turns)
    await turns.load(db, said)
    const transcript = said.map((line) => turns.with(asLine(line)))
    await slicedReader.read(scenario, transcript)
    const { state, now } = observe(scenario, transcript)
    const views = present.get(session.id) ?? []
    running.push({
      session_id: session.id,
      trainee: { id: user.id, name: displayName(user) },
      team_id: user.teamId,
      debtor: {
        name: session.scenario.name,
        personality: session.scenario.personality,
        difficulty: session.scenario.difficultyLevel,
      },
      session_type: session.sessionType,
      communication_mode: session.communicationMode,
      session_language: session.sessionLanguage,
      started_at: session.startedAt.toISOString(),
      assignment: assignment && {
        title: assignment.title,
        pass_mark: assignment.passMark,
        deadline: assignment.deadline.toISOString(),
      },
      connected: views.some(({ mode }) => mode === 'participant'),
      watchers: views.flatMap(({ mode, id, name }) => (mode === 'observer' ? [{ id, name }] : [])),
      head_seq: session.headSeq,
      last_line: lastLine(said),
      feelings: state.feelings,
      attention: now,
    })
  }
  return running
}

/** The readings and moves of the sessions' lines, kept like their scenarios: the list is read again and again. */
const turnsOf = new WeakMap<Scenario, StoredTurns>()

async function readLines(db: Database, sessionIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: conversationItems.id,
      sessionId: conversationItems.sessionId,
      role: conversationItems.role,
      text: conversationItems.text,
      status: conversationItems.status,
      createdAt: conversationItems.createdAt,
    })
    .from(conversationItems)
    .where(
      and(
        inArray(conversationItems.sessionId, [...sessionIds]),
        inArray(conversationItems.status, ['complete', 'truncated', 'aborted']),
      ),
    )
    .orderBy(asc(conversationItems.seq))
  return bySession(rows.filter(({ text }) => text.trim() !== ''))
}

type OpenView = { sessionId: string; id: string; name: string; mode: 'participant' | 'observer' }

/** Who has one of the sessions open, each person once per mode. */
async function readOpenViews(db: Database, sessionIds: readonly string[]): Promise<Map<string, OpenView[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectDistinct({
      sessionId: sessionViews.sessionId,
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      mode: sessionViews.mode,
    })
    .from(sessionViews)
    .innerJoin(users, eq(users.id, sessionViews.userId))
    .where(
      and(
        inArray(sessionViews.sessionId, [...sessionIds]),
        isNull(sessionViews.leftAt),
        inArray(sessionViews.processId, liveProcesses(db)),
      ),
    )
    .orderBy(asc(users.username))
  const present = rows.map(({ sessionId, id, mode, ...user }) => ({
    sessionId,
    id,
    mode,
    name: displayName(user),
  }))
  return bySession(present)
}

function bySession<Row extends { sessionId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.sessionId)
    if (group) group.push(row)
    else groups.set(row.sessionId, [row])
  }
  return groups
}

function asLine({ id, role, text, status }: StoredLine): TranscriptLine {
  return { itemId: id, speaker: role, text, status }
}

function lastLine(said: readonly StoredLine[]): LiveSession['last_line'] {
  const last = said.at(-1)
  return last
    ? { item_id: last.id, role: last.role, text: last.text, at: last.createdAt.toISOString() }
    : null
}
