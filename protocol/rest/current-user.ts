import { z } from 'zod'
import { name, secret, token, username } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { role } from '../vocabulary/roles.ts'
import { newPassword } from './account.ts'
import { endpoint, nothing } from './endpoint.ts'

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role,
  teamId: z.uuid().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

/** Logging in accepts any non-empty password: an old one may be shorter than today's minimum. */
export const credentials = z.strictObject({
  username: username({ min: 1, max: limits.usernameMax }),
  password: secret({ min: 1, max: limits.passwordMax }),
})

export const registration = z.strictObject({
  username: username({ min: limits.usernameMin, max: limits.usernameMax }),
  password: newPassword,
  email: z.email().max(limits.emailMax).optional(),
  firstName: name({ min: 1, max: limits.nameMax }).optional(),
  lastName: name({ min: 1, max: limits.nameMax }).optional(),
  /** The token of an invitation, which sets the role and the team. */
  invitation: token({ min: 1, max: limits.tokenMax }).optional(),
})
export type Registration = z.infer<typeof registration>

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema, z.null()]).optional()
const ownName = emptyAsNull(name({ min: 1, max: limits.nameMax }))

/** What users may change about themselves; absent fields keep their values, an empty text or null clears. */
export const profileChanges = z.strictObject({
  email: emptyAsNull(z.email().max(limits.emailMax)),
  firstName: ownName,
  lastName: ownName,
})
export type ProfileChanges = z.infer<typeof profileChanges>

export const currentUserEndpoints = {
  currentUser: endpoint({ method: 'GET', path: '/api/user', summary: 'The current user', result: user }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/user',
    summary: "Change one's own email and name",
    body: profileChanges,
    result: user,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Log in',
    access: 'public',
    errors: ['invalid_credentials', 'account_inactive', 'rate_limited'],
    body: credentials,
    result: user,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account and log in',
    access: 'public',
    status: 201,
    errors: [
      'registration_closed',
      'invitation_invalid',
      'username_taken',
      'password_too_common',
      'rate_limited',
    ],
    body: registration,
    result: user,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'Log out',
    access: 'public',
    status: 204,
    result: nothing,
  }),
}
