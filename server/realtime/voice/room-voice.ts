import type { Down } from '#protocol/realtime/down.ts'
import type { VoiceOffer, VoiceSettings } from '#protocol/realtime/voice.ts'
import { type Language, openingLanguage } from '#protocol/vocabulary/language.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { VoiceConnection } from '#server/providers/tts/tts.ts'
import type { Reservation } from '#server/services/budget/reserve.ts'
import { replyCharacters, reserveVoice } from '#server/services/budget/reserve-voice.ts'
import { chooseVoice } from '#server/services/speech/choose-voice.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { recordVoice } from '#server/services/usage/record-voice.ts'
import type { RunningReply } from '../reply/running-reply.ts'
import type { RoomViews } from '../room/room-views.ts'
import type { View } from '../room/view.ts'
import { ReplySpeech } from './reply-speech.ts'

/** Silence after speech was heard, before it counts as a false alarm (A6). */
const falseAlarmMs = 1_000
/** Words were heard, or speech goes on: the outcome must come within this. */
const outcomeMs = 8_000

type ChosenVoice = ReturnType<typeof chooseVoice> & { connection: VoiceConnection }

/**
 * The voice of one session: who hears it, who holds the microphone, the warm lines to the provider, and what
 * becomes of an interruption.
 */
export class RoomVoice {
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #views: RoomViews
  readonly #connections = new Map<Language, ChosenVoice>()
  #speaking: { responseId: string; speech: ReplySpeech; chosen: ChosenVoice } | null = null
  #falseAlarmTimer: NodeJS.Timeout | null = null

  constructor(ctx: ServerContext, target: ReplyTarget, views: RoomViews) {
    this.#ctx = ctx
    this.#target = target
    this.#views = views
  }

  /** Whether anybody hears the debtor. */
  get hasListeners(): boolean {
    return this.#listeners().length > 0
  }

  get offer(): VoiceOffer {
    const language = openingLanguage(this.#target.scenario.sessionLanguage)
    const { choice, speaker } = this.#choice(language)
    return {
      provider: speaker.provider,
      voice_id: choice.voiceId,
      language: choice.language,
      transcription: this.#ctx.stt !== null,
    }
  }

  // --- who hears, and who speaks

  /** A view turns its voice on or off, or changes it. The first participant gets the microphone (A2). */
  configure(view: View, settings: VoiceSettings): void {
    view.voice = settings
    if (!settings.enabled) this.#releaseMicrophone(view)
    else if (view.participant.mode === 'participant' && !this.#microphoneTaken) this.#giveMicrophone(view)
    if (view.participant.microphone) this.#closeConnections()
    this.#openConnections()
  }

  /** Another tab takes over. */
  takeMicrophone(view: View): void {
    if (view.participant.mode !== 'participant') throw new AppError('forbidden', 'observers can only watch')
    view.voice ??= { enabled: true }
    this.#giveMicrophone(view)
    this.#closeConnections()
    this.#openConnections()
  }

  leave(view: View): void {
    this.#releaseMicrophone(view)
    if (!this.hasListeners) this.#closeConnections()
  }

  /** Only the view that plays and records reports about it (A2). */
  requireMicrophone(view: View): void {
    if (!view.participant.microphone) throw new AppError('conflict', 'another view holds the microphone')
  }

  /** A view of another process has taken it. */
  giveUpMicrophone(): void {
    for (const view of this.#views.open) view.participant.microphone = false
  }

  #holder(): View | undefined {
    return [...this.#views.open].find(({ participant }) => participant.microphone)
  }

  /** Somebody holds the microphone, here or in another process. */
  get #microphoneTaken(): boolean {
    return this.#holder() !== undefined || this.#views.microphoneElsewhere
  }

  #giveMicrophone(view: View): void {
    for (const other of this.#views.open) other.participant.microphone = other === view
  }

  /** The microphone goes on to another view of the trainee that has its voice on. */
  #releaseMicrophone(view: View): void {
    if (!view.participant.microphone) return
    view.participant.microphone = false
    const next = [...this.#views.open].find(
      (other) => other !== view && other.participant.mode === 'participant' && other.voice?.enabled === true,
    )
    if (next) this.#giveMicrophone(next)
  }

  #listeners(): View[] {
    return [...this.#views.open].filter(
      ({ voice, participant }) =>
        voice?.enabled === true && (participant.mode === 'observer' || participant.microphone),
    )
  }

  /** The language that the collector speaks; null where it may be either. */
  get spokenLanguage(): Language | null {
    const { sessionLanguage } = this.#target.scenario
    if (sessionLanguage !== 'bilingual') return openingLanguage(sessionLanguage)
    const chosen = this.#holder()?.voice?.language
    return chosen === undefined ? null : chosen === 'en-US' ? 'en' : 'es'
  }

  // --- lines

