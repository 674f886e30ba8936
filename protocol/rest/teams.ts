import { z } from 'zod'
import { name as nameText } from '../text/kinds.ts'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { trainingSession } from './training-sessions.ts'
import { member, personName } from './users.ts'

const figure = z.number().int().min(0).nullable()

/** A team. For users who may only know its names, the practice figures are null. */
export const team = z.object({
  id: z.uuid(),
  name: z.string(),
  industry: z.string().nullable(),
  manager: personName.nullable(),
  memberCount: z.number().int().min(0),
  /** Trainees who started a session in the last 30 days. */
  activeTrainees: figure,
  /** The rounded mean of its members' overall scores of the newest edition of the criteria; also null without scores. */
  avgTeamScore: z.number().int().min(0).max(100).nullable(),
  /** The edition of that mean, and whether there are scores of earlier ones. A server of the version before does not say it. */
  criteriaEdition: criteriaEdition.nullable().default(null),
  hasEarlierScores: z.boolean().default(false),
  totalSessions: figure,
  createdAt: z.iso.datetime(),
})
export type Team = z.infer<typeof team>

/**
 * A team's progress: completed sessions out of all sessions, and out of at least 60 [DASH14].
 */
export const teamProgress = z.object({
  completed: z.number().int().min(0),
  total: z.number().int().min(0),
  /** 0 to 100, rounded. */
  percentage: z.number().int().min(0).max(100),
})
export type TeamProgress = z.infer<typeof teamProgress>

export const teamSession = trainingSession.extend({ user: personName })
export type TeamSession = z.infer<typeof teamSession>

export const teamWithMembers = team.extend({ members: z.array(member) })
export type TeamWithMembers = z.infer<typeof teamWithMembers>

export const teamDetails = teamWithMembers.extend({
  progress: teamProgress,
  /** The latest five sessions that the user may watch. */
  recentSessions: z.array(teamSession),
})
export type TeamDetails = z.infer<typeof teamDetails>

const name = nameText({ min: 1, max: limits.nameMax })
const industry = nameText({ max: limits.nameMax })
  .transform((text) => (text === '' ? null : text))
  .nullable()
/** A user with the role manager, who joins the team. */
const managerId = z.uuid().nullable()

export const teamInput = z.strictObject({
  name,
  industry: industry.default(null),
  managerId: managerId.default(null),
})
export type TeamInput = z.infer<typeof teamInput>

export const teamChanges = z.strictObject({
  name: name.optional(),
  industry: industry.optional(),
  managerId: managerId.optional(),
})
export type TeamChanges = z.infer<typeof teamChanges>

export const teamEndpoints = {
  listTeams: endpoint({
    method: 'GET',
    path: '/api/teams',
    summary: "The user's own team; every team for an admin",
    result: z.array(team),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/api/teams',
    summary: 'Create a team; for admins',
    status: 201,
    errors: ['forbidden'],
    body: teamInput,
    result: team,
  }),
  updateTeam: endpoint({
    method: 'PATCH',
    path: '/api/teams/:id',
    summary: 'Change a team; for admins',
    errors: ['forbidden'],
    params: idParams,
    body: teamChanges,
    result: team,
  }),
  deleteTeam: endpoint({
    method: 'DELETE',
    path: '/api/teams/:id',
    summary: 'Dissolve a team; for admins. Its people stay, without a team',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
  getTeam: endpoint({
    method: 'GET',
    path: '/api/teams/:id',
    summary: 'One team with its members',
    params: idParams,
    result: teamWithMembers,
  }),
  getTeamDetails: endpoint({
    method: 'GET',
    path: '/api/teams/:id/details',
    summary: 'One team with its members, its progress and its latest sessions',
    params: idParams,
    result: teamDetails,
  }),
  listTeamSessions: endpoint({
    method: 'GET',
    path: '/api/teams/:id/sessions',
    summary:
      'The training sessions of a team that the user may watch, newest first; a trainee’s own; with `limit` by pages',
    params: idParams,
    query: pageQuery,
    result: z.array(teamSession),
  }),
  getTeamStats: endpoint({
    method: 'GET',
    path: '/api/teams/:teamId/stats',
    summary: 'The progress of a team',
    params: z.strictObject({ teamId: z.uuid() }),
    result: teamProgress,
  }),
}
