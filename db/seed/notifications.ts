import type { notifications } from '../schema/notifications.ts'
import type { buildDemoAssignments } from './assignments.ts'
import type { PastSession } from './past-session.ts'

const hourMs = 3_600_000
/** Earlier ones were read. */
const unreadDays = 3

/** What the people of the demo were told: their assignments, and their manager who passed them. */
export function buildDemoNotifications(
  demo: ReturnType<typeof buildDemoAssignments>,
  past: readonly PastSession[],
  now: Date,
): (typeof notifications.$inferInsert)[] {
  const readAt = (at: Date) =>
    now.getTime() - at.getTime() < unreadDays * 24 * hourMs ? null : new Date(at.getTime() + hourMs)
  const given = demo.assignees.map(({ userId, assignmentId, assignedAt }) => ({
    userId,
    type: 'assignment_given' as const,
    assignmentId,
    createdAt: assignedAt,
    readAt: readAt(assignedAt),
  }))
  const passed = demo.assignments.flatMap(({ id, passMark, createdBy }) => {
    if (createdBy == null) return []
    const first = new Map<string, PastSession['session']>()
    for (const { session } of past.toReversed())
      if (demo.assignmentBySession.get(session.id ?? '') === id && (session.score ?? 0) >= passMark)
        first.set(session.userId, session)
    return [...first.values()].flatMap(({ id: sessionId, completedAt }) =>
      sessionId === undefined || completedAt == null
        ? []
        : [
            {
              userId: createdBy,
              type: 'assignment_passed' as const,
              assignmentId: id,
              sessionId,
              createdAt: completedAt,
              readAt: readAt(completedAt),
            },
          ],
    )
  })
  return [...given, ...passed]
}
