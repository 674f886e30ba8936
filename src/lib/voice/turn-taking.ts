import { Timers } from '../realtime/timers.ts'

/** Timings of turn-taking. */
export const turnTimings = {
  /** Words are final, but somebody still seems to speak: noise must not delay a line for longer than this. */
  finalHoldMs: 1_500,
  /** Interim words are submitted when nothing more is recognised for this long. */
  partialTimeoutMs: 2_500,
  /**
   * Silence after a sound that paused the debtor: then it was a false alarm, whether or not the server
   * reports one (A6).
   */
  falseAlarmDelayMs: 2_500,
  /** Words may arrive this late after speech; later ones do not belong to it. */
  lateWordsMs: 4_000,
} as const

/**
 * While the debtor speaks and there is no voice activity detection, fewer words may be the debtor's own echo.
 */
const minWordsToInterrupt = 3

export type Utterance = { utteranceId: string; text: string; confidence: number | null; durationMs: number }

/** The effects of turn-taking on its surroundings. */
export type TurnEffects = {
  nowMs: () => number
  /** A reply is playing or paused. */
  debtorSpeaking: () => boolean
  pauseReply: () => void
  resumeReply: () => void
  /** The reply is interrupted for good. */
  cancelReply: () => void
  reportSpeechStarted: () => void
  /** It is quiet: a barge-in may be a false alarm, and interim words may be all there is. */
  reportSpeechStopped: () => void
  reportPartial: (utteranceId: string, text: string) => void
  submit: (utterance: Utterance) => void
}

type OpenUtterance = {
  id: string
  startedMs: number
  finals: string[]
  partial: string
  confidences: number[]
}

/**
 * Decides whose turn it is, from speech (voice activity or the held key) and recognised words. The debtor
 * pauses as soon as somebody speaks; words confirm the barge-in, silence makes it a false alarm. Words become
 * a line once they are final and the speaker has paused. Pure except for its timers.
 */
export class TurnTaking {
  readonly #effects: TurnEffects
  readonly #timers = new Timers<'final' | 'partial' | 'alarm' | 'words'>()
  /**
   * Whether voice activity detection is running. Without it only recognised words show that somebody speaks.
   */
  detectsSpeech = false
  #speaking = false
  #keyHeld: boolean | null = null
  /** The debtor was paused, and no words have confirmed the barge-in yet. */
  #bargeInPending = false
  #openUtterance: OpenUtterance | null = null
  /**
   * Speech was detected since the last line. Words without speech are the debtor's own, from the loudspeaker.
   */
  #speechHeard = false

  constructor(effects: TurnEffects) {
    this.#effects = effects
  }

  /** Push to talk: only speech while the key is held counts. */
  set pushToTalk(on: boolean) {
    this.#keyHeld = on ? (this.#keyHeld ?? false) : null
  }

  get speaking(): boolean {
    return this.#keyHeld ?? this.#speaking
  }

