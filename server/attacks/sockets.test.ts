import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { insertPerson } from '#server/testing/organisation.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ options: { trustedProxies: ['loopback'] } })

function open(url: string, as: TestBrowser, at: TestServer, from = '192.0.2.1'): Promise<ChannelClient> {
  return ChannelClient.open(url, { cookie: as.cookie, origin: at.origin, forwardedFor: from })
}

/** Opens sockets at once; returns those that stay open, and the close codes of the others. */
async function openMany(count: number, one: () => Promise<ChannelClient>) {
  const clients = await Promise.all(Array.from({ length: count }, one))
  // An answered command shows that the socket is open; a refused one is closed before it.
  const states = await Promise.all(
    clients.map(async (client) => {
      const id = client.send({ type: 'voice.configure', voice: { enabled: false } })
      await client.answer(id).catch(() => undefined)
      return client.closeCode
    }),
  )
  return {
    open: clients.filter((_, n) => states[n] === null),
    codes: new Set(states.filter((code) => code !== null)),
    close: () => clients.forEach((client) => client.close()),
  }
}

async function noSocketIsLeft({ connections }: TestServer): Promise<void> {
  while (connections.slots.open > 0) await new Promise((resolve) => setImmediate(resolve))
}

async function session() {
  const trainee = await portal.registeredUser()
  const { id } = await trainee.startSession()
  return { trainee, url: portal.server.webSocketUrl(id), id }
}

describe('[I4] sockets with the usual limits', () => {
  it('one account cannot open a hundred sockets on one session, and the others are not affected', async () => {
    const { trainee, url } = await session()
    const { socketsPerAccount } = portal.server.connections.limits
    const many = await openMany(100, () => open(url, trainee, portal.server))
    expect(many.open).toHaveLength(socketsPerAccount)
    expect([...many.codes]).toEqual([closeCodes.tooManyConnections])
    const other = await session()
    const socket = await open(other.url, other.trainee, portal.server)
    await socket.join()
    expect(await socket.say('Hello, how are you today?')).not.toBe('')
    // Whoever closes one may open another.
    many.open[0]?.close()
    await many.open[0]?.closed()
    const again = await openMany(1, () => open(url, trainee, portal.server))
    expect(again.open).toHaveLength(1)
    for (const each of [many, again, socket]) each.close()
    await noSocketIsLeft(portal.server)
  })

  it('[I1] a trainee has three tabs, and a dozen supervisors watch with three each', async () => {
    const { trainee, url } = await session()
    const tabs = await openMany(3, () => open(url, trainee, portal.server))
    expect(tabs.open).toHaveLength(3)
    for (let n = 0; n < 12; n++) {
      const admin = await insertPerson(portal.backend, { role: 'admin', teamId: null })
      const watching = await openMany(3, () => open(url, admin.browser, portal.server, `192.0.2.${n + 10}`))
      expect(watching.open).toHaveLength(3)
    }
    portal.server.connections.closeAll(1001, 'the test is over')
    await noSocketIsLeft(portal.server)
  })

  it('[I5] sockets that are refused for want of a login count, and are cut off if they do not close', async () => {
    const { url } = await session()
    const stranger = portal.visitor()
    const socket = await open(url, stranger, portal.server)
    expect(portal.server.connections.slots.open).toBe(1)
    socket.stopReading()
    await noSocketIsLeft(portal.server)
    socket.cut()
  })
})

describe('[I4] sockets with low limits', () => {
  let server: TestServer
  beforeAll(async () => {
    const channel = { sockets: 12, socketsPerAddress: 4, socketsPerSession: 3 }
    server = await startTestServer(portal.database, {}, { channel, trustedProxies: ['loopback'] })
  })
  afterAll(() => server.close())

  it('a session has no more than its limit, whoever opens them', async () => {
    const { trainee, id } = await session()
    const url = server.webSocketUrl(id)
    const first = await openMany(2, () => open(url, trainee, server))
    const admin = await insertPerson(portal.backend, { role: 'admin', teamId: null })
    const second = await openMany(2, () => open(url, admin.browser, server, '192.0.2.2'))
    expect([first.open.length, second.open.length]).toEqual([2, 1])
    expect([...second.codes]).toEqual([closeCodes.tooManyConnections])
    for (const each of [first, second]) each.close()
    await noSocketIsLeft(server)
  })

  it('an address gets a close code that pages can read, then 429; a full process answers 503', async () => {
    const from = async (address: string) => {
      const { trainee, id } = await session()
      return open(server.webSocketUrl(id), trainee, server, address)
    }
    // A /64 counts as one address. These never answer the close frame of the refusal.
    const taken: ChannelClient[] = []
    while (taken.length < 4) taken.push(await from(`2001:db8::${taken.length + 1}`))
    expect(taken.map(({ closeCode }) => closeCode)).toEqual([null, null, null, null])
    const refused = await from('2001:db8::9')
    expect(await refused.closed()).toBe(closeCodes.tooManyConnections)
    const release = Array.from({ length: 4 }, () => server.connections.slots.take({ address: '2001:db8::7' }))
    await expect(from('2001:db8::8')).rejects.toThrow('429')
    const others = Array.from({ length: 4 }, (_, n) =>
      server.connections.slots.take({ address: `192.0.2.${n}` }),
    )
    await expect(from('192.0.2.200')).rejects.toThrow('503')
    for (const each of [...release, ...others]) each()
    for (const each of taken) each.close()
  })
})

describe('[I4] sockets in two processes', () => {
  const servers: TestServer[] = []
  beforeAll(async () => {
    const options = { channel: { socketsPerAccount: 3, socketsPerSession: 2 }, shared: true }
    while (servers.length < 2) servers.push(await startTestServer(portal.database, {}, options))
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  it('count together for an account and a session', async () => {
    const [first, second] = servers
    if (!first || !second) throw new Error('the servers were not started')
    const { trainee, id } = await session()
    const clients = [
      await open(first.webSocketUrl(id), trainee, first),
      await open(first.webSocketUrl(id), trainee, first),
    ]
    for (const client of clients) await client.join()
    await first.ctx.presence.whenWritten()
    const third = await open(second.webSocketUrl(id), trainee, second)
    expect(await third.closed()).toBe(closeCodes.tooManyConnections)
    const { id: otherId } = await trainee.startSession()
    clients.push(await open(second.webSocketUrl(otherId), trainee, second))
    const fourth = await open(second.webSocketUrl(otherId), trainee, second)
    expect(await fourth.closed()).toBe(closeCodes.tooManyConnections)
    expect(clients.map(({ closeCode }) => closeCode)).toEqual([null, null, null])
    for (const client of clients) client.close()
  })
})
