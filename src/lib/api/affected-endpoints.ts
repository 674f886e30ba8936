import type { EndpointName } from '#protocol/rest/endpoints.ts'

/** Endpoints whose responses include assignments. */
export const assignmentEndpoints = [
  'listDueAssignments',
  'listAssignments',
  'getAssignment',
  'listAssignees',
] as const satisfies EndpointName[]

/** Endpoints whose responses include scorecards, besides the assignments. */
export const scorecardEndpoints = [
  'listScorecards',
  'getScorecard',
  'listScorecardVersions',
  'getScorecardVersion',
] as const satisfies EndpointName[]

/** Endpoints whose responses change with a user's role or team, or with a team. */
export const organisationEndpoints = [
  'listUsers',
  'getUser',
  'listUserSessions',
  'getUserPlan',
  'listWeakHabits',
  'listTeams',
  'getTeam',
  'getTeamDetails',
  'getTeamStats',
  'listTeamSessions',
  'getAnalytics',
  'getUsage',
  'getPracticeOverview',
  'getTeamOverview',
  'getInstallationOverview',
  ...assignmentEndpoints,
] as const satisfies EndpointName[]

/**
 * Endpoints whose responses count or list sessions: their cached data is stale once a session starts or ends.
 * What only a completed session changes, such as its metrics, is up to the caller.
 */
export const sessionEndpoints = [
  'listTrainingSessions',
  'getOverview',
  'getPlan',
  ...organisationEndpoints,
] as const satisfies EndpointName[]
