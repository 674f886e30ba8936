import type { Clock } from '#protocol/clock.ts'
import { encodeAudio } from '#protocol/realtime/audio.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { heardText, withExpectedLength } from '#server/domain/speech/heard-text.ts'
import { isPronounceable } from '#server/domain/speech/spoken-text.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import type { VoiceConnection } from '#server/providers/tts/tts.ts'
import { Pacer, type PacedFrame } from './pacer.ts'
import { queuedClause, type ReplyClause } from './reply-clause.ts'

/**
 * The next clause is requested only while less audio than this is buffered: an interruption throws it away.
 */
const bufferedMaxMs = 1_500
/** How long after its last sample a reply waits for the report that it was played. */
const graceMs = 1_500

/** How far playback must advance after speech was detected, to show that the listener did not stop. */
const resumedAfterMs = 300

/** An open voice connection and its sample rate. */
export type Speaker = { connection: VoiceConnection; sampleRate: number }

export type SpeechOptions = {
  reply: { responseId: string; ordinal: number }
  language: Language
  /** What the debt is in. */
  currency: AccountCurrency
  speaker: Promise<Speaker>
  /** Aborts when the reply is stopped. */
  signal: AbortSignal
  clock: Clock
  send: (frame: ServerFrame) => void
  sendAudio: (bytes: Uint8Array) => void
  onFirstAudio: (at: { voiceFirstByteMs: number; clauseAskedMs: number }) => void
  onFailed: (error: unknown) => void
}

/**
 * Speaks one reply: takes text, requests speech clause by clause, and sends the audio paced. Text never waits
 * for it; if the voice fails, the text continues without audio.
 */
export class ReplySpeech {
  readonly #options: SpeechOptions
  readonly #splitter = new ClauseSplitter()
  readonly #clauses: ReplyClause[] = []
  readonly #stop = new AbortController()
  #pacer: Pacer | null = null
  #speaker: Speaker | null = null
  #textEnded = false
  #chunk = 0
  /** Index of the clause whose audio goes to the pacer. */
  #current = 0
  #announced = 0
  #sampleRate = 0
  #state: 'speaking' | 'sent' | 'ended' | 'failed' | 'stopped' = 'speaking'
  #playedToEnd = false
  #reportedSamples: number | null = null
  #heldAtSamples: number | null = null
  /** The first clause that the voice failed at; null as long as none has. */
  #failedAt: number | null = null
  #cancelEnd: () => void = () => undefined
  #resolveEnded: () => void = () => undefined
  /** Resolves when the speech has ended: played to the end, failed, or stopped. */
  readonly ended: Promise<void>

