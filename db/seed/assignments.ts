import type { assignees, assignments } from '../schema/assignments.ts'
import type { User } from '../schema/users.ts'
import { conversations, type ConversationName } from './history.ts'
import type { PastSession } from './past-session.ts'
import { sampleProspects } from './sample-prospects.ts'

type NewAssignment = typeof assignments.$inferInsert & { id: string }
type NewAssignee = typeof assignees.$inferInsert

const dayMs = 24 * 60 * 60 * 1_000

type AssignmentTemplate = {
  title: string | null
  /** Its prospect and session type are assigned. */
  conversation: ConversationName
  passMark: number
  attemptsMax: number | null
  daysAgo: number
  /** Negative: already overdue. */
  dueInDays: number
}

/** The demo manager's assignments to the whole team: one nearly done, one overdue for some, one new. */
const assignmentTemplates: readonly AssignmentTemplate[] = [
  { title: null, conversation: 'luciaHeard', passMark: 60, attemptsMax: 3, daysAgo: 13, dueInDays: 4 },
  {
    title: 'Keep calm with Frank',
    conversation: 'frankCalm',
    passMark: 70,
    attemptsMax: null,
    daysAgo: 12,
    dueInDays: -2,
  },
  { title: null, conversation: 'deniseFirm', passMark: 70, attemptsMax: 2, daysAgo: 1, dueInDays: 6 },
]

/**
 * The demo assignments. Each matching session of the history counts if it started after the assignment was
 * created.
 */
export function buildDemoAssignments(
  past: readonly PastSession[],
  people: ReadonlyMap<string, User>,
  now: Date,
): {
  assignments: NewAssignment[]
  assignees: NewAssignee[]
  assignmentBySession: ReadonlyMap<string, string>
} {
  const manager = people.get('demo.manager')
  const team = [...people.values()].filter(
    ({ role, teamId }) => role === 'trainee' && teamId !== null && teamId === manager?.teamId,
  )
  const assignmentBySession = new Map<string, string>()
  const rows: NewAssignment[] = []
  const assigneeRows: NewAssignee[] = []
  for (const { title, conversation, passMark, attemptsMax, daysAgo, dueInDays } of assignmentTemplates) {
    const id = crypto.randomUUID()
    const createdAt = new Date(now.getTime() - daysAgo * dayMs)
    const { prospect, sessionType } = conversations[conversation]
    const prospectId = sampleProspects[prospect].id
    rows.push({
      id,
      title,
      prospectId,
      sessionType,
      passMark,
      attemptsMax,
      deadline: new Date(now.getTime() + dueInDays * dayMs),
      teamId: manager?.teamId ?? null,
      wholeTeam: true,
      createdBy: manager?.id ?? null,
      createdAt,
    })
    for (const user of team) {
      const sessions = past
        .map(({ session }) => session)
        .filter(
          (session) =>
            session.userId === user.id &&
            session.prospectId === prospectId &&
            session.sessionType === sessionType &&
            (session.startedAt ?? now) >= createdAt,
        )
      const best = sessions.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))[0]
      assigneeRows.push({
        assignmentId: id,
        userId: user.id,
        named: false,
        assignedAt: createdAt,
        startedAt: sessions[0]?.startedAt ?? null,
        attempts: sessions.length,
        bestScore: best?.score ?? null,
        bestAt: best?.completedAt ?? null,
      })
      for (const session of sessions) if (session.id !== undefined) assignmentBySession.set(session.id, id)
    }
  }
  return { assignments: rows, assignees: assigneeRows, assignmentBySession }
}
