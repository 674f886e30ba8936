import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { ipNetwork } from '#server/domain/account/ip-network.ts'
import type { Logger } from './logger.ts'

/**
 * Every event of the security log and its level (docs/security.md describes each). An `attempt` can be
 * made without an account and without limit, so the number of its lines is bounded.
 */
export const securityEvents = {
  login_succeeded: { kind: 'change', level: 'info' },
  login_failed: { kind: 'attempt', level: 'warn' },
  login_limited: { kind: 'attempt', level: 'warn' },
  logout: { kind: 'change', level: 'info' },
  logins_ended: { kind: 'change', level: 'info' },
  first_admin_created: { kind: 'change', level: 'warn' },
  setup_token_refused: { kind: 'attempt', level: 'warn' },
  account_registered: { kind: 'change', level: 'info' },
  registration_refused: { kind: 'attempt', level: 'warn' },
  invitation_created: { kind: 'change', level: 'info' },
  invitation_revoked: { kind: 'change', level: 'info' },
  invitation_used: { kind: 'change', level: 'info' },
  invitation_refused: { kind: 'attempt', level: 'warn' },
  password_changed: { kind: 'change', level: 'info' },
  password_check_failed: { kind: 'attempt', level: 'warn' },
  password_reset_created: { kind: 'change', level: 'info' },
  password_reset_used: { kind: 'change', level: 'info' },
  password_reset_refused: { kind: 'attempt', level: 'warn' },
  account_deactivated: { kind: 'change', level: 'info' },
  account_activated: { kind: 'change', level: 'info' },
  account_exported: { kind: 'change', level: 'info' },
  account_erased: { kind: 'change', level: 'info' },
  role_changed: { kind: 'change', level: 'info' },
  team_changed: { kind: 'change', level: 'info' },
  team_created: { kind: 'change', level: 'info' },
  team_removed: { kind: 'change', level: 'info' },
  request_refused: { kind: 'attempt', level: 'warn' },
  superuser_role: { kind: 'change', level: 'warn' },
} as const satisfies Record<string, { kind: 'attempt' | 'change'; level: 'info' | 'warn' }>

export type SecurityEvent = keyof typeof securityEvents

/**
 * What a line may say: ids, addresses and fixed words. Nothing typed: people sometimes type their password as
 * their name.
 */
export type SecurityFields = {
  /** Who acted; for a failed login the account that was tried, null if there is none of that name. */
  accountId?: string | null
  /** The account, team or invitation that was acted upon, if it is not `accountId`. */
  targetId?: string | null
  address?: string | null
  code?: ErrorCode
  /** The path template of the endpoint, never the actual path. */
  route?: string | null
  role?: Role
  teamId?: string | null
  /** How many, for example logins that ended. */
  count?: number
}

export type SecurityLog = {
  /** Logs an event. Equal events within a minute are one line at once and one with `repeated` at its end. */
  record(event: SecurityEvent, fields: SecurityFields): void
  /** Writes the lines with `repeated` now, at a shutdown. */
  flush(): void
}

export const securityLogLimits = {
  /** Equal events are counted for this long. */
  windowMs: 60_000,
  /**
   * Lines per `attempt` event and window; all further ones are counted in one line with `overflow`. Bounds the log of
   * a flood from many addresses: 2 lines of about 250 bytes for each.
   */
  linesPerEvent: 300,
} as const

/** The security log of one process: lines of the ordinary log with an `event` (OWASP, "Logging Vocabulary"). */
export function createSecurityLog(log: Logger): SecurityLog {
  let seen = new Map<string, { event: SecurityEvent; fields: SecurityFields; repeated: number }>()
  let lines = new Map<SecurityEvent, number>()
  let overflow = new Map<SecurityEvent, number>()
  let timer: NodeJS.Timeout | null = null

  const write = (event: SecurityEvent, more: object): void =>
    log[securityEvents[event].level]({ event, ...more }, 'security')

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (const { event, fields, repeated } of seen.values())
      if (repeated > 0) write(event, { ...fields, repeated })
    for (const [event, repeated] of overflow) write(event, { overflow: true, repeated })
    seen = new Map()
    lines = new Map()
    overflow = new Map()
  }

  return {
    flush,
    record(event, fields) {
      timer ??= setTimeout(flush, securityLogLimits.windowMs).unref()
      const network = fields.address == null ? null : ipNetwork(fields.address)
      const key = JSON.stringify([event, { ...fields, address: network }])
      const same = seen.get(key)
      if (same !== undefined) {
        same.repeated += 1
        return
      }
      const written = lines.get(event) ?? 0
      if (securityEvents[event].kind === 'attempt' && written >= securityLogLimits.linesPerEvent) {
        overflow.set(event, (overflow.get(event) ?? 0) + 1)
        return
      }
      lines.set(event, written + 1)
      seen.set(key, { event, fields, repeated: 0 })
      write(event, fields)
    },
  }
}
