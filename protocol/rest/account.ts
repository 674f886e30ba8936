import { z } from 'zod'
import { newSecret, secret } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'

/** Only the length is checked: composition rules make passwords worse (NIST SP 800-63B, 5.1.1.2). */
export const newPassword = newSecret({ min: limits.passwordMin, max: limits.passwordMax })

/** One login of the user. */
export const login = z.object({
  id: z.uuid(),
  /** Whether this is the current login. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The IP address that logged in. */
  address: z.string().nullable(),
  /** Names of browser and system; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type Login = z.infer<typeof login>

export const accountEndpoints = {
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    summary: 'Change the password; ends every other login of the user',
    status: 204,
    errors: ['wrong_password', 'password_too_common', 'rate_limited', 'conflict'],
    body: z.strictObject({
      currentPassword: secret({ min: 1, max: limits.passwordMax }),
      newPassword,
    }),
    result: nothing,
  }),
  listLogins: endpoint({
    method: 'GET',
    path: '/api/user/logins',
    summary: "The user's logins, most recently used first",
    result: z.array(login),
  }),
  endOtherLogins: endpoint({
    method: 'DELETE',
    path: '/api/user/logins',
    summary: 'End every login of the user but this one',
    status: 204,
    result: nothing,
  }),
  endLogin: endpoint({
    method: 'DELETE',
    path: '/api/user/logins/:id',
    summary: 'End one login of the user',
    status: 204,
    params: idParams,
    result: nothing,
  }),
}
