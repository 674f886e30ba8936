import type { Database, Sql } from '#db/client.ts'
import type { ProcessLock } from '#db/process-lock.ts'
import type { Clock } from '#protocol/clock.ts'
import type { PriceList } from '#protocol/rest/usage.ts'
import type { RegistrationMode } from '#protocol/vocabulary/registration.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'
import type { Llm } from './providers/llm/llm.ts'
import type { StreamingStt, Stt } from './providers/stt/stt.ts'
import type { Tts } from './providers/tts/tts.ts'
import type { Bus } from './realtime/processes/bus.ts'
import type { LiveBoard } from './realtime/processes/live-board.ts'
import type { Presence } from './realtime/processes/presence.ts'
import type { Rooms } from './realtime/room/rooms.ts'
import type { Passwords } from './services/account/password.ts'
import type { Throttle } from './services/account/throttle.ts'
import type { Budgets } from './services/budget/budgets.ts'
import type { Limits } from './services/limits/limits.ts'
import type { CallingFor } from './domain/debtor/account-file/caller.ts'
import type { LawDefaults } from './services/training-session/law-settings.ts'
import type { Simulation } from './simulation/simulation.ts'
import type { ReplyLimits } from './services/turn/reply-limits.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Logger } from './telemetry/logger.ts'
import type { SecurityLog } from './telemetry/security-log.ts'

/** `live` is the configured text-to-speech provider and `builtIn` the embedded one; they may be the same. */
export type Voices = { live: Tts; builtIn: Tts }

/** The dependencies of the services. Created once in compose.ts; tests create their own. */
export type Context = {
  db: Database
  log: Logger
  /** Who logged in, what was refused, and who changed whose access (docs/security.md). */
  security: SecurityLog
  metrics: Metrics
  now: () => Date
  /** The time that turns are taken and speech is sent by. */
  clock: Clock
  /** The same time in steps: one timer wakes all replies that are being sent. */
  paceClock: Clock
  /** HMAC key for the stored login tokens. */
  tokenSecret: string
  production: boolean
  /** Who may register. */
  registration: RegistrationMode
  llm: Llm
  voices: Voices
  /** How long a reply may take and how long it may be. */
  replies: ReplyLimits
  /** Transcribes recordings; null: `streamingStt` does, if there is one. */
  stt: Stt | null
  /** Transcribes speech while it is spoken; null: nothing does. */
  streamingStt: StreamingStt | null
  /** Computations over whole transcripts. */
  simulation: Simulation
  /** Hashes passwords. */
  passwords: Passwords
  /** Counts wrong passwords across all server processes. */
  throttle: Throttle
  /** Rate limits of accounts, addresses and the installation, across all server processes. */
  limits: Limits
  /** Daily limits for paid providers. */
  budgets: Budgets
  /** Prices; recorded with the usage, so that a new price does not change past bills. */
  prices: PriceList
  /** By which law calls are held where the prospect does not say. */
  law: LawDefaults
  /** The agency in whose name trainees call, where the installation has set it. */
  agency: CallingFor['agency']
}

/** A context with the acting user. */
export type ActorContext = Context & { actor: Actor }

/** A context with the parts of a running server. */
export type ServerContext = Context & {
  sql: Sql
  processLock: ProcessLock
  bus: Bus
  presence: Presence
  rooms: Rooms
  board: LiveBoard
}
