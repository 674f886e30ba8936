import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeAudio } from '#protocol/realtime/audio.ts'
import type { Findings } from './findings.ts'
import type { Answer, SessionLine } from './session-line.ts'
import { collectorLine, soundOf } from './words.ts'

/** A frame of sound, which is a word for the simulated ears. */
const frameMs = 100
const frameSamples = 1_600
/** The page takes this much quiet as a pause. */
const pauseMs = 128
/** From the pause to the final words. */
const quietMs = 250
const attemptsMax = 4
const retryMs = 500

/** Refusals that end a call, as a debtor does who has had enough. */
export const callIsOver: readonly string[] = ['call_ended', 'analysis_running', 'session_completed']

/** A collector's line on its way. It is sent again, under the same id, until it is answered for good. */
export class Utterance {
  readonly text: string
  readonly #number: number
  readonly #line: SessionLine
  readonly #findings: Findings
  /** What the ears heard at last, as the client was told. */
  heard = ''
  /** The final answer. */
  answer: Answer | null = null
  finalAtMs = 0

  constructor(line: SessionLine, findings: Findings, number: number) {
    this.#line = line
    this.#findings = findings
    this.#number = number
    this.text = collectorLine(number)
  }

  /** Says it by sound (A10); `ordinal` is its number on the connection. `loses`: the connection, right after the commit. */
  async stream(ordinal: number, loses: boolean): Promise<void> {
    const frames = this.text.split(' ').length + 2
    for (let chunk = 0; chunk < frames; chunk++) {
      this.#sendFrame(ordinal, chunk)
      await sleep(frameMs)
    }
    await this.#pause()
    await this.#submit({ type: 'input_audio.commit', utterance_id: randomUUID() }, loses, (attempt) => {
      this.heard = this.#line.heardWords.get(ordinal) ?? this.heard
      // A commit that is sent again is preceded by its recording.
      if (attempt > 0) for (let chunk = 0; chunk < frames; chunk++) this.#sendFrame(0, chunk)
    })
    this.heard = this.#line.heardWords.get(ordinal) ?? this.heard
  }

  /** Says it by the words of the browser's recogniser. */
  async transcribe(loses: boolean): Promise<void> {
    const utteranceId = randomUUID()
    const words = this.text.split(' ')
    for (let count = 3; count < words.length; count += 3) {
      await sleep(3 * frameMs)
      this.#line.send({
        type: 'input_transcript.delta',
        utterance_id: utteranceId,
        text: words.slice(0, count).join(' '),
      })
    }
    this.#line.send({ type: 'input_transcript.delta', utterance_id: utteranceId, text: this.text })
    await this.#pause()
    const final = { type: 'input_transcript.completed', utterance_id: utteranceId, text: this.text }
    await this.#submit(
      { ...final, confidence: 0.9, duration_ms: words.length * frameMs },
      loses,
      () => undefined,
    )
  }

  async #pause(): Promise<void> {
    await sleep(pauseMs)
    this.#line.send({ type: 'input_audio.speech_stopped', at_ms: 0 })
    await sleep(quietMs)
  }

  async #submit(
    command: Record<string, unknown>,
    loses: boolean,
    prepare: (attempt: number) => void,
  ): Promise<void> {
    const id = randomUUID()
    this.finalAtMs = performance.now()
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      if (attempt > 0) this.#findings.count('lines sent again')
      this.#line.forgetAnswer(id)
      prepare(attempt)
      this.#line.send(command, id)
      if (attempt === 0 && loses) {
        await sleep(Math.random() * 100)
        this.#line.lose()
        await sleep(Math.random() * 1_000)
        await this.#line.resume()
        this.#findings.count('connections lost after the final words')
        continue
      }
      this.answer = await this.#line.answer(id)
      if (this.answer.type === 'ack' || !this.answer.retryable) return
      await sleep(this.answer.retry_after_ms ?? retryMs)
    }
  }

  #sendFrame(ordinal: number, chunk: number): void {
    this.#line.sendSound(
      encodeAudio({
        kind: 'microphoneIn',
        first: chunk === 0,
        last: false,
        ordinal,
        chunk,
        startSample: chunk * frameSamples,
        payload: soundOf(this.#number, frameSamples),
      }),
    )
  }
}