  #choice(language: Language): ReturnType<typeof chooseVoice> {
    const settings = this.#holder()?.voice ?? null
    return this.#connections.get(language) ?? chooseVoice(this.#ctx, this.#target.voice, language, settings)
  }

  #connection(language: Language): ChosenVoice {
    const open = this.#connections.get(language)
    if (open) return open
    const chosen = this.#choice(language)
    const opened = { ...chosen, connection: chosen.speaker.open(chosen.choice) }
    this.#connections.set(language, opened)
    return opened
  }

  /** Opens the lines before the first turn, so that it is no slower than the others. */
  #openConnections(): void {
    if (!this.hasListeners) return
    const { sessionLanguage } = this.#target.scenario
    const languages: Language[] =
      sessionLanguage === 'bilingual' ? ['en', 'es'] : [openingLanguage(sessionLanguage)]
    for (const language of languages) this.#connection(language)
  }

  /** What is being said is said to its end: whoever was cut off hears on as soon as they are back. */
  #closeConnections(): void {
    const speaking = this.#speaking
    for (const chosen of this.#connections.values())
      if (speaking?.chosen === chosen) void speaking.speech.ended.then(() => chosen.connection.close())
      else chosen.connection.close()
    this.#connections.clear()
  }

  // --- speaking

  /** Speaks a reply; null when nobody hears it. */
  speak(reply: RunningReply, send: (frame: Down) => void): ReplySpeech | null {
    if (!this.hasListeners) return null
    const { responseId } = reply.ids
    const { language } = reply.plan
    const chosen = this.#connection(language)
    const opened = this.#open(reply, chosen)
    const speech = new ReplySpeech({
      reply: { responseId, ordinal: reply.ordinal },
      language,
      speaker: opened.then(({ connection, speaker }) => ({ connection, sampleRate: speaker.sampleRate })),
      signal: reply.signal,
      pace: this.#ctx.voices.pace,
      send,
      sendAudio: (bytes) => {
        for (const view of this.#listeners()) if (view.live) view.sendAudio(bytes)
      },
      onFirstAudio: (at) => reply.noteFirstAudio(at),
      onFailed: (error) => {
        this.#ctx.log.warn({ sessionId: this.#target.sessionId, responseId, err: error }, 'the voice failed')
        // A line that has failed is not trusted with the next reply.
        this.#closeConnections()
      },
    })
    this.#speaking = { responseId, speech, chosen }
    void speech.ended
      .then(async () => {
        if (this.#speaking?.speech === speech) this.#clearFalseAlarmTimer()
        if (this.#speaking?.speech === speech) this.#speaking = null
        const used = await opened.catch(() => null)
        if (used === null) return
        const use = { provider: used.speaker.provider, characters: speech.characters }
        await recordVoice(this.#ctx, voiceTarget(this.#target), responseId, use, used.reservation)
      })
      .catch((error: unknown) => {
        this.#ctx.log.error({ responseId, err: error }, 'could not record spoken characters')
      })
    return speech
  }

  /**
   * A line that cannot be opened is a voice that failed, like any other; so is one that the budget does not
   * allow. The model finds its words meanwhile.
   */
  async #open(
    { plan }: RunningReply,
    chosen: ChosenVoice,
  ): Promise<ChosenVoice & { reservation: Reservation | null }> {
    const reservation = await reserveVoice(this.#ctx, this.#target, chosen.speaker, replyCharacters(plan))
    return { ...chosen, reservation }
  }

  /** The frame that a view which comes in the middle needs. */
  get announcement(): Down | null {
    return this.#speaking?.speech.announcement ?? null
  }

  /** What of the reply that is spoken was played by the last report; null where there is none. */
  get reportedMs(): number | null {
    return this.#speaking?.speech.reportedMs ?? null
  }

  progress(responseId: string, audioEndMs: number, finished: boolean): void {
    if (this.#speaking?.responseId === responseId) this.#speaking.speech.progress(audioEndMs, finished)
  }

  // --- interruption

  /** The collector speaks: the client has paused already. */
  speechStarted(): void {
    if (!this.#speaking) return
    this.#speaking.speech.hold()
    this.#restartFalseAlarmTimer(outcomeMs)
  }

  /** It went quiet: without words soon, nobody meant to interrupt. */
  speechStopped(): void {
    if (this.#speaking && this.#falseAlarmTimer) this.#restartFalseAlarmTimer(falseAlarmMs)
  }

  /** Words are recognised: it was no false alarm, and the client will say what was heard. */
  onWordsRecognised(): void {
    if (this.#speaking && this.#falseAlarmTimer) this.#restartFalseAlarmTimer(outcomeMs)
  }

  #restartFalseAlarmTimer(ms: number): void {
    this.#clearFalseAlarmTimer()
    this.#falseAlarmTimer = setTimeout(() => {
      this.#falseAlarmTimer = null
      const speaking = this.#speaking
      if (!speaking) return
      for (const view of this.#views.open)
        if (view.live) view.send({ type: 'interruption.resumed', response_id: speaking.responseId })
      speaking.speech.resume()
    }, ms / this.#ctx.voices.pace)
  }

  #clearFalseAlarmTimer(): void {
    if (this.#falseAlarmTimer) clearTimeout(this.#falseAlarmTimer)
    this.#falseAlarmTimer = null
  }

  /** The room is forgotten. */
  close(): void {
    this.#clearFalseAlarmTimer()
    this.#closeConnections()
  }
}

function voiceTarget({ userId, teamId, sessionId }: ReplyTarget) {
  return { userId, teamId, sessionId }
}
