import { setTimeout as sleep } from 'node:timers/promises'
import { readEvents } from '#db/events.ts'
import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ServerContext } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { frameOf } from '#server/services/transcript/events.ts'
import { readHead, type StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import type { StoredTurns } from '#server/services/transcript/stored-turns.ts'
import { StaleTranscript } from '#server/services/transcript/refuse-stale.ts'
import { linesOf } from './lines.ts'

/** The lines that events complete: from then on what is stored with a line stays, unless its speaker goes on (A11). */
function linesEndedBy(events: readonly DurableEvent[]): { id: string; text: string }[] {
  return events.flatMap((event) =>
    event.type === 'conversation.item.created' && event.item.status !== 'streaming'
      ? [{ id: event.item.id, text: event.item.text }]
      : event.type === 'conversation.item.completed' || event.type === 'conversation.item.truncated'
        ? [{ id: event.item_id, text: event.text }]
        : [],
  )
}

/** Delay between attempts to read while the database is unavailable. */
const retryMs = 500

type LedgerListener = {
  /** Called for each event in order, after it was applied to the transcript. */
  onEvent(event: DurableEvent): void
  /** Called when another process has written to the session. */
  onForeignWrite(): void
}

/**
 * The durable events of one session as this process knows them, applied in the order of their `seq` whatever
 * order they arrive in. The events table is authoritative; missing events are read from it.
 */
export class RoomLedger {
  transcript: Transcript
  /** The readings and moves of its lines. */
  readonly turns: StoredTurns
  readonly #ctx: ServerContext
  readonly #sessionId: string
  readonly #listener: LedgerListener
  readonly #outOfOrder = new Map<number, DurableEvent>()
  /** The highest `seq` known to exist. */
  #head = 0
  #reading: Promise<void> | null = null
  #closed = false

  constructor(ctx: ServerContext, sessionId: string, stored: StoredSnapshot, listener: LedgerListener) {
    this.#ctx = ctx
    this.#sessionId = sessionId
    this.#listener = listener
    this.turns = stored.turns
    this.transcript = applyFrame(emptyTranscript, {
      type: 'session.created',
      protocol: 0,
      epoch: stored.epoch,
      head_seq: stored.headSeq,
      snapshot: stored.snapshot,
      limits: { line_max_chars: limits.lineMax, frame_max_bytes: limits.frameMaxBytes },
    })
  }

  /** The lines that were really said and heard. */
  get lines(): TranscriptLine[] {
    return linesOf(this.transcript, this.turns)
  }

  /** Applies events that this process has stored, and notifies the other processes. */
  publish(events: readonly DurableEvent[]): void {
    this.#apply(events)
    this.#catchUp()
    const stored = events.at(-1)?.seq
    if (stored !== undefined)
      this.#ctx.bus.publish(this.#sessionId, {
        type: 'head',
        headSeq: Math.max(stored, this.transcript.headSeq),
      })
  }

  /** Another process has stored events up to `headSeq`. */
  noteHead(headSeq: number): void {
    this.#head = Math.max(this.#head, headSeq)
    this.#catchUp()
  }

  /** Resolves when all known events are applied; immediately where none is missing. */
  caughtUp(): Promise<void> {
    return this.#reading ?? Promise.resolve()
  }

  /** Reads the head and any missing events. */
  async refresh(): Promise<void> {
    this.noteHead((await readHead(this.#ctx, this.#sessionId)).headSeq)
  }

  /**
   * Runs a command that answers the conversation up to `knownSeq`. If another process has written a line
   * meanwhile, reads it and runs the command again.
   */
  async retryWhenStale<Result>(command: (knownSeq: number) => Promise<Result>): Promise<Result> {
    for (;;)
      try {
        return await command(this.transcript.headSeq)
      } catch (error) {
        if (!(error instanceof StaleTranscript)) throw error
        this.noteHead(error.headSeq)
        await this.caughtUp()
      }
  }

  close(): void {
    this.#closed = true
  }

  get #behind(): boolean {
    return this.#outOfOrder.size > 0 || this.transcript.headSeq < this.#head
  }

  #apply(events: readonly DurableEvent[]): void {
    for (const event of events)
      if (event.seq > this.transcript.headSeq) this.#outOfOrder.set(event.seq, event)
    for (;;) {
      const event = this.#outOfOrder.get(this.transcript.headSeq + 1)
      if (!event) break
      this.#outOfOrder.delete(event.seq)
      this.transcript = applyFrame(this.transcript, event)
      this.#listener.onEvent(event)
    }
    for (const seq of this.#outOfOrder.keys())
      if (seq <= this.transcript.headSeq) this.#outOfOrder.delete(seq)
  }

  #catchUp(): void {
    if (!this.#behind || this.#reading) return
    this.#reading = this.#read().finally(() => {
      this.#reading = null
    })
  }

  /** Reads events that another writer stored in between; our own later events may have arrived first. */
  async #read(): Promise<void> {
    while (this.#behind && !this.#closed)
      try {
        const rows = await readEvents(
          this.#ctx.db,
          this.#sessionId,
          this.transcript.headSeq,
          limits.replayMax,
        )
        this.#listener.onForeignWrite()
        // A head without rows belongs to a deleted session.
        if (rows.length === 0) return
        const events = rows.map(frameOf)
        await this.turns.load(this.#ctx.db, linesEndedBy(events))
        this.#apply(events)
      } catch (error) {
        this.#ctx.log.warn({ sessionId: this.#sessionId, err: error }, 'could not read missing events')
        await sleep(retryMs, undefined, { ref: false })
      }
  }
}
