import type { Assignee, Assignment, AssignmentDetails, DueAssignment } from '#protocol/rest/assignments.ts'
import { aProspect, id, user } from './fixtures.ts'
import { manager, north } from './organisation.ts'

const author = { id: manager.id, username: 'mara', firstName: 'Mara', lastName: 'Lindt' }

const assignmentFields = {
  id: id(80),
  title: 'First calls',
  sessionType: 'standard',
  passMark: 70,
  scorecard: null,
  attemptsMax: 3,
  deadline: '2026-12-04T23:59:59.999Z',
} as const

/** An assignment that the user has to do. */
export function aDueAssignment(changes: Partial<DueAssignment> = {}): DueAssignment {
  return {
    ...assignmentFields,
    prospect: aProspect(),
    createdBy: author,
    state: 'not_started',
    late: false,
    attempts: 0,
    bestScore: null,
    openSessionId: null,
    ...changes,
  }
}

/** The same assignment as its manager sees it. */
export function anAssignment(changes: Partial<Assignment> = {}): Assignment {
  return {
    ...assignmentFields,
    prospect: { id: id(10), name: 'Rosa Delgado', type: 'individual', difficultyLevel: 'medium' },
    difficulty: null,
    team: north,
    wholeTeam: true,
    createdBy: author,
    createdAt: '2026-11-20T12:00:00.000Z',
    closedAt: null,
    mayEdit: true,
    remindedAt: null,
    counts: { people: 8, notStarted: 2, inProgress: 1, waiting: 0, passed: 3, failed: 1, overdue: 1 },
    ...changes,
  }
}

export function anAssignmentWithDetails(changes: Partial<AssignmentDetails> = {}): AssignmentDetails {
  return { ...anAssignment(), personIds: [], ...changes }
}

/** A person with an assignment, who has held one session for it. */
export function anAssignee(changes: Partial<Assignee> = {}): Assignee {
  return {
    user: { id: user.id, username: 'ana', firstName: 'Ana', lastName: 'Ruiz' },
    state: 'in_progress',
    late: false,
    attempts: 1,
    bestScore: 64,
    sessions: [
      {
        id: id(20),
        startedAt: '2026-11-21T15:00:00.000Z',
        completedAt: '2026-11-21T15:06:00.000Z',
        score: 64,
        criteriaEdition: 2,
        status: 'completed',
        scorecard: null,
      },
    ],
    ...changes,
  }
}
