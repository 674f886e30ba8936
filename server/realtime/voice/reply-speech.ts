import { encodeAudio } from '#protocol/realtime/audio.ts'
import type { Down } from '#protocol/realtime/down.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { heardText, type SpokenClause, type WordStart } from '#server/domain/speech/heard.ts'
import { toSpokenText } from '#server/domain/speech/spoken-text.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import type { VoiceConnection } from '#server/providers/tts/tts.ts'
import { Pacer, type PacedFrame } from './pacer.ts'
import { AudioFifo } from './audio-fifo.ts'

/** Sound that may wait here before the next clause is asked for: what an interruption throws away. */
const bufferedMaxMs = 1_500
/** How long after its last sample a reply waits to hear that it was heard. */
const graceMs = 1_500

/** About how long a character sounds. */
const msPerCharacter = 60
/** How far playback has to go on, after speech was heard, to show that the listener did not stop. */
const resumedAfterMs = 300

/** Who speaks: a line of a provider, ready or on its way. */
export type Speaker = { connection: VoiceConnection; sampleRate: number }

export type SpeechOptions = {
  reply: { responseId: string; ordinal: number }
  language: Language
  speaker: Promise<Speaker>
  /** Ends with the reply. */
  signal: AbortSignal
  pace: number
  send: (frame: Down) => void
  sendAudio: (bytes: Uint8Array) => void
  onFirstAudio: (at: { voiceFirstByteMs: number; clauseAskedMs: number }) => void
  onFailed: (error: unknown) => void
}

type Clause = SpokenClause & {
  words: WordStart[]
  /** Sound that waits for its turn: the clause before has not all come. */
  audio: AudioFifo
  state: 'queued' | 'requested' | 'streaming' | 'complete'
  requestedAtMs: number
}

/**
 * One reply being spoken: text comes in, clauses go to the voice one after the other, their sound goes out paced.
 * Text is never held back for it; when the voice fails the text goes on without.
 */
