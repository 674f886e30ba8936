import type { Language } from '../vocabulary/language.ts'
import type { OpenLine } from './open-line.ts'

/** Whose turn it is, in one word. */
export type TurnState =
  /** Nobody speaks. */
  | 'listening'
  /** The collector speaks. */
  | 'speech'
  /** The collector has stopped, and the line waits for its end. */
  | 'pause'
  /** The line is sent, and its reply is being made. */
  | 'thinking'
  /** The debtor is heard. */
  | 'speaking'
  /** A sound has paused the debtor: words will show that somebody speaks, silence that nobody does. */
  | 'held'
  /** Words have stopped the debtor. */
  | 'interrupted'
  /** It was a false alarm: the debtor goes on. */
  | 'resumed'
  | 'ended'

/** What shows that the collector speaks: detected speech, recognised words alone, or a key that is held. */
export type ListensFor = 'speech' | 'words' | 'key'

/** The debtor's side: nothing, a reply whose sound is on its way, or one that is heard or paused. */
export type ReplyPhase = 'none' | 'expected' | 'audible'

type Deadline = 'final' | 'partial' | 'alarm' | 'pause' | 'end'

/** A call at one moment, as far as turns go. Times are the clock's, in milliseconds. */
export type Turn = {
  readonly listensFor: ListensFor
  /** The language that the recogniser listens for. */
  readonly language: Language
  /** `pausing`: a short quiet within speech or after it, which may go on. */
  readonly collector: 'quiet' | 'sounding' | 'pausing'
  /** Since when it has been quiet; null while somebody speaks, and before anybody has. */
  readonly quietSinceMs: number | null
  /**
   * Speech to which words may belong; null where there was none since the last line. `settled`: a line was made of it, or it
   * was a false alarm, and it sounds on, as noise does.
   */
  readonly speech: { readonly endedMs: number | null; readonly settled: boolean } | null
  /** The last speech began while the debtor was audible: it may be the debtor's own, from the loudspeaker. */
  readonly overDebtor: boolean
  /** The microphone picks up the debtor: from then on only words interrupt, not sounds. */
  readonly hearsDebtor: boolean
  /** What the server has heard in the speech that is sent to it; null if no words, '' if it does not tell them. */
  readonly heard: string | null
  readonly line: OpenLine | null
  readonly lines: number
  /** Words that are in a line and that the recogniser may repeat. */
  readonly taken: readonly string[]
  /** The debtor's words at the start of what the recogniser has not made final yet. */
  readonly echoed: readonly string[]
  /** When they were heard first. */
  readonly echoedMs: number
  /** Words over the debtor were final and nothing but the debtor's. */
  readonly echoedAlone: boolean
  /** The last voice that was louder than the debtor's echo: since when, and when last. */
  readonly voiceOver: { readonly sinceMs: number; readonly lastMs: number } | null
  readonly reply: ReplyPhase
  /** When a reply was last audible. */
  readonly debtorHeardMs: number
  readonly floor: 'open' | 'held' | 'interrupted' | 'resumed'
  readonly ended: boolean
  readonly deadlines: Readonly<Partial<Record<Deadline, number>>>
}

export type TurnEvent =
  | { type: 'configured'; listensFor?: ListensFor; language?: Language }
  /** Voice activity detection: somebody starts to speak, or goes on after a pause. */
  | { type: 'speech_started' }
  /** Speech that is louder than the debtor's echo would be. */
  | { type: 'speech_over_echo' }
  /** Voice activity detection: a short pause, within speech or after it. */
  | { type: 'speech_paused'; quietMs: number }
  /** Voice activity detection: it is quiet again. */
  | { type: 'speech_stopped' }
  | { type: 'key_pressed' }
  | { type: 'key_released' }
  /** Interim words of the recogniser. `saidAloud`: what the debtor has said so far of this reply or the last one. */
  | { type: 'words'; text: string; saidAloud: string }
  | { type: 'final_words'; text: string; confidence: number; saidAloud: string }
  /** Recognition ended, as it does about once a minute: interim words will not become final. */
  | { type: 'recogniser_stopped' }
  /** The server hears words in the speech that is sent to it: all of them so far, or '' if it does not tell them. */
  | { type: 'words_heard'; text: string; saidAloud: string }
  /** What sounds or has sounded is settled: it is a line by other means than these words, or it was nothing. */
  | { type: 'speech_settled' }
  /** The microphone was turned off: what was said so far becomes a line. */
  | { type: 'muted' }
  | { type: 'reply_changed'; reply: ReplyPhase }
  /** The other side has found a false alarm. */
  | { type: 'reply_resumed' }
  | { type: 'time_passed' }
  | { type: 'ended' }

/** A line as it was said. `confidence` is of the least certain part, 0 to 1; null if unknown. */
export type SaidLine = { ordinal: number; text: string; confidence: number | null; durationMs: number }

export type TurnEffect =
  | { type: 'hold_reply' }
  | { type: 'resume_reply' }
  /** The reply is interrupted for good. */
  | { type: 'cancel_reply' }
  | { type: 'report_speech_started' }
  /** It is quiet: a barge-in may be a false alarm, and interim words may be all there is. */
  | { type: 'report_speech_stopped' }
  /** This side has found a false alarm. */
  | { type: 'report_resumed' }
  | { type: 'report_words'; ordinal: number; text: string }
  | { type: 'submit_line'; line: SaidLine }
  /** The turn is over by the words that the server has heard: what was sent to it becomes a line. */
  | { type: 'commit_speech' }

export function newTurn(listensFor: ListensFor, language: Language = 'en'): Turn {
  return {
    listensFor,
    language,
    collector: 'quiet',
    quietSinceMs: null,
    speech: null,
    overDebtor: false,
    hearsDebtor: false,
    heard: null,
    line: null,
    lines: 0,
    taken: [],
    echoed: [],
    echoedMs: Number.NEGATIVE_INFINITY,
    echoedAlone: false,
    voiceOver: null,
    reply: 'none',
    debtorHeardMs: Number.NEGATIVE_INFINITY,
    floor: 'open',
    ended: false,
    deadlines: {},
  }
}

export function stateOf({ ended, floor, reply, collector, line, heard }: Turn): TurnState {
  if (ended) return 'ended'
  if (floor === 'held' || floor === 'interrupted') return floor
  if (reply === 'audible') return floor === 'resumed' ? 'resumed' : 'speaking'
  if (collector === 'sounding') return 'speech'
  if (line !== null || heard !== null) return 'pause'
  return reply === 'expected' ? 'thinking' : 'listening'
}

/** When the machine wants to be told that time has passed; null while it waits for nothing. */
export function nextDeadlineMs({ deadlines }: Turn): number | null {
  const times = Object.values(deadlines)
  return times.length === 0 ? null : Math.min(...times)
}
