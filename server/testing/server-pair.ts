import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '#db/client.ts'
import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { bundleServer, type ServerProcess, spawnServer } from './spawn-server.ts'

/**
 * Two server processes on their own Postgres. A killed process can be restarted at a new address. Logins are
 * valid in both processes.
 */
export class ServerPair {
  readonly db: Database
  readonly #file: string
  readonly #env: Record<string, string>
  readonly #processes: ServerProcess[]
  readonly #stop: () => Promise<void>

  private constructor(given: {
    db: Database
    file: string
    env: Record<string, string>
    processes: ServerProcess[]
    stop: () => Promise<void>
  }) {
    this.db = given.db
    this.#file = given.file
    this.#env = given.env
    this.#processes = given.processes
    this.#stop = given.stop
  }

  static async start(more: Record<string, string> = {}): Promise<ServerPair> {
    // Tests crash it, and whatever was acknowledged must still be there.
    const postgres = await startTestServer({ durable: true })
    const { url } = await copyTemplate(postgres.adminUrl)
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-pair-'))
    const file = await bundleServer()
    const secret = 'a secret that both processes of a test share'
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, SESSION_SECRET: secret, ...more }
    const processes = [await spawnServer(file, env), await spawnServer(file, env)]
    const client = createDatabase(url, { max: 2 })
    const stop = async () => {
      await client.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return new ServerPair({ db: client.db, file, env, processes, stop })
  }

  /** 0 or 1. */
  at(place: number): ServerProcess {
    const process = this.#processes[place]
    if (!process) throw new Error(`there is no process ${place}`)
    return process
  }

  /** Kills a process without a graceful shutdown. */
  async kill(place: number): Promise<void> {
    await this.at(place).kill('SIGKILL')
  }

  async restart(place: number): Promise<void> {
    this.#processes[place] = await spawnServer(this.#file, this.#env)
  }

  /**
   * Crashes Postgres: it closes all connections and restarts, as after the crash of one of its own processes.
   */
  async crashPostgres(): Promise<void> {
    const [row] = await this.db.execute<{ pid: number }>('select pg_backend_pid() as pid')
    if (row) process.kill(row.pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const each of this.#processes) await each.kill('SIGTERM')
    await this.#stop()
  }
}