export class ReplySpeech {
  readonly #options: SpeechOptions
  readonly #splitter = new ClauseSplitter()
  readonly #clauses: Clause[] = []
  readonly #stop = new AbortController()
  #pacer: Pacer | null = null
  #speaker: Speaker | null = null
  #textEnded = false
  #chunk = 0
  /** The clause whose sound is handed to the pacer. */
  #current = 0
  #announced = 0
  #sampleRate = 0
  #state: 'speaking' | 'sent' | 'ended' | 'failed' | 'stopped' = 'speaking'
  #playedToEnd = false
  #reportedSamples: number | null = null
  #heldAtSamples: number | null = null
  #failure: { error: unknown } | null = null
  #timer: NodeJS.Timeout | null = null
  #resolveEnded: () => void = () => undefined
  /** Resolves when nothing more is to be waited for: heard to its end, failed, or stopped. */
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
      (error: unknown) => this.#fail(error),
    )
  }

  /** Characters that the voice was asked for. */
  get characters(): number {
    return this.#clauses.reduce(
      (sum, { spoken, state }) => sum + (state === 'queued' ? 0 : spoken.text.length),
      0,
    )
  }

  /** More of the reply's text, in whole words. */
  push(text: string): void {
    for (const clause of this.#splitter.pushWords(text)) this.#add(clause)
    this.#advance()
  }

  /** The text has ended. */
  endText(): void {
    for (const clause of this.#splitter.flush()) this.#add(clause)
    this.#textEnded = true
    this.#advance()
  }

  /** The frame that tells a view about the sound so far; null before there is any. */
  get announcement(): Down | null {
    if (this.#announced === 0) return null
    const { responseId, ordinal } = this.#options.reply
    return {
      type: 'response.output_audio.started',
      response_id: responseId,
      ordinal,
      format: { codec: 'pcm16', sample_rate: this.#sampleRate },
      clauses: this.#clauses
        .slice(0, this.#announced)
        .map(({ shown, startSample }) => ({ text: shown, start_sample: startSample })),
    }
  }

  /** The collector has begun to speak: the client has paused, and nothing more is sent. */
  hold(): void {
    this.#heldAtSamples ??= Math.max(this.#pacer?.played ?? 0, this.#reportedSamples ?? 0)
    this.#pacer?.hold()
    this.#scheduleEnd()
  }

  /** It was a false alarm. */
  resume(): void {
    this.#heldAtSamples = null
    this.#pacer?.resume()
    this.#scheduleEnd()
  }

  /** What the client has really played. */
  progress(audioEndMs: number, finished: boolean): void {
    const samples = this.#samples(audioEndMs)
    const resumed =
      this.#heldAtSamples !== null && samples > this.#heldAtSamples + this.#samples(resumedAfterMs)
    this.#reportedSamples = samples
    this.#pacer?.correct(samples)
    this.#playedToEnd = finished
    if (resumed) this.resume()
    if (finished && this.#state === 'sent') this.#end('ended')
    else this.#scheduleEnd()
  }

  /** What the client reported last, in milliseconds; null before any report. */
  get reportedMs(): number | null {
    return this.#reportedSamples === null ? null : (this.#reportedSamples * 1_000) / this.#sampleRate
  }

  /**
   * What was heard when this much had been played, clamped to what was sent; null where nothing is to be cut:
   * nothing was heard, or all of it.
   */
  heardUntil(audioEndMs: number): { text: string; audioEndMs: number } | null {
    const sent = this.#pacer?.sent ?? 0
    const samples = Math.min(sent, this.#samples(audioEndMs))
    const spoken = this.#textEnded && this.#current >= this.#clauses.length
    if (samples === 0 || (spoken && samples >= (this.#pacer?.pushed ?? 0))) return null
    const clauses = this.#clauses
      .slice(0, this.#current + 1)
      .map((clause) => this.#withExpectedLength(clause))
    return {
      text: heardText(clauses, samples),
      audioEndMs: Math.round((samples * 1_000) / this.#sampleRate),
    }
  }

  /** A clause whose sound has not all come is taken to be as long as such a text is. */
  #withExpectedLength(clause: Clause): SpokenClause {
    if (clause.state === 'complete') return clause
    const expected = this.#samples(clause.spoken.text.length * msPerCharacter)
    return { ...clause, samples: Math.max(clause.samples, expected) }
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
      pace: this.#options.pace,
      nowMs: () => performance.now(),
      send: (frame) => this.#sendFrame(frame),
      onSent: () => this.#advance(),
    })
    this.#advance()
  }

  #add(shown: string): void {
    const spoken = toSpokenText(shown, this.#options.language)
    this.#clauses.push({
      shown,
      spoken,
      startSample: 0,
      samples: 0,
      words: [],
      audio: new AudioFifo(),
      state: 'queued',
      requestedAtMs: 0,
    })
  }

  /** Asks for what may be asked for, and hands on what has come. Called whenever anything has changed. */
  #advance(): void {
    if (this.#state !== 'speaking' || this.#pacer === null) return
    this.#forwardAudio()
    if (this.#failure) {
      if (this.#pacer.pending === 0) this.#endWithoutVoice()
      return
    }
    this.#requestNext()
    if (!this.#textEnded || this.#current < this.#clauses.length || this.#pacer.pending > 0) return
    this.#finish()
  }

  /** The next clause is asked for once the one before sounds, and not too far ahead of the listener. */
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
    // Nothing that can be said: a mark, a picture.
    if (!/[\p{L}\p{N}]/u.test(clause.spoken.text)) {
      clause.state = 'complete'
      this.#advance()
      return
    }
    void this.#fetch(speaker.connection, clause)
  }

  async #fetch(line: VoiceConnection, clause: Clause): Promise<void> {
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
      if (!this.#stop.signal.aborted) this.#fail(error)
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
        codec: 'pcm16',
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

  /** All of it was sent. */
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

  /** Waits for the time when all must have been heard, whether anybody says so or not. */
  #scheduleEnd(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#state !== 'sent' || this.#pacer === null) return
    const { remainingMs } = this.#pacer
    if (remainingMs === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(() => this.#end('ended'), remainingMs + graceMs / this.#options.pace)
  }

  /** The voice has failed: what has come of it is still heard. */
  #fail(error: unknown): void {
    if (this.#state !== 'speaking' || this.#failure) return
    this.#failure = { error }
    this.#stop.abort()
    this.#options.onFailed(error)
    if (this.#pacer) this.#advance()
    else this.#endWithoutVoice()
  }

  /** The client speaks the rest (A9). */
  #endWithoutVoice(): void {
    this.#options.send({
      type: 'error',
      code: 'voice_unavailable',
      message: 'the voice failed; the text continues',
      fatal: false,
      retryable: true,
    })
    this.#sendDone()
    this.#end('failed')
  }

  #end(state: 'ended' | 'failed' | 'stopped'): void {
    if (this.#state === 'ended' || this.#state === 'failed' || this.#state === 'stopped') return
    this.#state = state
    this.#stop.abort()
    if (this.#timer) clearTimeout(this.#timer)
    if (state === 'stopped') this.#pacer?.stop()
    for (const { audio } of this.#clauses) audio.clear()
    this.#resolveEnded()
  }
}
