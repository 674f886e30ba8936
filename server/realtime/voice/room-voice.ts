import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { fallbackTimings } from '#protocol/turn/timings.ts'
import { newTurn, type TurnEffect } from '#protocol/turn/turn.ts'
import { TurnRunner } from '#protocol/turn/turn-runner.ts'
import type { VoiceOffer, VoiceSettings } from '#protocol/realtime/voice.ts'
import { type Language, openingLanguage } from '#protocol/vocabulary/language.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { VoiceConnection } from '#server/providers/tts/tts.ts'
import { chooseVoice, deliveryOf } from '#server/services/speech/choose-voice.ts'
import { noteRefusedVoice } from '#server/services/speech/refused-voices.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { transcribes } from '#server/services/speech/transcribe.ts'
import type { ReplyEvent } from '#server/services/turn/generate-reply.ts'
import type { ReadAhead } from '../reply/read-ahead.ts'
import type { RunningReply } from '../reply/running-reply.ts'
import type { RoomViews } from '../room/room-views.ts'
import type { View } from '../room/view.ts'
import { DebtorEcho } from './debtor-echo.ts'
import { PreemptiveSpeech } from './preemptive-speech.ts'
import { replaceableVoice } from './replaceable-voice.ts'
import { ReplySpeech } from './reply-speech.ts'
import { type Reserved, SpeechBudget } from './speech-budget.ts'

type Choice = ReturnType<typeof chooseVoice>
type ChosenVoice = Choice & { connection: VoiceConnection }

/** The first clause of a reply whose line is still awaited. */
export type PreparedSpeech = {
  chosen: ChosenVoice
  opened: Promise<Reserved<ChosenVoice>>
  sound: PreemptiveSpeech
}

/**
 * The voice of one session: its listeners, the microphone, the open connections to the provider, and
 * interruptions.
 */
export class RoomVoice {
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #views: RoomViews
  readonly #budget: SpeechBudget
  readonly #connections = new Map<Language, ChosenVoice>()
  #speaking: { responseId: string; speech: ReplySpeech; chosen: ChosenVoice } | null = null
  readonly #echo = new DebtorEcho()
  /** The sound of every guess whose line is still awaited: one may begin before another is thrown away. */
  readonly #prepared = new Set<PreparedSpeech>()
  /** Whose turn it is, by what the page reports. */
  readonly #turn: TurnRunner

