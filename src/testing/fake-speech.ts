import { vi } from 'vitest'

/** A voice as the browser lists it. */
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

/** What happens to an utterance. `hold` leaves its end to the test, `silent` never starts. */
type Outcome = 'end' | 'hold' | 'silent' | SpeechSynthesisErrorCode

/** A fake of the browser's speech synthesis. Installed by `stubSpeechSynthesis`. */
export class FakeSpeechSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = []
  readonly spoken: FakeUtterance[] = []
  cancelled = 0
  outcome: Outcome = 'end'
  #pending: FakeUtterance | null = null

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices
  }
  /** The voices finish loading. */
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
  /** Ends the utterance that is on hold. */
  finish(): void {
    const pending = this.#pending
    this.#pending = null
    pending?.onend?.()
  }
  cancel(): void {
    this.cancelled += 1
    const pending = this.#pending
    this.#pending = null
    pending?.onerror?.({ error: 'canceled' })
  }
  /** Chrome stays paused until it is told to go on. */
  paused = false
  pause(): void {
    this.paused = true
  }
  resume(): void {
    this.paused = false
  }
}

/** Stubs the browser's speech synthesis. `vi.unstubAllGlobals` removes it. */
export function stubSpeechSynthesis(...voices: SpeechSynthesisVoice[]): FakeSpeechSynthesis {
  const speech = new FakeSpeechSynthesis()
  speech.voices = voices
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return speech
}
