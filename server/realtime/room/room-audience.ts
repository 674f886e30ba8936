import type { ServerFrame, DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { CallEnding } from '#protocol/realtime/session.ts'
import type { Participant } from '#protocol/realtime/participants.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import type { ServerContext } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { observe } from '#server/domain/debtor/observed.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { slicedReader } from '#server/simulation/slices.ts'
import { RoomViews } from './room-views.ts'
import { verificationFrame } from './verification-frame.ts'
import type { View } from './view.ts'
import { RoomVoice } from '../voice/room-voice.ts'

type AudienceSource = {
  transcript(): Transcript
  lines(): TranscriptLine[]
  /** The frames of the reply in progress so far, from this or another process. */
  replySoFar(): ServerFrame[]
}

/**
 * The views of a session in this process: what they see, what they hear, and which of them holds the
 * microphone.
 */
export class RoomAudience {
  readonly views: RoomViews
  readonly voice: RoomVoice
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #source: AudienceSource
  /** How the debtor ended the call; null while it goes on. */
  #ending: CallEnding | null = null
  /** What the views were last told of the verification. */
  #verified = ''

  constructor(ctx: ServerContext, target: ReplyTarget, stage: AudienceSource) {
    this.#ctx = ctx
    this.#target = target
    this.#source = stage
    this.views = new RoomViews(ctx, target.sessionId)
    this.voice = new RoomVoice(ctx, target, this.views)
  }

  enter(view: View): void {
    this.views.enter(view)
  }

  leave(view: View): void {
    if (!this.views.leave(view)) return
    this.voice.leave(view)
    this.views.microphoneChanged()
  }

  get participants(): Participant[] {
    return this.views.participants
  }

  /**
   * Makes a view live: sends the durable events that it lacks, then the reply in progress. Nothing is sent
   * twice and nothing is skipped.
   */
  async goLive(view: View): Promise<void> {
    if (view.participant.mode === 'observer') await this.#readTranscript()
    await this.views.catchUp(view, () => this.#source.transcript().headSeq)
    for (const frame of this.#source.replySoFar()) view.send(frame)
    const audioAnnouncement = this.voice.announcement
    if (audioAnnouncement) view.send(audioAnnouncement)
    if (view.participant.mode === 'observer') view.send(this.#debtorState)
    view.send(this.views.participantsFor(view))
    if (this.#ending !== null) view.send({ type: 'session.ending', ending: this.#ending })
    view.live = true
    this.#whenRead(() => {
      if (this.views.open.has(view)) view.send(verificationFrame(this.#target, this.#source.lines()))
    })
  }

  /** Says that the debtor has ended the call, also to views that join later. */
  callEnded(ending: CallEnding): void {
    this.#ending = ending
    this.views.broadcast({ type: 'session.ending', ending })
  }

  configureVoice(view: View, settings: VoiceSettings): void {
    this.voice.configure(view, settings)
    this.views.microphoneChanged()
  }

  takeMicrophone(view: View): void {
    this.voice.takeMicrophone(view)
    this.#ctx.bus.publish(this.#target.sessionId, { type: 'microphone' })
    this.views.microphoneChanged()
  }

  /** A view in another process has taken the microphone. */
  giveUpMicrophone(): void {
    this.voice.giveUpMicrophone()
    this.views.microphoneChanged()
  }

  /**
   * Sends a stored event, in order. After a line of the collector observers also get the debtor's new state, after one of
   * the debtor every view what has been verified.
   */
  onEvent(event: DurableEvent): void {
    this.views.sendDurable(event)
    const said =
      (event.type === 'conversation.item.created' && event.item.role === 'user') ||
      (event.type === 'conversation.item.completed' && this.#isCollectors(event.item_id))
    if (said && this.views.hasObserversHere) this.#sendDebtorState()
    const answered =
      event.type === 'conversation.item.truncated' || event.type === 'conversation.item.completed'
    if (answered && !said) this.#whenRead(() => this.#sendVerification())
  }

  #isCollectors(itemId: string): boolean {
    return this.#source.transcript().items.some(({ id, role }) => id === itemId && role === 'user')
  }

  #sendDebtorState(): void {
    this.#whenRead(() => this.views.sendToObservers(this.#debtorState))
  }

  /** Tells the views what has been verified, if a line has changed it. */
  #sendVerification(): void {
    const frame = verificationFrame(this.#target, this.#source.lines())
    const verified = JSON.stringify(frame)
    if (verified === this.#verified) return
    this.#verified = verified
    this.views.sendLocal(frame)
  }

  /** Sends what rests on the whole transcript once that is read: at once if only its last lines are new. */
  #whenRead(send: () => void): void {
    const lines = this.#source.lines()
    if (slicedReader.isRead(this.#target.scenario, lines)) {
      slicedReader.note(this.#target.scenario, lines)
      return send()
    }
    this.#readTranscript()
      .then(send)
      .catch((error: unknown) => this.#ctx.log.warn({ err: error }, 'could not read a transcript'))
  }

  #readTranscript(): Promise<void> {
    return slicedReader.read(this.#target.scenario, this.#source.lines())
  }

  get #debtorState(): ServerFrame {
    const lines = this.#source.lines()
    const { aboutItemId, state, attention } = observe(this.#target.scenario, lines)
    return { type: 'debtor.state', about_item_id: aboutItemId, state, attention }
  }
}
