import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { Microphone, MicrophoneError, type MicrophoneErrorReason } from './microphone.ts'
import { speechRecognitionFactory, Recogniser, type RecogniserEvents } from './recogniser.ts'
import { SpeechRecorder } from './speech-recorder.ts'

/** How words are got from what is said: by the browser, by the server from a recording, or not at all. */
export type TranscriptionMode = 'recogniser' | 'recording' | 'nothing'

/** Why there is no microphone; `lost` for one that was unplugged while it was used. */
export type MicrophoneFailure = MicrophoneErrorReason | 'lost'

export type VoiceInputEvents = {
  speechStarted: () => void
  speechPaused: () => void
  /** `speech` is false for a sound too short to be a word. */
  speechStopped: (speech: boolean) => void
  partial: RecogniserEvents['partial']
  final: RecogniserEvents['final']
  recogniserStopped: () => void
  stateChanged: () => void
}

/** The collector's side of the sound: the microphone, whether somebody speaks into it, and the words. */
export class VoiceInput {
  readonly recording = new SpeechRecorder()
  readonly #events: VoiceInputEvents
  readonly #serverTranscribes: boolean
  #microphone: Microphone | null = null
  #recogniser: Recogniser | null = null
  #stopVoiceActivity: (() => void) | null = null
  #closed = false
  transcriptionMode: TranscriptionMode
  microphoneFailure: MicrophoneFailure | null = null
  /** Whether what is said counts. */
  listening = false
  /** Whether speech is heard apart from words. */
  detectsSpeech = false

  /** `transcribes`: the server can put a recording into words. */
  constructor(language: SpeechLanguage, transcribes: boolean, events: VoiceInputEvents) {
    this.#events = events
    this.#serverTranscribes = transcribes
    const create = speechRecognitionFactory()
    this.transcriptionMode = create ? 'recogniser' : transcribes ? 'recording' : 'nothing'
    if (create)
      this.#recogniser = new Recogniser(create, language, {
        partial: (text) => this.listening && events.partial(text),
        final: (text, confidence) => this.listening && events.final(text, confidence),
        stopped: events.recogniserStopped,
        unavailable: () => this.#handleRecogniserUnavailable(),
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
    this.#releaseMicrophone()
    try {
      const microphone = await Microphone.open(deviceId, () => void this.#handleMicrophoneLost())
      if (this.#closed) return microphone.close()
      this.#microphone = microphone
      this.microphoneFailure = null
      // Its model takes a moment to load; words are heard without it.
      void this.#startVoiceActivity(microphone)
    } catch (error) {
      this.microphoneFailure = error instanceof MicrophoneError ? error.reason : 'denied'
    }
    this.#events.stateChanged()
  }

  /** What is said counts from now on. `recognise` is false while a key must be held for it. */
  listen(recognise: boolean): void {
    this.listening = true
    if (recognise && this.microphoneFailure === null) this.#recogniser?.start()
  }

  mute(): void {
    this.listening = false
    this.#recogniser?.close()
  }

  /** Push to talk: the key is held, or was let go. */
  setRecognising(active: boolean): void {
    if (active) this.#recogniser?.start()
    else this.#recogniser?.stop()
  }

  close(): void {
    this.#closed = true
    this.listening = false
    this.#recogniser?.close()
    this.#releaseMicrophone()
  }

  #releaseMicrophone(): void {
    this.#stopVoiceActivity?.()
    this.#stopVoiceActivity = null
    this.detectsSpeech = false
    this.#microphone?.close()
    this.#microphone = null
  }

  /** Without it the words alone must tell who speaks, and nothing can be recorded. */
  async #startVoiceActivity(microphone: Microphone): Promise<void> {
    try {
      const { startVoiceActivity } = await import('./voice-activity.ts')
      const stop = await startVoiceActivity(microphone.stream, {
        started: () => this.listening && this.#events.speechStarted(),
        paused: () => this.listening && this.#events.speechPaused(),
        stopped: (speech) => this.listening && this.#events.speechStopped(speech),
        frame: (frame) => this.recording.add(frame),
      })
      if (this.#microphone !== microphone) return stop()
      this.#stopVoiceActivity = stop
      this.detectsSpeech = true
    } catch {
      if (this.transcriptionMode === 'recording') this.transcriptionMode = 'nothing'
    }
    this.#events.stateChanged()
  }

  /** Unplugged: another one is taken, if there is one. */
  async #handleMicrophoneLost(): Promise<void> {
    await this.open(null)
    if (this.microphoneFailure !== null) this.microphoneFailure = 'lost'
    else if (this.listening) this.#recogniser?.start()
    this.#events.stateChanged()
  }

  #handleRecogniserUnavailable(): void {
    this.#recogniser?.close()
    this.#recogniser = null
    this.transcriptionMode = this.#serverTranscribes && this.detectsSpeech ? 'recording' : 'nothing'
    this.#events.stateChanged()
  }
}
