import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Logger } from './logger.ts'
import { createSecurityLog, securityLogLimits } from './security-log.ts'

const none = (): void => undefined

/** A logger that keeps the lines of `info` and `warn`. */
function recordingLogger() {
  const lines: Record<string, unknown>[] = []
  const keep = (line: unknown): void => {
    lines.push(line as Record<string, unknown>)
  }
  const log: Logger = { info: keep, warn: keep, error: none, fatal: none, debug: none, trace: none }
  return { log, lines }
}

describe('the security log', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[SEC3] logs the first of equal events at once, and how many followed at the end of the minute', () => {
    const { log, lines } = recordingLogger()
    const security = createSecurityLog(log)
    const fields = { accountId: 'a', address: '203.0.113.1', code: 'forbidden' } as const
    for (let n = 0; n < 50; n += 1) security.record('request_refused', fields)
    expect(lines).toEqual([{ event: 'request_refused', ...fields }])
    vi.advanceTimersByTime(securityLogLimits.windowMs)
    expect(lines.slice(1)).toEqual([{ event: 'request_refused', ...fields, repeated: 49 }])
    security.record('request_refused', fields)
    expect(lines).toHaveLength(3)
  })

  it('counts the addresses of one IPv6 network as one', () => {
    const { log, lines } = recordingLogger()
    const security = createSecurityLog(log)
    for (let n = 0; n < 9; n += 1)
      security.record('login_failed', { accountId: null, address: `2001:db8:1:2::${n}` })
    expect(lines).toHaveLength(1)
  })

  it('[SEC3] bounds what a flood from many addresses writes, for each event on its own', () => {
    const { log, lines } = recordingLogger()
    const security = createSecurityLog(log)
    for (let n = 0; n < 5_000; n += 1)
      security.record('login_failed', { accountId: null, address: `10.0.${n >> 8}.${n & 255}` })
    security.record('request_refused', { accountId: null, address: '192.0.2.1' })
    expect(lines).toHaveLength(securityLogLimits.linesPerEvent + 1)
    security.flush()
    expect(lines.at(-1)).toEqual({
      event: 'login_failed',
      overflow: true,
      repeated: 5_000 - securityLogLimits.linesPerEvent,
    })
  })

  it('never drops a change, however many there are', () => {
    const { log, lines } = recordingLogger()
    const security = createSecurityLog(log)
    for (let n = 0; n < 1_000; n += 1) security.record('role_changed', { targetId: `account ${n}` })
    expect(lines).toHaveLength(1_000)
  })
})
