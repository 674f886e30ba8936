import type { SpeechLanguage, VoiceOffer } from '#protocol/realtime/voice.ts'
import { pauseSpeech, speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import type { VoiceInUse } from './custom-voices.ts'

type Delivery = NonNullable<VoiceOffer['delivery']>

/** Where the server does not tell who speaks. */
const unknownPerson = { gender: 'neutral', rate: 1, pitch: 1 } as const

/** Browsers differ beyond these. */
const inRange = (factor: number) => Math.min(2, Math.max(0.5, factor))

/** A line of the debtor that the browser's voice speaks; one at a time. */
export class BrowserLine {
  readonly #stateChanged: () => void
  #current: AbortController | null = null
  #held = false
  #silent = false
  /** The volume of the current line, which a browser fixes at the start of an utterance. */
  #volume = 0

  constructor(stateChanged: () => void) {
    this.#stateChanged = stateChanged
  }

  get speaking(): boolean {
    return this.#current !== null
  }

  /** Without sound a line that began aloud waits; one that begins meanwhile is spoken silently to its end. */
  set silent(silent: boolean) {
    this.#silent = silent
    this.#goOnOrWait()
  }

  pause(): void {
    this.#held = true
    this.#goOnOrWait()
  }

  resume(): void {
    this.#held = false
    this.#goOnOrWait()
  }

  #goOnOrWait(): void {
    if (!this.speaking) return
    pauseSpeech(this.#held || (this.#silent && this.#volume > 0))
  }

  stop(): void {
    this.#held = false
    this.#current?.abort()
    this.#current = null
  }

  /**
   * Speaks as the person does, unless a custom voice has a gender of its own. Resolves when it was spoken, was stopped, or cannot
   * be spoken: the text is on the screen.
   */
  async speak(
    text: string,
    language: SpeechLanguage,
    voice: VoiceInUse,
    { gender, rate, pitch }: Delivery | typeof unknownPerson = unknownPerson,
  ): Promise<void> {
    this.stop()
    const controller = new AbortController()
    this.#current = controller
    this.#volume = voice.volume
    this.#stateChanged()
    try {
      const own = voice.provider === 'browser' ? voice : { voiceUri: null, gender: 'neutral' as const }
      const preference = {
        uri: own.voiceUri,
        gender: own.gender === 'neutral' ? gender : own.gender,
        language,
      }
      const nearest = nearestBrowserVoice(await browserVoices(controller.signal), preference)
      const spoken = speak(text, {
        voice: nearest,
        language,
        rate: inRange(voice.rate * rate),
        pitch: inRange(voice.pitch * pitch),
        volume: voice.volume,
        signal: controller.signal,
      })
      // The call may have been put on hold while the voices loaded.
      if (this.#current === controller) this.#goOnOrWait()
      await spoken
    } catch {
      // No voice is available: the speaking state ends.
    } finally {
      if (this.#current === controller) this.#current = null
      this.#stateChanged()
    }
  }
}
