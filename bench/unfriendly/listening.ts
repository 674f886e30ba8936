import { setTimeout as sleep } from 'node:timers/promises'
import type { HeardReply } from './heard-reply.ts'
import type { Findings } from './findings.ts'
import type { SessionLine } from './session-line.ts'

/** Shares of the replies. */
export const habits = { interrupts: 0.3, takesBreath: 0.1, losesConnection: 0.08 } as const

const stepMs = 50
const reportMs = 250
/** A reply may meet several faults one after the other, each with its deadline. */
const replyMaxMs = 90_000
/** The latest time of an interruption. */
const interruptedWithinMs = 3_500

/** Plays a reply as a page does: counts what can have been heard, reports it, and now and then does something else. */
export class Listening {
  readonly #line: SessionLine
  readonly #findings: Findings
  readonly #reply: HeardReply
  #playedMs = 0
  #reportedMs = 0
  #habit = 'heard'

  constructor(line: SessionLine, findings: Findings, reply: HeardReply) {
    this.#line = line
    this.#findings = findings
    this.#reply = reply
  }

  /** Listens until the reply is over, or interrupts it. */
  async run(): Promise<void> {
    const chance = Math.random()
    const afterMs = 200 + Math.random() * interruptedWithinMs
    if (chance < habits.interrupts) {
      if (await this.#play(afterMs)) await this.#interrupt()
    } else if (chance < habits.interrupts + habits.takesBreath) {
      if (await this.#play(afterMs)) await this.#takeBreath()
    } else if (chance < habits.interrupts + habits.takesBreath + habits.losesConnection) {
      if (await this.#play(afterMs)) await this.#loseConnection()
    }
    await this.#play(Number.POSITIVE_INFINITY)
    await this.#line.until(
      `the end of ${this.#reply.toString()}, which this listener ${this.#habit},`,
      () => this.#reply.endedAs,
      replyMaxMs,
    )
    // The sound of a reply that has failed goes on to its end.
    if (this.#reply.firstSoundAtMs !== null && !this.#reply.missed)
      await this.#line.until(
        `the end of the sound of ${this.#reply.toString()}`,
        () => this.#reply.soundOver || null,
        replyMaxMs,
      )
    this.#reply.judge()
  }

  /** Plays until so much was heard; false if the reply was over before. */
  async #play(untilMs: number): Promise<boolean> {
    const reply = this.#reply
    const giveUpAtMs = performance.now() + replyMaxMs
    let atMs = performance.now()
    while (this.#playedMs < untilMs) {
      await sleep(stepMs)
      const nowMs = performance.now()
      this.#playedMs = Math.min(reply.soundMs, this.#playedMs + nowMs - atMs)
      atMs = nowMs
      const finished = reply.soundDone && this.#playedMs >= reply.soundMs
      if (finished || this.#playedMs - this.#reportedMs >= reportMs) this.#report(finished)
      if (finished || reply.cleared) return false
      if (
        reply.endedAs !== null &&
        (reply.endedAs !== 'failed' || reply.missed || reply.firstSoundAtMs === null)
      )
        return false
      if (nowMs > giveUpAtMs) return false
    }
    return true
  }

  #report(finished: boolean): void {
    this.#reportedMs = this.#playedMs
    if (this.#reply.firstSoundAtMs === null) return
    this.#line.send({ type: 'playback.progress', ...this.#position, finished })
  }

  get #position() {
    return { response_id: this.#reply.responseId, audio_end_ms: Math.round(this.#playedMs) }
  }

  /** From the answer on nothing is sent until it is clear what the sound was. */
  async #speechStarts(): Promise<void> {
    this.#habit = 'held'
    await this.#line.ask({ type: 'input_audio.speech_started', at_ms: 0 })
    this.#line.held = true
    await sleep(Math.random() * 300)
  }

  async #interrupt(): Promise<void> {
    await this.#speechStarts()
    this.#reply.interrupted = true
    const cancelled = this.#line.ask({ type: 'response.cancel', ...this.#position })
    this.#line.held = false
    await cancelled
    this.#findings.count('interruptions')
  }

  async #takeBreath(): Promise<void> {
    await this.#speechStarts()
    this.#line.held = false
    await this.#line.ask({ type: 'playback.resumed', response_id: this.#reply.responseId })
    this.#findings.count('false alarms')
  }

  async #loseConnection(): Promise<void> {
    this.#habit = 'missed'
    this.#line.lose()
    await sleep(Math.random() * 1_500)
    await this.#line.resume()
    this.#findings.count('connections lost during a reply')
  }
}
