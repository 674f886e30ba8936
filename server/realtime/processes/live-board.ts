import type { Database } from '#db/client.ts'
import type { Down } from '#protocol/realtime/down.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import { readRunning } from '#server/services/live/read-running.ts'
import { inLiveScope, type LiveScope } from '#server/services/live/scope.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { Bus } from './bus.ts'

/** Changes within this time are read and sent together. */
const gatherMs = 150
/** How often it is looked whether a session whose trainee is away still runs. */
const sweepEveryMs = 5_000

/** Somebody who looks at the list of running sessions. */
export type Onlooker = { scope: LiveScope; loginId: string; send(frame: Down): void; close(): void }

/**
 * The running sessions, for the supervisors of this process: read from the database whenever the bus says that
 * something of a session has changed, in whichever process. Without an onlooker nothing is read.
 */
export class LiveBoard {
  readonly #db: Database
  readonly #log: Logger
  /** With what each of them was shown of a session, so that only a change is sent. */
  readonly #onlookers = new Map<Onlooker, Map<string, string>>()
  readonly #scenarios = new Map<string, Scenario>()
  readonly #away = new Set<string>()
  readonly #changed = new Set<string>()
  readonly #stopHearing: (() => void)[]
  #timer: NodeJS.Timeout | null = null
  #sweep: NodeJS.Timeout
  /** One look after the other: an older one must not overwrite a newer one. */
  #looking: Promise<void> = Promise.resolve()

  constructor({ db, log, bus }: { db: Database; log: Logger; bus: Bus }) {
    this.#db = db
    this.#log = log
    this.#stopHearing = [
      bus.subscribeAll(({ sessionId, message }) => {
        if (message.type === 'head' || message.type === 'presence') this.#note(sessionId)
      }),
      bus.onMessagesLost(() => void this.showAll()),
    ]
    this.#sweep = setInterval(() => {
      for (const sessionId of this.#away) this.#note(sessionId)
    }, sweepEveryMs)
    this.#sweep.unref()
  }

  get onlookers(): Onlooker[] {
    return [...this.#onlookers.keys()]
  }

  /** Shows somebody the whole list, and from then on what changes. */
  async add(onlooker: Onlooker): Promise<void> {
    this.#onlookers.set(onlooker, new Map())
    await this.#inTurn(() => this.#showTo([onlooker]))
  }

  remove(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker)
    if (this.#onlookers.size === 0) this.#scenarios.clear()
  }

  /** Shows everybody the whole list anew. A database that is away is asked again by the next change. */
  async showAll(which: readonly Onlooker[] = this.onlookers): Promise<void> {
    await this.#inTurn(() => this.#showTo(which)).catch((error: unknown) => this.#warn(error))
  }

  async stop(): Promise<void> {
    for (const stop of this.#stopHearing) stop()
    clearInterval(this.#sweep)
    if (this.#timer) clearTimeout(this.#timer)
    await this.#looking
  }

  #note(sessionId: string): void {
    if (this.#onlookers.size === 0) return
    this.#changed.add(sessionId)
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.#inTurn(() => this.#showChanged()).catch((error: unknown) => this.#warn(error))
    }, gatherMs)
  }

  #inTurn(look: () => Promise<void>): Promise<void> {
    const run = this.#looking.then(look)
    this.#looking = run.catch(() => undefined)
    return run
  }

  async #showTo(onlookers: readonly Onlooker[]): Promise<void> {
    const present = onlookers.filter((onlooker) => this.#onlookers.has(onlooker))
    if (present.length === 0) return
    const all = await readRunning(this.#db, { ids: null, teamIds: teamsOf(present) }, this.#scenarios)
    this.#noteAway(all)
    for (const onlooker of present) {
      const sessions = all.filter((session) => sees(onlooker, session))
      const shown = this.#onlookers.get(onlooker)
      shown?.clear()
      for (const session of sessions) shown?.set(session.session_id, JSON.stringify(session))
      onlooker.send({ type: 'live.sessions', protocol: protocolVersion, sessions })
    }
  }

  async #showChanged(): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    const running = await readRunning(this.#db, { ids, teamIds: teamsOf(this.onlookers) }, this.#scenarios)
    const found = new Map(running.map((session) => [session.session_id, session]))
    for (const id of ids)
      if (!found.has(id)) {
        this.#scenarios.delete(id)
        this.#away.delete(id)
      }
    this.#noteAway(running)
    for (const [onlooker, shown] of this.#onlookers)
      for (const id of ids) {
        const session = found.get(id)
        if (session && sees(onlooker, session)) {
          const text = JSON.stringify(session)
          if (shown.get(id) !== text) onlooker.send({ type: 'live.session.changed', session })
          shown.set(id, text)
        } else if (shown.delete(id)) onlooker.send({ type: 'live.session.ended', session_id: id })
      }
  }

  #noteAway(sessions: readonly LiveSession[]): void {
    for (const { session_id, connected } of sessions)
      if (connected) this.#away.delete(session_id)
      else this.#away.add(session_id)
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, 'the running sessions could not be read')
  }
}

function sees({ scope }: Onlooker, { trainee, team_id: teamId }: LiveSession): boolean {
  return inLiveScope(scope, { id: trainee.id, teamId })
}

/** The teams that any of them looks at; null: all. */
function teamsOf(onlookers: readonly Onlooker[]): string[] | null {
  const teamIds = onlookers.map(({ scope }) => scope.teamId)
  return teamIds.includes(null) ? null : [...new Set(teamIds.flatMap((id) => (id === null ? [] : [id])))]
}
