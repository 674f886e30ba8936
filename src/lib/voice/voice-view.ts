import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { VoiceInput, TranscriptionMode } from './voice-input.ts'

/** Everything that a screen shows of the voice. */
export type VoiceView = {
  state: 'off' | 'starting' | 'on'
  transcriptionMode: TranscriptionMode
  microphoneFailure: VoiceInput['microphoneFailure']
  /** What is said counts: the microphone records. */
  listening: boolean
  /** Speech is heard apart from words: then the first sound interrupts, not the first word. */
  detectsSpeech: boolean
  /** The collector speaks. */
  collectorSpeaking: boolean
  /** The debtor speaks. */
  debtorSpeaking: boolean
  /** The browser waits for a click before it lets the page sound. */
  needsClick: boolean
  /** Another tab of the same person holds the microphone ([A2]). */
  microphoneElsewhere: boolean
  /** What is being said, as far as it is understood. */
  partial: string
  /** The line that sounds, and how many of its characters were spoken. */
  caption: { itemId: string; spoken: number } | null
  /** By response: milliseconds from the last word to the first sound of its answer. */
  timeToFirstAudioMs: Readonly<Record<string, number>>
  /** The language that is listened for. */
  language: SpeechLanguage
  deviceId: string | null
}

export const voiceOff: VoiceView = {
  state: 'off',
  transcriptionMode: 'nothing',
  microphoneFailure: null,
  listening: false,
  detectsSpeech: false,
  collectorSpeaking: false,
  debtorSpeaking: false,
  needsClick: false,
  microphoneElsewhere: false,
  partial: '',
  caption: null,
  timeToFirstAudioMs: {},
  language: 'en-US',
  deviceId: null,
}

/** Whether two views would look the same. */
export function sameView(one: VoiceView, other: VoiceView): boolean {
  const { caption, ...rest } = one
  const { caption: otherCaption, ...otherRest } = other
  return (
    caption?.itemId === otherCaption?.itemId &&
    caption?.spoken === otherCaption?.spoken &&
    Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(otherRest, name)))
  )
}
