import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse as parseCookie } from 'hono/utils/cookie'
import { FairQueue } from '#server/concurrency/fair-queue.ts'
import { PersistentCallers } from '#server/services/limits/persistent-callers.ts'
import { addressParty, partiesMax, RequestCounter } from '#server/services/limits/request-counter.ts'
import type { RequestSettings } from '#server/services/limits/settings.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { SecurityLog } from '#server/telemetry/security-log.ts'
import { type HeldLimits, heldLimits, HeldRefusals } from './held-refusals.ts'
import { methodLabel } from './request-metrics.ts'
import { sessionCookieName } from './session-cookie.ts'
import { clientAddress, type TrustedProxies } from './trusted-proxies.ts'

/** How long a login is taken for valid: an ended one is refused by its address's limit only after that. */
const validMs = 5 * 60_000
/** When to come back if the queue of persistent callers is full. */
const queueFullSeconds = 5

/** Requests of persistent callers that run at a time: by people who are logged in, and by addresses. */
const persistentAtOnce = { login: 4, address: 2 } as const
const persistentWaiting = { waitingPerPartyMax: 100, waitingMax: 2_000 } as const

/** What the door found out about a request, for the app behind it. */
export type Visit = {
  address: string | null
  /** The login token from the cookie, if any. */
  token: string | null
  /** Who the request counts for: a login that was valid lately, or else an address. */
  caller: string
  /** Lets the next request of a persistent caller begin. */
  release: () => void
}

/** The parts of a request of which the app asks. */
type Peer = { peer: string | null; forwardedFor: string | undefined }

export type FrontDoor = {
  /** Refuses a request of the API beyond its caller's limits, or calls `next`, at once or when it is its turn. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
  /** What is known about a request that came in by `handle`. */
  visitOf(incoming: IncomingMessage): Visit | null
  addressOf(of: Peer): string | null
  /** Notes that the login of a token is valid. */
  noteLogin(token: string, accountId: string): void
  /** Counts a refusal by the app. Resolves when it may be sent; false: close the connection. */
  refusedBehind(visit: Visit, outgoing: ServerResponse): Promise<boolean>
  /** The refusals that are held now. */
  readonly held: number
}

type Parts = {
  log: Logger
  metrics: Pick<Metrics, 'refused' | 'request'>
  security: SecurityLog
  production: boolean
}

/**
 * The limits of all REST requests, before the app: before the framework, the body and the database. A request without
 * a login, or with one that has not been found valid lately, counts for its address: made-up logins are new ones each
 * time, and a class of 100 who are logged in shares one address. A caller who goes on calling although calls are
 * refused waits: refusals are held, and what is allowed runs a few at a time, behind nobody but their like.
 */
