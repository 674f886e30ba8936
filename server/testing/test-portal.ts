import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { TestBrowser } from './browser.ts'
import { ChannelClient } from './channel-client.ts'
import { startTestServer, type TestServer } from './start-server.ts'

type TestPortalOptions = {
  /** Inserts rows before the servers start. */
  seed?: (database: TestDatabase) => Promise<unknown>
  parts?: Parameters<typeof startTestServer>[1]
  options?: Parameters<typeof startTestServer>[2]
  /** The number of servers on the one database, like replicas; 1 by default. */
  processes?: 1 | 2
}

/** A server on its own database for one test file. Started before the file's tests and closed after them. */
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

  /** A second process on the same database. */
  get secondServer(): TestServer {
    return started(this.#servers[1])
  }

  /** What is needed to create people. */
  get backend(): { db: TestDatabase['db']; origin: string } {
    return { db: this.database.db, origin: this.server.origin }
  }

  /** A browser that is not logged in. */
  visitor(at: TestServer = this.server): TestBrowser {
    return new TestBrowser(at.origin)
  }

  /** The browser of a newly registered user. */
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
  if (part == null) throw new Error('the portal is only available inside tests and hooks')
  return part
}
