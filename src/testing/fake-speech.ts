import { vi } from 'vitest'

/** A voice as a browser lists it. */
export function aBrowserVoice(changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  const name = changes.name ?? 'Samantha'
  return { name, voiceURI: name, lang: 'en-US', localService: true, default: false, ...changes }
}

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  pitch = 1
  volume = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: SpeechSynthesisErrorCode }) => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** How a part that is to be spoken goes. `hold` leaves it to the test, `silent` never begins. */
type Outcome = 'end' | 'hold' | 'silent' | SpeechSynthesisErrorCode

/** The browser's voice, played by a test. Put in place by `fakeSpeech`. */
export class FakeSpeechSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = []
  readonly spoken: FakeUtterance[] = []
  cancelled = 0
  outcome: Outcome = 'end'
  #pending: FakeUtterance | null = null

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices
  }
  /** The list arrives. */
  loadVoices(...voices: SpeechSynthesisVoice[]): void {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
  speak(utterance: FakeUtterance): void {
    this.spoken.push(utterance)
    const { outcome } = this
    if (outcome === 'silent') return
    queueMicrotask(() => {
      if (outcome === 'end' || outcome === 'hold') utterance.onstart?.()
      else utterance.onerror?.({ error: outcome })
      if (outcome === 'end') utterance.onend?.()
      if (outcome === 'hold') this.#pending = utterance
    })
  }
  /** Ends the part that is being held. */
  finish(): void {
    const held = this.#pending
    this.#pending = null
    held?.onend?.()
  }
  cancel(): void {
    this.cancelled += 1
    const held = this.#pending
    this.#pending = null
    held?.onerror?.({ error: 'canceled' })
  }
  resume(): void {}
}

/** Gives the page a voice of the browser. `vi.unstubAllGlobals` takes it away again. */
export function stubSpeechSynthesis(...voices: SpeechSynthesisVoice[]): FakeSpeechSynthesis {
  const speech = new FakeSpeechSynthesis()
  speech.voices = voices
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return speech
}
