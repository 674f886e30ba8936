import { z } from 'zod'
import { token } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { registrationMode } from '../vocabulary/registration.ts'
import { registration, user } from './current-user.ts'
import { endpoint } from './endpoint.ts'

/** What the landing page offers besides the login. */
export const registrationInfo = z.object({
  mode: registrationMode,
  /** Whether the first admin is still missing: the page shows the setup form, and `POST /api/setup` works. */
  setupOpen: z.boolean(),
})
export type RegistrationInfo = z.infer<typeof registrationInfo>

/** The account of the first admin, with the token that the server printed or that `SETUP_TOKEN` sets. */
export const setup = registration
  .omit({ invitation: true })
  .extend({ token: token({ min: 1, max: limits.setupTokenMax }) })
export type Setup = z.infer<typeof setup>

export const registrationEndpoints = {
  getRegistration: endpoint({
    method: 'GET',
    path: '/api/registration',
    summary: 'Who may register, and whether the first admin is still missing',
    access: 'public',
    result: registrationInfo,
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/setup',
    summary: 'Create the first admin of a production database and log in; works once',
    access: 'public',
    status: 201,
    errors: ['setup_closed', 'setup_token_invalid', 'username_taken', 'password_too_common', 'rate_limited'],
    body: setup,
    result: user,
  }),
}
