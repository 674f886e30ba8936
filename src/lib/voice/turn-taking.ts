import { turnEnding } from '#protocol/turn/ending.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { Timers } from '../realtime/timers.ts'
import { withoutEcho } from './echo.ts'
import { OpenUtterance, type Utterance } from './open-utterance.ts'
import { TakenWords } from './taken-words.ts'

/** Timings of turn-taking. */
export const turnTimings = {
  /** Words are final, but somebody still seems to speak: noise must not delay a line for longer than this. */
  finalHoldMs: 1_500,
  /** Interim words are submitted when nothing more is recognised for this long. */
  partialTimeoutMs: 2_500,
  /**
   * Interim words are taken as they are after this much quiet, as a recogniser may be half a second behind, and once they
   * have not changed for a while.
   */
  interimQuietMs: 500,
  stableWordsMs: 300,
  /** Words that change after speech are reported once they have been stable for this long, as the server takes them. */
  stableGuessMs: 150,
  /** Quiet that has passed when only the recogniser shows that speech has ended, or voice activity reports its end. */
  reportedQuietMs: 500,
  /**
   * Silence after a sound that paused the debtor: then it was a false alarm, whether or not the server
   * reports one (A6).
   */
  falseAlarmDelayMs: 2_500,
  /** Words may arrive this late after speech; later ones do not belong to it. */
  lateWordsMs: 4_000,
  /** The recogniser may report the debtor's words from the loudspeaker this late after the last sound of a reply. */
  lateEchoMs: 3_000,
} as const

/**
 * While the debtor speaks and there is no voice activity detection, fewer words may be the debtor's own echo.
 */
const minWordsToInterrupt = 3

