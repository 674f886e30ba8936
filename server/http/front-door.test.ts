import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { createFrontDoor } from './front-door.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { persistenceLimits } from '#server/services/limits/persistent-callers.ts'
import { noLimits } from '#server/services/limits/settings.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const never = 3_600_000
const perHour = (count: number) => ({ inFlight: null, rates: [{ count, periodSeconds: 3_600 }] })
const three = { account: [{ count: 3, periodSeconds: 3_600 }], address: [], installation: [] }
const portal = new TestPortal({
  options: {
    trustedProxies: ['loopback'],
    // Nothing that is held is sent before the test leaves.
    held: { holdMs: never, perCaller: 3 },
    limits: { ...noLimits, create: three, requests: { login: perHour(30), address: perHour(500) } },
  },
})

/** Calls often enough to count as a caller who does not wait. */
async function insist(call: () => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = []
  while (answers.filter(({ status }) => status === 429).length < persistenceLimits.refusals - 1)
    answers.push(await call())
  return answers
}

const read = (browser: TestBrowser) => browser.fetch('/api/user')

/** Calls whose refusals are held until they are given up. */
function heldCalls(browser: TestBrowser, count: number): { give: () => Promise<void> } {
  const leave = new AbortController()
  const calls = Array.from({ length: count }, () =>
    fetch(`${portal.server.origin}/api/user`, {
      headers: { cookie: browser.cookie ?? '', 'x-forwarded-for': '198.51.100.9' },
      signal: leave.signal,
    }).catch(() => undefined),
  )
  return {
    give: async () => {
      leave.abort()
      await Promise.all(calls)
      await expect.poll(() => portal.server.door.held).toBe(0)
    },
  }
}

describe('the door', () => {
  it('[RATE7][ERR2] refuses requests beyond the limit of a login before the app, as an error with a code', async () => {
    const browser = await portal.registeredUser()
    const answers = await insist(() => read(browser))
    expect(answers[0]?.status).toBe(200)
    const refused = answers.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(errorBody.parse(await refused?.json())).toMatchObject({ code: 'rate_limited' })
    // Others behind the same address are answered.
    expect((await read(await portal.registeredUser())).status).toBe(200)
  })

  it('[RATE8] holds the refusals of a caller who goes on, a few at a time, and closes further connections', async () => {
    const browser = await portal.registeredUser()
    await insist(() => read(browser))
    const held = heldCalls(browser, 3)
    await expect.poll(() => portal.server.door.held).toBe(3)
    const beyond = await read(browser)
    expect(beyond.status).toBe(429)
    expect(beyond.headers.get('connection')).toBe('close')
    expect((await read(await portal.registeredUser())).status).toBe(200)
    await held.give()
  })

  it('[RATE8] holds refusals by the limits of an action in the same way', async () => {
    const browser = await portal.registeredUser()
    const create = () =>
      browser.fetch('/api/prospects', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'individual', name: 'Ana Ruiz' }),
      })
    const answers = await insist(create)
    expect(answers.map(({ status }) => status).slice(0, 4)).toEqual([201, 201, 201, 429])
    const last = create().catch(() => undefined)
    await expect.poll(() => portal.server.door.held).toBe(1)
    void last
  })

  it('[RATE8] lets a few allowed requests of such callers run at a time, and others at once', () => {
    const { ctx } = portal.server
    const door = createFrontDoor(ctx, noLimits.requests, trustedProxies(['127.0.0.1']))
    /** A request from an address. */
    const arrive = (address: string) => {
      const incoming = new IncomingMessage(new Socket())
      incoming.url = '/api/user'
      Object.defineProperty(incoming.socket, 'remoteAddress', { value: address })
      const outgoing = new ServerResponse(incoming)
      const next = vi.fn<() => void>()
      door.handle(incoming, outgoing, next)
      return { incoming, outgoing, next }
    }
    const first = arrive('198.51.100.1')
    const visit = door.visitOf(first.incoming)
    if (visit === null) throw new Error('the request has not been seen')
    for (let n = 0; n < persistenceLimits.refusals; n++) void door.refusedBehind(visit, first.outgoing)
    const own = Array.from({ length: 5 }, () => arrive('198.51.100.1'))
    const running = () => own.filter(({ next }) => next.mock.calls.length > 0)
    expect(running()).toHaveLength(2)
    expect(arrive('198.51.100.2').next).toHaveBeenCalledOnce()
    // One who leaves without an answer is skipped.
    own[2]?.outgoing.emit('close')
    own[0]?.outgoing.emit('close')
    return vi.waitFor(() => expect(running()).toEqual([own[0], own[1], own[3]]))
  })
})
