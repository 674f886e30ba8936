import { z } from 'zod'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { role } from '../vocabulary/roles.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { trainingSession } from './training-sessions.ts'
import { user } from './current-user.ts'

const figure = z.number().int().min(0).nullable()

/** A user's name and nothing more: what team members may know about each other. */
export const personName = user.pick({ id: true, username: true, firstName: true, lastName: true })
export type PersonName = z.infer<typeof personName>

/**
 * A user in lists and in the details of a team. The email and the figures are null for callers who may only
 * know the name.
 */
export const member = user.extend({
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  sessionsCount: figure,
  /** The rounded mean of the overall scores of the newest edition of the criteria; also null without scores. */
  avgScore: z.number().int().min(0).max(100).nullable(),
  /** The edition of that mean, and whether there are scores of earlier ones. A server of the version before does not say it. */
  criteriaEdition: criteriaEdition.nullable().default(null),
  hasEarlierScores: z.boolean().default(false),
  /** Consecutive days (UTC) with a completed session, up to today or yesterday. */
  currentStreak: figure,
  lastActiveAt: z.iso.datetime().nullable(),
  /** False: switched off. The person cannot log in; everything of theirs stays. */
  active: z.boolean(),
})
export type Member = z.infer<typeof member>

/**
 * What an admin may set about others; a manager may set `active` of trainees of their own team. Null removes a
 * person from the team; absent fields keep their values.
 */
export const userChanges = z.strictObject({
  role: role.optional(),
  teamId: z.uuid().nullable().optional(),
  active: z.boolean().optional(),
})
export type UserChanges = z.infer<typeof userChanges>

export const usersEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/teams/users',
    summary:
      "The people that the user may see, by username: the user's own team, everybody for an admin; with `limit` by pages",
    query: pageQuery,
    result: z.array(member),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'One person; a trainee sees only the names of others in their own team',
    params: idParams,
    result: member,
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/users/:id',
    summary:
      'Set the role and the team of a person, or switch the account off or on; for admins, and for managers about trainees of their own team switching alone. A new role and switching off end the logins of the person',
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: userChanges,
    result: member,
  }),
  endUserLogins: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/logins',
    summary:
      'End every login of another person; for admins, and for managers about trainees of their own team',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
  listUserSessions: endpoint({
    method: 'GET',
    path: '/api/users/:id/sessions',
    summary:
      'The training sessions of a person whose sessions the user may watch, newest first; with `limit` by pages',
    params: idParams,
    query: pageQuery,
    result: z.array(trainingSession),
  }),
}
