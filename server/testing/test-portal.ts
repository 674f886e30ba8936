import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { TestBrowser } from './browser.ts'
import { ChannelClient } from './channel-client.ts'
import { startTestServer, type TestServer } from './start-server.ts'

type TestPortalOptions = {
  /** Puts rows into the database before anything is served from it. */
  seed?: (database: TestDatabase) => Promise<unknown>
  parts?: Parameters<typeof startTestServer>[1]
  options?: Parameters<typeof startTestServer>[2]
  /** Servers over the one database, as replicas are; one unless told. */
  processes?: 1 | 2
}

/** A server over a database of its own: what a test file stands on. It is there before the file's tests, and goes after them. */
export class TestPortal {
  #database: TestDatabase | null = null
  readonly #servers: TestServer[] = []

  constructor({ seed, parts, options, processes = 1 }: TestPortalOptions = {}) {
    beforeAll(async () => {
      this.#database = await createTestDatabase()
      await seed?.(this.#database)
      while (this.#servers.length < processes)
        this.#servers.push(await startTestServer(this.#database, parts, options))
    })
    afterAll(async () => {
      for (const server of this.#servers) await server.close()
      await this.#database?.close()
    })
  }

  get database(): TestDatabase {
    return started(this.#database)
  }

  get server(): TestServer {
    return started(this.#servers[0])
  }

  /** A second process over the same database. */
  get secondServer(): TestServer {
    return started(this.#servers[1])
  }

  /** Where people are made. */
  get backend(): { db: TestDatabase['db']; origin: string } {
    return { db: this.database.db, origin: this.server.origin }
  }

  /** A browser in which nobody is logged in. */
  visitor(): TestBrowser {
    return new TestBrowser(this.server.origin)
  }

  /** The browser of somebody who has just registered. */
  async registeredUser(): Promise<TestBrowser> {
    const browser = this.visitor()
    await browser.register()
    return browser
  }

  openChannel(sessionId: string, as: TestBrowser, at: TestServer = this.server): Promise<ChannelClient> {
    return ChannelClient.open(at.webSocketUrl(sessionId), { cookie: as.cookie, origin: at.origin })
  }
}

function started<Part>(part: Part | null | undefined): Part {
  if (part == null) throw new Error('the portal opens before all tests')
  return part
}
