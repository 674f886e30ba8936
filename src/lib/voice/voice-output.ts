import { decodeAudio } from '#protocol/realtime/audio.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { delay } from '../delay.ts'
import { BrowserLine } from './browser-line.ts'
import { spokenCharacterCount, unspokenText } from './captions.ts'
import type { VoiceInUse } from './custom-voices.ts'
import type { RecordingStore } from './recording-store.ts'
import { microphoneGiven } from './microphone-given.ts'
import { type Playback, playedSamples, saidOf } from './playback.ts'
import { playRing } from './ring-tone.ts'
import { ReplyPlayer } from './reply-player.ts'
import { fetchSpeechSamples } from './server-speech.ts'
import type { SoundLevel } from './sound-level.ts'

/** How often playback progress is reported to the server, in milliseconds (A7). */
const progressIntervalMs = 250
/** From the end of a reply to the browser voice [VOICE17]. */
const browserVoiceDelayMs = 500
/** Delay from the start to the opening line [VOICE16]. */
const openingDelayMs = 1_000
const defaultSampleRate = 22_050

type AudioStartedFrame = Extract<ServerFrame, { type: 'response.output_audio.started' }>
type SpeakableLine = { id: string; text: string; responseId: string | null }

export type VoiceOutputEvents = {
  stateChanged: () => void
  /** The first audio of a reply was played. */
  replyStarted: (responseId: string) => void
  /** A voice over the debtor, louder than its echo. */
  voiceOver: () => void
  /** The server voice failed; the browser voice takes over. */
  serverVoiceFailed: () => void
}

/** The output side of a voice call: plays replies, counts what was heard, and stores their audio. */
export class VoiceOutput {
  readonly #channel: SessionChannel
  readonly #recordings: RecordingStore
  readonly #events: VoiceOutputEvents
  readonly #player: ReplyPlayer
  readonly #closed = new AbortController()
  #voice: VoiceInUse
  #playback: Playback | null = null
  /** What is being played or was played last. */
  #lastPlayback: Playback | { text: string } | null = null
  /** What was said aloud of the one before. */
  #saidBefore = ''
  readonly #browserLine: BrowserLine
  /** The latest reply; audio of an earlier one is stale. */
  #latestOrdinal = 0
  /** Standalone lines have negative ordinals. */
  #standaloneOrdinal = 0
  #reportedMs = 0
  /** It rings: the opening is not spoken yet. */
  ringing = false
  /** The collector speaks: a reply that begins meanwhile waits. */
  #held = false
  /** The reply that was interrupted last: its sound may still be on the way. */
  #interrupted: string | null = null
  /** The last reply whose sound has come. */
  #sounded: string | null = null
  /** The reply whose voice failed, with the clauses that had audio. */
  #failedReply: { responseId: string; clauses: Playback['clauses'] } | null = null

