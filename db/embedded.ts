import { mkdir, realpath } from 'node:fs/promises'
import { findBinaries } from './embedded/binaries.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { lockDataFolder } from './embedded/data-folder-lock.ts'
import { stopOrphans } from './embedded/orphans.ts'
import { startPostgres } from './embedded/server.ts'

export type EmbeddedPostgres = {
  url: string
  /** Shuts Postgres down in order; close your connections first. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** Made if it does not exist. Holds the data, the password and the log of the database. */
  dataDir: string
  log: (message: string) => void
  /** False loses data in a crash and is faster: for tests. */
  durable?: boolean
  maxConnections?: number
}

/**
 * A real Postgres, kept in `dataDir`, for as long as this process lives. Whatever an earlier process left
 * after a crash (a running Postgres, a half-made cluster) is cleared away first. When this process ends
 * without `stop`, Postgres shuts down by itself.
 * @throws {DataFolderInUseError} if another live process uses the folder
 * @throws {Error} if Postgres cannot be found or started, with what it said
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, maxConnections = 60 } = options
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    const binaries = await findBinaries()
    const cluster = await ensureCluster(dataDir, binaries, durable)
    if (cluster.isNew) log(`made a new database in ${dataDir}`)
    const stoppedOrphans = await stopOrphans(cluster.dir)
    if (stoppedOrphans > 0) log(`ended the database that an earlier process had left running in ${dataDir}`)
    const server = await startPostgres(cluster, binaries, { durable, maxConnections })
    let stopping = false
    void server.exited.then(() => {
      if (!stopping) log(`the embedded database ended unexpectedly; its log is ${cluster.dir}.log`)
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
