import type { Database } from '#db/client.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import { readRunning } from '#server/services/live/read-running.ts'
import { inLiveScope, type LiveScope } from '#server/services/live/scope.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { Bus } from './bus.ts'

/** Changes within this time are batched. */
const batchMs = 150
/** How often sessions with a disconnected trainee are checked for having ended. */
const sweepEveryMs = 5_000

/** A supervisor who watches the list of running sessions. */
export type LiveWatcher = { scope: LiveScope; loginId: string; send(frame: ServerFrame): void; close(): void }

/**
 * The list of running sessions for the supervisors connected to this process. Sessions are read from the
 * database whenever the bus reports a change, in any process. Without a watcher nothing is read.
 */
export class LiveBoard {
  readonly #db: Database
  readonly #log: Logger
  /** What each watcher was last sent, by session, so that only changes are sent. */
  readonly #watchers = new Map<LiveWatcher, Map<string, string>>()
  readonly #scenarios = new Map<string, Scenario>()
  readonly #away = new Set<string>()
  readonly #changed = new Set<string>()
  readonly #unsubscribes: (() => void)[]
  #timer: NodeJS.Timeout | null = null
  #sweep: NodeJS.Timeout
  /** Refreshes run one after another: an older one must not overwrite a newer one. */
  #refreshing: Promise<void> = Promise.resolve()

  constructor({ db, log, bus }: { db: Database; log: Logger; bus: Bus }) {
    this.#db = db
    this.#log = log
    this.#unsubscribes = [
      bus.subscribeAll(({ sessionId, message }) => {
        if (message.type === 'head' || message.type === 'presence') this.#markChanged(sessionId)
      }),
      bus.onMessagesLost(() => void this.sendLists()),
    ]
    this.#sweep = setInterval(() => {
      for (const sessionId of this.#away) this.#markChanged(sessionId)
    }, sweepEveryMs)
    this.#sweep.unref()
  }

  get watchers(): LiveWatcher[] {
    return [...this.#watchers.keys()]
  }

  /** Sends a watcher the whole list, and from then on the changes. */
  async add(watcher: LiveWatcher): Promise<void> {
    this.#watchers.set(watcher, new Map())
    await this.#enqueue(() => this.#sendListTo([watcher]))
  }

  remove(watcher: LiveWatcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size === 0) this.#scenarios.clear()
  }

  /** Sends the whole list again. If the database is unavailable, the next change tries again. */
  async sendLists(which: readonly LiveWatcher[] = this.watchers): Promise<void> {
    await this.#enqueue(() => this.#sendListTo(which)).catch((error: unknown) => this.#warn(error))
  }

  async stop(): Promise<void> {
    for (const stop of this.#unsubscribes) stop()
    clearInterval(this.#sweep)
    if (this.#timer) clearTimeout(this.#timer)
    await this.#refreshing
  }

  #markChanged(sessionId: string): void {
    if (this.#watchers.size === 0) return
    this.#changed.add(sessionId)
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.#enqueue(() => this.#sendChanges()).catch((error: unknown) => this.#warn(error))
    }, batchMs)
  }

  #enqueue(refresh: () => Promise<void>): Promise<void> {
    const run = this.#refreshing.then(refresh)
    this.#refreshing = run.catch(() => undefined)
    return run
  }

  async #sendListTo(watchers: readonly LiveWatcher[]): Promise<void> {
    const present = watchers.filter((watcher) => this.#watchers.has(watcher))
    if (present.length === 0) return
    const all = await readRunning(this.#db, { ids: null, teamIds: teamsOf(present) }, this.#scenarios)
    this.#updateAway(all)
    for (const watcher of present) {
      const sessions = all.filter((session) => canSee(watcher, session))
      const shown = this.#watchers.get(watcher)
      shown?.clear()
      for (const session of sessions) shown?.set(session.session_id, JSON.stringify(session))
      watcher.send({ type: 'live.sessions', protocol: protocolVersion, sessions })
    }
  }

  async #sendChanges(): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    const running = await readRunning(this.#db, { ids, teamIds: teamsOf(this.watchers) }, this.#scenarios)
    const found = new Map(running.map((session) => [session.session_id, session]))
    for (const id of ids)
      if (!found.has(id)) {
        this.#scenarios.delete(id)
        this.#away.delete(id)
      }
    this.#updateAway(running)
    for (const [watcher, shown] of this.#watchers)
      for (const id of ids) {
        const session = found.get(id)
        if (session && canSee(watcher, session)) {
          const text = JSON.stringify(session)
          if (shown.get(id) !== text) watcher.send({ type: 'live.session.changed', session })
          shown.set(id, text)
        } else if (shown.delete(id)) watcher.send({ type: 'live.session.ended', session_id: id })
      }
  }

  #updateAway(sessions: readonly LiveSession[]): void {
    for (const { session_id, connected } of sessions)
      if (connected) this.#away.delete(session_id)
      else this.#away.add(session_id)
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, 'could not read the running sessions')
  }
}

function canSee({ scope }: LiveWatcher, { trainee, team_id: teamId }: LiveSession): boolean {
  return inLiveScope(scope, { id: trainee.id, teamId })
}

/** The teams that any of the watchers may see; null: all. */
function teamsOf(watchers: readonly LiveWatcher[]): string[] | null {
  const teamIds = watchers.map(({ scope }) => scope.teamId)
  return teamIds.includes(null) ? null : [...new Set(teamIds.flatMap((id) => (id === null ? [] : [id])))]
}