  constructor(ctx: ServerContext, target: ReplyTarget, views: RoomViews) {
    this.#ctx = ctx
    this.#target = target
    this.#views = views
    this.#budget = new SpeechBudget(ctx, target)
    this.#turn = new TurnRunner({
      turn: newTurn('speech'),
      clock: ctx.clock,
      perform: (effect) => this.#perform(effect),
      timings: fallbackTimings,
    })
  }

  /** Whether anybody listens to the debtor. */
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
      transcription: transcribes(this.#ctx),
      streaming: this.#ctx.streamingStt !== null,
      delivery: deliveryOf(this.#target.voice, language),
    }
  }

  // --- listeners and the microphone

  /** Turns the voice of a view on or off, or changes it. The first participant gets the microphone (A2). */
  configure(view: View, settings: VoiceSettings): void {
    view.voice = settings
    if (!settings.enabled) this.#releaseMicrophone(view)
    else if (view.participant.mode === 'participant' && !this.#microphoneTaken) this.#giveMicrophone(view)
    if (view.participant.microphone) this.#closeConnections()
    this.#openConnections()
  }

  /** Another tab takes the microphone. */
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

  /**
   * Only the view with the microphone reports on recording and playback (A2).
   * @throws {AppError} `conflict`
   */
  requireMicrophone(view: View): void {
    if (!view.participant.microphone) throw new AppError('conflict', 'another view holds the microphone')
  }

  /** A view in another process has taken the microphone. */
  giveUpMicrophone(): void {
    for (const view of this.#views.open) view.participant.microphone = false
  }

  #holder(): View | undefined {
    return [...this.#views.open].find(({ participant }) => participant.microphone)
  }

  /** Whether any view holds the microphone, in this or another process. */
  get #microphoneTaken(): boolean {
    return this.#holder() !== undefined || this.#views.microphoneElsewhere
  }

  #giveMicrophone(view: View): void {
    for (const other of this.#views.open) other.participant.microphone = other === view
  }

  /** The microphone passes to another view of the trainee with its voice on. */
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

  // --- connections

  #choice(language: Language): Choice {
    const settings = this.#holder()?.voice ?? null
    return this.#connections.get(language) ?? chooseVoice(this.#ctx, this.#target.voice, language, settings)
  }

  #connection(language: Language): ChosenVoice {
    const open = this.#connections.get(language)
    if (open) return open
    const chosen = this.#choice(language)
    const connection = replaceableVoice(this.#openVoice(chosen), () => this.#openAnother(language, chosen))
    const opened = { ...chosen, connection }
    this.#connections.set(language, opened)
    return opened
  }

  #openVoice({ speaker, choice }: Choice): VoiceConnection {
    return speaker.open({ ...choice, account: this.#target.userId })
  }

  /** The provider refuses a voice: opens the closest other one of the same provider; null if it has none. */
  #openAnother(language: Language, { speaker, choice }: Choice): VoiceConnection | null {
    noteRefusedVoice(this.#ctx, choice.voiceId)
    const other = chooseVoice(this.#ctx, this.#target.voice, language, this.#holder()?.voice ?? null)
    if (other.speaker !== speaker || other.choice.voiceId === choice.voiceId) return null
    return this.#openVoice(other)
  }

  /** Opens the connections before the first turn, so that it is no slower than the others. */
  #openConnections(): void {
    if (!this.hasListeners) return
    const { sessionLanguage } = this.#target.scenario
    const languages: Language[] =
      sessionLanguage === 'bilingual' ? ['en', 'es'] : [openingLanguage(sessionLanguage)]
    for (const language of languages) this.#connection(language)
  }

  /**
   * Closes the connections, the one in use once its reply has ended: a listener who reconnects keeps
   * receiving audio.
   */
  #closeConnections(): void {
    const speaking = this.#speaking
    for (const { sound } of this.#prepared) sound.stop()
    for (const chosen of this.#connections.values())
      if (speaking?.chosen === chosen) void speaking.speech.ended.then(() => chosen.connection.close())
      else chosen.connection.close()
    this.#connections.clear()
  }

  // --- speaking

  /** Speaks the first clause of a reply whose line is still awaited, unheard; null if nobody listens or no voice opens. */
  prepare(reply: RunningReply, events: ReadAhead<ReplyEvent>): PreparedSpeech | null {
    if (!this.hasListeners) return null
    try {
      return this.#prepare(reply, events)
    } catch (error) {
      // The text of the guess goes on: its line asks for a voice again.
      this.#onFailed(reply, error)
      return null
    }
  }

  #prepare(reply: RunningReply, events: ReadAhead<ReplyEvent>): PreparedSpeech {
    const { language } = reply.plan
    const chosen = this.#connection(language)
    const opened = this.#budget.reserve(chosen, reply.plan)
    const sound = new PreemptiveSpeech({
      events,
      language,
      currency: this.#target.currency,
      connection: opened.then(({ connection }) => connection),
      signal: AbortSignal.any([reply.signal, reply.finishSignal]),
      onFailed: (error) => this.#onFailed(reply, error),
    })
    const prepared = { chosen, opened, sound }
    this.#prepared.add(prepared)
    return prepared
  }

  /**
   * Throws prepared speech away and records what it has cost. `responseId`: the reply that it was for, unless that reply
   * is charged for its own speech (P3).
   */
  discardPrepared(prepared: PreparedSpeech, responseId: string | null): Promise<void> {
    const { sound, opened } = prepared
    sound.stop()
    this.#prepared.delete(prepared)
    return this.#budget.record(opened, responseId, sound.characters)
  }

  /** Takes the prepared speech over if its voice is still the one that the reply is to have. */
  #claim(prepared: PreparedSpeech | null, chosen: ChosenVoice | null): PreparedSpeech | null {
    if (prepared === null) return null
    this.#prepared.delete(prepared)
    if (prepared.chosen === chosen && prepared.sound.usable) return prepared
    void this.discardPrepared(prepared, null)
    return null
  }

  /** Speaks a reply, beginning with what was prepared of it; null if nobody listens. */
  speak(
    reply: RunningReply,
    prepared: PreparedSpeech | null,
    send: (frame: ServerFrame) => void,
  ): ReplySpeech | null {
    const { responseId } = reply.ids
    const { language } = reply.plan
    this.#cutSpeaking(send)
    const chosen = this.hasListeners ? this.#connection(language) : null
    const begun = this.#claim(prepared, chosen)
    if (chosen === null) return null
    const voice = begun?.sound.claim() ?? ((connection: VoiceConnection) => connection)
    // The model generates text meanwhile. A refusal counts as a failed voice.
    const opened = begun?.opened ?? this.#budget.reserve(chosen, reply.plan)
    const speech = new ReplySpeech({
      reply: { responseId, ordinal: reply.ordinal },
      language,
      currency: this.#target.currency,
      speaker: opened.then(({ connection, speaker: { sampleRate } }) => ({
        connection: voice(connection),
        sampleRate,
      })),
      signal: AbortSignal.any([reply.signal, reply.finishSignal]),
      clock: this.#ctx.paceClock,
      send,
      sendAudio: (bytes) => {
        for (const view of this.#listeners()) if (view.live) view.sendAudio(bytes)
      },
      onFirstAudio: (at) => reply.noteFirstAudio(at),
      onFailed: (error) => this.#onFailed(reply, error),
    })
    this.#silence()
    this.#speaking = { responseId, speech, chosen }
    this.#turn.dispatch({ type: 'reply_changed', reply: 'audible' })
    void speech.ended.then(() => {
      if (this.#speaking?.speech === speech) this.#silence()
      return this.#budget.record(opened, responseId, speech.characters)
    })
    return speech
  }

  /** What is still said of a reply that has failed ends where the next reply begins. */
  #cutSpeaking(send: (frame: ServerFrame) => void): void {
    if (this.#speaking === null) return
    const { speech, responseId } = this.#speaking
    speech.stop()
    send({ type: 'output_audio.cleared', response_id: responseId })
    this.#silence()
  }

  #onFailed({ ids }: RunningReply, error: unknown): void {
    const { responseId } = ids
    this.#ctx.log.warn({ sessionId: this.#target.sessionId, responseId, err: error }, 'the voice failed')
    // A failed connection is not reused for the next reply.
    this.#closeConnections()
  }

  /** The audio frame for a view that joins in the middle; null without audio. */
  get announcement(): ServerFrame | null {
    return this.#speaking?.speech.announcement ?? null
  }

  /** Whether the debtor is being heard, or is about to be. */
  get speaking(): boolean {
    return this.#speaking !== null
  }

  /** What was heard over the debtor without its words, which the microphone may have picked up. */
  withoutDebtor(heard: string): string {
    return this.#echo.without(heard, this.#speaking?.speech.saidAloud ?? '')
  }

  /** The last reported playback position of the spoken reply; null if there is none. */
  get reportedMs(): number | null {
    return this.#speaking?.speech.reportedMs ?? null
  }

  progress(responseId: string, audioEndMs: number, finished: boolean): void {
    if (this.#speaking?.responseId !== responseId) return
    const { speech } = this.#speaking
    speech.progress(audioEndMs, finished)
    if (speech.playsOn) this.playbackResumed(responseId)
  }

  // --- interruption

  /** The collector speaks; the client has already paused playback. */
  speechStarted(): void {
    this.#turn.dispatch({ type: 'speech_started' })
  }

  /** Speech has stopped: the client tells whether it was an interruption. */
  speechStopped(): void {
    this.#turn.dispatch({ type: 'speech_stopped' })
  }

  /** Words were recognised in the sound that holds the reply; the client will report what was heard. */
  onWordsRecognised(): void {
    if (this.#turn.state === 'held') this.#turn.dispatch({ type: 'words_heard', text: '', saidAloud: '' })
  }

  /** The client has found a false alarm, and plays on. */
  playbackResumed(responseId: string): void {
    if (this.#speaking?.responseId === responseId) this.#turn.dispatch({ type: 'reply_resumed' })
    this.speechSettled()
  }

  /** What was said is a line, or it was nothing: the next reply is not held by the sound of it. */
  speechSettled(): void {
    this.#turn.dispatch({ type: 'speech_settled' })
  }

  /** The page tells of words and cancels replies itself: here they are only held and resumed. */
  #perform({ type }: TurnEffect): void {
    if (type === 'hold_reply') this.#speaking?.speech.hold()
    else if (type === 'resume_reply') this.#speaking?.speech.resume()
    else if (type === 'report_resumed') this.#announceResumed()
  }

  #announceResumed(): void {
    const responseId = this.#speaking?.responseId
    if (responseId === undefined) return
    for (const view of this.#views.open)
      if (view.live) view.send({ type: 'interruption.resumed', response_id: responseId })
  }

  /** There is no reply any more. */
  #silence(): void {
    if (this.#speaking !== null) this.#echo.replyEnded(this.#speaking.speech.saidAloud)
    this.#speaking = null
    this.#turn.dispatch({ type: 'reply_changed', reply: 'none' })
  }

  /** Closes everything when the room is forgotten. */
  close(): void {
    this.#turn.dispatch({ type: 'ended' })
    this.#closeConnections()
  }
}
