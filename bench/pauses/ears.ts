import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Recording } from './recordings.ts'

/** Latencies of the simulated transcription, in milliseconds. */
export const earTimes = {
  /** From the end of a word to its interim words: what ElevenLabs names for Scribe v2 Realtime. */
  interimMs: 150,
  /** From a commit to the final words. */
  finalMs: 100,
} as const

const chunk = z.looseObject({ audio_base_64: z.string(), commit: z.boolean() })

/** What is being said: words, and when each of them ends, on the clock of `Date.now()`. */
type Speech = { words: { text: string; endAtMs: number }[] }

/**
 * A realtime transcription with ElevenLabs' messages that knows what is said and when: a word is heard `interimMs` after its
 * end. Whoever connects says itself when an utterance is over (`commit_strategy=manual`), or leaves it to the service, which
 * then takes so much silence as the end.
 */
export class TimedEars {
  readonly #streams = new Set<TimedStream>()
  #speech: Speech = { words: [] }
  /** When final words were sent, on the clock of `Date.now()`. */
  readonly finalsAtMs: number[] = []

  /** From now on this is heard: the recording, whose first sample is played at `startAtMs`. */
  hear({ words, phrases }: Recording, startAtMs: number): void {
    this.finalsAtMs.length = 0
    this.#speech = { words: words.map(({ text, endMs }) => ({ text, endAtMs: startAtMs + endMs })) }
    for (const stream of this.#streams) stream.begin(this.#speech)
    for (const { endAtMs } of this.#speech.words)
      this.#at(endAtMs + earTimes.interimMs, (stream) => stream.tell())
    for (const [place, { endMs }] of phrases.entries()) {
      const nextMs = phrases[place + 1]?.startMs ?? Number.POSITIVE_INFINITY
      for (const stream of this.#streams) stream.awaitSilence(startAtMs + endMs, nextMs - endMs)
    }
  }

  connect(socket: WebSocket, settings: URLSearchParams): void {
    const silenceSecs = settings.get('vad_silence_threshold_secs')
    const stream = new TimedStream(socket, silenceSecs === null ? null : Number(silenceSecs) * 1_000, () =>
      this.finalsAtMs.push(Date.now()),
    )
    this.#streams.add(stream)
    stream.begin(this.#speech)
    socket.once('close', () => this.#streams.delete(stream))
  }

  #at(atMs: number, run: (stream: TimedStream) => void): void {
    setTimeout(
      () => {
        for (const stream of this.#streams) run(stream)
      },
      Math.max(0, atMs - Date.now()),
    )
  }
}

class TimedStream {
  readonly #socket: WebSocket
  readonly #silenceMs: number | null
  readonly #onFinal: () => void
  #speech: Speech = { words: [] }
  /** Words that are in final ones. */
  #committed = 0
  #told = ''
  #hasAudio = false

  constructor(socket: WebSocket, silenceMs: number | null, onFinal: () => void) {
    this.#socket = socket
    this.#silenceMs = silenceMs
    this.#onFinal = onFinal
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      const { audio_base_64: audio, commit } = chunk.parse(
        JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}'),
      )
      if (audio !== '') {
        this.#hasAudio = true
        this.tell()
      }
      if (commit) this.#commit()
    })
    this.#send({ message_type: 'session_started', session_id: 's1', config: {} })
  }

  begin(speech: Speech): void {
    this.#speech = speech
    this.#committed = 0
    this.#told = ''
    this.#hasAudio = false
  }

  /** The words so far, if there are more than were told. */
  tell(): void {
    const heard = this.#heardBefore(Date.now() - earTimes.interimMs)
    const text = heard.slice(this.#committed).join(' ')
    if (!this.#hasAudio || text === '' || text === this.#told) return
    this.#told = text
    this.#send({ message_type: 'partial_transcript', text })
  }

  /** The service's own end, if that is wanted: so much silence after a phrase, which is followed by a pause. */
  awaitSilence(fromMs: number, pauseMs: number): void {
    const silenceMs = this.#silenceMs
    if (silenceMs === null || pauseMs < silenceMs) return
    setTimeout(() => this.#commit(), Math.max(0, fromMs + silenceMs - Date.now()))
  }

  #commit(): void {
    const heard = this.#heardBefore(Date.now())
    const text = heard.slice(this.#committed).join(' ')
    this.#committed = heard.length
    this.#told = ''
    this.#hasAudio = false
    setTimeout(() => {
      if (text !== '') this.#onFinal()
      this.#send({ message_type: 'committed_transcript', text })
    }, earTimes.finalMs)
  }

  #heardBefore(atMs: number): string[] {
    return this.#speech.words.filter(({ endAtMs }) => endAtMs <= atMs).map(({ text }) => text)
  }

  #send(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
