import { ManualClock } from '../../testing/manual-clock.ts'
import type { Language } from '../../vocabulary/language.ts'
import { type ListensFor, newTurn, type ReplyPhase, type SaidLine, type TurnEvent } from '../turn.ts'
import { TurnRunner } from '../turn-runner.ts'

/** The quiet after which voice activity detection reports a pause. */
export const pauseMs = 128
/** The quiet after which voice activity detection reports the end of speech. */
const endMs = 500

/** A call whose turns a test plays, and the log of what the turn machine wants done. */
export class TurnScene {
  readonly clock = new ManualClock()
  /** Effects in order; words that are reported begin with "… ", a line is its text. */
  readonly log: string[] = []
  readonly lines: SaidLine[] = []
  readonly #runner: TurnRunner
  readonly #saidAloud: string
  /** Words that are not final. */
  #interim = ''

  constructor(
    options: {
      reply?: ReplyPhase
      saidAloud?: string
      listensFor?: ListensFor
      language?: Language
    } = {},
  ) {
    this.#saidAloud = options.saidAloud ?? ''
    this.#runner = new TurnRunner({
      turn: newTurn(options.listensFor ?? 'speech', options.language),
      clock: this.clock,
      perform: (effect) => {
        if (effect.type === 'report_words') this.log.push(`… ${effect.text}`)
        else if (effect.type === 'submit_line') {
          this.lines.push(effect.line)
          this.log.push(effect.line.text)
        } else this.log.push(effect.type.replaceAll('_', ' '))
        // The page drops an interrupted reply at once.
        if (effect.type === 'cancel_reply') this.#runner.dispatch({ type: 'reply_changed', reply: 'none' })
      },
    })
    if (options.reply) this.debtor(options.reply)
  }

  get state(): string {
    return this.#runner.state
  }

  get said(): string[] {
    return this.lines.map(({ text }) => text)
  }

  // --- what happens, event by event

  on(event: TurnEvent): this {
    this.#runner.dispatch(event)
    return this
  }

  starts(): this {
    return this.on({ type: 'speech_started' })
  }

  /** It has been quiet for as long as voice activity detection waits for. */
  stops(): this {
    return this.on({ type: 'speech_stopped' })
  }

  hears(text: string): this {
    this.#interim = text
    return this.on({ type: 'words', text, saidAloud: this.#saidAloud })
  }

  hearsFinal(text: string, confidence = 0.9): this {
    this.#interim = ''
    return this.on({ type: 'final_words', text, confidence, saidAloud: this.#saidAloud })
  }

  /** The server has heard these words in what is said. */
  hearsByServer(text: string): this {
    return this.on({ type: 'words_heard', text, saidAloud: this.#saidAloud })
  }

  passes(ms: number): this {
    this.clock.pass(ms)
    return this
  }

  debtor(reply: ReplyPhase): this {
    return this.on({ type: 'reply_changed', reply })
  }

  forgetLog(): this {
    this.log.length = 0
    return this
  }

  // --- as a caller would

  /** Speaks: speech is detected, and its words are recognised as they come. */
  says(text: string): this {
    return this.starts().hears(`${this.#interim} ${text}`.trim())
  }

  /** Is quiet for so long: the recogniser makes the words final half a second later, as it does. */
  pauses(ms: number): this {
    this.passes(Math.min(ms, pauseMs))
    if (ms < pauseMs) return this
    this.on({ type: 'speech_paused', quietMs: pauseMs })
    if (ms < endMs) return this.passes(ms - pauseMs)
    this.passes(endMs - pauseMs).stops()
    if (this.#interim !== '') this.hearsFinal(this.#interim)
    return this.passes(ms - endMs)
  }

  /** Has said everything. */
  ends(): this {
    return this.pauses(5_000)
  }
}
