import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { SecurityEvent, SecurityLog } from '#server/telemetry/security-log.ts'
import { actorOf } from './actor.ts'
import type { HttpContext } from './env.ts'

/** Refusals that the security log has. Those of a login are recorded by its service, which knows the account. */
const refusalEvents: Partial<Record<ErrorCode, SecurityEvent>> = {
  forbidden: 'request_refused',
  origin_not_allowed: 'request_refused',
  rate_limited: 'request_refused',
  budget_exceeded: 'request_refused',
  wrong_password: 'password_check_failed',
  username_taken: 'registration_refused',
  registration_closed: 'registration_refused',
  invitation_invalid: 'invitation_refused',
  reset_link_invalid: 'password_reset_refused',
  setup_token_invalid: 'setup_token_refused',
}

/** Records that a request was refused, if its error concerns security. */
export function recordRefusal(security: SecurityLog, code: ErrorCode, c: HttpContext): void {
  const event = refusalEvents[code]
  const route = c.get('route')
  if (event === undefined || (code === 'rate_limited' && route === '/api/login')) return
  security.record(event, { ...actorOf(c), code, route })
}