  constructor(options: SpeechOptions) {
    this.#options = options
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve
    })
    const stop = () => this.#end('stopped')
    if (options.signal.aborted) stop()
    options.signal.addEventListener('abort', stop, { once: true })
    options.speaker.then(
      (speaker) => this.#begin(speaker),
      (error: unknown) => this.#fail(error, 0),
    )
  }

  /** Characters requested from the voice. */
  get characters(): number {
    return this.#clauses.reduce(
      (sum, { spoken, state }) => sum + (state === 'queued' ? 0 : spoken.text.length),
      0,
    )
  }

  /** Adds text of the reply, in whole words. */
  push(text: string): void {
    for (const clause of this.#splitter.pushWords(text)) this.#add(clause)
    this.#advance()
  }

  /** Ends the text. */
  endText(): void {
    for (const clause of this.#splitter.flush()) this.#add(clause)
    this.#textEnded = true
    this.#advance()
  }

  /** The frame that describes the audio so far, of which more is to come; otherwise null. */
  get announcement(): ServerFrame | null {
    return this.#announced === 0 || this.#state !== 'speaking' ? null : this.#announce(this.#announced)
  }

  #announce(clauses: number): ServerFrame {
    const { responseId, ordinal } = this.#options.reply
    return {
      type: 'response.output_audio.started',
      response_id: responseId,
      ordinal,
      format: { codec: 'pcm16', sample_rate: this.#sampleRate },
      clauses: this.#clauses
        .slice(0, clauses)
        .map(({ shown, startSample }) => ({ text: shown, start_sample: startSample })),
    }
  }

  /** The collector has started to speak: the client has paused playback, so sending stops. */
  hold(): void {
    this.#heldAtSamples ??= Math.max(this.#pacer?.played ?? 0, this.#reportedSamples ?? 0)
    this.#pacer?.hold()
    this.#scheduleEnd()
  }

  /** It was a false alarm: continues. */
  resume(): void {
    this.#heldAtSamples = null
    this.#pacer?.resume()
    this.#scheduleEnd()
  }

  /** The client plays although the reply is held: it has found a false alarm. */
  get playsOn(): boolean {
    const held = this.#heldAtSamples
    return held !== null && (this.#reportedSamples ?? 0) > held + this.#samples(resumedAfterMs)
  }

  /** Handles a report of what the client has really played. */
  progress(audioEndMs: number, finished: boolean): void {
    const samples = this.#samples(audioEndMs)
    this.#reportedSamples = samples
    this.#pacer?.correct(samples)
    this.#playedToEnd = finished
    if (finished && this.#state === 'sent') this.#end('ended')
    else this.#scheduleEnd()
  }

  /** The last reported playback position, in milliseconds; null before any report. */
  get reportedMs(): number | null {
    return this.#reportedSamples === null ? null : (this.#reportedSamples * 1_000) / this.#sampleRate
  }

  /**
   * The text heard when this much had been played, clamped to what was sent; empty before the end of the first word. Null
   * where nothing is to be truncated: everything was heard, or the client speaks it itself (A9).
   */
  heardUntil(audioEndMs: number): { text: string; audioEndMs: number } | null {
    const sent = this.#pacer?.sent ?? 0
    const samples = Math.min(sent, this.#samples(audioEndMs))
    const spoken = this.#textEnded && this.#current >= this.#clauses.length
    if (this.#failedAt !== null && sent === 0) return null
    if (spoken && sent > 0 && samples >= (this.#pacer?.pushed ?? 0)) return null
    const clauses = this.#clauses
      .slice(0, this.#current + 1)
      .map((clause) => (clause.state === 'complete' ? clause : withExpectedLength(clause, this.#sampleRate)))
    return {
      text: heardText(clauses, samples),
      audioEndMs: Math.round((samples * 1_000) / this.#sampleRate),
    }
  }

  /** What has been said aloud, or begun to be: whole clauses. */
  get saidAloud(): string {
    const begun = this.#clauses.slice(0, this.#current + 1)
    return begun.map(({ shown }) => shown).join(' ')
  }

  #samples(ms: number): number {
    return Math.round((ms * this.#sampleRate) / 1_000)
  }

  #begin(speaker: Speaker): void {
    if (this.#state !== 'speaking') return
    this.#speaker = speaker
    this.#sampleRate = speaker.sampleRate
    this.#pacer = new Pacer({
      sampleRate: speaker.sampleRate,
      leadMs: limits.audioLeadMs,
      clock: this.#options.clock,
      send: (frame) => this.#sendFrame(frame),
      onSent: () => this.#advance(),
    })
    // The collector may have begun to speak while the voice was opened.
    if (this.#heldAtSamples !== null) this.#pacer.hold()
    this.#advance()
  }

  #add(shown: string): void {
    const { language, currency } = this.#options
    this.#clauses.push(queuedClause(shown, language, currency))
  }

  /** Requests the next clause where possible and forwards received audio. Called after every change. */
  #advance(): void {
    if (this.#state !== 'speaking' || this.#pacer === null) return
    this.#forwardAudio()
    if (this.#failedAt !== null) {
      if (this.#current >= this.#failedAt && this.#pacer.pending === 0) this.#endWithoutVoice()
      return
    }
    this.#requestNext()
    if (!this.#textEnded || this.#current < this.#clauses.length || this.#pacer.pending > 0) return
    this.#finish()
  }

  /**
   * Requests the next clause once the previous one has started to arrive, unless enough audio is buffered.
   */
  #requestNext(): void {
    const speaker = this.#speaker
    const pacer = this.#pacer
    if (!speaker || !pacer) return
    const index = this.#clauses.findIndex(({ state }) => state === 'queued')
    const clause = this.#clauses[index]
    if (!clause || index > this.#current + 1) return
    if (this.#clauses[index - 1]?.state === 'requested') return
    if (pacer.pending > this.#samples(bufferedMaxMs)) return
    clause.state = 'requested'
    clause.requestedAtMs = performance.now()
    if (!isPronounceable(clause.spoken.text)) {
      clause.state = 'complete'
      this.#advance()
      return
    }
    void this.#fetch(speaker.connection, clause, index)
  }

  async #fetch(line: VoiceConnection, clause: ReplyClause, index: number): Promise<void> {
    try {
      for await (const event of line.speak(clause.spoken.text, this.#stop.signal)) {
        if (event.type === 'words') {
          clause.words.push(...event.words)
          continue
        }
        if (clause.state === 'requested') clause.state = 'streaming'
        clause.audio.push(event.pcm)
        this.#advance()
      }
      clause.state = 'complete'
      this.#advance()
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#fail(error, index)
    }
  }

  #forwardAudio(): void {
    const pacer = this.#pacer
    for (;;) {
      const index = this.#current
      const clause = this.#clauses[index]
      if (!clause || !pacer) return
      if (clause.samples === 0) clause.startSample = pacer.pushed
      const pcm = clause.audio.take()
      if (pcm.byteLength > 0) {
        if (pacer.pushed === 0)
          this.#options.onFirstAudio({
            voiceFirstByteMs: performance.now(),
            clauseAskedMs: clause.requestedAtMs,
          })
        clause.samples += pcm.byteLength / 2
        pacer.push(index, pcm)
      }
      if (clause.state !== 'complete') return
      this.#current = index + 1
    }
  }

  #sendFrame({ clause, startSample, pcm }: PacedFrame): void {
    if (clause >= this.#announced) {
      this.#announced = clause + 1
      const frame = this.announcement
      if (frame) this.#options.send(frame)
    }
    this.#sendAudio(startSample, pcm, false)
  }

  #sendAudio(startSample: number, payload: Uint8Array, last: boolean): void {
    this.#options.sendAudio(
      encodeAudio({
        kind: 'voiceOut',
        first: this.#chunk === 0,
        last,
        ordinal: this.#options.reply.ordinal,
        chunk: this.#chunk,
        startSample,
        payload,
      }),
    )
    this.#chunk += 1
  }

  /** All audio was sent. */
  #finish(): void {
    this.#state = 'sent'
    this.#sendDone()
    if (this.#playedToEnd) this.#end('ended')
    else this.#scheduleEnd()
  }

  #sendDone(): void {
    const sent = this.#pacer?.sent ?? 0
    if (this.#chunk > 0) this.#sendAudio(sent, new Uint8Array(), true)
    const durationMs = this.#sampleRate === 0 ? 0 : Math.round((sent * 1_000) / this.#sampleRate)
    this.#options.send({
      type: 'response.output_audio.done',
      response_id: this.#options.reply.responseId,
      duration_ms: durationMs,
    })
  }

  /** Schedules the end for when everything must have been played, whether reported or not. */
  #scheduleEnd(): void {
    this.#cancelEnd()
    if (this.#state !== 'sent' || this.#pacer === null) return
    const { remainingMs } = this.#pacer
    if (remainingMs === Number.POSITIVE_INFINITY) return
    this.#cancelEnd = this.#options.clock.schedule(remainingMs + graceMs, () => this.#end('ended'))
  }

  /**
   * The voice has failed at a clause: audio received so far is still played, and a clause before it may come to its end.
   */
  #fail(error: unknown, index: number): void {
    if (this.#state !== 'speaking' || index >= (this.#failedAt ?? Number.POSITIVE_INFINITY)) return
    const first = this.#failedAt === null
    this.#failedAt = index
    if (index <= this.#current) this.#stop.abort()
    // The client speaks it from its beginning.
    else this.#clauses[index]?.audio.clear()
    if (first) this.#options.onFailed(error)
    if (this.#pacer) this.#advance()
    else this.#endWithoutVoice()
  }

  /** The client speaks the rest itself, from the beginning of the clause that was cut (A9). */
  #endWithoutVoice(): void {
    if (this.#announced > this.#current) {
      this.#announced = this.#current
      this.#options.send(this.#announce(this.#current))
    }
    this.#options.send({
      type: 'error',
      code: 'voice_unavailable',
      message: 'the voice failed; the text continues',
      fatal: false,
      retryable: true,
      response_id: this.#options.reply.responseId,
    })
    this.#sendDone()
    this.#end('failed')
  }

  /** Another reply begins. */
  stop(): void {
    this.#end('stopped')
  }

  #end(state: 'ended' | 'failed' | 'stopped'): void {
    if (this.#state === 'ended' || this.#state === 'failed' || this.#state === 'stopped') return
    this.#state = state
    this.#stop.abort()
    this.#cancelEnd()
    if (state === 'stopped') this.#pacer?.stop()
    for (const { audio } of this.#clauses) audio.clear()
    this.#resolveEnded()
  }
}
