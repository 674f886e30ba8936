import { mkdir, realpath } from 'node:fs/promises'
import { findBinaries } from './embedded/binaries.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { lockDataFolder } from './embedded/data-folder-lock.ts'
import { stopOrphans } from './embedded/orphans.ts'
import { startPostgres } from './embedded/server.ts'

export type EmbeddedPostgres = {
  url: string
  /** Shuts Postgres down cleanly; close your connections first. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** Created if missing. Holds the data, the password and the log of the database. */
  dataDir: string
  log: (message: string) => void
  /** False is faster but loses data in a crash: for tests. */
  durable?: boolean
  maxConnections?: number
}

/**
 * Runs a real Postgres in `dataDir` for the lifetime of this process. Leftovers of a crashed process (a running
 * Postgres, a half-created cluster) are removed first. If this process ends without calling `stop`, Postgres
 * shuts down by itself.
 * @throws {DataFolderInUseError} if another live process uses the folder
 * @throws {Error} if Postgres cannot be found or started, with its output
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, maxConnections = 60 } = options
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    const binaries = await findBinaries()
    const cluster = await ensureCluster(dataDir, binaries, durable)
    if (cluster.isNew) log(`created a new database in ${dataDir}`)
    const stoppedOrphans = await stopOrphans(cluster.dir)
    if (stoppedOrphans > 0) log(`stopped the database that an earlier process left running in ${dataDir}`)
    const server = await startPostgres(cluster, binaries, { durable, maxConnections })
    let stopping = false
    void server.exited.then(() => {
      if (!stopping) log(`the embedded database stopped unexpectedly; see its log ${cluster.dir}.log`)
    })
    return {
      url: `postgres://${cluster.user}:${cluster.password}@127.0.0.1:${server.port}/postgres`,
      stop: async () => {
        stopping = true
        await server.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