/** The effects of turn-taking on its surroundings. */
export type TurnEffects = {
  nowMs: () => number
  /** The language that the recogniser listens for. */
  language: () => Language
  /** A reply is playing or paused. */
  debtorSpeaking: () => boolean
  /** A reply is on its way, or speaks. */
  replying: () => boolean
  /** What the debtor has said aloud of this reply or the last one. */
  saidAloud: () => string
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

/**
 * Decides whose turn it is, from speech (voice activity or the held key) and recognised words. The debtor
 * pauses as soon as somebody speaks; words confirm the barge-in, silence makes it a false alarm. Words become
 * a line once the speaker has been quiet for as long as they demand: a finished question for a moment, half a
 * sentence for more than a second. Pure except for its timers.
 */
export class TurnTaking {
  readonly #effects: TurnEffects
  readonly #timers = new Timers<'final' | 'partial' | 'alarm' | 'words' | 'pause' | 'end'>()
  readonly #taken = new TakenWords()
  /**
   * Whether voice activity detection is running. Without it only recognised words show that somebody speaks.
   */
  detectsSpeech = false
  #speaking = false
  /** Since when the speaker has been quiet, while voice activity may still wait for more. */
  #quietSinceMs: number | null = null
  #keyHeld: boolean | null = null
  /** The debtor was paused, and no words have confirmed the barge-in yet. */
  #bargeInPending = false
  #openUtterance: OpenUtterance | null = null
  /** The server has heard words in what is being said. */
  #wordsHeard = false
  /**
   * Speech was detected since the last line. Words without speech are the debtor's own, from the loudspeaker.
   */
  #speechHeard = false
  /** The last speech began while the debtor was audible: it may be the debtor's own. */
  #overDebtor = false
  /** The microphone picks up the debtor: from then on only words interrupt, not sounds. */
  #echoes = false
  /** Sound began since the last line: the speaker may not have finished. */
  #goesOn = false
  /** The debtor's words at the start of what the recogniser has not made final yet. */
  #echoed: { words: string } | null = null
  /** When a reply was last audible. */
  #debtorHeardMs = Number.NEGATIVE_INFINITY

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

  /** Sound comes from the speaker at this moment. */
  get #sounding(): boolean {
    return this.speaking && this.#quietSinceMs === null
  }

  /** Voice activity detection: somebody starts to speak, or goes on after a pause. */
  speechStarted(): void {
    this.#speaking = true
    if (this.#keyHeld === null) this.#handleSpeechStart()
  }

  /** Voice activity detection: it is quiet again. */
  speechStopped(): void {
    this.#speaking = false
    if (this.#keyHeld === null) this.#handleSpeechEnd()
  }

  /**
   * Voice activity detection: a short pause, within speech or after it, that has lasted for `quietMs`. Words that only the server
   * has heard are no line of this side: it takes them for the line if nothing follows.
   */
  speechPaused(quietMs: number): void {
    if (this.#keyHeld !== null) return
    this.#quietSinceMs = this.#effects.nowMs() - quietMs
    if (this.#wordsHeard && !this.#openUtterance && !this.#bargeInPending) this.#effects.reportSpeechStopped()
    this.#awaitEnd()
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

  partial(heard: string): void {
    const text = this.#collectorWords(heard)
    if (text === '') return
    // Words are all that shows that somebody speaks.
    if (!this.#speechHeard) this.#quietSinceMs = null
    const open = this.#ensureOpenUtterance()
    const changed = text !== open.partial
    open.partial = text
    this.#reportWords(open)
    this.#bargeIn()
    this.#timers.schedule('partial', turnTimings.partialTimeoutMs, () => this.#submitOpenUtterance())
    if (!changed) return
    open.changedMs = this.#effects.nowMs()
    this.#awaitEnd(turnTimings.stableGuessMs)
  }

  final(heard: string, confidence: number): void {
    const text = this.#collectorWords(heard)
    this.#taken.clear()
    this.#echoed = null
    if (text === '') return
    const open = this.#ensureOpenUtterance()
    open.addFinal(text, confidence)
    this.#bargeIn()
    this.#timers.cancel('partial')
    if (this.#keyHeld === false) this.#submitOpenUtterance()
    else if (this.#sounding)
      this.#timers.schedule('final', turnTimings.finalHoldMs, () => this.#submitOpenUtterance())
    else if (this.#speechHeard) this.#awaitEnd()
    else this.speechPaused(turnTimings.reportedQuietMs)
  }

  /** Recognition ended, as it does about once a minute: interim words will not become final. */
  recogniserStopped(): void {
    this.#taken.clear()
    this.#echoed = null
    const open = this.#openUtterance
    if (!open || open.partial === '') return
    if (!this.speaking) return this.#submitOpenUtterance()
    // The next recognition hears only what follows.
    open.keepPartial()
  }

  /** The microphone was turned off: submits what was said so far. */
  finish(): void {
    this.#speaking = false
    this.#submitOpenUtterance()
    if (this.#bargeInPending) this.falseAlarm()
  }

  /** The server hears words in speech that is sent to it: they confirm a barge-in. */
  wordsHeard(): void {
    this.#wordsHeard = true
    this.#bargeIn()
  }

  /** Speech was recorded instead of recognised: it interrupts the debtor. */
  recordingSubmitted(): void {
    this.#wordsHeard = false
    this.#bargeIn()
    this.#speechHeard = false
    this.#goesOn = false
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
    this.#taken.clear()
    this.#quietSinceMs = null
    this.#openUtterance = null
    this.#bargeInPending = false
    this.#speaking = false
    this.#speechHeard = false
    this.#wordsHeard = false
    this.#goesOn = false
    this.#overDebtor = false
    this.#echoes = false
    this.#debtorHeardMs = Number.NEGATIVE_INFINITY
  }

  /**
   * A reply is about to be heard. Whoever has begun to speak since the line is not talked over: the reply waits, and is taken
   * back once there are words (A11).
   */
  debtorStarts(): void {
    if (this.#keyHeld === false || this.#bargeInPending) return
    if (this.#openUtterance !== null) this.#bargeIn()
    else if (this.#goesOn && this.#sounding) this.#hold()
  }

  /** The last sound of a reply was played. */
  debtorStopped(): void {
    this.#debtorHeardMs = this.#effects.nowMs()
  }

  #handleSpeechStart(): void {
    // Whoever goes on after a pause has still begun over the debtor.
    this.#overDebtor = this.#effects.debtorSpeaking() || (this.#overDebtor && this.#openUtterance !== null)
    this.#speechHeard = true
    this.#goesOn = true
    this.#quietSinceMs = null
    this.#timers.cancel('pause')
    this.#timers.cancel('end')
    this.#timers.cancel('final')
    this.#timers.cancel('alarm')
    this.#timers.cancel('words')
    if (!this.#effects.replying() || this.#bargeInPending) return
    if (this.#echoes && this.#keyHeld === null && this.#effects.debtorSpeaking()) return
    this.#hold()
  }

  /** The debtor waits: words will confirm that somebody speaks. */
  #hold(): void {
    this.#bargeInPending = true
    this.#effects.pauseReply()
    this.#effects.reportSpeechStarted()
  }

  #handleSpeechEnd(): void {
    if (this.#bargeInPending) {
      this.#effects.reportSpeechStopped()
      this.#timers.schedule('alarm', turnTimings.falseAlarmDelayMs, () => this.falseAlarm())
    }
    if (this.#quietSinceMs === null) this.speechPaused(turnTimings.reportedQuietMs)
    const open = this.#openUtterance
    if (open && this.#keyHeld === null) return
    if (open?.isFinal === true) this.#submitOpenUtterance()
    else if (open) this.#effects.reportSpeechStopped()
    else
      this.#timers.schedule('words', turnTimings.lateWordsMs, () => {
        this.#speechHeard = this.speaking
      })
  }

  /**
   * Waits for the end of the turn, from the last sound on: words that change meanwhile change the wait. The
   * pause is reported before, at once where the turn is probably over: the reply is made while the wait lasts.
   * `stableMs`: how long the words must have been stable for that.
   */
  #awaitEnd(stableMs = 0): void {
    const open = this.#openUtterance
    // While a barge-in is unconfirmed, only the end of speech decides.
    if (!open || this.#quietSinceMs === null || this.#bargeInPending) return
    const { likelihood, waitMs } = turnEnding(open.text, this.#effects.language())
    const nowMs = this.#effects.nowMs()
    const quietMs = nowMs - this.#quietSinceMs
    const { interimQuietMs, stableWordsMs } = turnTimings
    const unstableMs =
      open.partial === '' ? 0 : Math.max(interimQuietMs - quietMs, open.changedMs + stableWordsMs - nowMs)
    this.#timers.cancel('final')
    this.#in('end', Math.max(waitMs - quietMs, unstableMs), () => this.#submitOpenUtterance())
    if (this.#openUtterance)
      this.#in('pause', Math.max(likelihood < 0.5 ? waitMs / 2 - quietMs : 0, stableMs), () => {
        this.#reportWords(open)
        this.#effects.reportSpeechStopped()
      })
  }

  /** Reports what was said so far, if that was not reported yet. */
  #reportWords(open: OpenUtterance): void {
    const { text } = open
    if (text === open.reported) return
    open.reported = text
    this.#effects.reportPartial(open.id, text)
  }

  /** Now, if it is time. */
  #in(name: 'pause' | 'end', delayMs: number, act: () => void): void {
    this.#timers.cancel(name)
    if (delayMs <= 0) act()
    else this.#timers.schedule(name, delayMs, act)
  }

  /** The new words in what was heard that are the collector's; '' if there are none. */
  #collectorWords(heard: string): string {
    const own =
      this.#keyHeld === null && this.#mayBeEcho ? withoutEcho(heard, this.#effects.saidAloud()) : heard
    const removed = wordCount(heard) - wordCount(own)
    if (own === '' && heard !== '') this.#echoes = true
    // The recogniser repeats them until they are final, when the collector may already answer.
    if (removed > 0) this.#echoed = { words: heard.split(/\s+/u).slice(0, removed).join(' ') }
    const words = this.#taken.without(removed > 0 ? own : this.#withoutEchoed(own))
    return words !== '' && this.#isCollectorSpeech(words) ? words : ''
  }

  /** Without the echo that was removed from the same result before. */
  #withoutEchoed(heard: string): string {
    if (this.#echoed === null || !this.#debtorAudible) return heard
    const echoed = new TakenWords()
    echoed.take(this.#echoed.words)
    return echoed.without(heard)
  }

  /** Whether what is heard may be the debtor, from the loudspeaker. */
  get #mayBeEcho(): boolean {
    return this.detectsSpeech ? this.#overDebtor : this.#debtorAudible
  }

  /** The recogniser may still report what the debtor has said. */
  get #debtorAudible(): boolean {
    return (
      this.#effects.debtorSpeaking() || this.#effects.nowMs() - this.#debtorHeardMs < turnTimings.lateEchoMs
    )
  }

  /** Whether words are the collector's. */
  #isCollectorSpeech(text: string): boolean {
    if (this.#openUtterance !== null || this.#speechHeard || this.#sounding) return true
    if (this.#keyHeld === false) return false
    // Voice activity may miss a low voice, but nothing it missed is the debtor's once that is silent.
    if (this.detectsSpeech) return !this.#debtorAudible
    return !this.#effects.debtorSpeaking() || text.split(/\s+/u).length >= minWordsToInterrupt
  }

  /** Words arrived: the barge-in is confirmed. */
  #bargeIn(): void {
    this.#timers.cancel('alarm')
    if (!this.#bargeInPending && !this.#effects.replying()) return
    if (!this.#bargeInPending) this.#hold()
    this.#bargeInPending = false
    this.#effects.cancelReply()
  }

  #ensureOpenUtterance(): OpenUtterance {
    this.#openUtterance ??= new OpenUtterance(this.#effects.nowMs())
    return this.#openUtterance
  }

  /** Submits what was said as a line. */
  #submitOpenUtterance(): void {
    const open = this.#openUtterance
    this.#timers.cancel('final')
    this.#timers.cancel('partial')
    this.#timers.cancel('pause')
    this.#timers.cancel('end')
    this.#openUtterance = null
    this.#speechHeard = this.#sounding
    this.#goesOn = false
    if (!open) return
    this.#taken.take(open.partial)
    const line = open.line(this.#effects.nowMs())
    if (line) this.#effects.submit(line)
  }
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