  constructor(
    channel: SessionChannel,
    recordings: RecordingStore,
    voice: VoiceInUse,
    events: VoiceOutputEvents,
  ) {
    this.#channel = channel
    this.#recordings = recordings
    this.#voice = voice
    this.#events = events
    this.#browserLine = new BrowserLine(events.stateChanged)
    this.#player = new ReplyPlayer({
      started: () => {
        const { responseId } = this.#playback ?? {}
        if (responseId) events.replyStarted(responseId)
        events.stateChanged()
      },
      progress: (_ordinal, playedMs, ended) => this.#handleProgress(playedMs, ended),
      voiceOver: events.voiceOver,
      allowedChanged: events.stateChanged,
    })
    const unsubscribeFrames = channel.onFrame((frame) => this.#handleFrame(frame))
    const unsubscribeAudio = channel.onAudio((bytes) => this.#handleAudio(bytes))
    this.#closed.signal.addEventListener('abort', () => {
      unsubscribeFrames()
      unsubscribeAudio()
    })
  }

  /** Call from a click handler: browsers block audio without a user gesture. */
  async open(): Promise<void> {
    this.#player.volume = this.#voice.volume
    await this.#player.open(this.#sampleRate)
  }

  /** At another rate the player would begin anew, and forget what it has learned of the room. */
  get #sampleRate(): number {
    return this.#player.sampleRate ?? defaultSampleRate
  }

  set voice(voice: VoiceInUse) {
    this.#voice = voice
    this.#player.volume = voice.volume
    this.#browserLine.silent = voice.volume === 0
  }

  /** The device that plays; browser voices always use the system default. */
  set loudspeakerId(deviceId: string | null) {
    this.#player.loudspeakerId = deviceId
  }

  get speaking(): boolean {
    return this.#playback !== null || this.#browserLine.speaking
  }

  /** How loud the debtor is; null where the sound does not pass through the page, as with a voice of the browser. */
  get sound(): SoundLevel | null {
    return this.#playback && this.#player.sound
  }

  /** A reply is on its way, or speaks: whoever speaks now interrupts it, or takes it back (A5, A11). */
  get replying(): boolean {
    return this.speaking || this.#expected !== null
  }

  /** The reply that is on its way or speaks; null where it is no reply of the server, or there is none. */
  get replyId(): string | null {
    return this.#playback === null ? this.#expected : this.#playback.responseId
  }

  /** The reply whose sound this view waits for. */
  get #expected(): string | null {
    const { items, holdsMicrophone } = this.#channel.view
    if (this.#voice.provider !== 'server' || !holdsMicrophone || this.#failedReply !== null) return null
    const responseId = items.findLast(({ status }) => status === 'streaming')?.responseId ?? null
    const last = this.#lastPlayback
    // It stays streaming until the server knows that all of it was played.
    const heard = last !== null && 'responseId' in last && last.responseId === responseId
    return heard || responseId === this.#interrupted ? null : responseId
  }

  /** What may pick up the debtor; null if there is no microphone. */
  set microphone(microphone: MediaStream | null) {
    this.#player.echo.microphone = microphone
  }

  /** What was taken for the collector's voice over the debtor was none. */
  learnEchoAnew(): void {
    this.#player.echo.learnAnew()
  }

  /** Whether the browser allows audio. */
  get audioAllowed(): boolean {
    return this.#player.audioAllowed
  }

  /** The line being spoken, and how many of its characters were spoken. */
  get caption(): { itemId: string; spoken: number } | null {
    const sounding = this.#playback
    const item = sounding && this.#itemFor(sounding)
    if (!sounding || !item) return null
    const spoken =
      sounding.responseId === null
        ? item.text.length
        : spokenCharacterCount(item.text, sounding.clauses, playedSamples(sounding, this.#player.playedMs))
    return { itemId: item.id, spoken }
  }

  /**
   * What may come back through the microphone: what was said aloud of the last two replies, of which one may be playing, in
   * whole clauses. Nothing with headphones, whose owner may say the debtor's words again.
   */
  get saidAloud(): string {
    return this.#player.echo.isSilent ? '' : `${this.#saidBefore} ${this.#saidLast}`.trim()
  }

  get #saidLast(): string {
    const last = this.#lastPlayback
    if (last === null) return ''
    return 'text' in last ? last.text : saidOf(last, this.#player.playedMs)
  }

  /** Holds the reply, also one whose sound has not come yet. */
  pause(): void {
    this.#held = true
    this.#player.pause()
    this.#browserLine.pause()
  }

  resume(): void {
    this.#held = false
    this.#player.resume()
    this.#browserLine.resume()
    this.#reportProgress(false)
  }

  /** The collector interrupts: reports how much was heard, which may be nothing, and drops the rest. */
  interrupt(): void {
    const responseId = this.replyId
    const playedMs = this.#playback === null ? 0 : this.#player.playedMs
    this.#interrupted = responseId
    this.stopSpeaking()
    if (responseId !== null) this.#channel.cancelSpokenReply(responseId, playedMs)
  }

  stopSpeaking(): void {
    this.#browserLine.stop()
    this.#player.clear()
    this.#playback = null
    this.#held = false
    this.#events.stateChanged()
  }

  /** Speaks the opening line, which existed before the voice was turned on. */
  async speakOpening(item: SpeakableLine, loudspeakerId: string | null = null): Promise<void> {
    const { signal } = this.#closed
    this.#setRinging(true)
    // Without its sound it rings on the screen alone.
    void playRing({ loudspeakerId, volume: this.#voice.volume, signal }).catch(() => undefined)
    await delay(openingDelayMs, signal)
    this.#setRinging(false)
    await this.#speakUnsent(item)
  }

  /** Speaks a line whose sound the server does not send by itself, unless another tab plays or the line is out of date. */
  async #speakUnsent(item: SpeakableLine): Promise<void> {
    const playsHere =
      this.#voice.provider === 'browser' || (await microphoneGiven(this.#channel, this.#closed.signal))
    const isLatest = this.#channel.view.items.at(-1)?.id === item.id
    if (playsHere && isLatest && !this.speaking) await this.speakLine(item)
  }

  #setRinging(ringing: boolean): void {
    this.ringing = ringing
    this.#events.stateChanged()
  }

  /** Speaks one line, again or for the first time. */
  async speakLine(item: SpeakableLine): Promise<void> {
    const { voiceOffer, session } = this.#channel.view
    if (this.#voice.provider === 'browser' || voiceOffer === null || session === null)
      return this.#speakInBrowser(item.text)
    const { voiceId, rate } = this.#voice
    try {
      const sampleRate = this.#sampleRate
      const pcm = await fetchSpeechSamples(
        { text: item.text, sessionId: session.id, rate, ...(voiceId !== null && { voiceId }) },
        sampleRate,
        this.#closed.signal,
      )
      if (this.speaking) return
      this.#standaloneOrdinal -= 1
      this.#startPlayback({
        ordinal: this.#standaloneOrdinal,
        responseId: null,
        itemId: item.id,
        sampleRate,
        clauses: [{ text: item.text, start_sample: 0 }],
      })
      this.#player.push(this.#standaloneOrdinal, 0, pcm)
      this.#player.end(this.#standaloneOrdinal, pcm.byteLength / 2)
    } catch {
      if (this.#closed.signal.aborted) return
      this.#events.serverVoiceFailed()
      await this.#speakInBrowser(item.text)
    }
  }

  async close(): Promise<void> {
    this.#closed.abort()
    this.stopSpeaking()
    await this.#player.close()
  }

  #handleFrame(frame: ServerFrame): void {
    switch (frame.type) {
      case 'response.created':
        this.#latestOrdinal = frame.ordinal
        return
      case 'response.output_audio.started':
        return this.#handleAudioStarted(frame)
      case 'output_audio.cleared':
        if (this.#playback?.responseId === frame.response_id) this.stopSpeaking()
        return
      case 'error':
        if (frame.code === 'voice_unavailable' && frame.response_id !== undefined)
          this.#handleServerVoiceFailure(frame.response_id)
        return
      case 'conversation.item.completed':
        return this.#handleItemText(frame.item_id, frame.text, frame.status)
      default:
    }
  }

  #handleAudioStarted(frame: AudioStartedFrame): void {
    // Only the tab that holds the microphone receives audio (A1).
    if (!this.#channel.view.holdsMicrophone || frame.response_id === this.#interrupted) return
    this.#latestOrdinal = Math.max(this.#latestOrdinal, frame.ordinal)
    this.#sounded = frame.response_id
    const clauses = frame.clauses ?? []
    if (this.#playback?.responseId === frame.response_id) {
      this.#playback = { ...this.#playback, clauses }
      this.#lastPlayback = this.#playback
    } else
      this.#startPlayback({
        ordinal: frame.ordinal,
        responseId: frame.response_id,
        itemId: null,
        sampleRate: frame.format.sample_rate,
        clauses,
      })
  }

  #startPlayback(sounding: Playback): void {
    this.#browserLine.stop()
    this.#saidBefore = this.#saidLast
    this.#playback = sounding
    this.#lastPlayback = sounding
    this.#reportedMs = 0
    this.#player.begin(sounding.ordinal, sounding.sampleRate)
    if (this.#held) this.#player.pause()
    this.#events.stateChanged()
  }

  #handleAudio(bytes: Uint8Array): void {
    const frame = decodeAudio(bytes)
    const sounding = this.#playback
    if (frame?.kind !== 'voiceOut') return
    if (sounding?.ordinal !== frame.ordinal || frame.ordinal < this.#latestOrdinal) return
    this.#player.push(frame.ordinal, frame.startSample, frame.payload)
    const item = this.#itemFor(sounding)
    if (item) this.#recordings.add(item.id, frame.payload, sounding.sampleRate)
    if (frame.last)
      this.#player.end(frame.ordinal, frame.startSample + Math.floor(frame.payload.byteLength / 2))
  }

  #handleProgress(playedMs: number, ended: boolean): void {
    if (ended || playedMs - this.#reportedMs >= progressIntervalMs) {
      this.#reportedMs = playedMs
      this.#reportProgress(ended)
    }
    if (ended) this.#playback = null
    this.#events.stateChanged()
  }

  #reportProgress(finished: boolean): void {
    const responseId = this.#playback?.responseId ?? null
    if (responseId === null) return
    this.#channel.report({
      type: 'playback.progress',
      response_id: responseId,
      audio_end_ms: Math.round(this.#player.playedMs),
      finished,
    })
  }

  /** The server voice failed: the browser speaks the part without audio once the text is complete (A9). */
  #handleServerVoiceFailure(responseId: string): void {
    const clauses = this.#playback?.responseId === responseId ? this.#playback.clauses : []
    this.#failedReply = { responseId, clauses }
    this.#events.serverVoiceFailed()
  }

  #handleItemText(itemId: string, text: string, status: 'complete' | 'aborted' | 'failed'): void {
    const item = this.#channel.view.items.find(({ id }) => id === itemId)
    if (item?.role === 'user' || status === 'failed') return
    const broken = this.#failedReply?.responseId === item?.responseId ? this.#failedReply : null
    if (broken) this.#failedReply = null
    if (!broken && this.#voice.provider === 'server') {
      // It was made while the connection was away: the server had nobody to send its sound to (A12).
      const unheard = item && item.responseId !== this.#sounded && item.responseId !== this.#interrupted
      if (unheard && status === 'complete') this.#speakUnsent(item).catch(() => undefined)
      return
    }
    const rest = broken ? unspokenText(text, broken.clauses) : text
    if (rest === '') return
    const speak = () => this.#speakInBrowser(rest)
    void delay(browserVoiceDelayMs, this.#closed.signal).then(speak, () => undefined)
  }

  async #speakInBrowser(text: string): Promise<void> {
    this.#saidBefore = this.#saidLast
    this.#lastPlayback = { text }
    const { language = this.#voice.language, delivery } = this.#channel.view.voiceOffer ?? {}
    await this.#browserLine.speak(text, language, this.#voice, delivery)
  }

  #itemFor({ responseId, itemId }: Playback): SpeakableLine | undefined {
    return this.#channel.view.items.find((item) =>
      itemId === null ? item.responseId === responseId : item.id === itemId,
    )
  }
}
