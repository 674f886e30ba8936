import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { TestBrowser } from './browser.ts'
import { ChannelClient } from './channel-client.ts'
import { startTestServer, type TestServer } from './start-server.ts'

/** Two servers on one database, like two processes. Logins are valid in both. */
export type TwoServers = { a: TestServer; b: TestServer; database: TestDatabase; close(): Promise<void> }

export async function startTwoServers(parts: Parameters<typeof startTestServer>[1]): Promise<TwoServers> {
  const database = await createTestDatabase()
  const a = await startTestServer(database, parts, { shared: true })
  const b = await startTestServer(database, parts, { shared: true })
  return {
    a,
    b,
    database,
    close: async () => {
      await a.close()
      await b.close()
      await database.close()
    },
  }
}

export function openChannel(
  at: TestServer,
  sessionId: string,
  { cookie }: TestBrowser,
): Promise<ChannelClient> {
  return ChannelClient.open(at.webSocketUrl(sessionId), { cookie, origin: at.origin })
}

export async function joinChannel(
  at: TestServer,
  sessionId: string,
  browser: TestBrowser,
  mode: 'participant' | 'observer' = 'participant',
): Promise<ChannelClient> {
  const client = await openChannel(at, sessionId, browser)
  await client.join(mode)
  return client
}

/** Opens the list of running sessions. */
export async function watchLiveList(at: TestServer, { cookie }: TestBrowser): Promise<ChannelClient> {
  const client = await ChannelClient.open(at.liveUrl, { cookie, origin: at.origin })
  client.send({ type: 'live.watch', protocol: protocolVersion })
  return client
}
