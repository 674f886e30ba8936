import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { TranscriptionMode } from './transcription-mode.ts'
import type { VoiceInput } from './voice-input.ts'

/** Everything that a screen shows of the voice. */
export type VoiceView = {
  state: 'off' | 'starting' | 'on'
  transcriptionMode: TranscriptionMode
  microphoneFailure: VoiceInput['microphoneFailure']
  /** Speech is taken as input. */
  listening: boolean
  /** The debtor is on hold: the microphone is off meanwhile. */
  held: boolean
  /** Voice activity detection is running: the first sound interrupts, not the first word. */
  detectsSpeech: boolean
  /** The collector is speaking. */
  collectorSpeaking: boolean
  /** It rings: the debtor has not picked up yet. */
  ringing: boolean
  /** The debtor is speaking. */
  debtorSpeaking: boolean
  /** The debtor's sound passes through the page, which knows how loud it is; that of a browser's voice does not. */
  debtorHasLevel: boolean
  /** The browser waits for a click before it allows audio. */
  needsClick: boolean
  /** Another tab of the same user holds the microphone ([A2]). */
  microphoneElsewhere: boolean
  /** What has been recognised so far of the current utterance. */
  partial: string
  /** The line being spoken, and how many of its characters were spoken. */
  caption: { itemId: string; spoken: number } | null
  /** By response: milliseconds from the collector's last word to the first audio of the reply. */
  timeToFirstAudioMs: Readonly<Record<string, number>>
  /** The language of speech recognition. */
  language: SpeechLanguage
  deviceId: string | null
}

export const voiceOff: VoiceView = {
  state: 'off',
  transcriptionMode: 'nothing',
  microphoneFailure: null,
  listening: false,
  held: false,
  detectsSpeech: false,
  collectorSpeaking: false,
  ringing: false,
  debtorSpeaking: false,
  debtorHasLevel: false,
  needsClick: false,
  microphoneElsewhere: false,
  partial: '',
  caption: null,
  timeToFirstAudioMs: {},
  language: 'en-US',
  deviceId: null,
}

/** Whether two views look the same. */
export function sameView(one: VoiceView, other: VoiceView): boolean {
  const { caption, ...rest } = one
  const { caption: otherCaption, ...otherRest } = other
  return (
    caption?.itemId === otherCaption?.itemId &&
    caption?.spoken === otherCaption?.spoken &&
    Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(otherRest, name)))
  )
}
