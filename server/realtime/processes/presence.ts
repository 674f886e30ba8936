import type { Participant } from '#protocol/realtime/participants.ts'
import type { Database } from '#db/client.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import {
  closeAbandonedViews,
  closeView,
  countViewsElsewhere,
  endLease,
  openViews,
  renewLease,
  rewriteViews,
  type StoredView,
  remoteParticipants,
} from '#server/services/presence/views.ts'
import type { Bus } from './bus.ts'
import type { View } from '../room/view.ts'

const renewEveryMs = 3_000

/**
 * The open views of all processes: rows that count while the lease of their process is valid (W8). They are
 * written asynchronously and announced on the bus; the next lease renewal repairs a failed write.
 */
export class Presence {
  readonly #db: Database
  readonly #log: Logger
  readonly #bus: Bus
  readonly #processId: number
  readonly #open = new Map<View, StoredView>()
  #writing: Promise<void> = Promise.resolve()
  #incomplete = true
  #timer: NodeJS.Timeout | null = null

  constructor(options: { db: Database; log: Logger; bus: Bus; processId: number }) {
    this.#db = options.db
    this.#log = options.log
    this.#bus = options.bus
    this.#processId = options.processId
  }

  /** Takes the lease and starts renewing it. */
  async start(): Promise<void> {
    await this.#renew()
    this.#timer = setInterval(() => void this.#write(() => this.#renew()), renewEveryMs)
    this.#timer.unref()
  }

  /** Stores a view that was opened or whose presence has changed. */
  upsert(sessionId: string, view: View): void {
    const { user, mode, microphone } = view.participant
    const stored = { id: view.id, sessionId, userId: user.id, mode, microphone }
    const known = this.#open.get(view)
    if (known && known.microphone === microphone) return
    this.#open.set(view, stored)
    void this.#write(() => openViews(this.#db, this.#processId, [stored]), sessionId)
  }

  remove(view: View): void {
    const stored = this.#open.get(view)
    if (!stored) return
    this.#open.delete(view)
    void this.#write(() => closeView(this.#db, stored.id), stored.sessionId)
  }

  /** Participants with the session open in other processes. */
  remoteParticipants(sessionId: string): Promise<Participant[]> {
    return this.#bus.shared ? remoteParticipants(this.#db, this.#processId, sessionId) : Promise.resolve([])
  }

  /** How many views an account and a session have open in other processes. */
  countElsewhere(userId: string, sessionId: string | null): Promise<{ account: number; session: number }> {
    return this.#bus.shared
      ? countViewsElsewhere(this.#db, this.#processId, { userId, sessionId })
      : Promise.resolve({ account: 0, session: 0 })
  }

  /** Resolves when all writes so far are done. */
  whenWritten(): Promise<void> {
    return this.#writing
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    const sessionIds = new Set([...this.#open.values()].map((stored) => stored.sessionId))
    this.#open.clear()
    await this.#write(() => endLease(this.#db, this.#processId))
    for (const sessionId of sessionIds) this.#bus.publish(sessionId, { type: 'presence' })
  }

  async #renew(): Promise<void> {
    const held = await renewLease(this.#db, this.#processId)
    if (!held || this.#incomplete) await rewriteViews(this.#db, this.#processId, [...this.#open.values()])
    this.#incomplete = false
    for (const sessionId of await closeAbandonedViews(this.#db))
      this.#bus.publish(sessionId, { type: 'presence' })
  }

  /** Writes run one after another; each is then announced on the bus. */
  #write(write: () => Promise<void>, sessionId?: string): Promise<void> {
    this.#writing = this.#writing.then(write).then(
      () => {
        if (sessionId !== undefined) this.#bus.publish(sessionId, { type: 'presence' })
      },
      (error: unknown) => {
        this.#incomplete = true
        this.#log.warn({ err: error }, 'could not store presence')
      },
    )
    return this.#writing
  }
}
