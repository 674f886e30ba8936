import type { EndpointName } from '#protocol/rest/table.ts'

/** The calls whose answers tell of assignments. */
export const assignmentEndpoints = [
  'listDueAssignments',
  'listAssignments',
  'getAssignment',
  'listAssignees',
] as const satisfies EndpointName[]

/**
 * The calls whose answers count or list sessions: when one begins or ends, what the cache holds of them is old.
 * What only a finished session changes, such as its metrics, is up to the caller.
 */
export const sessionEndpoints = [
  'listTrainingSessions',
  'getOverview',
  'getAnalytics',
  'listUsers',
  'getUser',
  'listUserSessions',
  'listTeams',
  'getTeam',
  'getTeamDetails',
  'getTeamStats',
  'listTeamSessions',
  'getUsage',
  ...assignmentEndpoints,
] as const satisfies EndpointName[]

/** The calls whose answers change with somebody's role or team, and with a team itself. */
export const organisationEndpoints = [
  'listUsers',
  'getUser',
  'listUserSessions',
  'listTeams',
  'getTeam',
  'getTeamDetails',
  'getTeamStats',
  'listTeamSessions',
  'getAnalytics',
  'getUsage',
  ...assignmentEndpoints,
] as const satisfies EndpointName[]
