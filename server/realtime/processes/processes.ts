import type { Database, Sql } from '#db/client.ts'
import type { ProcessLock } from '#db/process-lock.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { type Bus, inMemoryBus } from './bus.ts'
import { LiveBoard } from './live-board.ts'
import { postgresBus } from './postgres-bus.ts'
import { Presence } from './presence.ts'
import { Rooms } from '../room/rooms.ts'

export type ProcessMembership = {
  bus: Bus
  presence: Presence
  rooms: Rooms
  board: LiveBoard
  leave(): Promise<void>
}

/**
 * Connects this process to the others on the same database. `shared` is false when it is the only one, as
 * with the embedded database.
 */
export async function joinProcesses(options: {
  db: Database
  sql: Sql
  log: Logger
  processLock: ProcessLock
  shared: boolean
}): Promise<ProcessMembership> {
  const { processId } = options.processLock
  const bus = options.shared ? await postgresBus({ ...options, processId }) : inMemoryBus()
  const presence = new Presence({ ...options, bus, processId })
  const rooms = new Rooms()
  const board = new LiveBoard({ ...options, bus })
  bus.onMessagesLost(() => rooms.resync())
  await presence.start()
  return {
    bus,
    presence,
    rooms,
    board,
    leave: async () => {
      await board.stop()
      await presence.stop()
      await bus.close()
    },
  }
}
