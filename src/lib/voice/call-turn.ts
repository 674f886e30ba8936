import { systemClock } from '#protocol/clock.ts'
import { newTurn, type SaidLine, type TurnEffect, type TurnEvent } from '#protocol/turn/turn.ts'
import { TurnRunner } from '#protocol/turn/turn-runner.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import type { VoiceOutput } from './voice-output.ts'

/** A line that was spoken. `utteranceId` is the one of its reported words. */
export type Utterance = Omit<SaidLine, 'ordinal'> & { utteranceId: string }

export type CallTurnEvents = {
  /** What was recognised so far of the line that is being said was reported to the server. */
  wordsReported: (text: string) => void
  submit: (utterance: Utterance) => void
  /** The turn of whoever is heard by the server is over. */
  commit: () => void
}

/** The turns of a voice call: runs the turn machine, moves the reply as it wants, and reports to the server. */
export class CallTurn {
  readonly #channel: Pick<SessionChannel, 'report'>
  readonly #output: () => VoiceOutput | null
  readonly #events: CallTurnEvents
  readonly #runner = new TurnRunner({
    turn: newTurn('words'),
    clock: systemClock,
    perform: (effect) => this.#perform(effect),
  })
  /** The utterance of the line that is being said: the machine counts lines, the channel wants an id. */
  #utterance: { ordinal: number; id: string } | null = null

  constructor(
    channel: Pick<SessionChannel, 'report'>,
    output: () => VoiceOutput | null,
    events: CallTurnEvents,
  ) {
    this.#channel = channel
    this.#output = output
    this.#events = events
  }

  /** Whether sound or the key shows that the collector speaks; a short pause counts. */
  get collectorSpeaking(): boolean {
    return this.#runner.turn.collector !== 'quiet'
  }

  /** Tells what happens, and before that where the reply is. */
  tell(event: TurnEvent): void {
    this.tellReply()
    this.#runner.dispatch(event)
  }

  tellReply(): void {
    const output = this.#output()
    const reply = output?.speaking ? 'audible' : output?.replying ? 'expected' : 'none'
    this.#runner.dispatch({ type: 'reply_changed', reply })
  }

  /** Words of the recogniser; they may be the debtor's, from the loudspeaker. */
  hear(text: string): void {
    this.tell({ type: 'words', text, saidAloud: this.#saidAloud })
  }

  hearFinal(text: string, confidence: number): void {
    this.tell({ type: 'final_words', text, confidence, saidAloud: this.#saidAloud })
  }

  /** Words that the server hears in what is sent to it; returns those that are the collector's. */
  hearByServer(text: string): string {
    this.tell({ type: 'words_heard', text, saidAloud: this.#saidAloud })
    return this.#runner.turn.heard ?? ''
  }

  /** Whether the sound of just now may be the debtor's, which the microphone is known to pick up. */
  get mayBeDebtor(): boolean {
    const { hearsDebtor, overDebtor, heard, floor } = this.#runner.turn
    return hearsDebtor && overDebtor && heard === null && floor !== 'held' && floor !== 'interrupted'
  }

  /** What may come back through the microphone. */
  get #saidAloud(): string {
    return this.#output()?.saidAloud ?? ''
  }

  #perform(effect: TurnEffect): void {
    switch (effect.type) {
      case 'hold_reply':
        return this.#output()?.pause()
      case 'resume_reply':
        return this.#output()?.resume()
      case 'cancel_reply':
        return this.#output()?.interrupt()
      case 'report_speech_started':
        return this.#report('input_audio.speech_started')
      case 'report_speech_stopped':
        return this.#report('input_audio.speech_stopped')
      case 'report_resumed':
        this.#output()?.learnEchoAnew()
        return this.#reportResumed()
      case 'report_words':
        return this.#reportWords(effect.ordinal, effect.text)
      case 'submit_line': {
        const { ordinal, ...line } = effect.line
        return this.#events.submit({ ...line, utteranceId: this.#utteranceId(ordinal) })
      }
      case 'commit_speech':
        return this.#events.commit()
    }
  }

  #report(type: 'input_audio.speech_started' | 'input_audio.speech_stopped'): void {
    this.#channel.report({ type, at_ms: Math.round(systemClock.nowMs()) })
  }

  #reportResumed(): void {
    const responseId = this.#output()?.replyId ?? null
    if (responseId !== null) this.#channel.report({ type: 'playback.resumed', response_id: responseId })
  }

  #reportWords(ordinal: number, text: string): void {
    const utteranceId = this.#utteranceId(ordinal)
    this.#channel.report({ type: 'input_transcript.delta', utterance_id: utteranceId, text })
    this.#events.wordsReported(text)
  }

  #utteranceId(ordinal: number): string {
    if (this.#utterance?.ordinal !== ordinal) this.#utterance = { ordinal, id: crypto.randomUUID() }
    return this.#utterance.id
  }
}
