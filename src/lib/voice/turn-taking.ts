import { Timers } from '../realtime/timers.ts'

/** Times of a spoken exchange, in milliseconds. */
export const turnTimes = {
  /** Words are final, yet somebody still seems to speak: noise must not hold a line back for longer than this. */
  finalHeldFor: 1_500,
  /** Words that were never called final, when the recogniser says nothing more. */
  partialHeldFor: 2_500,
  /** Silence after a sound that stopped the debtor: then it was none, whether or not the server says so (A6). */
  falseAlarmAfter: 2_500,
  /** Words may come this late after speech; what comes later is of somebody else. */
  wordsAfterSpeech: 4_000,
} as const

/** Words while the debtor sounds, where nothing else hears speech: fewer may be the debtor's own echo. */
const wordsThatInterrupt = 3

export type Utterance = { utteranceId: string; text: string; confidence: number | null; durationMs: number }

/** What a turn does to the world around it. */
export type TurnEffects = {
  nowMs: () => number
  /** A reply sounds, or is held. */
  sounding: () => boolean
  hold: () => void
  resume: () => void
  /** The reply is interrupted for good. */
  cancel: () => void
  speechStarted: () => void
  /** It went quiet: an interruption may be none, and words that are not final may be all there are. */
  speechStopped: () => void
  partial: (utteranceId: string, text: string) => void
  submit: (utterance: Utterance) => void
}

type Open = { id: string; startedMs: number; finals: string[]; partial: string; confidences: number[] }

/**
 * Who speaks when. Hears of speech (voice activity, or the key that is held), of words (the recogniser's), and decides:
 * the debtor falls silent at once when somebody speaks; words make it an interruption, silence a false alarm; words
 * become a line when they are final and the speaker has paused. Pure but for its timers.
 */
export class TurnTaking {
  readonly #effects: TurnEffects
  readonly #timers = new Timers<'final' | 'partial' | 'alarm' | 'words'>()
  /** Whether speech is heard apart from words. Without it, words alone must tell. */
  hearsSpeech = false
  #speaking = false
  #keyHeld: boolean | null = null
  /** The debtor was stopped, and it is not yet known whether by words. */
  #alarmed = false
  #open: Open | null = null
  /** Speech was heard since the last line: words without any are the debtor's own, from the loudspeaker. */
  #spoke = false

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
    if (this.#keyHeld === null) this.#begin()
  }

  /** Voice activity: it is quiet again. */
  speechStopped(): void {
    this.#speaking = false
    if (this.#keyHeld === null) this.#pause()
  }

  /** Voice activity: it is quiet for a moment, within speech or after it. */
  lull(): void {
    // While the debtor is held, only the end of speech tells whether somebody meant to interrupt.
    if (this.#open && !this.#alarmed) this.#effects.speechStopped()
  }

  keyDown(): void {
    if (this.#keyHeld !== false) return
    this.#keyHeld = true
    this.#begin()
  }

  keyUp(): void {
    if (this.#keyHeld !== true) return
    this.#keyHeld = false
    this.#pause()
  }

  partial(text: string): void {
    if (text === '' || !this.#admits(text)) return
    const open = this.#opened()
    open.partial = text
    this.#effects.partial(open.id, textOf(open))
    this.#interrupt()
    this.#timers.schedule('partial', turnTimes.partialHeldFor, () => this.#close())
  }

  final(text: string, confidence: number): void {
    if (text === '' || !this.#admits(text)) return
    const open = this.#opened()
    open.finals.push(text)
    open.confidences.push(confidence)
    open.partial = ''
    this.#interrupt()
    this.#timers.cancel('partial')
    if (this.speaking) this.#timers.schedule('final', turnTimes.finalHeldFor, () => this.#close())
    else this.#close()
  }

  /** The recogniser has ended: nothing that is partial will become final. */
  recogniserStopped(): void {
    if (this.#open?.partial !== '' && !this.speaking) this.#close()
  }

  /** The microphone is put away: what was said so far becomes a line, and nothing more is speech. */
  finish(): void {
    this.#speaking = false
    this.#close()
    if (this.#alarmed) this.falseAlarm()
  }

  /** Speech was recorded instead of recognised: it is an interruption if it was speech at all. */
  recorded(): void {
    this.#interrupt()
    this.#spoke = false
  }

  /** The server says that nobody meant to interrupt. */
  falseAlarm(): void {
    if (!this.#alarmed) return
    this.#alarmed = false
    this.#spoke = this.speaking
    this.#timers.cancel('alarm')
    this.#effects.resume()
  }

  stop(): void {
    this.#timers.clear()
    this.#open = null
    this.#alarmed = false
    this.#speaking = false
    this.#spoke = false
  }

  #begin(): void {
    this.#spoke = true
    this.#timers.cancel('final')
    this.#timers.cancel('alarm')
    this.#timers.cancel('words')
    if (!this.#effects.sounding() || this.#alarmed) return
    this.#alarmed = true
    this.#effects.hold()
    this.#effects.speechStarted()
  }

  #pause(): void {
    if (this.#alarmed) {
      this.#effects.speechStopped()
      this.#timers.schedule('alarm', turnTimes.falseAlarmAfter, () => this.falseAlarm())
    }
    const open = this.#open
    if (open && open.finals.length > 0 && open.partial === '') this.#close()
    else if (open) this.lull()
    else
      this.#timers.schedule('words', turnTimes.wordsAfterSpeech, () => {
        this.#spoke = this.speaking
      })
  }

  /** Whether words are the collector's. */
  #admits(text: string): boolean {
    if (this.#open !== null || this.#spoke || this.speaking) return true
    if (this.#keyHeld === false) return false
    if (!this.#effects.sounding()) return true
    return !this.hearsSpeech && text.split(/\s+/u).length >= wordsThatInterrupt
  }

  /** Words came: the debtor is interrupted for good. */
  #interrupt(): void {
    this.#timers.cancel('alarm')
    if (!this.#alarmed && !this.#effects.sounding()) return
    if (!this.#alarmed) {
      this.#effects.hold()
      this.#effects.speechStarted()
    }
    this.#alarmed = false
    this.#effects.cancel()
  }

  #opened(): Open {
    this.#open ??= {
      id: crypto.randomUUID(),
      startedMs: this.#effects.nowMs(),
      finals: [],
      partial: '',
      confidences: [],
    }
    return this.#open
  }

  /** The speaker has paused: what was said becomes a line. */
  #close(): void {
    const open = this.#open
    this.#timers.cancel('final')
    this.#timers.cancel('partial')
    this.#open = null
    this.#spoke = this.speaking
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

function textOf({ finals, partial }: Open): string {
  return [...finals, partial].filter((text) => text !== '').join(' ')
}
