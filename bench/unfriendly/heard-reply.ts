import type { AudioFrame } from '#protocol/realtime/audio.ts'
import type { ServerFrame, ServerFrameType } from '#protocol/realtime/server-frames.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import type { Findings } from './findings.ts'

type Frame<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>
type Status = Frame<'response.output_text.done'>['status']

/** The simulated voices speak a character in 50 ms, and nothing in less than 100 ms. */
const samplesPerCharacter = 1_200
const samplesMin = 2_400

/** One reply as a listener got it. Whatever must not be is noted as a violation as soon as it is seen. */
export class HeardReply {
  readonly responseId: string
  readonly ordinal: number
  readonly #findings: Findings
  readonly #splitter = new ClauseSplitter()
  /** The clauses of the shown text, split as the server does. */
  readonly #shownClauses: string[] = []
  /** The text as it was shown. */
  shown = ''
  clauses: { text: string; start_sample: number }[] = []
  /** Samples received, and the sample rate. */
  samples = 0
  sampleRate = 24_000
  firstSoundAtMs: number | null = null
  /** Where the next frame has to go on; null: the listener has missed some. */
  #next: { chunk: number; sample: number } | null = { chunk: 0, sample: 0 }
  soundDone = false
  voiceFailed = false
  /** An error said why it failed. */
  failureSaid = false
  interrupted = false
  /** The connection was lost meanwhile. */
  missed = false
  cleared = false
  endedAs: Status | null = null

  constructor({ response_id: id, ordinal }: { response_id: string; ordinal: number }, findings: Findings) {
    this.responseId = id
    this.ordinal = ordinal
    this.#findings = findings
  }

  get soundMs(): number {
    return (this.samples * 1_000) / this.sampleRate
  }

  /** Nothing more is to be expected of its sound. */
  get soundOver(): boolean {
    return this.soundDone || this.cleared
  }

  addText({ offset, text }: Frame<'response.output_text.delta'>): void {
    if (offset !== this.shown.length && !this.missed) this.#violate('a gap in the text', `at ${offset}`)
    this.shown = this.shown.slice(0, offset) + text
    this.#shownClauses.push(...this.#splitter.pushWords(text))
  }

  soundStarted({ clauses = [], format }: Frame<'response.output_audio.started'>): void {
    this.#refuseStale('an announcement of sound')
    this.sampleRate = format.sample_rate
    this.clauses = clauses
  }

