import { randomUUID } from 'node:crypto'
import { findEventByClientMsgId } from '#db/events.ts'
import type { ServerContext } from '#server/context.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { slicedReader } from '#server/simulation/slices.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { firstSeq } from '#server/services/transcript/first-seq.ts'
import { storeLine, storeReply } from '#server/services/transcript/store-line.ts'
import { readAgain } from '#server/services/turn/read-again.ts'
import type { LocalReplies } from '../reply/local-replies.ts'
import type { CommandIds } from './command-ids.ts'
import type { InFlightTasks } from './in-flight-tasks.ts'
import { linesWith, nextLine } from './lines.ts'
import { closedRefusal } from './refusals.ts'
import type { RoomAudience } from './room-audience.ts'
import type { RoomLedger } from './room-ledger.ts'

/** `spoken`: said aloud, not typed. */
export type SaidLine = { clientMsgId: string; text: string; durationMs: number | null; spoken: boolean }

type Room = {
  readonly ctx: ServerContext
  readonly target: ReplyTarget
  readonly ledger: RoomLedger
  readonly commandIds: CommandIds
  readonly localReplies: LocalReplies
  readonly audience: RoomAudience
  readonly inFlight: InFlightTasks
  /** Whether a reply is being generated, in this or another process. */
  isReplying(): boolean
  /** Whether the session is being analyzed in order to end. */
  isCompleting(): boolean
}

/** Stores the collector's lines in a room and starts the replies to them. Its commands run one at a time. */
export class CollectorLines {
  readonly #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /**
   * Stores a line and starts the reply to it; if a reply is already running, that one's follow-up answers the line.
   * `spoken` words may continue the last line (A11). Returns the line's `seq`, the same for every retry (P3).
   */
  submit(said: SaidLine, receivedAtMs: number): Promise<number> {
    const { ctx, target, ledger, commandIds, localReplies, audience } = this.#room
    const { scenario, sessionId } = target
    const newItemId = randomUUID()
    const { clientMsgId } = said
    return ledger.retryWhenStale(async (knownSeq) => {
      const { continues, ...line } = nextLine(ledger.transcript, said)
      const itemId = continues ?? newItemId
      const lines = linesWith(ledger.lines, { continues, ...line }, newItemId)
      await slicedReader.read(scenario, lines)
      const { plan, move, reading } = respond(scenario, lines)
      const refusal =
        closedRefusal(ledger.transcript, this.#room.isCompleting()) ??
        (plan === null ? new AppError('call_ended', 'the debtor has ended the call') : null)
      if (refusal || plan === null) return this.seqOfRetryOrThrow(clientMsgId, refusal)
      if (await commandIds.has(clientMsgId)) return this.seqOfRetryOrThrow(clientMsgId, null)
      const generation = this.#room.isReplying()
        ? null
        : await localReplies.prepare({ plan, move, lines }, receivedAtMs)
      try {
        const stored = await storeLine(
          ctx,
          { ...line, sessionId, clientMsgId, itemId, knownSeq, reading, continues: continues !== null },
          generation && { ...generation.reply.ids, processId: ctx.processLock.processId },
        )
        if (stored.name === 'repeated') {
          if (generation) void localReplies.discard(generation)
          ledger.noteHead(stored.seq)
          return stored.seq
        }
        commandIds.add(clientMsgId)
        if (reading) ledger.turns.note(itemId, { reading })
        this.#readAgain(lines)
        if (said.spoken) audience.voice.speechSettled()
        if (generation) localReplies.start(generation, stored.events)
        else ledger.publish(stored.events)
        return firstSeq(stored.events)
      } catch (error) {
        if (generation) await localReplies.discard(generation)
        throw error
      }
    })
  }

  /** Has the model read the last line too, beside the reply: from the next line on its reading counts. */
  #readAgain(lines: readonly TranscriptLine[]): void {
    const { ctx, target, ledger, inFlight } = this.#room
    const line = lines.at(-1)
    if (ctx.replies.readsAgain !== true || line?.itemId == null) return
    const { itemId, text } = line
    const reads = readAgain(ctx, target, lines).then((reading) => {
      // Its speaker may have gone on meanwhile.
      const same = ledger.transcript.items.some((item) => item.id === itemId && item.text === text)
      if (reading && same) ledger.turns.note(itemId, { reading })
    })
    void inFlight.track(reads)
  }

  /** Starts a reply to lines that have none, after a reply that failed. Returns the `seq` of its start. */
  createReply(clientMsgId: string, receivedAtMs: number): Promise<number> {
    const { ctx, target, ledger, commandIds, localReplies } = this.#room
    const { scenario, sessionId } = target
    return ledger.retryWhenStale(async (knownSeq) => {
      const { lines } = ledger
      await slicedReader.read(scenario, lines)
      const { plan, move } = respond(scenario, lines)
      const lineWaits = !this.#room.isReplying() && lines.at(-1)?.speaker === 'user'
      const refusal =
        closedRefusal(ledger.transcript, this.#room.isCompleting()) ??
        (lineWaits ? null : new AppError('nothing_to_answer', 'no line is waiting for a reply'))
      if (refusal || plan === null) return this.seqOfRetryOrThrow(clientMsgId, refusal)
      const generation = await localReplies.prepare({ plan, move, lines }, receivedAtMs)
      const ids = { ...generation.reply.ids, processId: ctx.processLock.processId }
      const stored = storeReply(ctx, sessionId, ids, { clientMsgId, knownSeq })
      const events = await stored.catch(async (error) => {
        await localReplies.discard(generation)
        throw error
      })
      commandIds.add(clientMsgId)
      localReplies.start(generation, events)
      return firstSeq(events)
    })
  }

  /** A refused command may be the retry of one that succeeded: then returns the `seq` of the first time. */
  async seqOfRetryOrThrow(clientMsgId: string, refusal: AppError | null): Promise<number> {
    const { ctx, target, ledger } = this.#room
    const first = await findEventByClientMsgId(ctx.db, target.sessionId, clientMsgId)
    if (first) {
      ledger.noteHead(first.seq)
      return first.seq
    }
    throw refusal ?? new AppError('call_ended', 'the debtor has ended the call')
  }
}
