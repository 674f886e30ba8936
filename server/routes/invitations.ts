import type { Hono } from 'hono'
import { invitationEndpoints } from '#protocol/rest/invitations.ts'
import { passwordResetEndpoints } from '#protocol/rest/password-reset.ts'
import { registrationEndpoints } from '#protocol/rest/registration.ts'
import { usersEndpoints } from '#protocol/rest/users.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'

/** The calls about invitations, forgotten passwords and the setup, which follow. */
export function invitationRoutes(app: Hono<HttpEnv>): void {
  const rows = [
    ...Object.values(registrationEndpoints),
    ...Object.values(invitationEndpoints),
    ...Object.values(passwordResetEndpoints),
    usersEndpoints.endUserLogins,
  ]
  for (const row of rows) mount(app, row, () => Promise.reject(new AppError('unsupported', 'this follows')))
}
