import { z } from 'zod'
import { token } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { newPassword } from './account.ts'
import { endpoint, nothing } from './endpoint.ts'
import { personName } from './users.ts'

const tokenParams = z.strictObject({ token: token({ max: limits.tokenMax }) })

/** A one-time link for a forgotten password. The token is answered only here; a page puts it after its `#`. */
export const newPasswordReset = z.object({
  token: z.string(),
  user: personName,
  expiresAt: z.iso.datetime(),
})
export type NewPasswordReset = z.infer<typeof newPasswordReset>

export const passwordResetEndpoints = {
  createPasswordReset: endpoint({
    method: 'POST',
    path: '/api/password-reset',
    summary:
      'Make a link with which a person sets a new password within 30 minutes; replaces an earlier one. For admins, and for managers about trainees of their own team',
    status: 201,
    errors: ['forbidden', 'not_found', 'rate_limited'],
    body: z.strictObject({ userId: z.uuid() }),
    result: newPasswordReset,
  }),
  getPasswordReset: endpoint({
    method: 'GET',
    path: '/api/password-reset/:token',
    summary: 'Whose password a link is for; the same error for an unknown, used or expired one',
    access: 'public',
    errors: ['reset_link_invalid', 'rate_limited'],
    params: tokenParams,
    result: z.object({ username: z.string(), expiresAt: z.iso.datetime() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password-reset/:token',
    summary: 'Set a new password with a link, once; ends every login of the person',
    access: 'public',
    status: 204,
    errors: ['reset_link_invalid', 'password_too_common', 'rate_limited'],
    params: tokenParams,
    body: z.strictObject({ password: newPassword }),
    result: nothing,
  }),
}
