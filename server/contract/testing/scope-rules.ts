import { z } from 'zod'
import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'

/** Who sends the request. All but the last two belong to the same team. */
export const askers = ['trainee', 'manager', 'admin', 'manager without a team', 'nobody'] as const
export type Asker = (typeof askers)[number]

/** The owner of the requested item from the asker's point of view. */
export const relations = ['own', 'same team', 'other team', 'no team', 'public', 'none'] as const
export type Relation = (typeof relations)[number]

export type Kind =
  | 'prospect'
  | 'coach'
  | 'session'
  | 'line'
  | 'comment'
  | 'login'
  | 'person'
  | 'practice'
  | 'team'
  | 'team figures'
  | 'assignment'
  | 'task'
  | 'invitation'
  | 'scorecard'
  | 'notification'

const everybody: Asker[] = ['trainee', 'manager', 'admin', 'manager without a team']
const members: Asker[] = ['trainee', 'manager', 'admin']
const leaders: Asker[] = ['manager', 'admin']
const admin: Asker[] = ['admin']
const noOne: Asker[] = []

const owned = { own: everybody, 'same team': leaders, 'other team': admin, 'no team': admin }
const publishable = { ...owned, public: everybody }
const ownerOnly = { own: everybody, 'same team': noOne, 'other team': noOne, 'no team': noOne }

/**
 * Who can reach which items, as decided (docs: scope), stated independently of the code that enforces it.
 * Relations that a kind does not have are omitted; nobody reaches a missing item.
 */
export const reach: Record<Kind, Partial<Record<Relation, Asker[]>>> = {
  prospect: publishable,
  coach: publishable,
  session: owned,
  // A line is reached only through its own session.
  line: ownerOnly,
  // Own: another reviewer's comment on the asker's session. Otherwise the asker's comment where they may
  // review.
  comment: owned,
  login: ownerOnly,
  notification: ownerOnly,
  // Seeing a person's name; further data is restricted separately.
  person: { ...owned, 'same team': members },
  practice: owned,
  team: { own: members, 'other team': admin },
  'team figures': { own: leaders, 'other team': admin },
  // As seen by those who manage its people. An assignee sees only their own part, as a task.
  assignment: { own: leaders, 'same team': leaders, 'other team': admin, 'no team': admin },
  task: ownerOnly,
  // To the team of that person, for trainees.
  invitation: { own: leaders, 'same team': leaders, 'other team': admin, 'no team': admin },
  // Public: the organisation's.
  scorecard: { own: leaders, 'same team': leaders, 'other team': admin, public: leaders },
}

export type Rule = {
  kind: Kind
  /** Who of those who can reach the item may perform the action; everyone by default. The others get a 403. */
  only?: 'owner' | 'owner or admin' | 'leader' | 'admin' | 'reviewer' | 'account manager' | 'team or admin'
}

/** For each id parameter: the kind of item, and who may perform the action. */
export const rules: Record<string, Rule> = {
  'endLogin.id': { kind: 'login' },
  'createInvitation.teamId': { kind: 'team', only: 'leader' },
  'revokeInvitation.token': { kind: 'invitation' },
  'createPasswordReset.userId': { kind: 'person', only: 'account manager' },
  'createProspect.copyOf': { kind: 'prospect' },
  'previewLife.prospectId': { kind: 'prospect', only: 'owner or admin' },
  'getProspect.id': { kind: 'prospect' },
  'updateProspect.id': { kind: 'prospect', only: 'owner or admin' },
  'deleteProspect.id': { kind: 'prospect', only: 'owner or admin' },
  'updateCoach.id': { kind: 'coach', only: 'owner or admin' },
  'deleteCoach.id': { kind: 'coach', only: 'owner or admin' },
  'createTrainingSession.prospectId': { kind: 'prospect' },
  'createTrainingSession.coachId': { kind: 'coach' },
  'getTrainingSession.id': { kind: 'session' },
  'completeTrainingSession.id': { kind: 'session', only: 'owner' },
  'deleteTrainingSession.id': { kind: 'session', only: 'owner' },
  'getAccountFile.id': { kind: 'session' },
  'listSessionRules.id': { kind: 'session' },
  'retryTrainingSession.id': { kind: 'session', only: 'owner' },
  'retryTrainingSession.itemId': { kind: 'line' },
  'getSessionReview.id': { kind: 'session' },
  'createComment.id': { kind: 'session', only: 'reviewer' },
  'updateComment.id': { kind: 'comment', only: 'reviewer' },
  'deleteComment.id': { kind: 'comment', only: 'reviewer' },
  'markNotificationRead.id': { kind: 'notification' },
  'overrideScore.id': { kind: 'session', only: 'reviewer' },
  'startAssignment.id': { kind: 'task' },
  'startAssignment.coachId': { kind: 'coach' },
  'createAssignment.prospectId': { kind: 'prospect', only: 'leader' },
  'createAssignment.teamId': { kind: 'team', only: 'leader' },
  'getAssignment.id': { kind: 'assignment' },
  'listAssignees.id': { kind: 'assignment' },
  'updateAssignment.id': { kind: 'assignment' },
  'remindAssignees.id': { kind: 'assignment' },
  'deleteAssignment.id': { kind: 'assignment' },
  'createScorecard.teamId': { kind: 'team', only: 'leader' },
  'getScorecard.id': { kind: 'scorecard' },
  'updateScorecard.id': { kind: 'scorecard', only: 'team or admin' },
  'deleteScorecard.id': { kind: 'scorecard', only: 'team or admin' },
  'listScorecardVersions.id': { kind: 'scorecard' },
  'createScorecardVersion.id': { kind: 'scorecard', only: 'team or admin' },
  'getScorecardVersion.id': { kind: 'scorecard' },
  'getSessionScorecard.id': { kind: 'session' },
  'markScorecardEntry.id': { kind: 'session', only: 'reviewer' },
  'getSessionMetrics.id': { kind: 'session' },
  'chat.prospectId': { kind: 'prospect' },
  'chat.sessionId': { kind: 'session', only: 'owner' },
  'analyzePerformance.sessionId': { kind: 'session', only: 'owner' },
  'coaching.sessionId': { kind: 'session' },
  'generateSpeech.sessionId': { kind: 'session' },
  'getUser.id': { kind: 'person' },
  'updateUser.id': { kind: 'person', only: 'admin' },
  'endUserLogins.id': { kind: 'person', only: 'account manager' },
  'listUserSessions.id': { kind: 'practice' },
  'getUserPlan.id': { kind: 'practice' },
  'getTeam.id': { kind: 'team' },
  'getTeamDetails.id': { kind: 'team' },
  'getTeamStats.teamId': { kind: 'team' },
  'listTeamSessions.id': { kind: 'team' },
  'updateTeam.id': { kind: 'team', only: 'admin' },
  'deleteTeam.id': { kind: 'team', only: 'admin' },
  'getAnalytics.teamId': { kind: 'team figures' },
  'getTeamOverview.teamId': { kind: 'team figures' },
  'listWeakHabits.teamId': { kind: 'team figures' },
  'listAssignments.teamId': { kind: 'team figures' },
}

