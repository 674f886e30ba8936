import type { Database, Sql } from '#db/client.ts'
import type { ProcessLock } from '#db/process-lock.ts'
import type { PriceList } from '#protocol/rest/usage.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'
import type { Llm } from './providers/llm/llm.ts'
import type { Stt } from './providers/stt/stt.ts'
import type { Tts } from './providers/tts/tts.ts'
import type { Bus } from './realtime/processes/bus.ts'
import type { LiveBoard } from './realtime/processes/live-board.ts'
import type { Presence } from './realtime/processes/presence.ts'
import type { Rooms } from './realtime/room/rooms.ts'
import type { Throttle } from './services/account/throttle.ts'
import type { Budgets } from './services/budget/budgets.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Logger } from './telemetry/logger.ts'

/**
 * Who speaks: the provider that is configured, and the voices that are always there; may be the same. `pace`:
 * times real time at which sound is sent, 1 for people.
 */
export type Voices = { live: Tts; builtIn: Tts; pace: number }

/** What services stand on. Made once, in compose.ts; tests make their own. */
export type Context = {
  db: Database
  log: Logger
  metrics: Metrics
  now: () => Date
  /** Key of the HMAC under which login tokens are stored. */
  tokenSecret: string
  production: boolean
  llm: Llm
  voices: Voices
  /** Null: recordings are not transcribed here. */
  stt: Stt | null
  /** Counts wrong passwords, in every server process together. */
  throttle: Throttle
  /** What may be spent at paid providers in a day. */
  budgets: Budgets
  /** What is charged; written down with what is consumed, so that a new price changes no past bill. */
  prices: PriceList
}

/** A context together with who acts: what a service for a user takes. */
export type ActorContext = Context & { actor: Actor }

/** A context together with what a running server has: the rooms of its live sessions. */
export type ServerContext = Context & {
  sql: Sql
  processLock: ProcessLock
  bus: Bus
  presence: Presence
  rooms: Rooms
  board: LiveBoard
}
