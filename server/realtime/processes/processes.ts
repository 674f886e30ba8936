import type { Database, Sql } from '#db/client.ts'
import type { ProcessLock } from '#db/process-lock.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { type Bus, inMemoryBus } from './bus.ts'
import { LiveBoard } from './live-board.ts'
import { postgresBus } from './postgres-bus.ts'
import { Presence } from './presence.ts'
import { Rooms } from '../room/rooms.ts'

export type AmongProcesses = {
  bus: Bus
  presence: Presence
  rooms: Rooms
  board: LiveBoard
  leave(): Promise<void>
}

/**
 * This process's place among those on the same database. `shared` false: it is the only one, as with the embedded
 * database.
 */
export async function joinProcesses(given: {
  db: Database
  sql: Sql
  log: Logger
  processLock: ProcessLock
  shared: boolean
}): Promise<AmongProcesses> {
  const { processId } = given.processLock
  const bus = given.shared ? await postgresBus({ ...given, processId }) : inMemoryBus()
  const presence = new Presence({ ...given, bus, processId })
  const rooms = new Rooms()
  const board = new LiveBoard({ ...given, bus })
  bus.onMessagesLost(() => rooms.lookAgain())
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
