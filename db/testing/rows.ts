import { createHash } from 'node:crypto'
import type { Executor } from '../client.ts'
import { assignees, assignments, type Assignment } from '../schema/assignments.ts'
import { invitations, type InvitationRow } from '../schema/invitations.ts'
import { performanceMetrics, type PerformanceMetrics } from '../schema/performance-metrics.ts'
import { prospects } from '../schema/prospects.ts'
import { sessionComments, type SessionCommentRow } from '../schema/reviews.ts'
import { scorecards, scorecardVersions } from '../schema/scorecards.ts'
import { sessionScorecards } from '../schema/session-scorecards.ts'
import { trainingSessions, type TrainingSession } from '../schema/training-sessions.ts'
import { users, type User } from '../schema/users.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'

/** Inserts a user with a unique name. */
export async function insertUser(on: Executor, values: Partial<User> = {}): Promise<User> {
  const username = values.username ?? `user-${crypto.randomUUID().slice(0, 8)}`
  const passwordHash = createHash('sha256').update(username).digest('hex')
  const [user] = await on
    .insert(users)
    .values({ passwordHash, ...values, username })
    .returning()
  if (!user) throw new Error('the user was not inserted')
  return user
}

/** Inserts an active session of a new user with a new prospect. */
export async function insertTrainingSession(
  on: Executor,
  values: Partial<TrainingSession> = {},
): Promise<TrainingSession> {
  const userId = values.userId ?? (await insertUser(on)).id
  const [prospect] = await on
    .insert(prospects)
    .values({ ownerId: userId, type: 'individual', name: 'Dana Whitfield', debtAmount: 1_850 })
    .returning()
  if (!prospect) throw new Error('the prospect was not inserted')
  const { deletedAt: _, isSample: __, nameSearch: ___, createdAt, ...snapshot } = prospect
  const [session] = await on
    .insert(trainingSessions)
    .values({
      prospectId: prospect.id,
      feedbackLanguage: 'en',
      scenario: { ...snapshot, createdAt: createdAt.toISOString() },
      seed: 1,
      ...values,
      userId,
    })
    .returning()
  if (!session) throw new Error('the session was not inserted')
  return session
}

/** Inserts an open assignment with a new prospect without an owner, for the given people. */
export async function insertAssignment(
  on: Executor,
  values: Partial<Assignment> = {},
  personIds: readonly string[] = [],
): Promise<Assignment> {
  const [prospect] = await on
    .insert(prospects)
    .values({ type: 'individual', name: 'Dana Whitfield', debtAmount: 1_850 })
    .returning()
  if (!prospect) throw new Error('the prospect was not inserted')
  const [assignment] = await on
    .insert(assignments)
    .values({
      prospectId: prospect.id,
      sessionType: 'standard',
      passMark: 70,
      deadline: new Date(Date.now() + 86_400_000),
      wholeTeam: false,
      ...values,
    })
    .returning()
  if (!assignment) throw new Error('the assignment was not inserted')
  if (personIds.length > 0)
    await on.insert(assignees).values(
      personIds.map((userId) => ({
        assignmentId: assignment.id,
        userId,
        named: true,
        assignedAt: assignment.createdAt,
      })),
    )
  return assignment
}

/** Inserts metrics without findings. */
export async function insertMetrics(
  on: Executor,
  values: Partial<PerformanceMetrics> & { sessionId: string },
): Promise<void> {
  await on.insert(performanceMetrics).values({
    aiAnalysis: 'Nothing was found.',
    strengths: [],
    areasForImprovement: [],
    report: emptyReport,
    ...values,
  })
}

/** What a scorecard says that asks for one built-in criterion. */
export function aScorecard(changes: Partial<ScorecardContent> = {}): ScorecardContent {
  return {
    name: 'First calls',
    description: '',
    passMark: 70,
    criteria: [
      {
        kind: 'built_in',
        id: crypto.randomUUID(),
        criterion: 'communication.opening',
        weight: 1,
        failing: false,
      },
    ],
    requiredLines: [],
    ...changes,
  }
}

/** Inserts a scorecard of a team, or of the organisation, and returns its id. */
export async function insertScorecard(on: Executor, teamId: string | null): Promise<string> {
  const [card] = await on.insert(scorecards).values({ teamId }).returning({ id: scorecards.id })
  if (!card) throw new Error('the scorecard was not inserted')
  await on.insert(scorecardVersions).values({ scorecardId: card.id, version: 1, content: aScorecard() })
  return card.id
}

/** Holds a session against the first version of a scorecard. */
export async function holdAgainst(on: Executor, sessionId: string, scorecardId: string): Promise<void> {
  await on.insert(sessionScorecards).values({ sessionId, scorecardId, version: 1 })
}

/** Inserts a comment on a session and returns its id. */
export async function insertComment(
  on: Executor,
  values: { sessionId: string } & Partial<SessionCommentRow>,
): Promise<string> {
  const [row] = await on
    .insert(sessionComments)
    .values({ text: 'Ask what happened first.', ...values })
    .returning({ id: sessionComments.id })
  if (!row) throw new Error('the comment was not inserted')
  return row.id
}

export const emptyReport: PerformanceMetrics['report'] = {
  language: 'en',
  judge: 'embedded',
  note: null,
  scores: {
    empathy: null,
    communication: null,
    objection_handling: null,
    solution_focus: null,
    compliance: null,
  },
  uncapped: null,
  cap: null,
  criteria: [],
  findings: [],
  violations: [],
  outcome: {
    ending: 'open',
    rightPartyReached: false,
    disclosureGiven: false,
    agreedAmountCents: null,
    installmentCents: null,
    frequency: null,
    firstPaymentOn: null,
    method: null,
    promise: { affordable: false, specific: false, recapped: false },
    rightsInvoked: [],
  },
  feelings: [],
}

/** Inserts an open invitation of a trainee, whose token nobody knows, and returns its id. */
export async function insertInvitation(
  on: Executor,
  values: Partial<InvitationRow> & Pick<InvitationRow, 'createdBy'>,
): Promise<string> {
  const [row] = await on
    .insert(invitations)
    .values({
      tokenHash: crypto.randomUUID(),
      role: 'trainee',
      uses: 1,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...values,
    })
    .returning()
  if (!row) throw new Error('the invitation was not inserted')
  return row.id
}
