import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import type { VoiceInUse } from './custom-voices.ts'

/** A line of the debtor that the browser's voice speaks; one at a time. */
export class BrowserLine {
  readonly #stateChanged: () => void
  #current: AbortController | null = null

  constructor(stateChanged: () => void) {
    this.#stateChanged = stateChanged
  }

  get speaking(): boolean {
    return this.#current !== null
  }

  pause(): void {
    if (this.speaking) window.speechSynthesis.pause()
  }

  resume(): void {
    if (this.speaking) window.speechSynthesis.resume()
  }

  stop(): void {
    this.#current?.abort()
    this.#current = null
  }

  /** Resolves when it was spoken, was stopped, or cannot be spoken: the text is on the screen. */
  async speak(text: string, language: SpeechLanguage, voice: VoiceInUse): Promise<void> {
    this.stop()
    const controller = new AbortController()
    this.#current = controller
    this.#stateChanged()
    try {
      const preference =
        voice.provider === 'browser' ? { uri: voice.voiceUri, gender: voice.gender, language } : { language }
      await speak(text, {
        voice: nearestBrowserVoice(await browserVoices(controller.signal), preference),
        language,
        rate: voice.rate,
        pitch: voice.pitch,
        volume: voice.volume,
        signal: controller.signal,
      })
    } catch {
      // No voice is available: the speaking state ends.
    } finally {
      if (this.#current === controller) this.#current = null
      this.#stateChanged()
    }
  }
}