  /** Voice activity detection: somebody starts to speak. */
  speechStarted(): void {
    this.#speaking = true
    if (this.#keyHeld === null) this.#handleSpeechStart()
  }

  /** Voice activity detection: it is quiet again. */
  speechStopped(): void {
    this.#speaking = false
    if (this.#keyHeld === null) this.#handleSpeechEnd()
  }

  /** Voice activity detection: a short pause, within speech or after it. */
  speechPaused(): void {
    // While a barge-in is unconfirmed, only the end of speech decides.
    if (this.#openUtterance && !this.#bargeInPending) this.#effects.reportSpeechStopped()
  }

  keyDown(): void {
    if (this.#keyHeld !== false) return
    this.#keyHeld = true
    this.#handleSpeechStart()
  }

  keyUp(): void {
    if (this.#keyHeld !== true) return
    this.#keyHeld = false
    this.#handleSpeechEnd()
  }

  partial(text: string): void {
    if (text === '' || !this.#isCollectorSpeech(text)) return
    const open = this.#ensureOpenUtterance()
    open.partial = text
    this.#effects.reportPartial(open.id, textOf(open))
    this.#bargeIn()
    this.#timers.schedule('partial', turnTimings.partialTimeoutMs, () => this.#submitOpenUtterance())
  }

  final(text: string, confidence: number): void {
    if (text === '' || !this.#isCollectorSpeech(text)) return
    const open = this.#ensureOpenUtterance()
    open.finals.push(text)
    open.confidences.push(confidence)
    open.partial = ''
    this.#bargeIn()
    this.#timers.cancel('partial')
    if (this.speaking)
      this.#timers.schedule('final', turnTimings.finalHoldMs, () => this.#submitOpenUtterance())
    else this.#submitOpenUtterance()
  }

  /** Recognition ended: interim words will not become final. */
  recogniserStopped(): void {
    if (this.#openUtterance?.partial !== '' && !this.speaking) this.#submitOpenUtterance()
  }

  /** The microphone was turned off: submits what was said so far. */
  finish(): void {
    this.#speaking = false
    this.#submitOpenUtterance()
    if (this.#bargeInPending) this.falseAlarm()
  }

  /** Speech was recorded instead of recognised: it interrupts the debtor. */
  recordingSubmitted(): void {
    this.#bargeIn()
    this.#speechHeard = false
  }

  /** The server reports that nobody meant to interrupt. */
  falseAlarm(): void {
    if (!this.#bargeInPending) return
    this.#bargeInPending = false
    this.#speechHeard = this.speaking
    this.#timers.cancel('alarm')
    this.#effects.resumeReply()
  }

  stop(): void {
    this.#timers.clear()
    this.#openUtterance = null
    this.#bargeInPending = false
    this.#speaking = false
    this.#speechHeard = false
  }

  #handleSpeechStart(): void {
    this.#speechHeard = true
    this.#timers.cancel('final')
    this.#timers.cancel('alarm')
    this.#timers.cancel('words')
    if (!this.#effects.debtorSpeaking() || this.#bargeInPending) return
    this.#bargeInPending = true
    this.#effects.pauseReply()
    this.#effects.reportSpeechStarted()
  }

  #handleSpeechEnd(): void {
    if (this.#bargeInPending) {
      this.#effects.reportSpeechStopped()
      this.#timers.schedule('alarm', turnTimings.falseAlarmDelayMs, () => this.falseAlarm())
    }
    const open = this.#openUtterance
    if (open && open.finals.length > 0 && open.partial === '') this.#submitOpenUtterance()
    else if (open) this.speechPaused()
    else
      this.#timers.schedule('words', turnTimings.lateWordsMs, () => {
        this.#speechHeard = this.speaking
      })
  }

  /** Whether words are the collector's. */
  #isCollectorSpeech(text: string): boolean {
    if (this.#openUtterance !== null || this.#speechHeard || this.speaking) return true
    if (this.#keyHeld === false) return false
    if (!this.#effects.debtorSpeaking()) return true
    return !this.detectsSpeech && text.split(/\s+/u).length >= minWordsToInterrupt
  }

  /** Words arrived: the barge-in is confirmed. */
  #bargeIn(): void {
    this.#timers.cancel('alarm')
    if (!this.#bargeInPending && !this.#effects.debtorSpeaking()) return
    if (!this.#bargeInPending) {
      this.#effects.pauseReply()
      this.#effects.reportSpeechStarted()
    }
    this.#bargeInPending = false
    this.#effects.cancelReply()
  }

  #ensureOpenUtterance(): OpenUtterance {
    this.#openUtterance ??= {
      id: crypto.randomUUID(),
      startedMs: this.#effects.nowMs(),
      finals: [],
      partial: '',
      confidences: [],
    }
    return this.#openUtterance
  }

  /** Submits what was said as a line. */
  #submitOpenUtterance(): void {
    const open = this.#openUtterance
    this.#timers.cancel('final')
    this.#timers.cancel('partial')
    this.#openUtterance = null
    this.#speechHeard = this.speaking
    if (!open) return
    const text = textOf(open).trim()
    if (text === '') return
    const { confidences, id, startedMs } = open
    this.#effects.submit({
      utteranceId: id,
      text,
      confidence: confidences.length === 0 ? null : Math.min(...confidences),
      durationMs: Math.max(0, this.#effects.nowMs() - startedMs),
    })
  }
}

function textOf({ finals, partial }: OpenUtterance): string {
  return [...finals, partial].filter((text) => text !== '').join(' ')
}
