import { readEvents } from '#db/events.ts'
import type { ServerFrame, DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Participant } from '#protocol/realtime/participants.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ServerContext } from '#server/context.ts'
import { frameOf } from '#server/services/transcript/events.ts'
import type { View } from './view.ts'

/** Unstored frames that are forwarded to views in other processes. Audio is not (W9). */
const forwardedTypes: ReadonlySet<ServerFrame['type']> = new Set<ServerFrame['type']>([
  'input_transcript.delta',
  'response.created',
  'response.output_text.delta',
  'response.output_text.done',
  'error',
])

/** The open views of one session in this process, and the participants in other processes. */
export class RoomViews {
  readonly open = new Set<View>()
  readonly #ctx: ServerContext
  readonly #sessionId: string
  #remoteParticipants: Participant[] = []

  constructor(ctx: ServerContext, sessionId: string) {
    this.#ctx = ctx
    this.#sessionId = sessionId
  }

  enter(view: View): void {
    this.open.add(view)
    this.#ctx.presence.upsert(this.#sessionId, view)
    this.announce()
  }

  /** Returns false if the view was not open. */
  leave(view: View): boolean {
    if (!this.open.delete(view)) return false
    this.#ctx.presence.remove(view)
    return true
  }

  get participants(): Participant[] {
    return [...[...this.open].map((view) => view.participant), ...this.#remoteParticipants]
  }

  get hasObserversHere(): boolean {
    return [...this.open].some(({ participant }) => participant.mode === 'observer')
  }

  /** Whether this process, which generated the previous reply, should answer a waiting line. */
  get shouldAnswerHere(): boolean {
    return this.#traineeHere || !this.#traineeElsewhere
  }

  /** Whether the trainee is connected to this process and to no other. */
  get traineeOnlyHere(): boolean {
    return this.#traineeHere && !this.#traineeElsewhere
  }

  get #traineeHere(): boolean {
    return [...this.open].some(({ participant }) => participant.mode === 'participant')
  }

  get #traineeElsewhere(): boolean {
    return this.#remoteParticipants.some(({ mode }) => mode === 'participant')
  }

  /** Whether anybody has the session open, in this or another process. */
  get anyOpen(): boolean {
    return this.open.size > 0 || this.openElsewhere
  }

  get openElsewhere(): boolean {
    return this.#remoteParticipants.length > 0
  }

  get microphoneElsewhere(): boolean {
    return this.#remoteParticipants.some(({ microphone }) => microphone)
  }

  /** Reads the participants in other processes, and tells the local views if they have changed. */
  async refreshRemote(): Promise<void> {
    try {
      const found = await this.#ctx.presence.remoteParticipants(this.#sessionId)
      const same = JSON.stringify(found) === JSON.stringify(this.#remoteParticipants)
      this.#remoteParticipants = found
      if (!same) this.announce()
    } catch (error) {
      this.#ctx.log.warn(
        { sessionId: this.#sessionId, err: error },
        'could not read the participants in other processes',
      )
    }
  }

  /** Tells every view who is present and whether it holds the microphone itself. */
  announce(): void {
    for (const view of this.open) if (view.live) view.send(this.participantsFor(view))
  }

  /** Called when a view has taken or lost the microphone. */
  microphoneChanged(): void {
    for (const view of this.open) this.#ctx.presence.upsert(this.#sessionId, view)
    this.announce()
  }

  participantsFor(view: View): ServerFrame {
    const { microphone } = view.participant
    return { type: 'participants.changed', participants: this.participants, microphone_here: microphone }
  }

  /** Sends an unstored frame to every live view, also in other processes. */
  broadcast(frame: ServerFrame, except?: View): void {
    this.sendLocal(frame, except)
    if (this.openElsewhere) this.sendRemote(frame)
  }

  sendRemote(frame: ServerFrame): void {
    if (forwardedTypes.has(frame.type)) this.#ctx.bus.publish(this.#sessionId, { type: 'live', frame })
  }

  /** Sends an unstored frame to the live views of this process. */
  sendLocal(frame: ServerFrame, except?: View): void {
    for (const view of this.open) if (view.live && view !== except) view.send(frame)
  }

  /** Sends an unstored frame to the live observers of this process. */
  sendToObservers(frame: ServerFrame): void {
    for (const view of this.open) if (view.live && view.participant.mode === 'observer') view.send(frame)
  }

  /** Sends a durable event to every live view that has not received it. */
  sendDurable(event: DurableEvent): void {
    for (const view of this.open) if (view.live) sendOnce(view, event)
  }

  /** Sends a view the stored events that it lacks, up to `headSeq`. */
  async catchUp(view: View, headSeq: () => number): Promise<void> {
    while (view.seq < headSeq()) {
      const rows = await readEvents(this.#ctx.db, this.#sessionId, view.seq, limits.replayMax)
      if (rows.length === 0) return
      for (const row of rows) sendOnce(view, frameOf(row))
    }
  }
}

function sendOnce(view: View, event: DurableEvent): void {
  if (event.seq <= view.seq) return
  view.seq = event.seq
  view.send(event)
}