export function createFrontDoor(
  { log, metrics, security, production }: Parts,
  settings: RequestSettings,
  trusted: TrustedProxies,
  limits: HeldLimits = heldLimits,
): FrontDoor {
  const logins = new RequestCounter(settings.login)
  const addresses = new RequestCounter(settings.address)
  const persistent = new PersistentCallers()
  const held = new HeldRefusals(limits)
  const turns = {
    login: new FairQueue({ concurrency: persistentAtOnce.login, ...persistentWaiting }),
    address: new FairQueue({ concurrency: persistentAtOnce.address, ...persistentWaiting }),
  }
  const valid = new Map<string, { untilMs: number; accountId: string }>()
  const visits = new WeakMap<IncomingMessage, Visit>()
  const cookieName = sessionCookieName(production)
  let warned = false

  /** Warns once about an untrusted proxy: behind it all clients share one address and therefore one limit. */
  function addressOf({ peer, forwardedFor }: Peer): string | null {
    const address = clientAddress(peer, forwardedFor, trusted)
    if (forwardedFor !== undefined && !warned && address === clientAddress(peer, undefined, trusted)) {
      warned = true
      log.warn({ peer }, 'X-Forwarded-For is ignored; add the proxy to TRUSTED_PROXIES if it is yours')
    }
    return address
  }

  function refuse(
    { address, token }: Visit,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    retryAfterSeconds: number,
    close: boolean,
  ): void {
    const accountId = token === null ? null : (valid.get(token)?.accountId ?? null)
    security.record('request_refused', { accountId, address, code: 'rate_limited', route: null })
    metrics.refused('rest', 'rate_limited')
    metrics.request({ method: methodLabel(incoming.method), route: 'unknown', status: 429, seconds: 0 })
    const body = JSON.stringify({
      message: 'too many requests; try again later',
      code: 'rate_limited',
      id: randomUUID(),
    })
    outgoing.writeHead(429, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': retryAfterSeconds,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(production && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
      ...(close && { Connection: 'close' }),
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }

  /** Holds the refusal of a persistent caller; beyond the bound the connection is closed. */
  function refuseInTime(
    visit: Visit,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    retryAfterSeconds: number,
    nowMs: number,
  ): void {
    persistent.refused(visit.caller, nowMs)
    const isHeld =
      persistent.has(visit.caller, nowMs) &&
      held.hold(visit.caller, outgoing, () => refuse(visit, incoming, outgoing, retryAfterSeconds, false))
    if (isHeld) return
    refuse(visit, incoming, outgoing, retryAfterSeconds, persistent.has(visit.caller, nowMs))
  }

  return {
    addressOf,
    visitOf: (incoming) => visits.get(incoming) ?? null,
    get held() {
      return held.size
    },

    handle(incoming, outgoing, next) {
      if (incoming.url?.startsWith('/api/') !== true) return next()
      const nowMs = performance.now()
      const forwarded = incoming.headers['x-forwarded-for']
      const address = addressOf({
        peer: incoming.socket.remoteAddress ?? null,
        forwardedFor: typeof forwarded === 'string' ? forwarded : undefined,
      })
      const cookie = incoming.headers.cookie
      const token = cookie === undefined ? null : (parseCookie(cookie, cookieName)[cookieName] ?? null)
      const isLogin = token !== null && (valid.get(token)?.untilMs ?? 0) > nowMs
      const caller = isLogin ? token : addressParty(address)
      const counter = isLogin ? logins : addresses
      const visit: Visit = { address, token, caller, release: () => undefined }
      const waitSeconds = counter.enter(caller, nowMs)
      if (waitSeconds > 0) return refuseInTime(visit, incoming, outgoing, waitSeconds, nowMs)
      visits.set(incoming, visit)
      const gone = new AbortController()
      outgoing.once('close', () => {
        counter.leave(caller)
        visit.release()
        gone.abort()
      })
      if (!persistent.has(caller, nowMs)) return next()
      turns[isLogin ? 'login' : 'address']
        .run(
          () =>
            new Promise<void>((resolve) => {
              visit.release = resolve
              next()
            }),
          { party: caller, rank: 0, signal: gone.signal },
        )
        .catch(() => {
          if (!gone.signal.aborted) refuse(visit, incoming, outgoing, queueFullSeconds, true)
        })
    },

    noteLogin(token, accountId) {
      valid.delete(token)
      valid.set(token, { untilMs: performance.now() + validMs, accountId })
      const oldest = valid.size > partiesMax ? valid.keys().next() : null
      if (oldest?.done === false) valid.delete(oldest.value)
    },

    refusedBehind(visit, outgoing) {
      const nowMs = performance.now()
      persistent.refused(visit.caller, nowMs)
      visit.release()
      if (!persistent.has(visit.caller, nowMs) || outgoing.destroyed) return Promise.resolve(true)
      return new Promise((resolve) => {
        if (!held.hold(visit.caller, outgoing, () => resolve(true))) resolve(false)
        else outgoing.once('close', () => resolve(true))
      })
    },
  }
}