/** Ids that do not affect access, each with the reason. */
export const exemptIds: Record<string, string> = {
  'analyzePerformance.prospectId':
    'accepted because the specification sends it; the session has its own prospect',
  'listTrainingSessions.prospectId':
    'narrows the asker’s own sessions; of a prospect that they never called there are none',
  'createComment.itemId': 'looked up only within the session, which is checked by its own id',
  'overrideScore.replaces': 'compared with the session’s last decision; the session is checked by its own id',
  'createAssignment.scorecardId':
    'only a leader gets as far as the id; routes/scorecards.test.ts has its rule',
  'markScorecardEntry.entryId':
    'looked up only within the session’s scorecard; the session is checked by its own id',
  'markScorecardEntry.replaces': 'compared with the entry’s last mark; the session is checked by its own id',
  'createTeam.managerId': 'only an admin gets as far as the id',
  'updateTeam.managerId': 'only an admin gets as far as the id',
  'updateUser.teamId': 'only an admin gets as far as the id',
}

export type Answer = 'through' | 401 | 403 | 404

/** The expected answer to a call. */
export function expected(rule: Rule, asker: Asker, relation: Relation): Answer {
  if (asker === 'nobody') return 401
  if (reach[rule.kind][relation]?.includes(asker) !== true) return 404
  const owner = relation === 'own' && rule.kind !== 'team'
  switch (rule.only) {
    case undefined:
      return 'through'
    case 'owner':
      return owner ? 'through' : 403
    case 'owner or admin':
      return owner || asker === 'admin' ? 'through' : 403
    case 'leader':
      return asker === 'manager' || asker === 'admin' ? 'through' : 403
    case 'admin':
      return asker === 'admin' ? 'through' : 403
    case 'reviewer':
      // Nobody reviews their own sessions.
      return owner ? 403 : 'through'
    case 'account manager':
      return !owner && (asker === 'manager' || asker === 'admin') ? 'through' : 403
    case 'team or admin':
      return relation === 'public' && asker !== 'admin' ? 403 : 'through'
    default:
      return unreachable(rule.only)
  }
}

export type Part = 'params' | 'query' | 'body'
export type IdField = { name: string; row: Endpoint; part: Part; field: string }

/** Every id parameter of the contract, anywhere in the request. */
export function idFields(): IdField[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([name, row]) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      idsOf(row[part]).map((field) => ({ name, row, part, field })),
    ),
  )
}

type Json = z.core.JSONSchema.BaseSchema

function idsOf(part: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([name, json]) =>
    typeof json === 'object' && isId(json) ? [name] : [],
  )
}

function isId(json: Json): boolean {
  const choices = json.anyOf ?? []
  return json.format === 'uuid' || choices.some((choice) => typeof choice === 'object' && isId(choice))
}

/** The possible relations between an asker and an item of a kind. */
export function relationsOf(kind: Kind, asker: Asker): Relation[] {
  return relations.filter((relation) => {
    if (relation === 'none') return true
    if (!(relation in reach[kind])) return false
    const teamless = asker === 'manager without a team'
    return !(teamless && (relation === 'same team' || (relation === 'own' && kind.startsWith('team'))))
  })
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