  hear({ chunk, startSample, payload, last }: AudioFrame, atMs: number, latestOrdinal: number): void {
    this.#refuseStale('sound')
    if (this.ordinal < latestOrdinal) this.#violate('sound of an older reply', `a newer one has begun`)
    if (this.clauses.length === 0 && payload.byteLength > 0)
      this.#violate('sound without announcement', `chunk ${chunk}`)
    const next = this.#next
    if (next !== null && (next.chunk !== chunk || next.sample !== startSample))
      this.#violate(
        'sound not contiguous',
        `chunk ${chunk} at ${startSample} instead of ${next.chunk} at ${next.sample}`,
      )
    const samples = payload.byteLength / 2
    this.#next = { chunk: chunk + 1, sample: startSample + samples }
    this.samples = startSample + samples
    if (samples > 0) this.firstSoundAtMs ??= atMs
    if (samples === 0 && !last) this.#violate('an empty frame', `chunk ${chunk}`)
  }

  soundEnded({ duration_ms: durationMs }: Frame<'response.output_audio.done'>): void {
    this.#refuseStale('the end of the sound')
    this.soundDone = true
    if (!this.missed && Math.abs(durationMs - this.soundMs) > 1)
      this.#violate('sound missing at its end', `${this.soundMs} of ${durationMs} ms`)
  }

  /** The connection was lost: what is sent meanwhile is not heard. */
  connectionLost(): void {
    this.missed = true
    this.#next = null
  }

  /** Its final text was stored. */
  stored(text: string, status: Status): void {
    if (this.missed) return
    const shown = this.shown.trimEnd()
    const fits = status === 'truncated' ? shown.startsWith(text) : shown === text
    if (!fits)
      this.#violate('a stored text that was not shown', `"${text}" (${status}) instead of "${shown}"`)
  }

  /** The reply is over, and so is its sound: how each clause reached the listener. */
  judge(): void {
    const { endedAs } = this
    this.#findings.count(`replies ${this.interrupted ? 'interrupted, ' : ''}${endedAs}`)
    const failureSaid = endedAs === 'failed' && (this.failureSaid || this.missed)
    if (!this.interrupted && endedAs !== 'complete' && !failureSaid)
      this.#violate('a reply that did not end', String(endedAs))
    this.#shownClauses.push(...this.#splitter.flush())
    const leaves = this.interrupted || this.missed || endedAs !== 'complete'
    for (const [place, text] of this.#shownClauses.entries()) {
      const end = leaves ? (this.#isWhole(place) ? 'heard' : 'left') : this.#endOf(place)
      this.#findings.count(`clauses ${end}`)
      this.#findings.clauses.set(text.trim(), end)
      if (end === 'lost') this.#violate('a lost clause', this.#described(place))
    }
  }

  #endOf(place: number): 'heard' | 'announced' | 'lost' {
    if (this.#isWhole(place)) return 'heard'
    // The client speaks what the announced clauses do not have.
    return this.voiceFailed && !this.#claimsTooMuch(place) ? 'announced' : 'lost'
  }

  /** The whole clause was heard as sound. */
  #isWhole(place: number): boolean {
    const text = this.#shownClauses[place]
    return (
      text !== undefined &&
      this.clauses[place]?.text.trim() === text.trim() &&
      this.#samplesOf(place) >= samplesFor(text)
    )
  }

  /** The server says that words were spoken whose sound has not come. Half a word more counts as heard. */
  #claimsTooMuch(place: number): boolean {
    const said = this.clauses[place]?.text.trim() ?? ''
    const lastWord = said.slice(said.lastIndexOf(' ') + 1)
    return (
      said !== '' && this.#samplesOf(place) < samplesFor(said) - (lastWord.length + 1) * samplesPerCharacter
    )
  }

  #samplesOf(place: number): number {
    const clause = this.clauses[place]
    if (clause === undefined) return 0
    return (this.clauses[place + 1]?.start_sample ?? this.samples) - clause.start_sample
  }

  #described(place: number): string {
    const announced = this.clauses[place]?.text
    return `clause ${place} "${this.#shownClauses[place]}", announced as "${announced}", ${this.#samplesOf(place)} samples, voice ${this.voiceFailed ? 'failed' : 'whole'}`
  }

  /** What was seen of it, for whoever looks into a case. */
  toString(): string {
    const { responseId, ordinal, endedAs, soundDone, cleared, voiceFailed, interrupted, missed, samples } =
      this
    return JSON.stringify({
      responseId,
      ordinal,
      endedAs,
      soundDone,
      cleared,
      voiceFailed,
      interrupted,
      missed,
      samples,
      shown: this.shown,
      clauses: this.clauses.length,
    })
  }

  #refuseStale(what: string): void {
    if (this.cleared) this.#violate(`stale: ${what} after it was cleared`, '')
    else if (this.soundDone) this.#violate(`stale: ${what} after its end`, '')
    else if (this.endedAs !== null && this.endedAs !== 'failed')
      this.#violate(`stale: ${what} after the reply`, this.endedAs)
  }

  #violate(what: string, example: string): void {
    this.#findings.violate(what, `${this.responseId} (${this.ordinal}): ${example}`)
  }
}

/** Samples that the simulated voices make of a text. */
function samplesFor(text: string): number {
  return Math.max(samplesMin, text.trim().length * samplesPerCharacter)
}
