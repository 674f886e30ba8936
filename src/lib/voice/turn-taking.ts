import { Timers } from '../realtime/timers.ts'

/** Times of a spoken exchange, in milliseconds. */
export const turnTimings = {
  /** Words are final, yet somebody still seems to speak: noise must not hold a line back for longer than this. */
  finalHoldMs: 1_500,
  /** Words that were never called final, when the recogniser says nothing more. */
  partialTimeoutMs: 2_500,
  /** Silence after a sound that stopped the debtor: then it was none, whether or not the server says so (A6). */
  falseAlarmDelayMs: 2_500,
  /** Words may come this late after speech; what comes later is of somebody else. */
  lateWordsMs: 4_000,
} as const

/** Words while the debtor sounds, where nothing else hears speech: fewer may be the debtor's own echo. */
const minWordsToInterrupt = 3

export type Utterance = { utteranceId: string; text: string; confidence: number | null; durationMs: number }

/** What a turn does to the world around it. */
export type TurnEffects = {
  nowMs: () => number
  /** A reply sounds, or is held. */
  debtorSpeaking: () => boolean
  pauseReply: () => void
  resumeReply: () => void
  /** The reply is interrupted for good. */
  cancelReply: () => void
  reportSpeechStarted: () => void
  /** It went quiet: an interruption may be none, and words that are not final may be all there are. */
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
 * Who speaks when. Hears of speech (voice activity, or the key that is held), of words (the recogniser's), and decides:
 * the debtor falls silent at once when somebody speaks; words make it an interruption, silence a false alarm; words
 * become a line when they are final and the speaker has paused. Pure but for its timers.
 */
export class TurnTaking {
  readonly #effects: TurnEffects
  readonly #timers = new Timers<'final' | 'partial' | 'alarm' | 'words'>()
  /** Whether speech is heard apart from words. Without it, words alone must tell. */
  detectsSpeech = false
  #speaking = false
  #keyHeld: boolean | null = null
  /** The debtor was stopped, and it is not yet known whether by words. */
  #bargeInPending = false
  #openUtterance: OpenUtterance | null = null
  /** Speech was heard since the last line: words without any are the debtor's own, from the loudspeaker. */
  #speechHeard = false

  constructor(effects: TurnEffects) {
    this.#effects = effects
  }

  /** Push to talk: speech counts while the key is held. Null turns it off. */
  set pushToTalk(on: boolean) {
    this.#keyHeld = on ? (this.#keyHeld ?? false) : null
  }

  get speaking(): boolean {
    return this.#keyHeld ?? this.#speaking
  }

  /** Voice activity: somebody begins to speak. */
  speechStarted(): void {
    this.#speaking = true
    if (this.#keyHeld === null) this.#handleSpeechStart()
  }

  /** Voice activity: it is quiet again. */
  speechStopped(): void {
    this.#speaking = false
    if (this.#keyHeld === null) this.#handleSpeechEnd()
  }

  /** Voice activity: it is quiet for a moment, within speech or after it. */
  speechPaused(): void {
    // While the debtor is held, only the end of speech tells whether somebody meant to interrupt.
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

  /** The recogniser has ended: nothing that is partial will become final. */
  recogniserStopped(): void {
    if (this.#openUtterance?.partial !== '' && !this.speaking) this.#submitOpenUtterance()
  }

  /** The microphone is put away: what was said so far becomes a line, and nothing more is speech. */
  finish(): void {
    this.#speaking = false
    this.#submitOpenUtterance()
    if (this.#bargeInPending) this.falseAlarm()
  }

  /** Speech was recorded instead of recognised: it is an interruption if it was speech at all. */
  recordingSubmitted(): void {
    this.#bargeIn()
    this.#speechHeard = false
  }

  /** The server says that nobody meant to interrupt. */
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

  /** Words came: the debtor is interrupted for good. */
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

  /** The speaker has paused: what was said becomes a line. */
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
