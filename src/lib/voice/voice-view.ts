import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { CollectorVoice, Hearing } from './collector-voice.ts'

/** Everything that a screen shows of the voice. */
export type VoiceView = {
  state: 'off' | 'starting' | 'on'
  hearing: Hearing
  problem: CollectorVoice['problem']
  /** What is said counts: the microphone records. */
  listening: boolean
  /** Speech is heard apart from words: then the first sound interrupts, not the first word. */
  hearsSpeech: boolean
  /** The collector speaks. */
  talking: boolean
  /** The debtor speaks. */
  speaking: boolean
  /** The browser waits for a click before it lets the page sound. */
  needsClick: boolean
  /** Another tab of the same person holds the microphone ([A2]). */
  elsewhere: boolean
  /** What is being said, as far as it is understood. */
  partial: string
  /** The line that sounds, and how many of its characters were spoken. */
  caption: { itemId: string; spoken: number } | null
  /** By response: milliseconds from the last word to the first sound of its answer. */
  delaysMs: Readonly<Record<string, number>>
  /** The language that is listened for. */
  language: SpeechLanguage
  deviceId: string | null
}

export const voiceOff: VoiceView = {
  state: 'off',
  hearing: 'nothing',
  problem: null,
  listening: false,
  hearsSpeech: false,
  talking: false,
  speaking: false,
  needsClick: false,
  elsewhere: false,
  partial: '',
  caption: null,
  delaysMs: {},
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
