import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { Microphone, MicrophoneError, type MicrophoneProblem } from './microphone.ts'
import { browserRecognition, Recogniser, type RecogniserEvents } from './recogniser.ts'
import { SpeechRecording } from './speech-recording.ts'

/** How words are got from what is said: by the browser, by the server from a recording, or not at all. */
export type Hearing = 'recogniser' | 'recording' | 'nothing'

/** Why there is no microphone; `lost` for one that was unplugged while it was used. */
export type MicrophoneTrouble = MicrophoneProblem | 'lost'

export type CollectorVoiceEvents = {
  speechStarted: () => void
  lull: () => void
  /** `speech` is false for a sound too short to be a word. */
  speechStopped: (speech: boolean) => void
  partial: RecogniserEvents['partial']
  final: RecogniserEvents['final']
  recogniserStopped: () => void
  changed: () => void
}

/** The collector's side of the sound: the microphone, whether somebody speaks into it, and the words. */
export class CollectorVoice {
  readonly recording = new SpeechRecording()
  readonly #events: CollectorVoiceEvents
  readonly #transcribes: boolean
  #microphone: Microphone | null = null
  #recogniser: Recogniser | null = null
  #endActivity: (() => void) | null = null
  #closed = false
  hearing: Hearing
  problem: MicrophoneTrouble | null = null
  /** Whether what is said counts. */
  listening = false
  /** Whether speech is heard apart from words. */
  hearsSpeech = false

  /** `transcribes`: the server can put a recording into words. */
  constructor(language: SpeechLanguage, transcribes: boolean, events: CollectorVoiceEvents) {
    this.#events = events
    this.#transcribes = transcribes
    const create = browserRecognition()
    this.hearing = create ? 'recogniser' : transcribes ? 'recording' : 'nothing'
    if (create)
      this.#recogniser = new Recogniser(create, language, {
        partial: (text) => this.listening && events.partial(text),
        final: (text, confidence) => this.listening && events.final(text, confidence),
        stopped: events.recogniserStopped,
        unavailable: () => this.#withoutRecogniser(),
      })
  }

  /** How loud it is now, 0 to 1. */
  get level(): number {
    return this.listening ? (this.#microphone?.level ?? 0) : 0
  }

  get deviceId(): string | null {
    return this.#microphone?.deviceId ?? null
  }

  set language(language: SpeechLanguage) {
    if (this.#recogniser) this.#recogniser.language = language
  }

  /** Opens the microphone. What hinders it is in `problem` afterwards; the debtor is heard all the same. */
  async open(deviceId: string | null): Promise<void> {
    this.#letGo()
    try {
      const microphone = await Microphone.open(deviceId, () => void this.#lost())
      if (this.#closed) return microphone.close()
      this.#microphone = microphone
      this.problem = null
      // Its model takes a moment to load; words are heard without it.
      void this.#listenForSpeech(microphone)
    } catch (error) {
      this.problem = error instanceof MicrophoneError ? error.problem : 'denied'
    }
    this.#events.changed()
  }

  /** What is said counts from now on. `recognise` is false while a key must be held for it. */
  listen(recognise: boolean): void {
    this.listening = true
    if (recognise && this.problem === null) this.#recogniser?.start()
  }

  mute(): void {
    this.listening = false
    this.#recogniser?.close()
  }

  /** Push to talk: the key is held, or was let go. */
  recognise(on: boolean): void {
    if (on) this.#recogniser?.start()
    else this.#recogniser?.stop()
  }

  close(): void {
    this.#closed = true
    this.listening = false
    this.#recogniser?.close()
    this.#letGo()
  }

  #letGo(): void {
    this.#endActivity?.()
    this.#endActivity = null
    this.hearsSpeech = false
    this.#microphone?.close()
    this.#microphone = null
  }

  /** Without it the words alone must tell who speaks, and nothing can be recorded. */
  async #listenForSpeech(microphone: Microphone): Promise<void> {
    try {
      const { listenForSpeech } = await import('./voice-activity.ts')
      const end = await listenForSpeech(microphone.stream, {
        started: () => this.listening && this.#events.speechStarted(),
        lull: () => this.listening && this.#events.lull(),
        stopped: (speech) => this.listening && this.#events.speechStopped(speech),
        frame: (frame) => this.recording.add(frame),
      })
      if (this.#microphone !== microphone) return end()
      this.#endActivity = end
      this.hearsSpeech = true
    } catch {
      if (this.hearing === 'recording') this.hearing = 'nothing'
    }
    this.#events.changed()
  }

  /** Unplugged: another one is taken, if there is one. */
  async #lost(): Promise<void> {
    await this.open(null)
    if (this.problem !== null) this.problem = 'lost'
    else if (this.listening) this.#recogniser?.start()
    this.#events.changed()
  }

  #withoutRecogniser(): void {
    this.#recogniser?.close()
    this.#recogniser = null
    this.hearing = this.#transcribes && this.hearsSpeech ? 'recording' : 'nothing'
    this.#events.changed()
  }
}
