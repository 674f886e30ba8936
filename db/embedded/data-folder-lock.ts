import { closeSync, constants, openSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { z } from 'zod'

export type DataFolderLock = { release(): Promise<void> }

/** Another live process uses the data folder. The message addresses the person who started this one. */
export class DataFolderInUseError extends Error {
  constructor(folder: string, holderPid: number | null) {
    const holder = holderPid === null ? 'another process' : `process ${holderPid}`
    super(
      `The data folder ${folder} is in use by ${holder}. ` +
        'Stop that process first, or set DATA_DIR to a different folder for this one.',
    )
    this.name = 'DataFolderInUseError'
  }
}

/**
 * Locks the data folder for this process. The kernel holds the lock and releases it when the process ends, so a
 * lock is never stale and a reused pid does no harm. On Linux it is an abstract socket name built from the
 * folder's device and inode; on macOS it is a locked file. It covers one machine (one network namespace), so
 * containers must not share a data folder.
 * @throws {DataFolderInUseError}
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  return process.platform === 'linux' ? lockByName(folder) : lockByFile(folder)
}

async function lockByName(folder: string): Promise<DataFolderLock> {
  const { dev, ino } = statSync(folder, { bigint: true })
  const name = `\0training-portal-data:${dev}:${ino}`
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(JSON.stringify({ pid: process.pid }))
  })
  const outcome = await new Promise<'held' | NodeJS.ErrnoException>((resolve) => {
    server.once('error', resolve)
    server.listen({ path: name }, () => resolve('held'))
  })
  if (outcome !== 'held') {
    if (outcome.code !== 'EADDRINUSE') throw outcome
    throw new DataFolderInUseError(folder, await askHolder(name))
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

const holderReply = z.object({ pid: z.number().int() })

/**
 * The pid of the process that holds the name, or null if it does not answer within 300 ms (it may be stopped).
 */
async function askHolder(name: string): Promise<number | null> {
  const text = await new Promise<string>((resolve) => {
    const socket = net.connect({ path: name })
    let received = ''
    socket.setTimeout(300, () => socket.destroy())
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(received))
  })
  if (text === '') return null
  return holderReply.safeParse(JSON.parse(text)).data?.pid ?? null
}

/** Flags of open(2) on macOS that Node does not name: lock the file, and fail instead of waiting. */
const exclusiveLock = 0x20
const nonBlocking = 0x4

function lockByFile(folder: string): DataFolderLock {
  const flags = constants.O_RDWR | constants.O_CREAT | exclusiveLock | nonBlocking
  try {
    const file = openSync(path.join(folder, 'lock'), flags, 0o600)
    return { release: async () => closeSync(file) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EAGAIN' || code === 'EWOULDBLOCK') throw new DataFolderInUseError(folder, null)
    throw error
  }
}
